# Names and rules text of the components of Adrenaline, in our own words.

## Weapons and their effects

ad-weapon-lock-rifle = Lock Rifle
ad-effect-lock-rifle-basic = Basic effect
ad-effect-lock-rifle-basic-text = One target you see: 2 damage and 1 mark.
ad-effect-lock-rifle-second-lock = Second lock
ad-effect-lock-rifle-second-lock-text = Another target you see: 1 mark.

ad-weapon-machine-gun = Machine Gun
ad-effect-machine-gun-basic = Basic effect
ad-effect-machine-gun-basic-text = One or two targets you see: 1 damage each.
ad-effect-machine-gun-focus-shot = Focus shot
ad-effect-machine-gun-focus-shot-text = One of the basic targets: 1 more damage. It cannot be the one that gets the tripod's extra damage.
ad-effect-machine-gun-turret-tripod = Turret tripod
ad-effect-machine-gun-turret-tripod-text = 1 more damage to a basic target that the focus shot did not pick, or 1 damage to a new target you see, or both.

ad-weapon-thor = T.H.O.R.
ad-effect-thor-basic = Basic effect
ad-effect-thor-basic-text = One target you see: 2 damage.
ad-effect-thor-chain-reaction = Chain reaction
ad-effect-thor-chain-reaction-text = A second target, seen by the first one: 1 damage. It must be another player.
ad-effect-thor-high-voltage = High voltage
ad-effect-thor-high-voltage-text = A third target, seen by the second one: 2 damage. Needs the chain reaction first; all three are different players.

ad-weapon-plasma-gun = Plasma Gun
ad-effect-plasma-gun-basic = Basic effect
ad-effect-plasma-gun-basic-text = One target you see when you fire: 2 damage.
ad-effect-plasma-gun-phase-glide = Phase glide
ad-effect-plasma-gun-phase-glide-text = Move 1 or 2 squares, either before or after the basic effect; the move cannot be split around it.
ad-effect-plasma-gun-charged-shot = Charged shot
ad-effect-plasma-gun-charged-shot-text = The basic target: 1 more damage.

ad-weapon-whisper = Whisper
ad-effect-whisper-basic = Effect
ad-effect-whisper-basic-text = One target you see, at least 2 moves away: 3 damage and 1 mark.

ad-weapon-electroscythe = Electroscythe
ad-effect-electroscythe-basic = Basic mode
ad-effect-electroscythe-basic-text = Everybody else on your square: 1 damage.
ad-effect-electroscythe-reaper = Reaper mode
ad-effect-electroscythe-reaper-text = Everybody else on your square: 2 damage.

ad-weapon-tractor-beam = Tractor Beam
ad-effect-tractor-beam-basic = Basic mode
ad-effect-tractor-beam-basic-text = Any target, seen or not: move it 0 to 2 squares onto a square you see, then 1 damage. The path may turn.
ad-effect-tractor-beam-punisher = Punisher mode
ad-effect-tractor-beam-punisher-text = A target at most 2 moves away, seen or not: pull it onto your square, then 3 damage.

ad-weapon-vortex-cannon = Vortex Cannon
ad-effect-vortex-cannon-basic = Basic effect
ad-effect-vortex-cannon-basic-text = Open a vortex on a square you see, at least 1 move away. One target on it or 1 move from it, seen or not, is pulled in: 2 damage.
ad-effect-vortex-cannon-black-hole = Black hole
ad-effect-vortex-cannon-black-hole-text = One or two other targets on the same vortex or 1 move from it are pulled in as well: 1 damage each. Comes after the basic effect.

ad-weapon-furnace = Furnace
ad-effect-furnace-basic = Basic mode
ad-effect-furnace-basic-text = A room you see, other than yours: 1 damage to everybody in it.
ad-effect-furnace-cozy-fire = Cozy fire mode
ad-effect-furnace-cozy-fire-text = A square exactly 1 move away: 1 damage and 1 mark to everybody on it.

ad-weapon-heatseeker = Heatseeker
ad-effect-heatseeker-basic = Effect
ad-effect-heatseeker-basic-text = One target you do not see: 3 damage.

ad-weapon-hellion = Hellion
ad-effect-hellion-basic = Basic mode
ad-effect-hellion-basic-text = One target you see, at least 1 move away: 1 damage. Then 1 mark to it and to everybody else on its square.
ad-effect-hellion-nano-tracer = Nano-tracer mode
ad-effect-hellion-nano-tracer-text = One target you see, at least 1 move away: 1 damage. Then 2 marks to it and to everybody else on its square.

ad-weapon-flamethrower = Flamethrower
ad-effect-flamethrower-basic = Basic mode
ad-effect-flamethrower-basic-text = A square 1 move away and, if you like, the next one straight on: 1 damage to one target on each. Walls stop the flames; you need not see the targets.
ad-effect-flamethrower-barbecue = Barbecue mode
ad-effect-flamethrower-barbecue-text = A square 1 move away and, if you like, the next one straight on: 2 damage to everybody on the first, 1 to everybody on the second. Walls stop the flames; you need not see the targets.

ad-weapon-grenade-launcher = Grenade Launcher
ad-effect-grenade-launcher-basic = Basic effect
ad-effect-grenade-launcher-basic-text = One target you see: 1 damage, then you may move it 1 square.
ad-effect-grenade-launcher-push = Move the target
ad-effect-grenade-launcher-push-text = The basic target: move it 1 square. Costs nothing.
ad-effect-grenade-launcher-extra-grenade = Extra grenade
ad-effect-grenade-launcher-extra-grenade-text = A square you see, even yours: 1 damage to everybody on it but you. Before or after the basic target is moved.

ad-weapon-rocket-launcher = Rocket Launcher
ad-effect-rocket-launcher-basic = Basic effect
ad-effect-rocket-launcher-basic-text = One target you see, not on your square: 2 damage, then you may move it 1 square.
ad-effect-rocket-launcher-push = Move the target
ad-effect-rocket-launcher-push-text = The basic target: move it 1 square. Costs nothing.
ad-effect-rocket-launcher-rocket-jump = Rocket jump
ad-effect-rocket-launcher-rocket-jump-text = Move 1 or 2 squares before or after the basic effect. Targets are judged from the square where you land.
ad-effect-rocket-launcher-fragmenting-warhead = Fragmenting warhead
ad-effect-rocket-launcher-fragmenting-warhead-text = With the basic effect, before the target is moved: 1 damage to everybody else on the target's square, and 1 more to the target.

ad-weapon-railgun = Railgun
ad-effect-railgun-basic = Basic mode
ad-effect-railgun-basic-text = One target straight in a cardinal direction, through walls, or on your own square: 3 damage.
ad-effect-railgun-piercing = Piercing mode
ad-effect-railgun-piercing-text = One or two targets straight in one cardinal direction, through walls, your own square included: 2 damage each.

ad-weapon-cyberblade = Cyberblade
ad-effect-cyberblade-basic = Basic effect
ad-effect-cyberblade-basic-text = One target on your square: 2 damage.
ad-effect-cyberblade-shadowstep = Shadowstep
ad-effect-cyberblade-shadowstep-text = Move 1 square: before, between or after your strikes.
ad-effect-cyberblade-slice-and-dice = Slice and dice
ad-effect-cyberblade-slice-and-dice-text = Another target on your square: 2 damage.

ad-weapon-zx2 = ZX-2
ad-effect-zx2-basic = Basic mode
ad-effect-zx2-basic-text = One target you see: 1 damage and 2 marks.
ad-effect-zx2-scanner = Scanner mode
ad-effect-zx2-scanner-text = One to three targets you see, in any rooms: 1 mark each.

ad-weapon-shotgun = Shotgun
ad-effect-shotgun-basic = Basic mode
ad-effect-shotgun-basic-text = One target on your square: 3 damage, then you may move it 1 square.
ad-effect-shotgun-long-barrel = Long barrel mode
ad-effect-shotgun-long-barrel-text = One target exactly 1 move away: 2 damage.

ad-weapon-power-glove = Power Glove
ad-effect-power-glove-basic = Basic mode
ad-effect-power-glove-basic-text = One target exactly 1 move away: move onto its square, then 1 damage and 2 marks.
ad-effect-power-glove-rocket-fist = Rocket fist mode
ad-effect-power-glove-rocket-fist-text = Move 1 square and, if you like, 1 more straight on. On each square you enter, you may deal 2 damage to one target.

ad-weapon-shockwave = Shockwave
ad-effect-shockwave-basic = Basic mode
ad-effect-shockwave-basic-text = One to three targets on different squares, each exactly 1 move away: 1 damage each.
ad-effect-shockwave-tsunami = Tsunami mode
ad-effect-shockwave-tsunami-text = Everybody exactly 1 move away: 1 damage.

ad-weapon-sledgehammer = Sledgehammer
ad-effect-sledgehammer-basic = Basic mode
ad-effect-sledgehammer-basic-text = One target on your square: 2 damage.
ad-effect-sledgehammer-pulverize = Pulverize mode
ad-effect-sledgehammer-pulverize-text = One target on your square: 3 damage, then move it 0 to 2 squares in one direction; walls stop it.

## Power-ups

ad-powerup-scope = Targeting Scope
ad-powerup-scope-text = When you deal damage: pay 1 cube of any colour for 1 more damage to one target you damaged. Not to a target that only gets marks.
ad-powerup-newton = Newton
ad-powerup-newton-text = In your turn, before or after an action: move another player's figure 1 or 2 squares in one direction. Too late once players respawn.
ad-powerup-tagback = Tagback Grenade
ad-powerup-tagback-text = When a player you see damages you: give that player 1 mark.
ad-powerup-teleporter = Teleporter
ad-powerup-teleporter-text = In your turn, before or after an action: put your figure on any square. Too late once you have seen somebody respawn.
ad-powerup-card = { $kind } ({ $colour })

## Colours of ammo, and lists of cubes

ad-colour-red = red
ad-colour-blue = blue
ad-colour-yellow = yellow
ad-cubes-0 = no cubes
ad-cubes-1 = { $first }
ad-cubes-2 = { $first }, { $second }
ad-cubes-3 = { $first }, { $second }, { $third }

## Ammo tiles

ad-tile = Ammo tile: { $cubes }
ad-tile-powerup = Ammo tile: { $cubes } and a power-up

## Rooms, spawn points, arenas

ad-room-red = red room
ad-room-blue = blue room
ad-room-yellow = yellow room
ad-room-green = green room
ad-room-purple = purple room
ad-room-white = white room
ad-spawn-red = red spawn point
ad-spawn-blue = blue spawn point
ad-spawn-yellow = yellow spawn point
ad-arena-small = Small arena, two corners missing (3 or 4 players)
ad-arena-medium-1 = Medium arena, no bottom left corner (any number of players)
ad-arena-large = Large arena, full rectangle (4 or 5 players)
ad-arena-medium-2 = Medium arena, no top right corner (any number of players)

## Modes

ad-mode-deathmatch = Deathmatch
ad-mode-domination = Domination
ad-mode-turret = Turret

## Figures

ad-figure-0 = D-struct-or
ad-figure-1 = Banshee
ad-figure-2 = Dozer
ad-figure-3 = Violet
ad-figure-4 = Sprog
ad-figure-bot = Bot

# What is asked, offered, emitted and refused while Adrenaline is played, in our own words.

## Asks

ad-ask-action = { $left ->
    [0] You have no action left. What now?
    [one] You have 1 action left. What now?
   *[other] You have { $left } actions left. What now?
 }
ad-ask-reload = Reload a weapon?
ad-ask-weapon = Choose the weapon to fire.
ad-ask-effect = { $weapon }: choose an effect.
ad-ask-target = { $weapon }: choose a target.
ad-ask-room = { $weapon }: choose a room you see, other than yours.
ad-ask-near = { $weapon }: choose a square exactly 1 move away.
ad-ask-seen = { $weapon }: choose a square you see.
ad-ask-vortex = { $weapon }: choose the square of the vortex.
ad-ask-flame = { $weapon }: choose the first square of the flames.
ad-ask-fist = { $weapon }: choose the first square of your flight.
ad-ask-second = { $weapon }: go on to the second square?
ad-ask-scope = You dealt damage: play a targeting scope?
ad-ask-tagback = You were damaged: throw a tagback grenade?
ad-stop-tagback = when I am hit
ad-ask-pay = Pay { ad-cost }: with cubes or with power-ups?
ad-ask-pay-any = Pay 1 cube of any colour.
ad-ask-take = Choose the weapon to pick up.
ad-ask-drop = You carry too many weapons: choose the one to leave here.
ad-ask-tile = Choose an ammo tile from the offer.
ad-ask-turret = You grab { $tile }. Give up a part of it to control the turret here?
ad-ask-overkill = Overkill by { $figure }: choose the spawn point that gets the token.
ad-ask-square = { $purpose ->
    [grab] Grab stuff: choose the square where you grab.
    [shoot] Shoot people: choose the square you shoot from.
    [reload] Shoot people: choose the square where you reload and shoot.
   *[other] { $figure } moves: choose the square to end on.
 }
ad-ask-step = { $left ->
    [0] { $figure } moves: no step left.
    [one] { $figure } moves: 1 step left. Choose.
   *[other] { $figure } moves: { $left } steps left. Choose.
 }
ad-ask-shove = { $figure } moves in a straight line: choose the square to end on.
ad-ask-spawn = Choose the power-up to discard: its colour says where you enter the arena.
ad-ask-teleport = Teleporter: choose a square.
ad-ask-newton = Newton: choose the figure to move.
ad-ask-bot-place = Choose the spawn point where the bot enters the arena.
ad-ask-bot-target = The bot shoots: choose its target.

## Options

ad-opt-run = Run around
ad-opt-grab = Grab stuff
ad-opt-shoot = Shoot people
ad-opt-bot = Bot action
ad-opt-end = End your actions
ad-opt-done = Reload nothing more
ad-opt-stop = Stop here
ad-opt-pass = Pass
ad-opt-finish = Finish the shot
ad-opt-enough = That is enough
ad-opt-keep = Keep the whole tile
ad-opt-square = { ad-square-name }
ad-opt-step = Step to { ad-square-the }
ad-opt-room = The { $room }
ad-opt-zone = The { $zone }
ad-opt-target = Target: { $target }
ad-opt-effect = { $effect }
ad-opt-weapon = Fire: { $weapon }
ad-opt-reload = Reload: { $weapon }
ad-opt-take = Pick up: { $weapon }
ad-opt-drop = Leave: { $weapon }
ad-opt-tile = Take { $tile }
ad-opt-turret = Control the turret and give up { $price }
ad-opt-cube = Pay a cube: { $colour }
ad-opt-newton = Play { $powerup }
ad-opt-teleporter = Play { $powerup }
ad-opt-scope = { $powerup }: 1 more damage to { $target }
ad-opt-tagback = { $powerup }: 1 mark to { $target }
ad-opt-spawn = Discard { $powerup } and enter at the { $where }
ad-opt-pay = Discard { $powerup } as ammo
ad-opt-pay-cubes = Pay with cubes only

## Parts of sentences

ad-price-red = a red cube
ad-price-blue = a blue cube
ad-price-yellow = a yellow cube
ad-price-powerup = the power-up
ad-ammo = ammo ({ $cubes })
ad-ammo-powerup = ammo ({ $cubes }) and a power-up
# Only the colours that are not zero, with commas between them.
ad-cost = { $red ->
    [0] { "" }
   *[other] { $red } red{ $blue ->
        [0] { $yellow ->
            [0] { "" }
           *[other] { ", " }
         }
       *[other] { ", " }
     }
 }{ $blue ->
    [0] { "" }
   *[other] { $blue } blue{ $yellow ->
        [0] { "" }
       *[other] { ", " }
     }
 }{ $yellow ->
    [0] { "" }
   *[other] { $yellow } yellow
 }

## Events

ad-deal = Weapons and ammo are laid out in the arena.
ad-turn = { $figure } begins a turn.
ad-frenzy = Final frenzy! Everybody has one last turn.
ad-flip = The board of { $figure } is turned over: from now on it is worth 2, 1, 1, 1.
ad-over = The game is over.
ad-place = { $figure } appears in { ad-square-the }.
ad-move = { $figure } moves to { ad-square-the }.
ad-turret-fires = The turret of { $by } in { ad-square-the } fires at { $figure }.
ad-marks-hurt = { $n ->
    [one] 1 mark by { $by } on { $figure } turns into damage.
   *[other] { $n } marks by { $by } on { $figure } turn into damage.
 }
ad-hurt = { $n ->
    [0] { $figure } takes no damage from { $by } ({ $total } in all).
   *[other] { $figure } takes { $n } damage from { $by } ({ $total } in all).
 }
ad-hurt-own = { $n ->
    [0] { $figure } takes no damage ({ $total } in all).
   *[other] { $figure } takes { $n } damage ({ $total } in all).
 }
ad-wasted = { $n } damage to { $figure } finds no room and is wasted.
ad-killshot = Killshot! { $by } kills { $figure }.
ad-killshot-own = Killshot! The spawn point kills { $figure }.
ad-overkill = Overkill! { $by } was not content to kill { $figure }.
ad-overkill-own = Overkill! The spawn point was not content to kill { $figure }.
ad-riposte = The spawn point strikes back at { $figure }.
ad-mark = { $n ->
    [one] { $by } gives { $figure } 1 mark.
   *[other] { $by } gives { $figure } { $n } marks.
 }
ad-marks-wasted = { $n ->
    [one] 1 mark by { $by } on { $figure } is wasted: 3 are the limit.
   *[other] { $n } marks by { $by } on { $figure } are wasted: 3 are the limit.
 }
ad-pay = { $figure } pays cubes: { ad-cost }.
ad-play-powerup = { $figure } plays { $powerup }.
ad-pay-powerup = { $figure } discards { $powerup } as ammo.
ad-spawn-powerup = { $figure } discards { $powerup } to enter the arena.
ad-draw-you = You draw { $powerup }.
ad-draw = { $figure } draws a power-up.
ad-bot-draw = { $powerup } is turned up: its colour says where the bot comes back.
ad-take-tile = { $figure } grabs { $tile }.
ad-turret-taken = { $figure } controls the turret in { ad-square-the }.
ad-take-weapon = { $figure } picks up the { $weapon }.
ad-drop-weapon = { $figure } leaves the { $weapon }.
ad-fire = { $figure } fires the { $weapon }.
ad-reload = { $figure } reloads the { $weapon }.
ad-refill-tile = New in { ad-square-the }: { $tile }.
ad-refill-weapon = New weapon at the { $zone } ({ $weapon }).
ad-tag = { $figure } tags the { $zone }.
ad-board = The board of { $figure } is scored.
ad-points = { $n ->
    [one] { $figure } scores 1 point.
   *[other] { $figure } scores { $n } points.
 }
ad-double-kill = { $n ->
    [one] Double kill! { $figure } scores 1 point more.
   *[other] Double kill! { $figure } scores { $n } points more.
 }
ad-track-points = { $n ->
    [one] Final count: { $figure } scores 1 point.
   *[other] Final count: { $figure } scores { $n } points.
 }

## Why not

ad-no-action-left = No action is left in this turn.
ad-no-ammo = It costs { ad-cost }; with power-ups you can pay { $reds } red, { $blues } blue, { $yellows } yellow.
ad-no-bot = No bot action is due now.
ad-no-bot-sight = The bot does not see this target.
ad-no-bot-target = The bot shoots neither at itself nor at the player who moves it.
ad-no-cube = There is no such cube to pay.
ad-no-dead-end = From there the figure could not get where it must end.
ad-no-effect-order = Another effect must come first.
ad-no-effect-late = It is too late for this effect: the target has been moved.
ad-no-effect-target = This effect has no legal target now.
ad-no-effect-twice = This effect was used already in this shot.
ad-no-end = The bot action must be done before the end of the turn.
ad-no-figure = This figure is not in the arena, or cannot be chosen.
ad-no-figure-yet = This figure is not in the arena.
ad-no-grab = There is nothing you could grab within reach.
ad-no-loaded = You have no loaded weapon to fire.
ad-no-other-weapon = This shot is fired with another weapon.
ad-no-payment = This does not pay exactly what is due.
ad-no-powerup-now = This power-up is not played at this moment.
ad-no-reload-loaded = This weapon is loaded already.
ad-no-reload-now = Weapons are reloaded after the actions.
ad-no-room = This room cannot be chosen: it is yours, out of sight, or holds no target.
ad-no-run = There is no running around in this last turn.
ad-no-scope-target = The scope only helps against somebody you have just damaged.
ad-no-self = You cannot be your own target.
ad-no-sight = You do not see this target.
ad-no-spawn = The bot enters on a spawn point.
ad-no-square = There is no such square in this arena.
ad-no-square-choice = This effect cannot be used on that square.
ad-no-stay = The figure must leave its square.
ad-no-stop = The figure cannot stop here.
ad-no-straight = The square is not 1 or 2 moves away in a straight line.
ad-no-such-powerup = You have no such power-up to play.
ad-no-such-weapon = You have no such weapon.
ad-no-target = This target is out of reach for the effect.
ad-no-target-after = After this reload no weapon would have a target.
ad-no-target-anywhere = None of your weapons has a target within reach.
ad-no-target-twice = This target was chosen already.
ad-no-target-yet = A target must be chosen first.
ad-no-tile = This tile is not in the offer.
ad-no-turret-own = You control this turret already.
ad-no-turret-price = The tile does not hold what you would give up.
ad-no-unloaded = This weapon is not loaded.
ad-no-pull-there = The target must come to a square that you can see.
ad-no-use-there = There is nothing to do on that square for this action.
ad-no-way = The figure cannot move there.
ad-no-way-so-far = { $n ->
    [one] That is 1 move away
   *[other] That is { $n } moves away
 }; here { $most ->
    [0] nobody moves
    [one] at most 1 is allowed
   *[other] at most { $most } are allowed
 }.
ad-no-weapon-here = This weapon is not offered here.
ad-no-weapon-of-others = This weapon is another player's.
ad-no-weapon-yet = You do not hold this weapon yet: grab it first.
ad-no-weapon-target = This weapon has no legal target from here.
ad-no-zone = Spawn points are targets only in domination.
ad-no-zone-first-turn = Spawn points cannot be tagged in your first turn.
ad-no-zone-mark = A spawn point cannot be marked.
ad-no-zone-twice = You damaged this spawn point already in this turn.

## Endings

ad-end-frenzy = The final frenzy is over.
ad-end-sudden = Sudden death: the game ends at once.

## Table and panels

ad-title = Adrenaline
ad-label-player = { $figure }
ad-label-bot = { $figure } (bot)
ad-label-square = { ad-square-name }
# The squares of an arena by their numbers, from the top left.
ad-square-name = { $square ->
    [0] Airlock
    [1] Cold Store
    [2] Armory
    [3] Greenhouse
    [4] Furnace
    [5] Control Room
    [6] Turbine Hall
    [7] Medbay
    [8] Hangar
    [9] Workshop
    [10] Server Room
   *[11] Loading Dock
}
# The same in a sentence.
ad-square-the = { $square ->
    [0] the Airlock
    [1] the Cold Store
    [2] the Armory
    [3] the Greenhouse
    [4] the Furnace
    [5] the Control Room
    [6] the Turbine Hall
    [7] the Medbay
    [8] the Hangar
    [9] the Workshop
    [10] the Server Room
   *[11] the Loading Dock
}
ad-label-damage = Damage
ad-label-marks = Marks
ad-label-cubes = Ammo box
ad-label-powerups = Power-ups
ad-label-points = Points
ad-label-skulls = Skulls
ad-label-track = Killshot track
ad-label-turret = Turret of { $figure }
ad-label-hidden = Unknown power-up
ad-label-loaded = Loaded
ad-label-unloaded = Unloaded
ad-label-deck-weapons = Weapons: { $n }
ad-label-deck-powerups = Power-ups: { $n }
ad-label-deck-tiles = Ammo tiles: { $n }
ad-label-active = Active player
ad-label-first = First player
ad-label-flipped = Board turned over
ad-label-dead = Killed
ad-label-offer = Ammo tiles on offer
ad-label-frenzy = Final frenzy
ad-label-option-arena = Arena
ad-label-option-arena-text = Your own arena instead (paste a drawing)
ad-label-option-mode = Mode
ad-label-option-skulls = Skulls at the start
ad-label-option-frenzy = Final frenzy
ad-label-option-bot = With the Bot, a figure that everybody moves and shoots with
ad-option-no-skulls = Domination and turret mode are played with 8 skulls, not { $n } (AD-DOM-001, AD-TUR-001).
ad-option-no-bot = The bot is added with 3 or 4 players, not { $n } (AD-BOT-001).
ad-cubes-red = { $n ->
    [one] { $n } red cube
   *[other] { $n } red cubes
}
ad-cubes-blue = { $n ->
    [one] { $n } blue cube
   *[other] { $n } blue cubes
}
ad-cubes-yellow = { $n ->
    [one] { $n } yellow cube
   *[other] { $n } yellow cubes
}
ad-chore-reload = Reload all { $n } weapons

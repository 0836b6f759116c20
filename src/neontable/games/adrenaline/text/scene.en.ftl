# What the table says about itself: letters on tokens, facts beside the board.

## Letters drawn on small things

ad-sign-red = R
ad-sign-blue = B
ad-sign-yellow = Y

## Lists

ad-scene-list = { $a }, { $b }
ad-scene-lines =
    { $a }
    { $b }
ad-scene-titled = { $title }: { $words }
ad-scene-owned = { $figure } × { $n }
ad-scene-none = none

## Weapons

ad-scene-cost = Cost: { $cubes }
ad-scene-effect = { $name }. { $text }
ad-scene-effect-cost = { $name } ({ $cost }). { $text }

## Players

ad-scene-damage = { $n } damage
ad-scene-damage-by = Damage: { $owners }
ad-scene-marks =
    { $n ->
        [one] { $n } mark
       *[other] { $n } marks
    }
ad-scene-marks-by = Marks: { $owners }
ad-scene-cubes = Cubes: { $red } red, { $blue } blue, { $yellow } yellow
ad-scene-skulls =
    { $n ->
        [0] No deaths
        [one] { $n } death
       *[other] { $n } deaths
    }
ad-scene-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ad-scene-powerups =
    { $n ->
        [0] No power-ups
        [one] { $n } power-up
       *[other] { $n } power-ups
    }
ad-scene-you = You
ad-scene-waiting = Not in the arena
ad-scene-winner = Winner

## The table

ad-scene-sudden = Sudden death
ad-scene-actions =
    { $n ->
        [0] No action left
        [one] { $n } action left
       *[other] { $n } actions left
    }
ad-scene-kills = Killshots
ad-scene-track = Killshots: { $owners }
ad-scene-skulls-left =
    { $n ->
        [0] No skull left
        [one] { $n } skull left
       *[other] { $n } skulls left
    }
ad-scene-zone = Tokens: { $owners }
ad-scene-turret-free = Turret that nobody controls
ad-scene-zones = Tracks of the spawn points
ad-scene-turrets = Turrets
ad-scene-decks = Draw piles

## Other components of the box

ad-scene-board = Player board
ad-scene-board-text = Holds up to 12 damage tokens and 3 marks from each opponent. The third hit improves grabbing, the sixth shooting; the eleventh kills and the twelfth is an overkill.
ad-scene-board-worth = Pays 8, 6, 4, 2, 1 and 1 points; each skull covers the highest value. The frenzy side pays 2, 1, 1 and 1.
ad-scene-skull = Skull
ad-scene-skull-text = Waits on the killshot track and goes to the board of the next player who dies.
ad-scene-cube-red = Red ammo cube
ad-scene-cube-blue = Blue ammo cube
ad-scene-cube-yellow = Yellow ammo cube
ad-scene-cube-text = Pays for weapons and their effects; at most 3 of a colour in the ammo box.
ad-scene-bot-card = Bot card
ad-scene-bot-card-text = Whoever holds it must use the bot once in the turn: move it up to 1 square, then shoot with it if it sees a target.
ad-scene-first-marker = First player marker
ad-scene-first-marker-text = Stays with the player who began; the turn order and the frenzy count from there.

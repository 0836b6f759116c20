# What the lobby says of the game.

ad-blurb = A shooter on a board for three to five: run, grab weapons, shoot, come back from the dead, and own the arena by the killshot track.

## Arenas that people draw

ad-draw-unknown = there is no arena “{ $name }”; the arenas are { $known }, or a drawing of several lines
ad-draw-long = a drawing has at most { $n } characters
ad-draw-no-name = the first line is the arena’s name, such as “name: The Yard”
ad-draw-name = a name is one line of at most { $n } visible characters
ad-draw-tab = a drawing has no tabs: use blanks
ad-draw-wide = a row has at most { $n } squares
ad-draw-high = there are at most { $n } rows of squares
ad-draw-empty = there is no square
ad-draw-room = “{ $sign }” is not a room: a square is R, B, Y, G, P or W, a hole is “.”
ad-draw-spawn = “{ $sign }” is not a spawn point: r, b or y stands after the letter of its square, else a blank
ad-draw-border = “{ $sign }” is not a border: “#” is a wall, “+” a door, a blank is open
ad-draw-corner = “{ $sign }” stands between two borders: a border stands below the first letter of a square
ad-draw-spawn-hole = a spawn point stands on a square, not on a hole
ad-draw-no-spawn = the { $colour } spawn point ({ $sign }) is missing
ad-draw-spawn-twice = a second { $colour } spawn point: there is one of each colour
ad-draw-two-colours = the { $a } and the { $b } have no border between them: a room has one colour
ad-draw-room-twice = this is a second { $room }: squares of one colour are one room, joined without doors
ad-draw-door-inside = this door leads into the room that it leaves
ad-draw-door-nowhere = this door leads nowhere
ad-draw-cut-off = no way leads from the first square to square { $square }
ad-draw-no-ammo = no square is left for ammo: spawn points have none
ad-arena-own = Arena: { $name }

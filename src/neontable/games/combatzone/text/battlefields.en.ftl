# Battlefields: their names, and what is wrong with a map (docs/battlefields.md).

cz-map-dry-dock = Dry Dock
cz-map-night-market = Night Market
cz-map-overpass = The Overpass
cz-map-scrapyard = Scrapyard
cz-map-stacks = The Stacks
cz-map-watson-block = A Block in Watson

## Faults of form
cz-map-long = the map is longer than { $n } characters
cz-map-json = this is not JSON
cz-map-object = this must be an object with keys and values
cz-map-many = at most { $n } pieces of scenery; there are { $found }
cz-map-key = unknown key “{ $key }”; known are: { $known }
cz-map-name = “name” must be the battlefield’s name
cz-map-name-long = a name has at most { $n } characters; this one has { $found }
cz-map-list = “{ $key }” must be a list
cz-map-number = this must be a number of inches; found { $found }
cz-map-decimals = a length has at most three decimals and 1000 inches; found { $found }
cz-map-missing = “{ $key }” is missing
cz-map-point = a point is two numbers, [x, y]; found { $found }
cz-map-corners = an outline has at least three corners and encloses something; it has { $found }
cz-map-value = “{ $key }” must be one of: { $known }; found { $found }
cz-map-flag = “{ $key }” must be true or false; found { $found }
cz-map-unknown-piece = “{ $key }” must be the id of a piece; found { $found }
cz-map-id = an id is a short text; found { $found }
cz-map-twice = two pieces have the id “{ $name }”
cz-map-outline = a piece has either an “outline” or a “box”
cz-map-box = a box is [x, y, width, depth]; found { $found }
cz-map-state = only a door has a state
cz-map-circle = it stands on itself

## Faults of scenery
cz-map-size = a side of the table is { $least } to { $most }
cz-map-off-table = it stands over the edge of the table
cz-map-hole = a hole must lie wholly inside the outline
cz-map-height = a height is above zero and at most { $most }
cz-map-low-barrier = solid scenery up to { $most } high is an obstacle, not a barrier
cz-map-barrier-flags = a barrier can neither be entered nor dragged
cz-map-easy = only a barrier with a roof can be easy to climb
cz-map-high-roof = an obstacle that models stand on is at most { $most } high; make it a barrier
cz-map-obstacle-holes = only a barrier has holes
cz-map-roof-enter = models stand either on an obstacle (roof) or in it (enter)
cz-map-loose = an object that can be dragged has neither a roof nor an inside
cz-map-raised = only a barrier with a roof is raised, by at least { $least }
cz-map-roof-convex = a roof has no holes and no inward corners; cut it into several pieces
cz-map-short-edge = the edge after corner { $corner } is shorter than a millimetre
cz-map-crossing = edges { $a } and { $b } of the outline meet
cz-map-overlap = it stands in “{ $other }”
cz-map-on = nothing can stand on “{ $other }”: it has no roof
cz-map-overhang = it does not stand wholly on “{ $other }”

## Faults of passages and spots
cz-map-passage-barrier = “{ $other }” is not a barrier
cz-map-passage-width = a passage is { $least } to { $most } wide
cz-map-ladder-roof = nobody can stand on “{ $other }”: it has no roof
cz-map-ladder-line = the line from its foot to its top must cross one side of the piece
cz-map-passage-line = the line from one end to the other must cross two sides of the piece
cz-map-passage-fits = it is too wide for the side that it is in
cz-map-stand = no model can stand here: { $why }
cz-map-passage-shut = other scenery stands in the way of this passage
cz-map-spot-roof = it is not on the roof of “{ $other }”
cz-map-spot-in = it is inside “{ $other }”

## The workshop in which maps are drawn
cz-map-about = { $what } “{ $name }”: { $fault }
cz-map-no-wall = it is at no wall
cz-map-counts = { $n ->
    [one] One piece
   *[other] { $n } pieces
 } of scenery on { $w } × { $d }
cz-map-quarters = Pieces by quarter: { $a }, { $b }, { $c }, { $d }
cz-map-size-small = Small mat, 30 × 22 in
cz-map-size-large = Large mat, 44 × 30 in
cz-map-group-high = Buildings
cz-map-group-walls = Walls and platforms
cz-map-group-vehicles = Vehicles
cz-map-group-loose = Can be dragged
cz-map-group-low = Low scenery
cz-map-group-ways = Ways and spots
cz-map-way-door = door
cz-map-way-opening = opening
cz-map-way-ladder = ladder
cz-map-way-stairs = stairs
cz-map-spot = spot
cz-map-spot-named = Spot “{ $name }”
cz-map-field-kind = Kind
cz-map-value-obstacle = obstacle: crossed with a roll
cz-map-value-barrier = barrier: climbed, can block attacks
cz-map-field-height = Height
cz-map-field-raised = Begins above the floor
cz-map-field-roof = Models stand on it
cz-map-field-enter = Moves may end in it
cz-map-field-loose = Can be dragged
cz-map-field-easy = Climbed without a roll
cz-map-field-room = A room inside
cz-map-field-wall = Thickness of its walls
cz-map-field-state = Door
cz-map-value-open = open
cz-map-value-closed = closed
cz-map-value-locked = locked
cz-map-field-width = Width of the gap
cz-map-field-on = Stands on
cz-map-field-piece = In the wall of
cz-map-value-here = what is there
cz-map-value-ground = the ground

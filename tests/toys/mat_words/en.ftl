mt-side-0 = Amber
mt-side-1 = Cyan
mt-model = { $side } { $n }
mt-mat = the mat
mt-deploy = where { $side } begins
mt-piece-wall = the corner wall
mt-piece-yard = the walled yard
mt-piece-container = the container
mt-piece-stack = the stack of crates
mt-piece-rubble = the rubble
mt-piece-scrap = the scrap heap
mt-piece-deck = the platform
mt-cache-shut = a cache, still shut
mt-cache-cash = a cache of cash
mt-cache-trap = a trap
mt-active = acting
mt-out-of-play = out of play
mt-stands = Stands { $height } mm above the ground.
mt-score = Points
mt-models = Models
mt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mt-left = { $n ->
    [one] { $n } model left
   *[other] { $n } models left
}
mt-round-of = Round { $n } of { $of }
mt-scale = A move is 7 inches.

mt-ask-move = Where does { $model } go?
mt-ask-shoot = Whom does { $model } shoot at?
mt-opt-shoot = Shoot at { $target }
mt-opt-hold = Hold fire

mt-far = { $over } too far: this way takes { $length }, a move gives { $most }.
mt-cost-rough = 1 in more through { $piece }
mt-cost-cover = hindered by { $piece }
mt-odds = { $need }+ on a die ({ $percent } %)
mt-ray = { $need }+
mt-ray-blocked = blocked
mt-shot-hit = hit
mt-shot-missed = missed

mt-no-floor = The place is on another floor than that.
mt-no-room = A base does not fit there.
mt-no-base = Another base stands there.
mt-no-way = Something that cannot be crossed is in the way.
mt-no-far = That is farther than a move goes.
mt-no-rival = Only a rival in play can be shot at.
mt-no-range = That is out of range.
mt-no-sight = A wall blocks the shot.

mt-round = Round { $n } begins.
mt-moved = { $model } moves { $length }.
mt-found-cash = { $model } finds cash.
mt-found-trap = { $model } sets off a trap.
mt-hit = { $model } shoots at { $target }: { $roll }, a hit.
mt-missed = { $model } shoots at { $target }: { $roll }, a miss.
mt-out = { $model } is out of play.
mt-end = The fight is over.
mt-badge-points = points
mt-badge-left = models
mt-badge-move = move
mt-badge-active = acting
mt-badge-out = out of play

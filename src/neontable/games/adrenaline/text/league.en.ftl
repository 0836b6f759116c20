# The league: a season over many tables.  Rules of our own.

al-title = Adrenaline league
al-blurb = A season for three to ten: every round draws new tables, arenas and modes, and a table of points decides who owns the city.
al-label-option-rounds = Rounds
al-label-option-modes = Modes
al-label-option-skulls = Skulls in a deathmatch
al-label-option-frenzy = Final frenzy
al-modes-all = all modes
al-modes-deathmatch = deathmatch only
al-modes-domination = domination only
al-modes-turret = turrets only

al-arena-small = small arena
al-arena-medium-1 = medium arena, bottom left open
al-arena-large = large arena
al-arena-medium-2 = medium arena, top right open
al-mission = Table { $n }: { $mode }, { $arena }
al-house-bot = bot of the house
al-vacant = nobody yet

al-head-before = The season of { $rounds } rounds has not begun.
al-head-round = Round { $n } of { $rounds }: { $mode }, { $arena }.
al-head-between = Round { $n } of { $rounds } is over.
al-head-over = The season is over after { $n ->
    [one] one round
   *[other] { $n } rounds
}.

al-col-place = Place
al-col-points = Points
al-col-wins = Wins
al-col-tokens = Tokens
al-col-game-points = Scored
al-col-tables = Tables

al-ask-organiser = You organise the season. What happens next?
al-opt-next-round = Draw the next round
al-opt-end-season = End the season now
al-opt-call-off = Call off table { $mission }

al-arrived = { $who } joins the league.
al-left = { $who } leaves the league.
al-round = Round { $n }: { $mode }, { $arena }.
al-table = Table { $mission } is drawn for { $n } players.
al-called-off = Table { $mission } is called off.
al-scored = { $who } gets { $n ->
    [one] one league point
   *[other] { $n } league points
} for table { $mission }.
al-void = Table { $mission } could not be finished and does not count.
al-end-season = The season is over.
al-end-nothing = The season ends before it began.

al-no-open-tables = There are tables of this round to be played or called off first.
al-no-members = A round needs two members.
al-no-season = The season has not begun.
al-no-begun = This table has begun: it is played to its end.

al-part-round = Rounds
al-part-round-text = The organiser draws a round; when all its tables are over or called off, the next one may be drawn.
al-part-draw = The draw
al-part-draw-text = Every member plays one table of three to five in each round, with those met least so far; arenas and modes come from a shuffled calendar.
al-part-points = League points
al-part-points-text = 24 points times the part of the opponents one is ahead of, half for those one is level with, and 2 for playing to the end.
al-part-standings = Standings
al-part-standings-text = League points, then tables won, then tokens on the tracks, then points scored at the tables.

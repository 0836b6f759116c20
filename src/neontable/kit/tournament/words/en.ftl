# Tournaments: Swiss rounds and leagues, whatever game is played.  Rules of our own.

tn-title = Tournament
tn-blurb = Swiss rounds or a league for two to sixty-four: pairings by standing, tables that start by themselves, and standings with tie-breaks.
tn-label-option-format = Format
tn-format-swiss = Swiss: opponents of about the same standing
tn-format-league = league: everybody plays everybody
tn-label-option-rounds = Rounds (0: as many as the format needs)
tn-label-option-by-hand = The organiser draws each round by hand
tn-label-option-judge = The first place is that of a judge who does not play and sees all lists
tn-label-option-minutes = Minutes for each match (0: no limit)

tn-mission = Match { $n }
tn-vacant = nobody yet
tn-judge = judge

tn-head-before-swiss = The Swiss tournament has not begun. Players so far: { $n }.
tn-head-before-league = The league has not begun. Players so far: { $n }.
tn-head-round = Round { $n } of { $rounds }, { $open ->
    [one] one match
   *[other] { $open } matches
  } to finish.
tn-head-between = Round { $n } of { $rounds } is over.
tn-head-over = The tournament is over after { $n ->
    [one] one round
   *[other] { $n } rounds
  }.

tn-col-place = Place
tn-col-match-points = Match points
tn-col-points = Points
tn-col-opponents = Opponents
tn-col-won = Won
tn-col-drawn = Drawn
tn-col-lost = Lost
tn-col-byes = Byes

tn-ask-organiser = You organise the tournament. What happens next?
tn-opt-begin = Begin: lists are locked, the first round is drawn
tn-opt-next-round = Draw the next round
tn-opt-end-tournament = End the tournament now
tn-opt-call-off = Call off match { $mission }
tn-opt-award = Match { $mission } goes to { $member }: the other did not come

tn-arrived = { $who } enters the tournament.
tn-left = { $who } drops out.
tn-registered = { $who } registers a list.
tn-begun = The tournament begins with { $n } players and { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
tn-round = Round { $n }.
tn-table = Match { $mission }: { $one } against { $two }.
tn-bye = { $who } has a bye.
tn-free = { $who } sits this round out.
tn-called-off = Match { $mission } is called off.
tn-awarded = Match { $mission } goes to { $who } without being played.
tn-void = Match { $mission } could not be finished and is played again.
tn-won = { $who } wins match { $mission } against { $other }, { $points } to { $theirs }.
tn-drawn = Match { $mission } between { $one } and { $two } has no winner.
tn-end = The tournament is over.
tn-end-nothing = The tournament ends before it began.

tn-no-second-begin = The tournament has already begun.
tn-no-players = A tournament needs two players.
tn-no-tournament = The tournament has not begun.
tn-no-open-tables = There are matches of this round to be played or called off first.
tn-no-begun = This match has begun: it is played to its end.
tn-no-lists-here = Nobody brings a list to these tables.
tn-no-late-list = Lists are locked once a player has been paired.
tn-no-legal-list = This list is not legal here.

tn-part-round = Rounds
tn-part-round-text = The organiser begins; each round is drawn when the last match of the one before is over.
tn-part-draw = The draw
tn-part-draw-text = Opponents are those with about as many match points whom one has not met; whoever is left over has a bye, once at most while others had none.
tn-part-points = Match points
tn-part-points-text = Two for a win, one for a draw; a bye or an opponent who does not come counts as a win.
tn-part-standings = Standings
tn-part-standings-text = Match points, then points scored at the tables, then the match points of one’s opponents, then the match between the two.
tn-part-lists = Lists
tn-part-lists-text = What a player brings is registered before the first round, locked, and seen by a judge only.

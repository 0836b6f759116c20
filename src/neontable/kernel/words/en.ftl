# What the kernel itself says, the same in every game.

nt-yes = yes
nt-no = no
nt-number = { $n }
nt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nt-point = ({ $x }; { $y })
nt-path = to { $end } by { $n ->
    [one] one corner
   *[other] { $n } corners
}
nt-decimal = { $whole }.{ $tenth }
nt-inches = { $whole }.{ $tenth } in
nt-no-zone = That is outside the area you may point at.
nt-none = none
nt-seat = seat { $n }
nt-list = { $a }, { $b }
nt-and = { $a } and { $b }
nt-then = { $a }, then { $b }
nt-no-over = The game is over.
nt-no-turn = It is not this seat that is asked now.
nt-no-ask = The open question is about something else.
nt-member = member { $n }
nt-ask-house = What the house may report.
nt-house-arrived = { $member } arrives
nt-house-left = { $member } leaves
nt-house-brought = { $member } registers what it brings
nt-no-lists = Nothing is registered in this campaign.
nt-house-begun = The table of mission { $mission } begins
nt-house-returned = { $member } gets back what was lent
nt-no-loan = Nothing is lent in this campaign.
nt-house-result = Mission { $mission } is over
nt-no-mission = The campaign does not ask for this mission now.
nt-no-second-table = A table has already been begun for this mission.
nt-no-such-table = A table has an id and a version of its rules.
nt-no-other-table = This is not the table that was begun for the mission.
nt-no-other-game = The mission is a table of another game.
nt-no-other-rules = The table was begun under other rules.
nt-no-result = The result does not fit the seats of the mission.
nt-no-place = This place is not vacant.
nt-no-member = Nobody plays at this place.
nt-no-leave = Who sits at a table of the campaign finishes it or gives it up first.
nt-mission = mission { $n }
nt-ended-conceded = The table was given up.
nt-ended-time = Time ran out.
nt-ended-time-called = The time for this table is up.
nt-ended-closed = The table was closed without a result.
nt-named = { $name }
nt-fault-line = line { $line }: { $fault }
nt-fault-path = { $path }: { $fault }
nt-fault-place = line { $line }, column { $column }: { $fault }
nt-fix-drop = Take out { $n } × { $name }
nt-origin-published = published
nt-origin-designed = designed by Neontable
nt-lines = { $a }
    { $b }
nt-goal-win = Win the game
nt-others-default = The others do only what they must.
nt-others-worst = The others answer as badly for you as they can.
nt-others-bot = A bot plays the others.
nt-others-fixed = The others answer as the text says.
nt-chance-none = Nothing is left to chance.
nt-chance-fixed = Dice and piles are as the text says.
nt-chance-every = It must work however chance falls.
nt-hint-look = Look at this: { $thing }
nt-hint-ask = What counts is how you answer this: { $ask }
nt-hint-move = The next move: { $move }
nt-hint-line = { $n }. { $move }
nt-hint-none = There is nothing left to do.
nt-puzzle-solved = The puzzle is solved.

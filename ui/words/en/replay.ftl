fairness = Was it fair?
fairness-text = The commitment was shown when the table started; the key is published at the end. Anybody can play the record again with it and find every shuffle and every die.
commitment = Commitment
key = Key
verified =
    { $n ->
        [one] Verified: { $n } chance result follows from the key
       *[other] Verified: { $n } chance results follow from the key
    }
not-verified = This record could not be verified
check-here = Check the commitment in this browser
fits = The key fits.
fits-not = The key does NOT fit.

## replay

replay-of = Replay: { $game }
share-link = Copy the link to this replay
download = Download the record
to-start = To the beginning
to-end = To the end
step-back = One step back
step-on = One step forward
run-replay = Play
jump = Jump to a step
steps = Steps
perspective = Seen by
spectator = a spectator
all-hands = all hands open
speed = Speed
next-turn = Next turn
previous-turn = Previous turn
share-moment = Copy the link to this moment
comments = Comments
comment-here = Comment on this moment
no-comments = Nobody has commented on this game yet.
remove-comment = Remove this comment
go-on-from-here = Play on from here
go-on-hint = A new table from this position: you take a seat, bots play the others.
go-on-as = as { $who }

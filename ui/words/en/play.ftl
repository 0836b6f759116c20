board = Board
players = Players
facts = State of the game
log = Log
chat = Chat
bookkeeping =
    { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
jump-to = To this moment
since-title = Since your last turn
since-mine =
    { $n ->
        [one] { $n } thing happened since your last turn
       *[other] { $n } things happened since your last turn
    }
before = before
back-to-now = Back to now
unread = new messages
message = Message
send = Send
nobody-spoke = Nobody has said anything yet.
you = You
your-turn = Your turn
skip-moments = Skip
present = at the table
away = away
conceded = conceded
is-thinking = is thinking
thinking = { $who } is thinking
waiting-for = Waiting for { $who }
paused = The game is paused
pause = Pause
go-on = Go on
connecting = Connecting…
lost = The connection is lost; trying again. Nothing that was confirmed is lost.
silent = The server does not answer; your game is safe, and this page waits for it.
watchers =
    { $n ->
        [one] { $n } person watches
       *[other] { $n } people watch
    }
goal = Goal
why-not = Why not?
nothing-barred = Everything you could do now is offered.
offered = This is possible now: it is among the options.
frozen-title = A table of older rules
frozen-text = The rules of this game have changed on this server since the table began, so nobody can play it on.
frozen-over = This table was played under older rules, which this server no longer plays: it cannot be shown. Its record can be kept, and another game is played by the rules of today.
frozen-closing = You can close it: it then ends without a result, its key is published, its record can be downloaded, and a rematch is played by the rules of today.
frozen-waits = { $owner }, who made the table, can close it. Its record and a rematch are there after that.
frozen-close = Close this table
undo = Take back
undo-sure = Since then something was drawn or seen. It will come out the same again, so you will know it. Take it back nevertheless?
undo-repeats = Something was drawn or seen since. It will come out the same again: whoever saw it knows what comes.
undo-asked = { $who } would like to take back a decision.
undo-waits = Waiting for the others to agree to the take-back.
agree = Agree
refuse = Refuse
concede = Concede
concede-sure = Give up this game?
hand-to = Pass the screen to { $who }
hand-to-hint = The hand of the last player is hidden. Only the next player should look on.
i-am = I am { $who }
choose-exactly = Choose { $lo } ({ $n ->
    [0] none
   *[other] { $n }
 } chosen so far)
choose-many = { $lo ->
    [0] Choose up to { $hi }
   *[other] Choose { $lo } to { $hi }
 } ({ $n ->
    [0] none
   *[other] { $n }
 } chosen so far)
confirm = Confirm
choose-this = Choose
lying-here = In the same place
asked-now = Asked now: { $question }
commit = Commit { $n }
number-limits = from { $lo } to { $hi }
secret-ask = Secret: the other side commits at the same time. Nothing is shown before both have.
confirm-n = Confirm ({ $n })
none = None
order-hint = Drag the lines into the order you want, or use the arrows.
earlier = { $what }: earlier
later-on = { $what }: later
less = Less
more = More
point-hint = Click on the board, or move the cross with the arrow keys.
place-hint = Drag the piece, or tap where it should go. Nothing is final before you confirm.
path-hint = Drag the piece along its way, or tap where it should go. Nothing is final before you confirm.
place-keys = Arrow keys move the ghost, with Shift in small steps; Space sets a corner, Enter confirms, Escape cancels.
nearest-place = The nearest place
as-far-as = As far as it goes
coordinates = Type the coordinates
inches = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } in
height = { NUMBER($n, maximumFractionDigits: 1) }″
do-it = Do it
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
series-game = Game { $n } of { $of }.
rematch = Rematch
next-game = Next game
standings = Standings so far
standings-end = Final standings
rematch-too = Play again too
under = { $heading }:
not-ready = has not said yes yet
replay = Replay
winner-is =
    { $n ->
        [one] { $who } has won.
       *[other] { $who } have won.
    }
score-parts = The score
statistics = Statistics
turning-points = Turning points
make-picture = Picture
won-together = Everybody has won.
lost-together = Everybody has lost.
nobody-won = Nobody has won.
limited-talk = The rules of this table limit what may be said.
talk-kind = Kind of message

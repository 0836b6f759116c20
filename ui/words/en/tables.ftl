my-tables = My tables
listed-tables = Open to everybody
finished = Finished
no-tables = You sit at no table yet.
no-listed = Nobody has listed a table.
import-title = Bring a record
import-text = Choose the record of a game to see its replay
status-open = waiting for players
status-playing = being played
status-paused = paused
status-over = finished

## new table

seats = Seats
seat-count = Number of seats
who-sits = Who plays { $seat }?
me = me
open-seat = open seat
bot-named = bot: { $bot }
hot-seat = Several seats on this screen: the page hides each hand before you pass the device on.
options = Options
more-options = Name, clocks, bots, visibility
title = Name of the table
listed-label = Show it to everybody on the tables page
watchable-label = Others may watch (hidden cards stay hidden)
series = Series
single-game = a single game
games-in-row = { $n } games, seats move on
pace = Pace of the bots
pace-none = at once
pace-brisk = brisk
pace-calm = calm
clock-turn = Time per turn
clock-table = Time for the whole table
clock-game = Time per game
clock-increment = Added after each turn
without = none
hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
open-table = Open the table
start-table = Start
paste-list = Paste a list …

## waiting room

waiting-room = Waiting for players
invite-text = Send this link to those who shall play with you:
invite-link = Invitation link
copy = Copy
copied = Copied
sit-down = Sit down
stand-up = Stand up
fill-seat = fill this seat…
free-seat = free the seat
remove-table = Remove the table

my-tables = My tables
listed-tables = Open to everybody
finished = Finished
no-tables = You are not at any table yet.
no-listed = No table is open to everybody right now.
import-title = Import a replay
import-text = Choose the record of a game to replay it
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
invite-text = Send this link to the people you want to play with:
your-name = Your name
invite-link = Invitation link
copy = Copy
copied = Copied
sit-down = Sit down
stand-up = Stand up
fill-seat = fill this seat…
free-seat = free the seat
remove-table = Remove the table

## seats in the middle of a game

seats-and-links = Seats and links
seats-hint = A bot’s seat, or that of somebody who gave up or has been away for a long time, can be given to a bot or to anybody with the invitation link. Results count only for those who played the whole game.
seats-rated = At a rated table nobody plays for somebody else.
hand-on = Give this seat to …
offer-seat = anybody with the invitation link
offer-no-more = nobody new: it is no longer offered
seat-offered = offered
offer-text = A seat is free to take. Send this link to whoever should play on:
long-away = away for a long time
take-seat = Play on as { $seat }
you-watch = You are watching.
watch-later =
    { $n ->
        [one] You see the table one minute late.
       *[other] You see the table { $n } minutes late.
    }
watched-later =
    { $n ->
        [one] watched one minute late
       *[other] watched { $n } minutes late
    }
watch-link = Link for watching
watch-text = Whoever has this link may watch, but not sit down:
watch-text-later =
    { $n ->
        [one] Whoever has this link may watch, one minute late, but not sit down:
       *[other] Whoever has this link may watch, { $n } minutes late, but not sit down:
    }
watch-delay = Spectators’ delay

## lists of tables

none-such = No table matches.
filter-names = Search names and titles
filter-result = Result
all-games = all games
all-results = all results
show-all = Show all { $n }

## clocks in few words

span-days =
    { $n ->
        [one] a day
       *[other] { $n } days
    }
span-minutes = { $n } min
span-seconds = { $n } s
clock-none = no clock
clock-a-turn = { $time } a turn
clock-each = { $time } each
clock-in-all = { $time } in all
begins-like = The board with which the table begins
sum-seats =
    { $bots ->
        [0] { $people ->
            [one] one person
           *[other] { $people } people
        }
       *[other] { $people ->
            [one] one person, { $bots ->
                [one] one bot
               *[other] { $bots } bots
            }
           *[other] { $people } people, { $bots ->
                [one] one bot
               *[other] { $bots } bots
            }
        }
    }
sum-listed = everybody on this server can join
sum-by-link = only people with the link can join
sum-alone = nobody else can join

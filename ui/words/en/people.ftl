## who one is

my-page = My page
leaders = Leaderboard
leaders-of = Leaderboard: { $game }
leaders-hint = Only rated tables count. Players are listed after { $n } of them, in the order of the strength that they have almost certainly shown.
no-leaders = Nobody has played enough rated tables yet: first place is free.
rank = Place
player = Player
rating = Rating
rating-provisional = { $n }?
rating-why = A question mark: too few tables to be sure.
rated = rated
rated-label = Rated: the result counts for everybody’s rating (people only)
rating-change = Rating { $before } → { $after }
won-of = { $won } of { $n } won
here-since = Here since { $date }
by-game = By game
by-side = By side
by-opponent = By opponent
by-list = By list
last-tables = Latest tables
no-results = No finished table yet.
no-rated-results = No rated table yet.
was-won = won
was-lost = lost
place-number = place { $n }
somebody-gone = somebody
guest-hint = You play as a guest: your tables stay in this browser. An account keeps them on all your devices.
share-profile = Link to this page

## account

devices = Devices
devices-hint = Where you are signed in. Sign out any device that you do not recognise.
this-device = this device
last-seen = last seen { $when }
sign-out-device = Sign out
sign-out-everywhere = Sign out everywhere
change-passphrase = Change the passphrase
new-passphrase = New passphrase
passphrase-changed = The passphrase is changed; other devices are signed out.
my-data = My data
my-data-hint = Everything that this server keeps about you, in one file.
download-data = Download
delete-me = Delete me
delete-me-hint = Your name, lists and messages go; the tables you are playing are conceded. What others played with you stays theirs, without your name.
delete-me-sure = Delete me for good
deleted-me = You have been deleted from this server.

## opponents and tables

find-opponent = Find an opponent
finding-opponent = Looking for an opponent
finding-hint = The game begins by itself as soon as somebody else is looking for one. Keep this page open; you may read the rules meanwhile.
stop-finding = Stop looking
resume = Continue playing
waits-for = waits for { $who }
watch = Watch
join-table = Join
new-table-choose = Open a table
result-won = You won
result-lost = You lost
result-place = Place { $n }
remove-table-sure = Remove this table for good?
remove-table-hint = Its record is deleted with it.
keep-table = Keep it
usual-options = The usual options.
clock-shown = Clock
scan-hint = Scan this code with a phone, or send the link.
local-only-hint = This server can be reached from this machine only. Start it with “neontable serve --host 0.0.0.0” to play with others in your network.
address-choice = Address
start-waits-seats = Waiting for { $n ->
        [one] one more player
       *[other] { $n } more players
    }
start-waits-ready = Waiting for { $who } to accept

skip = Skip to the content
pages = Pages
home = Home
games = Games
tables = Tables
rules = Rules
settings = Settings
close = Close
cancel = Cancel
undo-change = Undo
save = Save
next = Next
remove = Delete
offline = The server does not answer. Please try again in a moment.
no-such-page = There is nothing at this address.
no-such-table = No table has this address. Perhaps the link was cut short: ask for it once more.
no-such-game = There is no game called “{ $name }” here.
no-loadouts = { $game } needs no decks or lists: everybody plays with what is in the box.
no-maps = { $game } is played on its own boards; there is nothing to draw.
instead-games = These games have it:

## landing page

slogan = Cyberpunk board games. Every rule enforced.
slogan-text = Play in your browser with friends or against bots. No account, no download; the rules explain themselves as you go.
play-now = Play against bots now
first-game = Guided first game
new-table = Set up a table
new-table-of = { $game }: new table
for-players = { $lo } to { $hi } players
for-exactly = { $n } players
picture-of = A position from a game of { $game }
notice = Game names and trademarks belong to their owners. All wording and drawings here are our own.
instead-here = From here you can go to:

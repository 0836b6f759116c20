library = Cards
library-of = { $game }: cards
rules-of = { $game }: rules
search-cards = Search names and texts
sort-by = Sort by
sort-box = box order
as-list = As a list
cards-found = { $n } of { $of }
show-more = Show more
filters = Filters
no-filters = Clear the filters
least = at least
most = at most
more-values = { $n } more
rulings = Rulings
in-lists = Played in
origin-published = Published.
origin-designed = Designed by Neontable.
copies-in-box = { $n } in the box.
copy-link = Copy the link
open-page = Open its page
overview = Overview
glossary = Words of the game
all-clauses = All rules, clause by clause
how-turn-goes = How a turn goes
search-words = Search the words
paste-text = Paste a text
open-packs = Open packs: { $side }
kept-lists = Mine
house-lists = Ready-made
all-sides = all
side = Side
at-least = (at least { $n })
bought-for = For { $name }
from-pool = From the packs { $seed }
back-to-all = Back
look-at = Look at { $name }
put-in = Add { $name }
take-out = Take out { $name }
equip = Equip
click-to-add = Nothing in it yet: add something from the list.
saved-list = { $name } is saved.
remove-sure = Delete for good?
test-hand = Test hand
new-hand = New hand
draw-one = Draw a card
as-text = As text
read-text = Use this text
share-list = Share by link
bad-link = There is no readable list in this link.
versions = Versions
no-versions = There are no earlier versions yet.
restore = Restore
curve-of = { $what }, on average { NUMBER($average, maximumFractionDigits: 1) }
copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
cards-left =
    { $n ->
        [one] { $n } card is left
       *[other] { $n } cards are left
    }
for-table = Checked for a table with …
no-such-card = This game has no such card; here are all its cards.

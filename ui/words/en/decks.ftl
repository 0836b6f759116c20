decks-of = { $game }: decks
my-decks = Decks
my-deck = My deck
new-deck = New deck
deck-text = Cards: a count and a name on each line
card-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
published-deck = comes with the game
deck-ok = legal
deck-bad = not legal
more-problems = { $n } more
copy-of = Copy of { $name }
save-deck = Save as a new deck
line = line { $n }

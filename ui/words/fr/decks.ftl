decks-of = { $game } : decks
my-decks = Decks
my-deck = Mon deck
new-deck = Nouveau deck
deck-text = Cartes : un nombre et un nom par ligne
card-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
published-deck = fourni avec le jeu
deck-ok = conforme
deck-bad = non conforme
more-problems = encore { $n }
copy-of = Copie de { $name }
save-deck = Enregistrer comme nouveau deck
line = ligne { $n }

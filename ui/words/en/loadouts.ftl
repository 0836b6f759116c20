loadouts-of = { $game }: { $loadouts }
house-list = comes with the game
list-ok = legal
list-bad-usual = not legal with the usual options
more-problems = { $n } more
copy-of = Copy of { $name }
line = line { $n }

# What the kernel itself says, the same in every game.

nt-yes = yes
nt-no = no
nt-number = { $n }
nt-point = ({ $x }; { $y })
nt-path = to { $end } by { $n ->
    [one] one corner
   *[other] { $n } corners
}
nt-decimal = { $whole }.{ $tenth }
nt-inches = { $whole }.{ $tenth } in
nt-no-zone = That is outside the area you may point at.
nt-none = none
nt-seat = seat { $n }
nt-list = { $a }, { $b }
nt-and = { $a } and { $b }
nt-then = { $a }, then { $b }
nt-no-over = The game is over.
nt-no-turn = It is not this seat that is asked now.
nt-no-ask = This is no answer to the question that is open.
nt-fault-line = line { $line }: { $fault }
nt-fault-place = line { $line }, column { $column }: { $fault }
nt-lines = { $a }
    { $b }

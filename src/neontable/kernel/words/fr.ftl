# Ce que dit le noyau lui-même, pareil dans tous les jeux.

nt-yes = oui
nt-no = non
nt-number = { $n }
nt-point = ({ $x } ; { $y })
nt-path = vers { $end } par { $n ->
    [one] un coude
   *[other] { $n } coudes
}
nt-decimal = { $whole },{ $tenth }
nt-inches = { $whole },{ $tenth } po
nt-no-zone = C’est hors de la zone que vous pouvez désigner.
nt-none = rien
nt-seat = siège { $n }
nt-list = { $a }, { $b }
nt-and = { $a } et { $b }
nt-then = { $a }, puis { $b }
nt-no-over = La partie est terminée.
nt-no-turn = Ce n’est pas à cette place que la question est posée.
nt-no-ask = Cela ne répond pas à la question posée.
nt-fault-line = ligne { $line } : { $fault }
nt-fault-place = ligne { $line }, colonne { $column } : { $fault }
nt-lines = { $a }
    { $b }

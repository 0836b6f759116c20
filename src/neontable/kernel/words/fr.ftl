# Ce que dit le noyau lui-même, pareil dans tous les jeux.

nt-yes = oui
nt-no = non
nt-number = { $n }
nt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
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
nt-no-ask = La question posée porte sur autre chose.
nt-member = membre { $n }
nt-ask-house = Ce que la maison peut annoncer.
nt-house-arrived = Arrivée : { $member }
nt-house-left = Départ : { $member }
nt-house-brought = { $member } inscrit ce qu’il apporte
nt-no-lists = On n’inscrit rien dans cette campagne.
nt-house-begun = La table de la mission { $mission } commence
nt-house-returned = { $member } récupère ce qui était prêté
nt-no-loan = Rien n’est prêté dans cette campagne.
nt-house-result = La mission { $mission } est terminée
nt-no-mission = La campagne ne demande pas cette mission maintenant.
nt-no-second-table = Une table est déjà ouverte pour cette mission.
nt-no-such-table = Une table a un identifiant et une version de ses règles.
nt-no-other-table = Ce n’est pas la table ouverte pour cette mission.
nt-no-other-game = La mission se joue à un autre jeu.
nt-no-other-rules = La table a commencé sous d’autres règles.
nt-no-result = Le résultat ne correspond pas aux places de la mission.
nt-no-place = Cette place n’est pas libre.
nt-no-member = Personne ne joue à cette place.
nt-no-leave = Qui est assis à une table de la campagne la termine ou l’abandonne d’abord.
nt-mission = mission { $n }
nt-ended-conceded = La table a été abandonnée.
nt-ended-time = Le temps est écoulé.
nt-ended-time-called = Le temps de cette table est écoulé.
nt-ended-closed = La table a été fermée sans résultat.
nt-named = { $name }
nt-fault-line = ligne { $line } : { $fault }
nt-fault-path = { $path } : { $fault }
nt-fault-place = ligne { $line }, colonne { $column } : { $fault }
nt-fix-drop = Retirer { $n } × { $name }
nt-origin-published = publié
nt-origin-designed = conçu par Neontable
nt-lines = { $a }
    { $b }
nt-goal-win = Gagnez la partie
nt-others-default = Les autres ne font que ce qu'ils doivent.
nt-others-worst = Les autres répondent au pire pour vous.
nt-others-bot = Un bot joue les autres.
nt-others-fixed = Les autres répondent comme le dit le texte.
nt-chance-none = Rien n'est laissé au hasard.
nt-chance-fixed = Dés et piles sont comme le dit le texte.
nt-chance-every = Cela doit marcher quel que soit le hasard.
nt-hint-look = Regardez ceci : { $thing }
nt-hint-ask = Ce qui compte est votre réponse à ceci : { $ask }
nt-hint-move = Le prochain coup : { $move }
nt-hint-line = { $n }. { $move }
nt-hint-none = Il n'y a plus rien à faire.
nt-puzzle-solved = Le problème est résolu.

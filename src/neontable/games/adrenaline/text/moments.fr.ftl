# Les grands moments, et ce qui est compté.

ad-moment-turn = Au tour de { $figure }
ad-moment-marks = { $n ->
    [one] 1 Marque
   *[other] { $n } Marques
}
ad-moment-killshot = Coup Fatal !
ad-moment-overkill = Acharnement !
ad-moment-frenzy = Frénésie Finale !
ad-moment-over = La partie est terminée

ad-stat-boards = Points des plateaux
ad-stat-doubles = Points des doubles tués
ad-stat-track = Points du décompte final
ad-stat-damage = Dégâts infligés
ad-stat-taken = Dégâts subis
ad-stat-kills = Tués
ad-stat-deaths = Morts
ad-stat-marks = Marques données
ad-stat-shots = Tirs
ad-stat-powerups = Améliorations jouées

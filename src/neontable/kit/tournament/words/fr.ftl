# Les tournois : rondes suisses et championnats, quel que soit le jeu.  Nos propres règles.

tn-title = Tournoi
tn-blurb = Rondes suisses ou championnat de deux à soixante-quatre joueurs : appariements selon le classement, tables qui démarrent d’elles-mêmes, classement avec départages.
tn-label-option-format = Formule
tn-format-swiss = suisse : des adversaires de même rang environ
tn-format-league = championnat : tous contre tous
tn-label-option-rounds = Rondes (0 : autant qu’il en faut)
tn-label-option-by-hand = L’organisateur tire chaque ronde lui-même
tn-label-option-judge = La première place est celle d’un juge, qui ne joue pas et voit toutes les listes
tn-label-option-minutes = Minutes par match (0 : sans limite)

tn-mission = Match { $n }
tn-vacant = personne encore
tn-judge = juge

tn-head-before-swiss = Le tournoi suisse n’a pas commencé. Joueurs inscrits : { $n }.
tn-head-before-league = Le championnat n’a pas commencé. Joueurs inscrits : { $n }.
tn-head-round = Ronde { $n } sur { $rounds }, { $open ->
    [one] un match
   *[other] { $open } matchs
  } à finir.
tn-head-between = La ronde { $n } sur { $rounds } est terminée.
tn-head-over = Le tournoi est terminé après { $n ->
    [one] une ronde
   *[other] { $n } rondes
  }.

tn-col-place = Rang
tn-col-match-points = Points de match
tn-col-points = Points
tn-col-opponents = Adversaires
tn-col-won = Gagnés
tn-col-drawn = Nuls
tn-col-lost = Perdus
tn-col-byes = Exemptions

tn-ask-organiser = Vous organisez le tournoi. Que se passe-t-il ensuite ?
tn-opt-begin = Commencer : les listes sont verrouillées, la première ronde est tirée
tn-opt-next-round = Tirer la ronde suivante
tn-opt-end-tournament = Terminer le tournoi maintenant
tn-opt-call-off = Annuler le match { $mission }
tn-opt-award = Donner le match { $mission } à { $member } : l’autre n’est pas venu

tn-arrived = { $who } entre dans le tournoi.
tn-left = { $who } abandonne le tournoi.
tn-registered = { $who } inscrit une liste.
tn-begun = Le tournoi commence avec { $n } joueurs, en { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
  }.
tn-round = Ronde { $n }.
tn-table = Match { $mission } : { $one } contre { $two }.
tn-bye = { $who } est exempt.
tn-free = { $who } ne joue pas cette ronde.
tn-called-off = Le match { $mission } est annulé.
tn-awarded = Le match { $mission } revient à { $who } sans être joué.
tn-void = Le match { $mission } n’a pas pu finir : il est rejoué.
tn-won = { $who } gagne le match { $mission } contre { $other }, { $points } à { $theirs }.
tn-drawn = Le match { $mission } entre { $one } et { $two } n’a pas de vainqueur.
tn-end = Le tournoi est terminé.
tn-end-nothing = Le tournoi finit avant d’avoir commencé.

tn-no-second-begin = Le tournoi a déjà commencé.
tn-no-players = Un tournoi demande deux joueurs.
tn-no-tournament = Le tournoi n’a pas commencé.
tn-no-open-tables = Il reste des matchs de cette ronde à jouer ou à annuler.
tn-no-begun = Ce match a commencé : il se joue jusqu’au bout.
tn-no-lists-here = On n’apporte pas de liste à ces tables.
tn-no-late-list = Les listes sont verrouillées dès qu’un joueur a été apparié.
tn-no-legal-list = Cette liste n’est pas permise ici.

tn-part-round = Rondes
tn-part-round-text = L’organisateur commence ; chaque ronde est tirée quand le dernier match de la précédente est terminé.
tn-part-draw = Le tirage
tn-part-draw-text = On rencontre ceux qui ont à peu près autant de points de match et qu’on n’a pas encore joués ; celui qui reste est exempt, une fois au plus tant que d’autres ne l’ont pas été.
tn-part-points = Points de match
tn-part-points-text = Deux pour une victoire, un pour un nul ; une exemption ou un adversaire absent compte comme une victoire.
tn-part-standings = Classement
tn-part-standings-text = Les points de match, puis les points marqués aux tables, puis les points de match des adversaires, puis le match entre les deux.
tn-part-lists = Listes
tn-part-lists-text = Ce qu’un joueur apporte est inscrit avant la première ronde, verrouillé, et vu du seul juge.

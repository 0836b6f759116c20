# La ligue : une saison sur plusieurs tables.  Règles maison.

al-title = Ligue Adrénaline
al-blurb = Une saison pour trois à dix : chaque manche tire de nouvelles tables, arènes et modes, et un classement dit à qui appartient la ville.
al-label-option-rounds = Manches
al-label-option-modes = Modes
al-label-option-skulls = Crânes en combat à mort
al-label-option-frenzy = Frénésie finale
al-modes-all = tous les modes
al-modes-deathmatch = combat à mort seulement
al-modes-domination = domination seulement
al-modes-turret = tourelles seulement

al-arena-small = petite arène
al-arena-medium-1 = arène moyenne, ouverte en bas à gauche
al-arena-large = grande arène
al-arena-medium-2 = arène moyenne, ouverte en haut à droite
al-mission = Table { $n } : { $mode }, { $arena }
al-house-bot = bot de la maison
al-vacant = personne encore

al-head-before = La saison de { $rounds } manches n’a pas commencé.
al-head-round = Manche { $n } sur { $rounds } : { $mode }, { $arena }.
al-head-between = La manche { $n } sur { $rounds } est terminée.
al-head-over = La saison est terminée après { $n ->
    [one] une manche
   *[other] { $n } manches
}.

al-col-place = Rang
al-col-points = Points
al-col-wins = Victoires
al-col-tokens = Jetons
al-col-game-points = Marqués
al-col-tables = Tables

al-ask-organiser = Vous organisez la saison. Quelle est la suite ?
al-opt-next-round = Tirer la manche suivante
al-opt-end-season = Terminer la saison maintenant
al-opt-call-off = Annuler la table { $mission }

al-arrived = { $who } rejoint la ligue.
al-left = { $who } quitte la ligue.
al-round = Manche { $n } : { $mode }, { $arena }.
al-table = La table { $mission } est tirée pour { $n } joueurs.
al-called-off = La table { $mission } est annulée.
al-scored = { $who } reçoit { $n ->
    [one] { $n } point de ligue
   *[other] { $n } points de ligue
} pour la table { $mission }.
al-void = La table { $mission } n’a pas pu être terminée et ne compte pas.
al-end-season = La saison est terminée.
al-end-nothing = La saison finit avant d’avoir commencé.

al-no-open-tables = Il reste des tables de cette manche à jouer ou à annuler.
al-no-members = Une manche demande deux membres.
al-no-season = La saison n’a pas commencé.
al-no-begun = Cette table a commencé : elle se joue jusqu’au bout.

al-part-round = Manches
al-part-round-text = L’organisateur tire une manche ; quand toutes ses tables sont terminées ou annulées, la suivante peut être tirée.
al-part-draw = Le tirage
al-part-draw-text = À chaque manche, chaque membre joue une table de trois à cinq avec ceux qu’il a le moins rencontrés ; arènes et modes viennent d’un calendrier mélangé.
al-part-points = Points de ligue
al-part-points-text = 24 points multipliés par la part des adversaires que l’on devance, la moitié pour ceux avec qui l’on est à égalité, et 2 pour avoir joué jusqu’au bout.
al-part-standings = Classement
al-part-standings-text = Points de ligue, puis tables gagnées, puis jetons sur les pistes, puis points marqués aux tables.

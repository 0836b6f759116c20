# Les champs de bataille : leurs noms, et ce qui ne va pas dans une carte (docs/battlefields.md).

cz-map-dry-dock = Cale sèche
cz-map-night-market = Marché de nuit
cz-map-overpass = L’Échangeur
cz-map-scrapyard = La Casse
cz-map-stacks = Les Empilements
cz-map-watson-block = Un bloc à Watson

## Défauts de forme
cz-map-long = la carte dépasse { $n } caractères
cz-map-json = ce n’est pas du JSON
cz-map-object = il faut un objet avec des clés et des valeurs
cz-map-many = { $n } éléments de décor au plus ; il y en a { $found }
cz-map-key = clé inconnue « { $key } » ; les clés connues : { $known }
cz-map-name = « name » doit être le nom du champ de bataille
cz-map-name-long = un nom a { $n } caractères au plus ; celui-ci en a { $found }
cz-map-list = « { $key } » doit être une liste
cz-map-number = il faut un nombre de pouces ; trouvé : { $found }
cz-map-decimals = une longueur a trois décimales et 1000 pouces au plus ; trouvé : { $found }
cz-map-missing = il manque « { $key } »
cz-map-point = un point est fait de deux nombres, [x, y] ; trouvé : { $found }
cz-map-corners = un contour a au moins trois coins et enferme quelque chose ; celui-ci en a { $found }
cz-map-value = « { $key } » doit être l’un de : { $known } ; trouvé : { $found }
cz-map-flag = « { $key } » doit être true ou false ; trouvé : { $found }
cz-map-unknown-piece = « { $key } » doit être l’id d’un élément ; trouvé : { $found }
cz-map-id = un id est un texte court ; trouvé : { $found }
cz-map-twice = deux éléments ont l’id « { $name } »
cz-map-outline = un élément a soit un « outline », soit une « box »
cz-map-box = une « box » est [x, y, largeur, profondeur] ; trouvé : { $found }
cz-map-state = seule une porte a un état
cz-map-circle = il repose sur lui-même

## Défauts du décor
cz-map-size = un côté de la table fait de { $least } à { $most }
cz-map-off-table = cela dépasse du bord de la table
cz-map-hole = un trou doit être entièrement à l’intérieur du contour
cz-map-height = une hauteur est supérieure à zéro et fait { $most } au plus
cz-map-low-barrier = un décor solide de { $most } de haut au plus est un obstacle, pas une barrière
cz-map-barrier-flags = on ne peut ni entrer dans une barrière ni la traîner
cz-map-easy = seule une barrière avec un toit peut être facile à escalader
cz-map-high-roof = un obstacle où l’on se tient fait { $most } de haut au plus ; faites-en une barrière
cz-map-obstacle-holes = seule une barrière a des trous
cz-map-roof-enter = on se tient soit sur un obstacle (roof), soit dedans (enter)
cz-map-loose = un objet que l’on peut traîner n’a ni toit ni intérieur
cz-map-raised = seule une barrière avec un toit est surélevée, de { $least } au moins
cz-map-roof-convex = un toit n’a ni trou ni coin rentrant ; coupez-le en plusieurs éléments
cz-map-short-edge = l’arête après le coin { $corner } fait moins d’un millimètre
cz-map-crossing = les arêtes { $a } et { $b } du contour se rencontrent
cz-map-overlap = il est dans « { $other } »
cz-map-on = rien ne peut reposer sur « { $other } » : il n’a pas de toit
cz-map-overhang = il ne repose pas entièrement sur « { $other } »

## Défauts des passages et des lieux
cz-map-passage-barrier = « { $other } » n’est pas une barrière
cz-map-passage-width = un passage fait de { $least } à { $most } de large
cz-map-ladder-roof = personne ne peut se tenir sur « { $other } » : il n’a pas de toit
cz-map-ladder-line = la ligne du pied au sommet doit couper un seul côté de l’élément
cz-map-passage-line = la ligne d’un bout à l’autre doit couper deux côtés de l’élément
cz-map-passage-fits = il est trop large pour le côté où il se trouve
cz-map-stand = aucune figurine ne peut se tenir ici : { $why }
cz-map-passage-shut = un autre décor barre ce passage
cz-map-spot-roof = ce n’est pas sur le toit de « { $other } »
cz-map-spot-in = c’est à l’intérieur de « { $other } »

## L’atelier où l’on dessine des cartes
cz-map-about = { $what } « { $name } » : { $fault }
cz-map-no-wall = aucun mur à cet endroit
cz-map-counts = { $n ->
    [one] Un élément
   *[other] { $n } éléments
 } de décor sur { $w } × { $d }
cz-map-quarters = Éléments par quart : { $a }, { $b }, { $c }, { $d }
cz-map-size-small = Petit tapis, 30 × 22 po
cz-map-size-large = Grand tapis, 44 × 30 po
cz-map-group-high = Bâtiments
cz-map-group-walls = Murs et passerelles
cz-map-group-vehicles = Véhicules
cz-map-group-loose = À traîner
cz-map-group-low = Décor bas
cz-map-group-ways = Passages et lieux
cz-map-way-door = porte
cz-map-way-opening = ouverture
cz-map-way-ladder = échelle
cz-map-way-stairs = escalier
cz-map-spot = lieu
cz-map-spot-named = Lieu « { $name } »
cz-map-field-kind = Genre
cz-map-value-obstacle = obstacle : franchi avec un jet
cz-map-value-barrier = barrière : s’escalade, peut bloquer les attaques
cz-map-field-height = Hauteur
cz-map-field-raised = Commence au-dessus du sol
cz-map-field-roof = On peut se tenir dessus
cz-map-field-enter = On peut finir un mouvement dedans
cz-map-field-loose = On peut le traîner
cz-map-field-easy = S’escalade sans jet
cz-map-field-room = Une pièce à l’intérieur
cz-map-field-wall = Épaisseur de ses murs
cz-map-field-state = Porte
cz-map-value-open = ouverte
cz-map-value-closed = fermée
cz-map-value-locked = verrouillée
cz-map-field-width = Largeur du passage
cz-map-field-on = Repose sur
cz-map-field-piece = Dans le mur de
cz-map-value-here = ce qui est là
cz-map-value-ground = le sol

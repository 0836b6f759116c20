# Ce que le salon dit du jeu.

ad-blurb = Un jeu de tir sur plateau pour trois à cinq : courez, ramassez des armes, tirez, revenez d’entre les morts et dominez l’arène par la piste des coups mortels.

## Arènes que l’on dessine

ad-draw-unknown = il n’y a pas d’arène « { $name } » ; les arènes sont { $known }, ou un dessin de plusieurs lignes
ad-draw-long = un dessin compte au plus { $n } caractères
ad-draw-no-name = la première ligne est le nom de l’arène, par exemple « name:La Cour »
ad-draw-name = un nom tient en une ligne d’au plus { $n } caractères visibles
ad-draw-tab = un dessin ne contient pas de tabulations : mettez des espaces
ad-draw-wide = une rangée compte au plus { $n } cases
ad-draw-high = il y a au plus { $n } rangées de cases
ad-draw-empty = il n’y a aucune case
ad-draw-room = « { $sign } » n’est pas une pièce : une case est R, B, Y, G, P ou W, un trou est « . »
ad-draw-spawn = « { $sign } » n’est pas un point d’apparition : r, b ou y suit la lettre de sa case, sinon une espace
ad-draw-border = « { $sign } » n’est pas une bordure : « # » est un mur, « + » une porte, une espace est ouverte
ad-draw-corner = « { $sign } » est entre deux bordures : une bordure est sous la première lettre d’une case
ad-draw-spawn-hole = un point d’apparition est sur une case, pas sur un trou
ad-draw-no-spawn = il manque le point d’apparition { $colour } ({ $sign })
ad-draw-spawn-twice = un second point d’apparition { $colour } : il y en a un de chaque couleur
ad-draw-two-colours = rien ne sépare la { $a } de la { $b } : une pièce n’a qu’une couleur
ad-draw-room-twice = c’est une seconde { $room } : les cases d’une couleur forment une seule pièce, sans porte entre elles
ad-draw-door-inside = cette porte mène dans la pièce qu’elle quitte
ad-draw-door-nowhere = cette porte ne mène nulle part
ad-draw-cut-off = aucun chemin ne mène de la première case à la case { $square }
ad-draw-no-ammo = il ne reste aucune case pour les munitions : les points d’apparition n’en ont pas
ad-arena-own = Arène : { $name }

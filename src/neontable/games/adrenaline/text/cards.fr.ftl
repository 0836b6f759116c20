# Noms et textes des composants d'Adrenaline, dans nos propres mots.

## Armes et effets

ad-weapon-lock-rifle = Fusil paralysant
ad-effect-lock-rifle-basic = Effet basique
ad-effect-lock-rifle-basic-text = Une cible que vous voyez : 2 dégâts et 1 Marque.
ad-effect-lock-rifle-second-lock = Verrouillage deuxième cible
ad-effect-lock-rifle-second-lock-text = Une autre cible que vous voyez : 1 Marque.

ad-weapon-machine-gun = Fusil d'assaut
ad-effect-machine-gun-basic = Effet basique
ad-effect-machine-gun-basic-text = Une ou deux cibles que vous voyez : 1 dégât chacune.
ad-effect-machine-gun-focus-shot = Tir de précision
ad-effect-machine-gun-focus-shot-text = L'une des cibles de base : 1 dégât de plus. Ce ne peut pas être celle qui reçoit le dégât en plus du trépied.
ad-effect-machine-gun-turret-tripod = Tir sur trépied
ad-effect-machine-gun-turret-tripod-text = 1 dégât de plus à une cible de base que le Tir de précision n'a pas choisie, ou 1 dégât à une nouvelle cible que vous voyez, ou les deux.

ad-weapon-thor = T.H.O.R.
ad-effect-thor-basic = Effet basique
ad-effect-thor-basic-text = Une cible que vous voyez : 2 dégâts.
ad-effect-thor-chain-reaction = Réaction en chaîne
ad-effect-thor-chain-reaction-text = Une deuxième cible, vue par la première : 1 dégât. Ce doit être un autre joueur.
ad-effect-thor-high-voltage = Haute tension
ad-effect-thor-high-voltage-text = Une troisième cible, vue par la deuxième : 2 dégâts. Exige d'abord la Réaction en chaîne ; les trois sont des joueurs différents.

ad-weapon-plasma-gun = Fusil plasma
ad-effect-plasma-gun-basic = Effet basique
ad-effect-plasma-gun-basic-text = Une cible que vous voyez au moment du tir : 2 dégâts.
ad-effect-plasma-gun-phase-glide = Propulsion
ad-effect-plasma-gun-phase-glide-text = Avancez de 1 ou 2 cases, avant ou bien après l'effet basique ; ce déplacement ne se fractionne pas.
ad-effect-plasma-gun-charged-shot = Tir en surcharge
ad-effect-plasma-gun-charged-shot-text = La cible de base : 1 dégât de plus.

ad-weapon-whisper = Zéphyr
ad-effect-whisper-basic = Effet
ad-effect-whisper-basic-text = Une cible que vous voyez, à 2 déplacements ou plus : 3 dégâts et 1 Marque.

ad-weapon-electroscythe = La Faucheuse
ad-effect-electroscythe-basic = Mode basique
ad-effect-electroscythe-basic-text = Tous les autres sur votre case : 1 dégât.
ad-effect-electroscythe-reaper = Mode exécution
ad-effect-electroscythe-reaper-text = Tous les autres sur votre case : 2 dégâts.

ad-weapon-tractor-beam = Rayon tracteur
ad-effect-tractor-beam-basic = Mode basique
ad-effect-tractor-beam-basic-text = N'importe quelle cible, vue ou non : amenez-la, en 0 à 2 cases, sur une case que vous voyez, puis 1 dégât. Le trajet peut tourner.
ad-effect-tractor-beam-punisher = Mode châtiment
ad-effect-tractor-beam-punisher-text = Une cible à 2 déplacements au plus, vue ou non : attirez-la sur votre case, puis 3 dégâts.

ad-weapon-vortex-cannon = Canon vortex
ad-effect-vortex-cannon-basic = Effet basique
ad-effect-vortex-cannon-basic-text = Ouvrez un vortex sur une case que vous voyez, à 1 déplacement ou plus. Une cible qui s'y trouve ou à 1 déplacement de lui, vue ou non, y est aspirée : 2 dégâts.
ad-effect-vortex-cannon-black-hole = Trou noir
ad-effect-vortex-cannon-black-hole-text = Une ou deux autres cibles sur le même vortex ou à 1 déplacement de lui sont aspirées aussi : 1 dégât chacune. Vient après l'effet basique.

ad-weapon-furnace = Brasier
ad-effect-furnace-basic = Mode basique
ad-effect-furnace-basic-text = Une pièce que vous voyez, autre que la vôtre : 1 dégât à tous ses occupants.
ad-effect-furnace-cozy-fire = Mode flambée entre amis
ad-effect-furnace-cozy-fire-text = Une case à exactement 1 déplacement : 1 dégât et 1 Marque à tous ses occupants.

ad-weapon-heatseeker = Fusil infrarouge
ad-effect-heatseeker-basic = Effet
ad-effect-heatseeker-basic-text = Une cible que vous ne voyez pas : 3 dégâts.

ad-weapon-hellion = Inferno
ad-effect-hellion-basic = Mode basique
ad-effect-hellion-basic-text = Une cible que vous voyez, à 1 déplacement ou plus : 1 dégât. Puis 1 Marque pour elle et pour tous les autres sur sa case.
ad-effect-hellion-nano-tracer = Mode nano-émetteur
ad-effect-hellion-nano-tracer-text = Une cible que vous voyez, à 1 déplacement ou plus : 1 dégât. Puis 2 Marques pour elle et pour tous les autres sur sa case.

ad-weapon-flamethrower = Lance-flammes
ad-effect-flamethrower-basic = Mode basique
ad-effect-flamethrower-basic-text = Une case à 1 déplacement et, au choix, la suivante tout droit : 1 dégât à une cible sur chacune. Les murs arrêtent les flammes ; voir les cibles n'est pas nécessaire.
ad-effect-flamethrower-barbecue = Mode barbecue
ad-effect-flamethrower-barbecue-text = Une case à 1 déplacement et, au choix, la suivante tout droit : 2 dégâts à tous ceux de la première, 1 à tous ceux de la deuxième. Les murs arrêtent les flammes ; voir les cibles n'est pas nécessaire.

ad-weapon-grenade-launcher = Lance-grenades
ad-effect-grenade-launcher-basic = Effet basique
ad-effect-grenade-launcher-basic-text = Une cible que vous voyez : 1 dégât, puis vous pouvez la pousser de 1 case.
ad-effect-grenade-launcher-push = Pousser la cible
ad-effect-grenade-launcher-push-text = La cible de base : poussez-la de 1 case. Gratuit.
ad-effect-grenade-launcher-extra-grenade = Grenade bonus
ad-effect-grenade-launcher-extra-grenade-text = Une case que vous voyez, même la vôtre : 1 dégât à tous ses occupants sauf vous. Avant ou après le déplacement de la cible de base.

ad-weapon-rocket-launcher = Lance-roquettes
ad-effect-rocket-launcher-basic = Effet basique
ad-effect-rocket-launcher-basic-text = Une cible que vous voyez, hors de votre case : 2 dégâts, puis vous pouvez la pousser de 1 case.
ad-effect-rocket-launcher-push = Pousser la cible
ad-effect-rocket-launcher-push-text = La cible de base : poussez-la de 1 case. Gratuit.
ad-effect-rocket-launcher-rocket-jump = Mode fusée
ad-effect-rocket-launcher-rocket-jump-text = Avancez de 1 ou 2 cases avant ou après l'effet basique. Les cibles se jugent depuis votre case d'arrivée.
ad-effect-rocket-launcher-fragmenting-warhead = Ogive à fragmentation
ad-effect-rocket-launcher-fragmenting-warhead-text = Avec l'effet basique, avant que la cible soit poussée : 1 dégât à tous les autres sur la case de la cible, et 1 de plus à la cible.

ad-weapon-railgun = Canon laser
ad-effect-railgun-basic = Mode basique
ad-effect-railgun-basic-text = Une cible droit dans une direction cardinale, à travers les murs, ou sur votre propre case : 3 dégâts.
ad-effect-railgun-piercing = Mode perforant
ad-effect-railgun-piercing-text = Une ou deux cibles droit dans une même direction cardinale, à travers les murs, votre propre case comprise : 2 dégâts chacune.

ad-weapon-cyberblade = Cyber-lame
ad-effect-cyberblade-basic = Effet basique
ad-effect-cyberblade-basic-text = Une cible sur votre case : 2 dégâts.
ad-effect-cyberblade-shadowstep = Furtivité
ad-effect-cyberblade-shadowstep-text = Avancez de 1 case : avant, entre ou après vos coups.
ad-effect-cyberblade-slice-and-dice = Découpage en rondelles
ad-effect-cyberblade-slice-and-dice-text = Une autre cible sur votre case : 2 dégâts.

ad-weapon-zx2 = ZX-2
ad-effect-zx2-basic = Mode basique
ad-effect-zx2-basic-text = Une cible que vous voyez : 1 dégât et 2 Marques.
ad-effect-zx2-scanner = Mode scanner
ad-effect-zx2-scanner-text = De une à trois cibles que vous voyez, dans n'importe quelles pièces : 1 Marque chacune.

ad-weapon-shotgun = Fusil à pompe
ad-effect-shotgun-basic = Mode basique
ad-effect-shotgun-basic-text = Une cible sur votre case : 3 dégâts, puis vous pouvez la pousser de 1 case.
ad-effect-shotgun-long-barrel = Mode canon long
ad-effect-shotgun-long-barrel-text = Une cible à exactement 1 déplacement : 2 dégâts.

ad-weapon-power-glove = Gant cybernétique
ad-effect-power-glove-basic = Mode basique
ad-effect-power-glove-basic-text = Une cible à exactement 1 déplacement : rejoignez sa case, puis 1 dégât et 2 Marques.
ad-effect-power-glove-rocket-fist = Mode poing foudroyant
ad-effect-power-glove-rocket-fist-text = Avancez de 1 case et, au choix, d'une autre tout droit. Sur chaque case où vous entrez, vous pouvez faire 2 dégâts à une cible.

ad-weapon-shockwave = Onde de choc
ad-effect-shockwave-basic = Mode basique
ad-effect-shockwave-basic-text = De une à trois cibles sur des cases différentes, chacune à exactement 1 déplacement : 1 dégât chacune.
ad-effect-shockwave-tsunami = Mode tsunami
ad-effect-shockwave-tsunami-text = Tous ceux qui sont à exactement 1 déplacement : 1 dégât.

ad-weapon-sledgehammer = Masse fulgurante
ad-effect-sledgehammer-basic = Mode basique
ad-effect-sledgehammer-basic-text = Une cible sur votre case : 2 dégâts.
ad-effect-sledgehammer-pulverize = Mode anéantissement
ad-effect-sledgehammer-pulverize-text = Une cible sur votre case : 3 dégâts, puis poussez-la de 0 à 2 cases dans une seule direction ; les murs l'arrêtent.

## Améliorations

ad-powerup-scope = Lunette de Visée
ad-powerup-scope-text = Quand vous infligez des dégâts : payez 1 cube de n'importe quelle couleur pour 1 dégât de plus à une cible que vous avez blessée. Pas à une cible seulement marquée.
ad-powerup-newton = Newton
ad-powerup-newton-text = Pendant votre tour, avant ou après une action : poussez la figurine d'un autre joueur de 1 ou 2 cases dans une seule direction. Trop tard une fois venues les résurrections.
ad-powerup-tagback = Grenade Traçante
ad-powerup-tagback-text = Quand un joueur que vous voyez vous blesse : donnez-lui 1 Marque.
ad-powerup-teleporter = Téléporteur
ad-powerup-teleporter-text = Pendant votre tour, avant ou après une action : posez votre figurine sur n'importe quelle case. Trop tard une fois que vous avez vu quelqu'un ressusciter.
ad-powerup-card = { $kind } ({ $colour })

## Couleurs des Munitions, et listes de cubes

ad-colour-red = rouge
ad-colour-blue = bleu
ad-colour-yellow = jaune
ad-cubes-0 = aucun cube
ad-cubes-1 = { $first }
ad-cubes-2 = { $first }, { $second }
ad-cubes-3 = { $first }, { $second }, { $third }

## Tuiles Munitions

ad-tile = Tuile Munitions : { $cubes }
ad-tile-powerup = Tuile Munitions : { $cubes } et une Amélioration

## Pièces, Zones de Résurrection, arènes

ad-room-red = pièce rouge
ad-room-blue = pièce bleue
ad-room-yellow = pièce jaune
ad-room-green = pièce verte
ad-room-purple = pièce violette
ad-room-white = pièce blanche
ad-spawn-red = Zone de Résurrection rouge
ad-spawn-blue = Zone de Résurrection bleue
ad-spawn-yellow = Zone de Résurrection jaune
ad-arena-small = Petite arène, deux coins en moins (3 ou 4 joueurs)
ad-arena-medium-1 = Arène moyenne, sans le coin en bas à gauche (tout nombre de joueurs)
ad-arena-large = Grande arène, rectangle complet (4 ou 5 joueurs)
ad-arena-medium-2 = Arène moyenne, sans le coin en haut à droite (tout nombre de joueurs)

## Modes de jeu

ad-mode-deathmatch = Combat à Mort
ad-mode-domination = Domination
ad-mode-turret = Tourelle

## Figurines

ad-figure-0 = D-structeur
ad-figure-1 = Banshee
ad-figure-2 = Dozer
ad-figure-3 = Violette
ad-figure-4 = Sprog
ad-figure-bot = Bot

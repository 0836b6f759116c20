# Ce que le salon dit du jeu.

cz-title = Cyberpunk RED : Combat Zone
cz-blurb = Une escarmouche de gangs sur un plateau de rues et de toits : bougez dans un vrai espace, tirez à couvert, piratez vos rivaux et repartez avec le butin.
cz-label-option-eb = Eurobucks d’une équipe
cz-label-option-scenario = Scénario
cz-scenario-random = tiré au hasard
cz-label-option-battlefield = Champ de bataille
cz-battlefield-random = un de ceux de la maison, au hasard
cz-battlefield-generated = un nouveau pour cette table
cz-battlefield-dry-dock = Cale sèche
cz-battlefield-night-market = Marché de nuit
cz-battlefield-overpass = L’Échangeur
cz-battlefield-scrapyard = La Casse
cz-battlefield-stacks = Les Empilements
cz-battlefield-watson-block = Un bloc à Watson
cz-label-option-map-text = Votre propre champ de bataille à la place (collez son fichier)
cz-label-option-pairs = Deux contre deux
cz-label-option-completed = Objectifs apportés d’une campagne
cz-label-option-must-act = Tout modèle activé doit utiliser un jeton
cz-label-option-max-turns = Tours au plus (0 : sans limite)

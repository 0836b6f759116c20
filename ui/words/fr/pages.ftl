skip = Aller au contenu
pages = Pages
home = Accueil
games = Jeux
tables = Tables
rules = Règles
settings = Réglages
close = Fermer
cancel = Annuler
undo-change = Annuler la modification
save = Enregistrer
next = Suivant
remove = Supprimer
offline = Le serveur ne répond pas. Réessayez dans un instant.
no-such-page = Il n’y a rien à cette adresse.
no-such-table = Aucune table n’a cette adresse. Le lien est peut-être incomplet : redemandez-le.
no-such-game = Il n’y a pas de jeu appelé « { $name } » ici.
no-loadouts = { $game } se joue sans deck ni liste : chacun joue avec ce que contient la boîte.
no-maps = { $game } se joue sur ses propres plateaux ; il n’y a rien à dessiner.
instead-games = Ces jeux en proposent :

## landing page

slogan = Jeux de plateau cyberpunk. Toutes les règles, appliquées.
slogan-text = Jouez dans votre navigateur, entre amis ou contre des bots. Ni compte ni téléchargement ; les règles s’expliquent au fil du jeu.
play-now = Jouer contre des bots
first-game = Première partie guidée
new-table = Préparer une table
new-table-of = { $game } : nouvelle table
for-players = { $lo } à { $hi } joueurs
for-exactly = { $n } joueurs
picture-of = Une position tirée d’une partie de { $game }
notice = Les noms de jeux et les marques appartiennent à leurs propriétaires. Tous les textes et dessins sont les nôtres.
instead-here = D’ici, on peut aller vers :

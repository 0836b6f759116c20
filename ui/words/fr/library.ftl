library = Cartes
library-of = { $game } : cartes
rules-of = { $game } : règles
search-cards = Chercher dans les noms et les textes
sort-by = Trier par
sort-box = ordre de la boîte
as-list = En liste
cards-found = { $n } sur { $of }
show-more = Afficher la suite
filters = Filtres
no-filters = Effacer les filtres
least = au moins
most = au plus
more-values = { $n } de plus
rulings = Décisions
in-lists = Joué dans
origin-published = Publié.
origin-designed = Conçu par Neontable.
copies-in-box = { $n } dans la boîte.
copy-link = Copier le lien
open-page = Ouvrir sa page
overview = Aperçu
glossary = Les mots du jeu
all-clauses = Toutes les règles, article par article
how-turn-goes = Le déroulement d’un tour
search-words = Chercher un mot
paste-text = Coller un texte
open-packs = Ouvrir des paquets : { $side }
kept-lists = Les miennes
house-lists = De la maison
all-sides = toutes
side = Camp
at-least = (au moins { $n })
bought-for = Pour { $name }
from-pool = Des paquets { $seed }
back-to-all = Retour
look-at = Regarder { $name }
put-in = Ajouter { $name }
take-out = Retirer { $name }
equip = Équiper
click-to-add = Encore vide : ajoutez quelque chose de la liste.
saved-list = { $name } est enregistré.
remove-sure = Supprimer pour de bon ?
test-hand = Main d’essai
new-hand = Nouvelle main
draw-one = Piocher une carte
as-text = En texte
read-text = Reprendre ce texte
share-list = Partager par lien
bad-link = Ce lien ne contient pas de liste lisible.
versions = Versions
no-versions = Il n’y a pas encore de version antérieure.
restore = La reprendre
curve-of = { $what }, en moyenne { NUMBER($average, maximumFractionDigits: 1) }
copies =
    { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
cards-left =
    { $n ->
        [one] il reste { $n } carte
       *[other] il reste { $n } cartes
    }
for-table = Vérifié pour une table avec…
no-such-card = Cette carte n’existe pas dans ce jeu ; voici toutes celles qui existent.

## who one is

my-page = Ma page
leaders = Classement
leaders-of = Classement : { $game }
leaders-hint = Seules les tables classées comptent. On apparaît après en avoir joué { $n }, dans l’ordre de la force que l’on a presque sûrement montrée.
no-leaders = Personne n’a encore joué assez de tables classées : la première place est libre.
rank = Rang
player = Joueur
rating = Cote
rating-provisional = { $n } ?
rating-why = Un point d’interrogation : trop peu de tables pour être sûr.
rated = classée
rated-label = Classée : le résultat compte pour la cote de chacun (entre personnes)
rating-change = Cote { $before } → { $after }
won-of = { $won } sur { $n } gagnées
here-since = Ici depuis le { $date }
by-game = Par jeu
by-side = Par camp
by-opponent = Par adversaire
by-list = Par liste
last-tables = Dernières tables
no-results = Aucune table finie pour l’instant.
no-rated-results = Aucune table classée pour l’instant.
was-won = gagnée
was-lost = perdue
place-number = place { $n }
somebody-gone = quelqu’un
guest-hint = Vous jouez en invité : vos tables restent dans ce navigateur. Un compte les garde sur tous vos appareils.
share-profile = Lien vers cette page

## account

devices = Appareils
devices-hint = Là où vous êtes connecté. Déconnectez tout appareil que vous ne reconnaissez pas.
this-device = cet appareil
last-seen = vu { $when }
sign-out-device = Déconnecter
sign-out-everywhere = Déconnecter partout
change-passphrase = Changer la phrase de passe
new-passphrase = Nouvelle phrase de passe
passphrase-changed = La phrase de passe est changée ; les autres appareils sont déconnectés.
my-data = Mes données
my-data-hint = Tout ce que ce serveur garde sur vous, en un fichier.
download-data = Télécharger
delete-me = Me supprimer
delete-me-hint = Votre nom, vos listes et vos messages disparaissent ; vos parties en cours sont abandonnées. Ce que d’autres ont joué avec vous leur reste, sans votre nom.
delete-me-sure = Me supprimer pour de bon
deleted-me = Vous avez été supprimé de ce serveur.

## opponents and tables

find-opponent = Trouver un adversaire
finding-opponent = À la recherche d’un adversaire
finding-hint = La partie commence d’elle-même dès que quelqu’un d’autre en cherche une. Gardez cette page ouverte ; vous pouvez lire les règles en attendant.
stop-finding = Ne plus chercher
resume = Reprendre
waits-for = attend { $who }
watch = Regarder
join-table = Rejoindre
new-table-choose = Ouvrir une table
result-won = Gagnée
result-lost = Perdue
result-place = Place { $n }
remove-table-sure = Retirer cette table pour de bon ?
remove-table-hint = Son enregistrement disparaît avec elle.
keep-table = La garder
usual-options = Les options habituelles.
clock-shown = Pendule
scan-hint = Scannez ce code avec un téléphone, ou envoyez le lien.
local-only-hint = Ce serveur n’est joignable que depuis cette machine. Lancez-le avec « neontable serve --host 0.0.0.0 » pour jouer avec d’autres sur votre réseau.
address-choice = Adresse
start-waits-seats = En attente { $n ->
        [one] d’un joueur
       *[other] de { $n } joueurs
    }
start-waits-ready = En attente de l’accord de { $who }

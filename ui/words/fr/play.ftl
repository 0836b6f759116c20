board = Plateau
players = Joueurs
facts = État de la partie
log = Journal
chat = Discussion
bookkeeping =
    { $n ->
        [one] { $n } de plus
       *[other] { $n } de plus
    }
jump-to = Vers ce moment
since-title = Depuis votre dernier tour
since-mine =
    { $n ->
        [one] { $n } événement depuis votre dernier tour
       *[other] { $n } événements depuis votre dernier tour
    }
before = avant
back-to-now = Revenir au présent
unread = nouveaux messages
message = Message
send = Envoyer
nobody-spoke = Personne n’a encore rien dit.
you = Vous
your-turn = À vous
skip-moments = Passer
present = à la table
away = absent
conceded = a abandonné
is-thinking = réfléchit
thinking = { $who } réfléchit
waiting-for = En attente : { $who }
paused = La partie est en pause
pause = Pause
go-on = Reprendre
connecting = Connexion…
lost = La connexion est perdue ; nouvel essai. Rien de ce qui vous a été confirmé n’est perdu.
silent = Le serveur ne répond pas ; votre partie est en sûreté, et cette page l’attend.
watchers =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
goal = But
why-not = Pourquoi pas ?
nothing-barred = Tout ce que vous pourriez faire est proposé.
offered = C’est possible maintenant : cela figure parmi les choix.
frozen-title = Une table d’anciennes règles
frozen-text = Les règles de ce jeu ont changé sur ce serveur depuis le début de la partie : personne ne peut la continuer.
frozen-over = Cette table a été jouée selon d’anciennes règles, que ce serveur ne joue plus : elle ne peut pas être montrée. Son enregistrement reste, et une autre partie se joue selon les règles d’aujourd’hui.
frozen-closing = Vous pouvez la clore : elle se termine alors sans résultat, sa clé est révélée, son enregistrement peut être téléchargé, et une revanche se joue selon les règles d’aujourd’hui.
frozen-waits = { $owner }, qui a ouvert la table, peut la clore. Son enregistrement et une revanche seront alors possibles.
frozen-close = Clore cette table
undo = Reprendre le coup
undo-sure = Depuis, quelque chose a été tiré ou vu. Le hasard se répétera à l’identique, donc vous le connaîtrez. Reprendre le coup quand même ?
undo-repeats = Depuis, quelque chose a été tiré ou vu. Le hasard se répétera à l’identique : qui l’a vu sait ce qui vient.
undo-asked = { $who } voudrait reprendre une décision.
undo-waits = En attente de l’accord des autres pour reprendre le coup.
agree = Accepter
refuse = Refuser
concede = Abandonner
concede-sure = Abandonner cette partie ?
hand-to = L’écran change de mains : { $who }
hand-to-hint = La main du joueur précédent est cachée. Seul le joueur suivant devrait regarder.
i-am = C’est moi : { $who }
choose-exactly =
    Choisissez-en { $lo } ({ $n ->
        [0] rien encore
        [one] { $n } choisi
       *[other] { $n } choisis
    })
choose-many =
    { $lo ->
        [0] Choisissez-en { $hi } au plus
       *[other] Choisissez-en de { $lo } à { $hi }
    } ({ $n ->
        [0] rien encore
        [one] { $n } choisi
       *[other] { $n } choisis
    })
choose-this = Choisir
lying-here = Au même endroit
asked-now = Question posée : { $question }
confirm = Valider
commit = Engager { $n }
number-limits = de { $lo } à { $hi }
secret-ask = En secret : l’autre camp s’engage en même temps. Rien n’est montré avant que les deux l’aient fait.
confirm-n = Valider ({ $n })
none = Aucun
order-hint = Faites glisser les lignes dans l’ordre voulu, ou utilisez les flèches.
earlier = { $what } : plus tôt
later-on = { $what } : plus tard
less = Moins
more = Plus
point-hint = Cliquez sur le plateau, ou déplacez la croix avec les flèches.
place-hint = Faites glisser la pièce, ou touchez l’endroit où elle doit aller. Rien n’est joué avant de confirmer.
path-hint = Faites glisser la pièce le long de son trajet, ou touchez l’endroit où elle doit aller. Rien n’est joué avant de confirmer.
place-keys = Les flèches déplacent le fantôme, avec Maj à petits pas ; Espace pose un coude, Entrée confirme, Échap annule.
nearest-place = La place la plus proche
as-far-as = Aussi loin que possible
coordinates = Saisir les coordonnées
inches = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } po
height = { NUMBER($n, maximumFractionDigits: 1) }″
do-it = Valider
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir tout le plateau
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
series-game = Partie { $n } sur { $of }.
rematch = Revanche
next-game = Partie suivante
standings = Classement provisoire
standings-end = Classement final
rematch-too = Rejouer aussi
under = { $heading } :
not-ready = n’a pas encore dit oui
replay = Revoir la partie
winner-is =
    { $n ->
        [one] { $who } a gagné.
       *[other] { $who } ont gagné.
    }
score-parts = Le score
statistics = Statistiques
turning-points = Moments décisifs
make-picture = Image
won-together = Tout le monde a gagné.
lost-together = Tout le monde a perdu.
nobody-won = Personne n’a gagné.
limited-talk = Les règles de cette table limitent ce qui peut être dit.
talk-kind = Genre de message

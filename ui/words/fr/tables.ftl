my-tables = Mes tables
listed-tables = Ouvertes à tous
finished = Terminées
no-tables = Vous n’êtes encore à aucune table.
no-listed = Aucune table n’est ouverte à tous pour l’instant.
import-title = Importer une partie
import-text = Choisissez l’enregistrement d’une partie pour la revoir
status-open = attend des joueurs
status-playing = en cours
status-paused = en pause
status-over = terminée

## new table

seats = Places
seat-count = Nombre de places
who-sits = Qui joue { $seat } ?
me = moi
open-seat = place libre
bot-named = bot : { $bot }
hot-seat = Plusieurs places sur cet écran : la page cache chaque main avant que vous passiez l’appareil.
options = Options
more-options = Nom, pendules, bots, visibilité
title = Nom de la table
listed-label = L’annoncer à tous sur la page des tables
watchable-label = On peut regarder (les cartes cachées le restent)
series = Série
single-game = une seule partie
games-in-row = { $n } parties, les places tournent
pace = Rythme des bots
pace-none = immédiat
pace-brisk = vif
pace-calm = posé
clock-turn = Temps par tour
clock-table = Temps pour toute la table
clock-game = Temps par partie
clock-increment = Ajouté après chaque tour
without = aucun
hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
open-table = Ouvrir la table
start-table = Commencer
paste-list = Coller une liste…

## waiting room

waiting-room = En attente de joueurs
invite-text = Envoyez ce lien à ceux avec qui vous voulez jouer :
your-name = Votre nom
invite-link = Lien d’invitation
copy = Copier
copied = Copié
sit-down = S’asseoir
stand-up = Se lever
fill-seat = remplir cette place…
free-seat = libérer la place
remove-table = Supprimer la table

## places en cours de partie

seats-and-links = Places et liens
seats-hint = La place d’un bot, ou de quelqu’un qui a abandonné ou s’est absenté longtemps, peut revenir à un bot ou à qui a l’invitation. Un résultat ne compte que pour qui a joué toute la partie.
seats-rated = À une table classée, personne ne joue à la place d’une autre.
hand-on = Donner cette place à…
offer-seat = qui a le lien d’invitation
offer-no-more = personne d’autre : ne plus la proposer
seat-offered = proposée
offer-text = Une place est à prendre. Envoyez ce lien à qui doit continuer à jouer :
long-away = absent depuis longtemps
take-seat = Reprendre { $seat }
you-watch = Vous regardez.
watch-later =
    { $n ->
        [one] Vous voyez la table avec une minute de retard.
       *[other] Vous voyez la table avec { $n } minutes de retard.
    }
watched-later =
    { $n ->
        [one] se regarde avec une minute de retard
       *[other] se regarde avec { $n } minutes de retard
    }
watch-link = Lien pour regarder
watch-text = Avec ce lien, on peut regarder, mais pas s’asseoir :
watch-text-later =
    { $n ->
        [one] Avec ce lien, on peut regarder, une minute plus tard, mais pas s’asseoir :
       *[other] Avec ce lien, on peut regarder, { $n } minutes plus tard, mais pas s’asseoir :
    }
watch-delay = Retard des spectateurs

## lists of tables

none-such = Aucune table ne correspond.
filter-names = Chercher un nom, un titre
filter-result = Résultat
all-games = tous les jeux
all-results = tous les résultats
show-all = Tout montrer ({ $n })

## clocks in few words

span-days =
    { $n ->
        [one] un jour
       *[other] { $n } jours
    }
span-minutes = { $n } min
span-seconds = { $n } s
clock-none = sans pendule
clock-a-turn = { $time } par tour
clock-each = { $time } chacun
clock-in-all = { $time } en tout
begins-like = Le plateau par lequel la table commence
sum-seats =
    { $bots ->
        [0] { $people ->
            [one] une personne
           *[other] { $people } personnes
        }
       *[other] { $people ->
            [one] une personne, { $bots ->
                [one] un bot
               *[other] { $bots } bots
            }
           *[other] { $people } personnes, { $bots ->
                [one] un bot
               *[other] { $bots } bots
            }
        }
    }
sum-listed = tout le monde sur ce serveur peut venir
sum-by-link = seuls ceux qui ont le lien peuvent venir
sum-alone = personne d’autre ne peut venir

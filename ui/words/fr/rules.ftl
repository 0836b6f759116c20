search-rules = Chercher dans les règles
area = Chapitre
all-areas = tous les chapitres
rules-found =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }

## Chapitres des index de règles, par la clé que leur donne l’index

chapter-access = Accès
chapter-agenda = Agendas
chapter-bad-publicity = Bad publicity
chapter-bot = Le bot
chapter-cards = Cartes
chapter-cost = Coûts
chapter-damage = Dégâts
chapter-deckbuilding = Construction des decks
chapter-discard = Défausse
chapter-domination = Domination
chapter-end = Fin du tour
chapter-expose = Exposer
chapter-final = Fin de la partie
chapter-forfeit = Actions perdues
chapter-forts = Forts
chapter-frenzy = Frénésie finale
chapter-goal = But du jeu
chapter-grab = Prendre des trucs
chapter-hardware = Hardware
chapter-ice = Ice
chapter-icebreaker = Icebreakers
chapter-marks = Marques
chapter-match = Matchs
chapter-move = Déplacement
chapter-node = Nodes
chapter-operation = Operations
chapter-pay = Payer
chapter-powerups = Améliorations
chapter-prep = Preps
chapter-program = Programs
chapter-resource = Resources
chapter-rez = Rez
chapter-run = Runs
chapter-runner-install = Installations du Runner
chapter-score = Décompte
chapter-see = Voir
chapter-setup = Mise en place
chapter-shoot = Tirer
chapter-spawn = Apparition
chapter-subroutine = Subroutines
chapter-tag = Tags
chapter-timing = Moments du jeu
chapter-trace = Traces
chapter-turn = Tours
chapter-turret = Tourelles
chapter-upgrade = Upgrades
chapter-vocabulary = Vocabulaire
chapter-weapons = Armes

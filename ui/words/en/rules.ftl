search-rules = Search the rules
area = Chapter
all-areas = all chapters
rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }

## Chapters of the rule indexes, by the short key that the index gives them

chapter-access = Access
chapter-agenda = Agendas
chapter-bad-publicity = Bad publicity
chapter-bot = The bot
chapter-cards = Cards
chapter-cost = Costs
chapter-damage = Damage
chapter-deckbuilding = Building decks
chapter-discard = Discarding
chapter-domination = Domination
chapter-end = End of the turn
chapter-expose = Exposing
chapter-final = End of the game
chapter-forfeit = Forfeited actions
chapter-forts = Forts
chapter-frenzy = Final frenzy
chapter-goal = Aim of the game
chapter-grab = Grabbing
chapter-hardware = Hardware
chapter-ice = Ice
chapter-icebreaker = Icebreakers
chapter-marks = Marks
chapter-match = Matches
chapter-move = Moving
chapter-node = Nodes
chapter-operation = Operations
chapter-pay = Paying
chapter-powerups = Power-ups
chapter-prep = Preps
chapter-program = Programs
chapter-resource = Resources
chapter-rez = Rezzing
chapter-run = Runs
chapter-runner-install = What the Runner installs
chapter-score = Scoring
chapter-see = Seeing
chapter-setup = Setting up
chapter-shoot = Shooting
chapter-spawn = Spawning
chapter-subroutine = Subroutines
chapter-tag = Tags
chapter-timing = Timing
chapter-trace = Traces
chapter-turn = Turns
chapter-turret = Turrets
chapter-upgrade = Upgrades
chapter-vocabulary = Vocabulary
chapter-weapons = Weapons

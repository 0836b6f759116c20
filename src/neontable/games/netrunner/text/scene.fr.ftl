# Ce que dit l'image d'une table de Netrunner.

nr-card-name = { $name }
nr-side-name-0 = Corpo
nr-side-name-1 = Runner

## Liaisons

nr-scene-lines =
    { $a }
    { $b }
nr-scene-dots = { $a } · { $b }
nr-scene-dash = { $a } – { $b }
nr-scene-titled = { $title } : { $words }

## Cartes

nr-scene-card = { $card } n° { $number }
nr-scene-back = { $card } n° { $number }, face cachée
nr-scene-back-ice = Glace
nr-scene-back-card = Carte
nr-scene-back-resource = Ressource cachée
nr-scene-type = { $type }
nr-scene-type-of = { $type } : { $words }
nr-scene-type-agenda = Agenda
nr-scene-type-ice = Glace
nr-scene-type-node = Node
nr-scene-type-upgrade = Upgrade
nr-scene-type-operation = Opération
nr-scene-type-program = Programme
nr-scene-type-hardware = Matériel
nr-scene-type-resource = Ressource
nr-scene-type-prep = Prep
nr-scene-fact-rez-cost = coût d'activation { $n }
nr-scene-fact-play-cost = coût { $n }
nr-scene-fact-install-cost = coût d'installation { $n }
nr-scene-fact-strength = force { $n }
nr-scene-fact-mu = { $n } MU
nr-scene-fact-trash-cost = coût de destruction { $n }
nr-scene-fact-difficulty = difficulté { $n }
nr-scene-fact-points = { $n ->
    [one] { $n } point d'agenda
   *[other] { $n } points d'agenda
 }
nr-scene-sub = Sous-routine { $n }
nr-scene-sub-broken = Sous-routine { $n } : cassée
nr-scene-sub-text = { $n }. { $text }
nr-scene-broken = cassée
nr-scene-exposed = exposée
nr-scene-unrezzed = non activée
nr-scene-hidden = cachée
nr-scene-buried = face cachée
nr-scene-target = vise le n° { $n }
nr-scene-target-fort = vise { $fort }
nr-scene-copies = { $n } × { $card }
nr-scene-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }

## Ce qui est posé sur les cartes

nr-scene-strength = force { $n }
nr-scene-strength-name = Force
nr-scene-advances = { $n ->
    [one] { $n } compteur d'avancement
   *[other] { $n } compteurs d'avancement
 }
nr-scene-advances-name = Avancement
nr-scene-bits = { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 }
nr-scene-bits-name = Bits
nr-scene-counters = { $n ->
    [one] { $n } compteur
   *[other] { $n } compteurs
 }
nr-scene-counters-name = Compteurs
nr-scene-points = { $n ->
    [one] { $n } point d'agenda
   *[other] { $n } points d'agenda
 }
nr-scene-points-name = Points d'agenda
nr-scene-mark = { $n ->
    [one] { $n } compteur { $mark }
   *[other] { $n } compteurs { $mark }
 }
nr-scene-mark-name = { $mark }

## Lieux

nr-scene-fort-0 = QG
nr-scene-fort-1 = R&D
nr-scene-fort-2 = Archives
nr-scene-fort-sub = Fort { $n }
nr-scene-ice = Glace : { $fort }
nr-scene-new-fort = Nouveau fort
nr-scene-rig-program = Programmes
nr-scene-rig-hardware = Matériel
nr-scene-rig-resource = Ressources
nr-scene-aside = De côté
nr-scene-hand-own = Votre main
nr-scene-hand-0 = QG
nr-scene-hand-1 = La main du Runner
nr-scene-pile-hq = QG
nr-scene-pile-rd = R&D
nr-scene-pile-archives = Archives, face visible
nr-scene-pile-buried = Archives, face cachée
nr-scene-pile-hand = Main
nr-scene-pile-stack = Paquet
nr-scene-pile-trash = Défausse
nr-scene-list-archives = Archives
nr-scene-list-trash = La défausse du Runner

## L'intrusion

nr-scene-run = Intrusion : { $fort }
nr-scene-run-with = avec { $card }
nr-scene-runner = Intrusion
nr-scene-at-start = l'intrusion commence
nr-scene-at-approach = le Runner approche de { $card } n° { $number }
nr-scene-at-encounter = le Runner rencontre { $card } n° { $number }
nr-scene-at-passed = le Runner a passé { $card } n° { $number }
nr-scene-at-reached = le Runner est devant le fort
nr-scene-at-access = le Runner accède aux cartes
nr-scene-at-over = l'intrusion est terminée
nr-scene-accessing = Accès : { $card } ({ $place })
nr-scene-accessing-in = Accès : { $card } (n° { $number })
nr-scene-trace = Traque de { $card }
nr-scene-limit = limite de la traque { $n }
nr-scene-limit-name = Limite
nr-scene-committed = { $who } a engagé des bits.
nr-scene-committing = { $who } choisit encore.

## Les camps

nr-scene-you = vous
nr-scene-active = à jouer
nr-scene-winner = vainqueur
nr-scene-turn = { $n ->
    [0] Avant le premier tour
   *[other] Tour { $n } : { $side }
 }
nr-scene-actions = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
 }
nr-scene-actions-name = Actions restantes
nr-scene-agenda-points = { $n } points d'agenda ; { $total } font gagner
nr-scene-agenda-points-name = Points d'agenda
nr-scene-extra = points sans agenda : { $n }
nr-scene-extra-name = Autres points
nr-scene-hq = { $n } dans le QG, main maximale { $total }
nr-scene-hq-name = QG
nr-scene-rd = { $n } dans la R&D
nr-scene-rd-name = R&D
nr-scene-archives = { $n } dans les Archives
nr-scene-archives-name = Archives
nr-scene-bad = Mauvaise publicité { $n }
nr-scene-bad-name = Mauvaise publicité
nr-scene-owed = { $n ->
    [one] perd { $n } action
   *[other] perd { $n } actions
 }
nr-scene-owed-name = Perd
nr-scene-hand = { $n } en main, main maximale { $total }
nr-scene-hand-name = Main
nr-scene-stack = { $n } dans le paquet
nr-scene-stack-name = Paquet
nr-scene-trash = { $n } dans la défausse
nr-scene-trash-name = Défausse
nr-scene-tags = { $n ->
    [0] aucun tag
    [one] { $n } tag
   *[other] { $n } tags
 }
nr-scene-tags-name = Tags
nr-scene-brain = dégâts Brain { $n }
nr-scene-brain-name = Dégâts Brain
nr-scene-memory = { $n } MU utilisées sur { $total }
nr-scene-memory-name = MU
nr-scene-no-run = { $n ->
    [one] pas d'intrusion pendant { $n } action
   *[other] pas d'intrusion pendant { $n } actions
 }
nr-scene-no-run-name = Pas d'intrusion
nr-scene-toll = { $n } à payer avant la prochaine intrusion
nr-scene-toll-name = À payer
nr-scene-lasting-acme = { $n ->
    [one] un prêt à rembourser
   *[other] { $n } prêts à rembourser
 }
nr-scene-lasting-acme-name = Prêts
nr-scene-lasting-avoid-tag = { $n ->
    [one] le prochain tag est évité
   *[other] les { $n } prochains tags sont évités
 }
nr-scene-lasting-avoid-tag-name = Tags évités
nr-scene-lasting-cattekin = actions de plus à chaque tour : { $n }
nr-scene-lasting-cattekin-name = Actions de plus
nr-scene-lasting-construct = cartes que la main maximale a perdues : { $n }
nr-scene-lasting-construct-name = Construct
nr-scene-lasting-forfeit-points = points à céder : { $n }
nr-scene-lasting-forfeit-points-name = À céder
nr-scene-purse = Bits prêtés, { $side } : { $n } ({ $until })
nr-scene-until-run = pour cette intrusion
nr-scene-until-turn = pour ce tour
nr-scene-until-encounter = pour cette glace
nr-scene-until-bonus = pour ces actions
nr-scene-until-effect = pour cet usage
nr-scene-removed = { $n ->
    [one] Hors du jeu : { $card }
   *[other] Hors du jeu : { $card } × { $n }
 }
nr-scene-duel = Match
nr-scene-game = Partie { $n } sur 2
nr-scene-result = Partie { $n } : { $first } à { $second }

# Titres des longues listes, et les mots qui viennent dessous.
nr-group-install = Installer
nr-group-install-card = Installer { $card }
nr-group-hosted = { $card }, dans le n° { $number }
nr-group-play = Jouer
nr-group-run = Intrusion sur
nr-group-use = Utiliser
nr-group-card = { $card } (n° { $number })
nr-group-nth = { $card } (n° { $number }), capacité { $n }
nr-group-trash-resource = Détruire pour 2 bits
nr-group-break = Casser avec { $card } (n° { $number })
nr-group-sub = Sous-routine { $n }
nr-group-rez = Activer
nr-group-advance = Avancer pour 1 bit
nr-group-score = Marquer

# What the lobby says of the game, and the names of things.

cf-blurb = A co-operative deck-builder for one to four runners: share the obstacles, help each other, buy better cards, and get out before the Crossfire gets you.

cf-option-seats = This mission is for { $lo } to { $hi } runners, not for { $n }.
cf-option-bonus = This mission has no bonus challenge “{ $bonus }”.
cf-option-excludes = “{ $bonus }” and “{ $other }” exclude each other.

cf-mission-crossfire = Crossfire
cf-mission-extraction = Extraction
cf-mission-dragon-fight = Dragon Fight
cf-mission-initiation = Initiation

cf-bonus-bring-it-on = Bring It On!
cf-bonus-danger-zone = Danger Zone
cf-bonus-stepped-up-security = Stepped-up Security!
cf-bonus-emt-gig = EMT Gig!
cf-bonus-elite-response-team = Elite Response Team!
cf-bonus-trouble-brewing = Trouble Brewing
cf-bonus-lets-get-serious = Let’s Get Serious
cf-bonus-closer-than-you-think = I’m Closer Than You Think
cf-bonus-minions-unending = Minions Unending

cf-role-street-samurai = Street Samurai
cf-role-mage = Mage
cf-role-decker = Decker
cf-role-face = Face

cf-kind-human = Human
cf-kind-elf = Elf
cf-kind-dwarf = Dwarf
cf-kind-ork = Ork
cf-kind-troll = Troll
cf-kind-tech = Tech
cf-kind-6th-world = 6th World
cf-kind-dragon = Dragon
cf-kind-client = the Client

cf-type-weapon = Weapon
cf-type-spell = Spell
cf-type-hacking = Hacking
cf-type-skill = Skill

cf-colour-black = black
cf-colour-blue = blue
cf-colour-green = green
cf-colour-red = red

cf-card-unknown = a card

cf-mission-long-night = Long Night
cf-mission-courier-run = Courier Run
cf-mission-own = { $name }
cf-option-mission = The mission file: { $why }
cf-bonus-no-daylight = No Daylight
cf-bonus-overtime = Overtime
cf-bonus-bleeding-courier = Bleeding Courier
cf-bonus-hot-package = Hot Package

## the form of a new table

cf-title = Shadowrun: Crossfire
cf-label-option-mission = Mission
cf-label-option-mission-text = A mission of your own instead (paste its file)
cf-label-option-mission-bonuses = Bonus challenges of your own mission (ids, separated by commas)
cf-label-option-edition = Edition, where the books differ
cf-edition-english = English
cf-edition-french = French
cf-label-option-runners = Runner cards
cf-runners-choose = everybody chooses
cf-runners-random = dealt at random
cf-label-option-leader = Starting runner
cf-leader-agree = by agreement
cf-leader-random = at random
cf-leader-toughest = the one with most hit points
cf-label-option-communication = Table talk
cf-communication-open = open
cf-communication-advanced = restricted (advanced rules)
cf-label-option-hands = Hands
cf-hands-hidden = hidden from each other
cf-hands-open = open to the whole team (easier; for one person with several runners)
cf-label-option-bring-it-on = Bonus: Bring It On!
cf-label-option-danger-zone = Bonus: Danger Zone
cf-label-option-stepped-up-security = Bonus: Stepped-up Security!
cf-label-option-emt-gig = Bonus: EMT Gig!
cf-label-option-elite-response-team = Bonus: Elite Response Team!
cf-label-option-trouble-brewing = Bonus: Trouble Brewing
cf-label-option-lets-get-serious = Bonus: Let’s Get Serious
cf-label-option-closer-than-you-think = Bonus: I’m Closer Than You Think
cf-label-option-minions-unending = Bonus: Minions Unending
cf-label-option-no-daylight = Bonus: No Daylight
cf-label-option-overtime = Bonus: Overtime
cf-label-option-bleeding-courier = Bonus: Bleeding Courier
cf-label-option-hot-package = Bonus: Hot Package

# What a mission is about
cf-goal-scenes = Defeat every obstacle of { $n } Scenes, one Scene after the other. { $risk }
cf-goal-track = Keep the Client alive to the last step of the track: it moves on every round, and brings obstacles that face the Client. { $risk }
cf-goal-dragon = Defeat the aspects of the Dragon: first the two covert ones, then the two others. { $risk }
cf-risk-stagger = One staggered runner, and it is lost.
cf-risk-critical = One critical runner, and it is lost.
cf-risk-abort = If a runner goes critical, the team takes one last turn to get away.

cf-bonus-says-obstacles = { $n ->
    [one] One obstacle more
   *[other] { $n } obstacles more
  } wherever some come into play.
cf-bonus-says-hard = { $n ->
    [one] One Hard obstacle more
   *[other] { $n } Hard obstacles more
  } wherever Hard ones come into play.
cf-bonus-says-crossfire = { $n ->
    [one] One Crossfire card is
   *[other] { $n } Crossfire cards are
  } discarded at the start: the Crossfire level begins higher.
cf-bonus-says-events = Crossfire events come from round { $n } on.
cf-bonus-says-client = The Client begins with { $n ->
    [one] 1 hit point.
   *[other] { $n } hit points.
  }
cf-bonus-says-attack = The covert aspects attack with { $n } more.
cf-bonus-says-aside = { $card } is sold beside the market.
cf-bonus-says-per-runner = May be accepted once for each runner.

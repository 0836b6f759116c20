# The library of components, the builder, and the overview before the rules.

cf-facet-kind = Type
cf-facet-kind-basic = Basic card
cf-facet-kind-market = Black Market
cf-facet-kind-normal = Obstacle
cf-facet-kind-hard = Hard obstacle
cf-facet-kind-boss = Boss
cf-facet-kind-event = Crossfire event
cf-facet-kind-upgrade = Upgrade
cf-facet-kind-runner = Runner card
cf-facet-kind-role = Role
cf-facet-colour = Colour
cf-facet-type = Kind
cf-facet-origin = Origin
cf-facet-cost = Price in nuyen
cf-facet-karma = Karma
cf-facet-nuyen = Reward in nuyen
cf-library-line = { $kind }: { $type }
cf-library-cost = Price: { $n } nuyen
cf-library-attack = Attack: { $n }
cf-library-nuyen = { $n } nuyen
cf-library-karma = { $n } Karma
cf-library-hp = { $n } hit points
cf-library-cards = { $n } cards
cf-library-slots = { $n } slots
cf-loadout-title = Runners
cf-loadout-mine = My runner
cf-loadout-usual = chosen at the table
cf-loadout-new = New runner
cf-loadout-pasted = Pasted runner
cf-loadout-use = Bring this runner
cf-loadout-keep = Save as a new runner
cf-loadout-text = A metatype, and an upgrade on each line below
cf-loadout-example = Ork
cf-slot-runner = Runner
cf-label-option-karma = Karma that runners have earned before (for upgrades)
cf-currency = Karma
cf-meter-karma = Karma of upgrades
cf-meter-slots = Slots
cf-fix-several = Take out { $n } upgrades
cf-runner-of = { $metatype }
cf-runner-facts = { $hp } hit points, { $cards } cards, { $nuyen } nuyen
cf-runner-no-two = A runner has one metatype; this is a second one.
cf-runner-no-empty = There is no runner in this text.
cf-runner-no-metatype = The text names no metatype: Human, Elf, Dwarf, Ork or Troll.
cf-runner-no-name = Nothing is called “{ $name }”.
cf-runner-no-twice = { $card } stands twice: a runner has one upgrade of a name.
cf-runner-no-slots = { $n } upgrades, and the Runner card has { $most } slots.
cf-runner-no-karma = The upgrades count { $n } Karma, and runners of this table have earned { $most }: { $over } too many.
cf-guide-aim = What it is about
cf-guide-aim-text = One to four runners play together against the mission. Everybody wins, aborts or loses together, so help is worth more than heroics.
cf-guide-deck = A deck that grows
cf-guide-deck-text = Each role begins with seven plain cards. Defeated obstacles pay nuyen, nuyen buy cards of the Black Market, and a bought card goes straight to the hand.
cf-guide-foes = Tracks of damage
cf-guide-foes-text = An obstacle is defeated level by level, from left to right. A coloured level needs exactly that colour, a number takes any mixture, and a level must be cleared within one turn.
cf-guide-end = How it ends
cf-guide-end-text = The mission says what wins. When a runner goes critical the run is aborted: one more turn for each, and who gets out alive still earns some Karma.
cf-step-event = Crossfire
cf-step-event-text = once a round: the next event
cf-step-play = Play cards
cf-step-play-text = and assists of the others
cf-step-hit = Apply damage
cf-step-hit-text = level by level
cf-step-suffer = Take damage
cf-step-suffer-text = from all that still faces you
cf-step-buy = Draw & buy
cf-step-buy-text = two cards if the hand is short; the market
cf-step-finish = End
cf-step-finish-text = played cards are discarded
cf-term-runner = Runner
cf-term-runner-text = A metatype with hit points, cards and nuyen to begin with; it may take another role in every mission.
cf-term-role = Role
cf-term-role-text = Street Samurai, Mage, Decker or Face: it gives the starting deck and its colour.
cf-term-obstacle = Obstacle
cf-term-obstacle-text = A card that faces a runner and attacks until its track is cleared.
cf-term-level = Coloured level
cf-term-level-text = Cleared by one point of exactly this colour.
cf-term-colourless = Colourless level
cf-term-colourless-text = A number: so many points of any colours.
cf-term-boss = Boss
cf-term-boss-text = Takes damage like an obstacle, but effects that only name obstacles do not touch it.
cf-term-event = Crossfire event
cf-term-event-text = What makes the round harder; a part of it holds from a level on.
cf-term-heat = Crossfire level
cf-term-heat-text = How many Crossfire cards were discarded: the longer the run, the hotter it gets.
cf-term-market = Black Market
cf-term-market-text = Six face-up cards that can be bought.
cf-term-nuyen = Nuyen
cf-term-nuyen-text = Money; a defeated obstacle pays the team one by one, beginning with the current runner.
cf-term-assist = Assist
cf-term-assist-text = The part of a card that is played in another runner’s turn.
cf-term-cycle = Cycle
cf-term-cycle-text = To discard a card and replace it with the next of its own deck.
cf-term-flip = Flip
cf-term-flip-text = To put the top card of a deck face up into play.
cf-term-staggered = Staggered
cf-term-staggered-text = At 0 hit points: still in play, one blow from critical.
cf-term-critical = Critical
cf-term-critical-text = Hurt again while staggered: the run is aborted.
cf-term-abort = Abort round
cf-term-abort-text = One last turn for every runner who is not critical.
cf-term-karma = Karma
cf-term-karma-text = Earned by missions. It is a ceiling: upgrades may count as much as was earned, and nothing is spent.
cf-term-upgrade = Upgrade
cf-term-upgrade-text = A sticker on a Runner card, four slots at most; outside the first slot it counts 10 more.
cf-loadout-size = { $n ->
    [one] { $n } upgrade
   *[other] { $n } upgrades
  }
cf-runner-worth = { $n ->
    [0] no upgrades
    [one] { $n } upgrade, { $karma } Karma
   *[other] { $n } upgrades, { $karma } Karma
  }

## Where the facts of components come from

cf-source-card-scans-or-rulebook-checked-against-a-public-card-list = card scans or rulebook, checked against a public card list
cf-source-designed-for-this-program-in-the-spirit-of-the-name-and-of-t = designed for this program, in the spirit of the name and of the rulebook's hints
cf-source-one-public-card-list = one public card list
cf-source-nothing-contradicts-it = nothing contradicts it
cf-source-rulebook-and-card-lists-hint-at-it = rulebook and card lists hint at it
cf-source-the-numbers-are-ours = the numbers are ours
cf-source-rulebook-card-explanations-what-is-cleared-stays-in-play-whi = rulebook, Card Explanations: what is cleared stays in play while it is active
cf-source-rulebook-card-explanations-two-runners-are-chosen-the-decker = rulebook, Card Explanations: two runners are chosen, the Decker may be one
cf-source-rulebook-card-explanations-a-runner-is-chosen-obstacles-may = rulebook, Card Explanations: a runner is chosen, obstacles may be defeated by it
cf-source-rulebook-card-explanations-a-runner-is-chosen-who-may-be-the = rulebook, Card Explanations: a runner is chosen, who may be the Mage
cf-source-rulebook-faq-a-timebomb-of-2-damage-with-a-threshold-above-0 = rulebook, FAQ: a timebomb of 2 damage with a threshold above 0

## Lists of the house

cf-list-jane-doe = Jane Doe
cf-list-sedge = Sedge
cf-list-rivet = Rivet
cf-list-gash = Gash
cf-list-overpass = Overpass
cf-list-sedge-second-run = Sedge, second run
cf-list-gash-second-run = Gash, second run
cf-list-jane-doe-known = Jane Doe, known
cf-list-overpass-known = Overpass, known

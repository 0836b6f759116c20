# The words of cards: every condition, number, keyword, moment and effect says its own clause.

cz-and = { $a } and { $b }
cz-or = { $a } or { $b }
cz-list = { $a }, { $b }
cz-then = { $a }, then { $b }
cz-sentence = { CAPITAL($words) }.
cz-while = { $words } if { $need }

## Colours, skills, kinds

cz-colour-green = GREEN
cz-colour-yellow = YELLOW
cz-colour-red = RED
cz-colour-long = long range
cz-band-green = GREEN
cz-band-yellow = YELLOW
cz-band-red = RED
cz-band-long = long range
cz-band-reach = reach
cz-zones = { $a }/{ $b }
cz-skill-reflexes = Reflexes
cz-skill-ranged = Ranged
cz-skill-melee = Melee
cz-skill-medical = Medical
cz-skill-tech = Tech
cz-skill-influence = Influence
cz-kind-model = model
cz-kind-character = character
cz-kind-gonk = Gonk
cz-kind-netrunner = Netrunner
cz-kind-cyber = Cyber-Character
cz-kind-leader = Leader
cz-kind-drone = drone
cz-kind-animal = animal

cz-who-bearer = this model
cz-who-target = that model
cz-who-friends = { $number ->
    [any] a friendly { $kind }
    [one] a friendly { $kind } of your choice
   *[each] each friendly { $kind }
}
cz-who-others = { $number ->
    [any] another friendly { $kind }
    [one] another friendly { $kind } of your choice
   *[each] each other friendly { $kind }
}
cz-who-rivals = { $number ->
    [any] a rival { $kind }
    [one] a rival { $kind } of your choice
   *[each] each rival { $kind }
}
cz-who-hacked = { $number ->
    [any] a Hacked rival
    [one] a Hacked rival of your choice
   *[each] each Hacked rival
}
cz-who-brawling = { $number ->
    [any] a rival in a brawl with this model
    [one] a rival of your choice in a brawl with this model
   *[each] each rival in a brawl with this model
}
cz-who-everybody = { $number ->
    [any] a { $kind }
    [one] a { $kind } of your choice
   *[each] each { $kind }
}
cz-who-visible = { $who } that it sees
cz-who-others-only = { $who } other than itself
cz-who-reach = { $who } within reach
cz-who-within = { $who } within { $band }
cz-who-around = { $who } of that model
cz-within-reach = within reach
cz-within-red = within RED
cz-within-yellow = within YELLOW
cz-within-green = within GREEN
cz-within-edge = at a table edge, farther than GREEN from every rival,

## Kinds of action

cz-of-all = actions
cz-of-attack = attacks
cz-of-basic = basic actions
cz-of-basic-attack = basic attacks
cz-of-basic-melee = basic melee attacks
cz-of-basic-move = basic moves
cz-of-basic-ranged = basic ranged attacks
cz-of-blast = Blast actions
cz-of-command = Command actions
cz-of-drag = drags
cz-of-escape = escapes from a brawl
cz-of-grenade = grenades
cz-of-influence = Influence actions
cz-of-loot = loot actions
cz-of-medical = Medical actions
cz-of-melee = Melee actions
cz-of-melee-attack = melee attacks
cz-of-move = moves
cz-of-non-attack = rolled actions other than attacks
cz-of-non-melee = attacks other than melee attacks
cz-of-pistol = pistols
cz-of-program = programs
cz-of-ranged = Ranged actions
cz-of-ranged-attack = ranged attacks
cz-of-rolled = rolled actions
cz-of-tech = Tech actions
cz-of-tech-action = Tech actions that launch no program
cz-of-triage = Triage
cz-of-card = the action of { $card }

## Actions

cz-action-easy = easy action
cz-action-reflexes = { $attack ->
    [1] Reflexes attack
   *[other] Reflexes action
}
cz-action-ranged = { $attack ->
    [1] Ranged attack
   *[other] Ranged action
}
cz-action-melee = { $attack ->
    [1] Melee attack
   *[other] Melee action
}
cz-action-medical = { $attack ->
    [1] Medical attack
   *[other] Medical action
}
cz-action-tech = { $attack ->
    [1] Tech attack
   *[other] Tech action
}
cz-action-influence = { $attack ->
    [1] Influence attack
   *[other] Influence action
}
cz-range = range { $zones }
cz-range-reach = within reach
cz-aims-none = no target
cz-aims-self = on itself
cz-aims-rival = at a rival { $kind }
cz-aims-friend = on another friendly { $kind }
cz-aims-own = on a friendly { $kind }, itself included
cz-aims-model = on another { $kind }
cz-aims-body = on a body
cz-action-command = activates its target
cz-action-free = spends no token
cz-action-crit-wounds = wounds only with a Crit
cz-action-sweep = at every such model in range at once
cz-action-copies = with the Deadly, Rapid and Stun of an attack of its target that reaches RED
cz-action-deadly-if-hacked = Deadly against a Hacked target
cz-action-exhausts = exhausts this card
cz-action-reaction-only = only as a [RE]action
cz-action-reaction-never = never as a [RE]action
cz-action-needs = { $action }; only if { $need }
cz-action-does = { $action }. On success, { $effects }
cz-action-does-wounded = { $action }. Where it wounds, { $effects }
cz-action-does-easy = { $action }: { $effects }
cz-action-critical = { $action }. On a Crit, { $effects }
cz-action-fumbled = { $action }. On a Fumble, { $effects }

## Keywords

cz-key-accurate = Accurate
cz-key-blast = Blast
cz-key-complex = Complex
cz-key-dangerous = Dangerous
cz-key-deadly = { $n ->
    [1] Deadly
   *[other] Deadly { $n }
}
cz-key-difficult = Difficult
cz-key-discard = Discard
cz-key-hack = { $n ->
    [1] hacks its target
   *[other] hacks its target with { $n } tokens
}
cz-key-heal = Heal { $n }
cz-key-indirect = Indirect
cz-key-pierce = Pierce { $n }
cz-key-push = Push
cz-key-rapid = Rapid { $n }
cz-key-refresh = Refresh { $n }
cz-key-silent = Silent
cz-key-stun = Stun { $n }
cz-key-suppression = Suppression
cz-key-torrent = Torrent
cz-key-unwieldy = Unwieldy
cz-key-crits = { $key } Crits

## Numbers and keywords that cards change

cz-mod-skill = { $who } has { $n } { $skill }
cz-mod-act = { $against ->
    [1] { $of } aimed at { $who } get { $n } to the roll
   *[other] { $who } adds { $n } to its roll for { $of }
}
cz-mod-oppose = { $who } adds { $n } to its roll against { $of }
cz-mod-oppose-accurate = { $who } may roll again against { $of }
cz-mod-defense = { $who } has Defense { $skill } { $n }
cz-mod-least = no skill of { $who } is below { $amount }
cz-mod-armor = the armor printed on the card of { $who } is { $n }, up to 4
cz-mod-stun = { $amount ->
    [9] { $who } loses no Ready token to Stun
    [one] { $who } loses { $amount } Ready token less to Stun
   *[other] { $who } loses { $amount } Ready tokens less to Stun
}
cz-mod-programs = { $who } may install { $amount ->
    [one] { $amount } more program
   *[other] { $amount } more programs
}
cz-mod-cover = { $who } counts { $amount ->
    [one] { $amount } obstacle
   *[other] { $amount } obstacles
} less in the path for { $of }
cz-mod-sheltered = each obstacle counts { $n } for { $who } against { $of }
cz-mod-walking = { $who } takes no penalty for walking fire with { $of }
cz-mod-luck = { $n } Luck tokens at the start
cz-mod-drag = { $who } drags { $n } inches farther
cz-mod-hookups = one gear of any faction that costs at most 10 EB comes with it for free
cz-per = { $words } for each { $per }
cz-per-hacked = Hacked token on the target
cz-per-own-hacked = Hacked token it has
cz-per-loot = loot card it carries
cz-per-red = RED token it has
cz-per-armor = point of its best armor
cz-grants = { $keys } for { $of } of { $who }
cz-grants-against = { $keys } for { $of } aimed at { $who }

cz-trait-accurate-against-programs = { $who } may roll again against programs
cz-trait-accurate-against-non-attacks = { $who } may roll again against actions other than attacks
cz-trait-basic-attacks-only = { $who } attacks only with basic attacks
cz-trait-borrows-hacked-gear = { $who } may use actions of the gear of Hacked rivals
cz-trait-climbs-freely = { $who } climbs without a roll
cz-trait-close-basic-ranged = the basic ranged attack of { $who } reaches RED
cz-trait-far-command = the Basic Command of { $who } reaches YELLOW
cz-trait-fumbles-are-crits = Fumbles of { $who } count as Crits
cz-trait-green-to-yellow = a wound on a GREEN token of { $who } turns it YELLOW instead of RED
cz-trait-hobbled = { $who } begins every move as if it crossed an obstacle
cz-trait-in-the-way = { $who } treats the area within RED of its token as an obstacle, for moving and for attacking
cz-trait-looks-by-cameras = { $who } may count obstacles in a path of attack from any camera of the team
cz-trait-looks-by-drones = { $who } may trace a path of attack from any drone of the team; the range is counted from the model
cz-trait-reacts-for-armor = { $who } may [RE]act to the loss of this armor as if it had been wounded
cz-trait-lends-tokens = { $who } may [RE]act with a Ready token of this model when it has none
cz-trait-feels-wounds = { $who } may [RE]act to the wound of another friendly model that it sees, if that model does not [RE]act
cz-trait-reaction-tokens = { $who } carries two YELLOW tokens for [RE]actions only, which are spent first and never refreshed
cz-trait-keeps-armor = { $who } does not lose armor gear
cz-trait-keeps-cybergear = when Cybergear of { $who } would be discarded, it rolls GREEN and Tech against the OBSTACLE die: on success it keeps it
cz-trait-keeps-loot = when { $who } would discard a loot card, it rolls a RED die: on 5 or more it keeps it
cz-trait-loot-look = when { $who } draws loot, it looks at { $n } cards and keeps one
cz-trait-loot-more = { $who } draws { $n } more loot
cz-trait-luck-kept = Luck tokens of { $who } are not spent when the new roll succeeds
cz-trait-luck-returned = Luck tokens of { $who } come back when the new roll fails
cz-trait-luck-to-react = { $who } must give up a Luck token to [RE]act
cz-trait-net-defender = { $who } may oppose programs for others as a Netrunner does
cz-trait-no-commands = rivals cannot activate { $who } by a Command
cz-trait-no-difficult = actions of { $who } are not Difficult
cz-trait-no-falls = { $who } takes no fall damage
cz-trait-keeps-hacked = { $who } loses no Hacked token when its team is Inspired
cz-trait-no-unwieldy = { $who } ignores Unwieldy
cz-trait-no-wounds = attacks of { $who } inflict no wound
cz-trait-obstacle-crits-are-fumbles = Crits of the OBSTACLE die against { $who } count as Fumbles
cz-trait-one-red-die = in recovery, { $who } rolls one RED die when it was taken out
cz-trait-own-luck = { $who } has { $n ->
    [one] a Luck token
   *[other] { $n } Luck tokens
} for its own rolls
cz-trait-repairable = this armor is exhausted instead of discarded, and turned up again when { $who } is healed
cz-trait-reserve = { $who } begins in Reserve
cz-trait-rolls-green = { $who } rolls GREEN
cz-trait-rolls-red = { $who } rolls RED
cz-trait-sees-hacked = { $who } sees Hacked rivals wherever they are
cz-trait-sees-red-only = { $who } sees nothing beyond RED
cz-trait-shifts-blast = { $who } may spend a Luck token to shift an Impact token placed within YELLOW, as long as its target stays in the area
cz-trait-silent = actions of { $who } are Silent
cz-trait-slips-away = { $who } leaves brawls without a roll
cz-trait-slips-for-gear = { $who } may discard this card to leave a brawl without a roll
cz-trait-stun-proof = { $who } is immune to Stun
cz-trait-tech-for-any = { $who } may use Tech instead of any skill
cz-mod-unhack = when { $who } loses a Hacked token, it loses { $amount } more
cz-trait-unseen-by-hacked = Hacked rivals do not see { $who }
cz-trait-vulnerable = { $who } is Vulnerable: all its skills but Tech count as 0
cz-trait-widens-blast = { $who } may widen a Blast in whose area it stands to YELLOW
cz-trait-wins-melee-obstacle = { $who } wins every Melee roll against the OBSTACLE die
cz-trait-wins-melee-ties = { $who } wins ties with its melee attacks
cz-trait-wins-tech-obstacle = { $who } wins every Tech roll against the OBSTACLE die, programs apart
cz-trait-wound-for-armor = { $who } may suffer a wound instead of losing this armor

## Moments

cz-when-set-up = when the teams are deployed
cz-when-deployed = when { $who } has been deployed
cz-when-activated = when { $who } is activated
cz-when-activation-end = when the activation of { $who } ends
cz-when-inspire = when the team of { $who } is Inspired
cz-when-refreshed = when the tokens of { $who } have been refreshed
cz-when-wounds = when { $who } wounds another model
cz-when-takes-out = when { $who } takes a model out
cz-when-hurting = when { $who } would suffer a wound
cz-when-dying = when { $who } would be taken out
cz-when-wounded = when { $who } is wounded
cz-when-taken-out = when { $who } is taken out
cz-when-attacked = when { $who } has been attacked
cz-when-hacked = when { $who } is hacked
cz-when-acting = before { $who } rolls for an action
cz-when-opposing = before { $who } opposes an action
cz-when-act-won = when an action of { $who } succeeds
cz-when-act-lost = when an action of { $who } fails
cz-when-act-crit = when an action of { $who } succeeds with a Crit
cz-when-act-fumble = when { $who } fumbles an action
cz-when-oppose-won = when { $who } withstands an action
cz-when-oppose-lost = when { $who } is beaten by an action
cz-when-oppose-fumble = when { $who } fumbles against an action
cz-when-armor-lost = when { $who } loses armor gear to an attack
cz-when-unhacked = when { $who } loses a Hacked token
cz-when-unanswered = when { $who } has been attacked and has not [RE]acted
cz-when-move-end = when { $who } ends a move
cz-when-move-action = when { $who } has spent a token on a move
cz-when-luck-spent = when a Luck token is spent on a roll of { $who }
cz-when-loot-drawn = when { $who } draws loot
cz-when-launched = when { $who } has launched a program
cz-when-game-end = at the end of the match
cz-when-if = { $when }, if { $need }
cz-when-of = { $when } ({ $of } only)
cz-trigger-may = { $when }, you may use this: { $effects }
cz-trigger-must = { $when }, { $effects }
cz-trigger-discard = { $when }, you may discard this card: { $effects }
cz-trigger-exhaust = { $when }, you may exhaust this card: { $effects }
cz-trigger-luck = { $when }, you may spend a Luck token: { $effects }
cz-trigger-token = { $when }, you may spend a Ready token of this model: { $effects }
cz-once-activation = { $words } (once in each activation)
cz-once-game = { $words } (once in a match)

## Effects

cz-verb-nothing = nothing happens
cz-verb-wound = { $who } suffers { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
cz-verb-stun = { $who } suffers Stun { $n }
cz-verb-hack = { $who } gets { $n ->
    [one] { $n } Hacked token
   *[other] { $n } Hacked tokens
}
cz-verb-unhack = { $who } loses { $n ->
    [one] { $n } Hacked token
    [9] all Hacked tokens
   *[other] { $n } Hacked tokens
}
cz-verb-heal = { $who } recovers from { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
cz-verb-refresh = { $who } refreshes { $n ->
    [one] { $n } token
    [9] all its tokens
   *[other] { $n } tokens
}
cz-length-same = as far
cz-verb-freemove = { $who } may { $climbs ->
    [1] climb
   *[other] move
} { $colour } for free{ $clear ->
    [1] , but only where no roll is needed
   *[other] {""}
}{ $mine ->
    [1] ; you move it
   *[other] {""}
}
cz-verb-freeaction = { $who } may take one of these actions for free: { $of }{ $n ->
    [0] {""}
   *[other] , at +{ $n }
}{ $mine ->
    [1] ; you choose it
    [2] ; the rival chooses it
   *[other] {""}
}
cz-verb-freeaction-at = { $who } may use one of these for free against that model, at any distance: { $of }
cz-verb-freeaction-any = { $who } may take an action for free{ $n ->
    [0] {""}
   *[other] , at +{ $n }
}{ $mine ->
    [1] ; you choose it
    [2] ; the rival chooses it
   *[other] {""}
}
cz-verb-freeaction-paid = { $who } may take an action with a Ready token
cz-verb-freeaction-colour = { $who } may take one of these actions in the colour of the move, free: { $of }
cz-verb-activate = { $who } is activated next
cz-verb-loot = { $who } draws { $n ->
    [one] { $n } loot card
   *[other] { $n } loot cards
}{ $look ->
    [0] {""}
   *[other] , chosen from { $look }
}
cz-verb-loot-per-red = { $who } draws a loot card for each RED token of that model
cz-verb-luck = you gain { $n ->
    [one] { $n } Luck token
   *[other] { $n } Luck tokens
}
cz-verb-losegear = { $who } discards { $n ->
    [one] { $n } random piece of gear that is not
   *[other] { $n } random pieces of gear that are not
} printed on its card
cz-verb-mark = { $who } { $mark }
cz-verb-smoke = a smoke token lies under { $who } until you Inspire: it counts as an obstacle in every path of attack that it touches
cz-verb-pushaway = { $who } is pushed RED away from this model
cz-verb-changetoken = a { $old } token of { $who } becomes { $new } for the rest of the match
cz-verb-addtoken = { $who } gets one more { $colour } token for the rest of the match
cz-verb-refresh-spent = the token that pays for this action is Ready again
cz-verb-rollfor = roll a { $colour } die
cz-verb-rollfor-line = { $how ->
    [0] on a Fumble, { $effects }
    [1] on { $face } or more, { $effects }
    [2] on { $face }, { $effects }
   *[other] on { $face } to { $to }, { $effects }
}
cz-verb-rollfor-and = { $a }; { $b }
cz-verb-saveor = { $who } rolls { $skill } against the OBSTACLE die{ $plus } and, if it does not win: { $effects }
cz-verb-saveor-plus = {" "}plus the { $skill } of this model
cz-verb-deploy = deploy { $n ->
    [one] a Gonk
   *[other] { $n } Gonks
} of your faction { $near } of { $of }
cz-verb-deploy-card = deploy { $card } { $near } of { $of }
cz-verb-deploy-edge = deploy { $n ->
    [one] a Gonk
   *[other] { $n } Gonks
} of your faction at a table edge, farther than GREEN from every rival
cz-verb-marker = put { $kind } { $near }
cz-verb-marker-luck = put { $kind } { $near }: it is one of your Luck tokens
cz-verb-discard-this = discard this card
cz-verb-cancel-wound = it does not suffer this wound
cz-verb-ignore-wounds = the attack wounds nobody
cz-verb-survive = it becomes Red-Lined instead
cz-verb-endprogram = { $discard ->
    [1] a running program of that model is discarded
   *[other] a running program of that model ends and is loaded again
}
cz-verb-score = score { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cz-verb-chooseone = { $mine ->
    [1] choose one: { $effects }
   *[other] the player of that model chooses one: { $effects }
}
cz-verb-attack-fails = the action fails without a roll
cz-verb-barrage = pick up to { $n } models it sees; every model within RED of one of them rolls Reflexes against the OBSTACLE die plus the Tech of this model or suffers 1 wound
cz-verb-takeout = { $who } is taken out
cz-verb-discardgear = discard { $card }
cz-verb-discardloot = discard a loot card of this model
cz-verb-passgear = this card goes to that model
cz-verb-stealgear = this model takes a random gear card or loot card of that model, unless it is printed on its card
cz-verb-equipshield = that model wears armor equal to the Tech of this model until an attack beats it
cz-verb-borrowaction = this model may use an action of gear that that model bears for free, unless the action has Discard
cz-verb-useup = one of the uses of this card is gone
cz-verb-stealluck = take { $n ->
    [one] { $n } Luck token
   *[other] { $n } Luck tokens
} from the player of that model
cz-verb-discardmarker = { $marker } is taken from the mat
cz-verb-placebeside = { $n ->
    [one] { $who } is put on the nearest free place beside this model
   *[other] up to { $n } of these are put on the nearest free places beside this model: { $who }
}
cz-verb-swapplaces = this model and { $who } change places
cz-verb-replace = that model leaves the table and { $card } of your team takes its place
cz-verb-dissolve = that model discards a random piece of gear that is not printed on its card; you may spend a Luck token to pick another instead
cz-verb-possessed = the rival plays this model: a free action for each of its tokens
cz-verb-removethis = this model leaves the table
cz-verb-removebody = { $aimed ->
    [1] that body is removed
   *[other] a body within reach is removed
}
cz-verb-spares = it leaves no body, keeps its cards and comes back beside a friend, with a wound, when its team is next Inspired; this card is discarded then

## Marks, as what a model does or is

cz-mark-accurate-now = is Accurate in this action
cz-mark-deadly-crits-now = has Deadly Crits in this action
cz-mark-deadly-now = is Deadly in this action
cz-mark-pierce-3-now = has Pierce 3 in this action
cz-mark-plus-one-now = adds 1 to this roll
cz-mark-rolls-green = rolls the GREEN die for this action
cz-mark-rolls-red = rolls the RED die for this action
cz-mark-fumbles-are-crits = turns a Fumble of this action into a Crit
cz-mark-obstacle-fails = turns a Crit of the OBSTACLE die in this action into a Fumble
cz-mark-pax = inflicts Stun 2 instead of a wound
cz-mark-uses-tech = may use Tech for this action, which becomes Dangerous
cz-mark-climber = climbs without a roll in this action
cz-mark-focused = ignores an obstacle and adds 2 to its ranged attacks in this activation
cz-mark-distracted = gets −1 to its rolls for attacks until you Inspire
cz-mark-hyped = adds 1 to its actions until you Inspire
cz-mark-in-focus = is easier to hit until you Inspire: attacks aimed at it get +1 to the roll
cz-mark-pumped = adds 1 to its melee attacks until you Inspire
cz-mark-responsive-suit = adds its best armor to its melee attacks until you Inspire
cz-mark-scanned = gains nothing from obstacles when it is attacked, until you Inspire
cz-mark-shroud = may roll again against attacks from GREEN or long range until you Inspire
cz-mark-vanished = is harder to shoot until you Inspire: ranged attacks aimed at it get −2 to the roll
cz-mark-vengeful = adds 1 to its attacks until you Inspire
cz-mark-caltrops = guards its caltrops: a rival that ends a move within RED of them rolls Reflexes against the OBSTACLE die or suffers a wound
cz-mark-snares = guards its snares: a rival that ends a move within RED of one rolls Reflexes against the OBSTACLE die or suffers Stun 1
cz-mark-hiding = is in hiding
cz-mark-hunted = is hunted and gains nothing from obstacles for the rest of the match
cz-mark-warrant = is wanted for the rest of the match
cz-mark-silent = is Silent in this activation
cz-mark-vulnerable = is Vulnerable until you Inspire
cz-mark-name-accurate-now = Accurate
cz-mark-name-deadly-crits-now = Deadly Crits
cz-mark-name-deadly-now = Deadly
cz-mark-name-pierce-3-now = Pierce 3
cz-mark-name-plus-one-now = +1
cz-mark-name-rolls-green = GREEN die
cz-mark-name-rolls-red = RED die
cz-mark-name-fumbles-are-crits = Fumbles are Crits
cz-mark-name-obstacle-fails = obstacle fails
cz-mark-name-pax = pax rounds
cz-mark-name-uses-tech = Tech instead
cz-mark-name-climber = climber
cz-mark-name-focused = focused
cz-mark-name-distracted = distracted
cz-mark-name-hyped = hyped
cz-mark-name-in-focus = in focus
cz-mark-name-pumped = pumped
cz-mark-name-responsive-suit = responsive suit
cz-mark-name-scanned = scanned
cz-mark-name-shroud = shrouded
cz-mark-name-vanished = vanished
cz-mark-name-vengeful = vengeful
cz-mark-name-caltrops = caltrops laid
cz-mark-name-snares = snares laid
cz-mark-name-hiding = in hiding
cz-mark-name-hunted = hunted
cz-mark-name-warrant = wanted
cz-mark-name-silent = silent
cz-mark-name-vulnerable = Vulnerable

cz-marker-balloon = a balloon animal
cz-marker-buffer = a buffer zone
cz-marker-caltrops = caltrops
cz-marker-camera = a camera
cz-marker-snare = a snare
cz-marker-smoke = smoke
cz-marker-impact = an Impact token
cz-marker-objective = an objective token

## Conditions

cz-need-action = the action is one of these: { $arg }
cz-need-not-action = the action is not one of these: { $arg }
cz-need-aimed-at-bearer = it is aimed at this model
cz-need-all-ready = none of its tokens is Used
cz-need-apart = no rival is within { $arg }
cz-need-at-centre = { $n ->
    [one] { $n } model of the team stands
   *[other] { $n } models of the team stand
} within YELLOW of the centre
cz-need-at-range = the target is at { $arg }
cz-need-body-within-reach = a body is within reach
cz-need-by-melee = it was a melee attack
cz-need-can-act = it can act
cz-need-carries-loot = it carries loot
cz-need-clear-path = the path of attack is free
cz-need-clear-path-to-rival = a path of attack to a rival is free
cz-need-cyber = it is a Cyber-Character
cz-need-elevated = it stands on something
cz-need-elevated-left = { $n ->
    [one] { $n } model of the team stands
   *[other] { $n } models of the team stand
} on something
cz-need-far-away = the target is beyond GREEN
cz-need-far-quarter = { $n ->
    [one] { $n } model of the team stands
   *[other] { $n } models of the team stand
} in the quarter where the rivals began
cz-need-fewer = the team has fewer models on the table than its rivals
cz-need-first-action = it is the first action of its activation
cz-need-friend-visible = it sees a friend
cz-need-friend-within = a friend is within { $arg }
cz-need-not-friend-within = no friend is within { $arg }
cz-need-gonk = it is a Gonk
cz-need-gonks-left = { $n ->
    [one] { $n } Gonk of the team is
   *[other] { $n } Gonks of the team are
} on the table
cz-need-has-ability = it has { $arg }
cz-need-has-gear = it has { $arg }
cz-need-in-brawl = it is in a brawl
cz-need-not-it-ready = that model has no Ready token
cz-need-kind = it is a { $arg }
cz-need-leader-unhurt = the Leader is on the table without a wound
cz-need-leader-visible = it sees its Leader
cz-need-left = at least { $n } models of the team are on the table
cz-need-loot-held = the team carries at least { $n ->
    [one] { $n } loot card
   *[other] { $n } loot cards
}
cz-need-luck-left = the team has at least { $n } Luck { $n ->
    [1] token
   *[other] tokens
}
cz-need-markers = more than { $n } of these lie on the mat: { $arg }
cz-need-not-markers = at most { $n } of these lie on the mat: { $arg }
cz-need-near-marker = it stands within RED of the token (within YELLOW and in sight of a camera)
cz-need-no-luck = you have no Luck token
cz-need-none-out = { $n ->
    [0] no model of the team was taken out
   *[other] at most { $n } of the team's models were taken out
}
cz-need-not-moved = it has not moved in this activation
cz-need-not-not-moved = it has moved in this activation
cz-need-outnumbered = more rivals than friends are within YELLOW
cz-need-own-activation = it is its own activation
cz-need-quarters = the team controls { $n } quarters
cz-need-reaction = it is a [RE]action
cz-need-not-reaction = it is not a [RE]action
cz-need-red-lined = it is Red-Lined
cz-need-red-lined-left = { $n ->
    [one] a Red-Lined character of the team is
   *[other] { $n } Red-Lined characters of the team are
} on the table
cz-need-rival-leader-out = the rival Leader was taken out
cz-need-rival-within = a rival is within { $arg }
cz-need-not-rival-within = no rival is within { $arg }
cz-need-rivals-hacked = { $n } rivals are Hacked
cz-need-rivals-out = { $n } rivals were taken out
cz-need-rolls = it would roll { $arg }
cz-need-same-activation = a friend is the Active Model
cz-need-target-all-used = the target has no Ready token
cz-need-target-alone = no friend of the target is within RED of it
cz-need-target-armed = the target has an attack that reaches { $arg }
cz-need-target-brawling = the target is in a brawl
cz-need-target-can-act = the target has a Ready token or is a Gonk
cz-need-target-dearer = its card costs more EB
cz-need-target-explosives = the target carries explosives
cz-need-target-hacked = the target is Hacked
cz-need-target-higher = the target stands higher
cz-need-target-kind = the target is a { $arg }
cz-need-not-target-kind = the target is not a { $arg }
cz-need-target-loot = the target carries loot
cz-need-target-marked = the target is the one that was named
cz-need-drone-in-play = its drone is in play
cz-need-target-red-lined = the target is Red-Lined
cz-need-target-rival = the target is a rival
cz-need-target-running = a program of the target is running
cz-need-target-veteran = the target is a Veteran
cz-need-target-visible = this model sees the target
cz-need-target-vulnerable = the target is Vulnerable
cz-need-target-wounded = the target is wounded
cz-need-together = { $n } models of the team are within RED of its Leader
cz-need-token-ready = it has a Ready token
cz-need-uses-left = it was used fewer than { $n } times in this match
cz-need-vs-obstacle = it rolls against the OBSTACLE die
cz-need-won = the team has won
cz-need-wounded = it is wounded
cz-need-not-wounded = it is not wounded
cz-need-wounded-left = { $n } wounded characters of the team are on the table
cz-need-acting = this model acts

## Objectives

cz-goal = { $n ->
    [one] { $when }
   *[other] { $when } ({ $n } times in a match)
}
cz-reward-eb = from the next game on, the team may cost { $n } EB more
cz-reward-gear = from the next game on, a character may bear { $card } for free
cz-reward-recycled = discard it: { $effects }
cz-reward-at-once = at once, { $effects }
cz-reward-wounded-leader = the team has 1 Street Cred less while it lies in the HQ; it may be discarded after a win

# What is asked, offered, emitted and refused while Crossfire is played, in our own words.

cf-runner = Runner { $n }

## Asks

cf-ask-metatype = Choose your metatype.
cf-ask-role = Choose a role.
cf-ask-last-role = Three runners, four roles: will you be the { $role } as well?
cf-ask-main = You have several roles: whose starting deck do you use?
cf-ask-lead = Who should be the starting runner?
cf-ask-play = Play cards. What now?
cf-ask-plan = Apply your damage: what shall it do?
cf-ask-edit = Which damage goes elsewhere? What it clears now is lit.
cf-ask-next = Which obstacle gets its damage next?
cf-ask-buy = Buy cards from the Black Market?
cf-ask-buy-one = You may buy one card from the Black Market.
cf-ask-runner = { $card }: choose a runner.
cf-ask-discard = { $card }: { $n ->
    [one] choose a card to discard.
   *[other] choose { $n } cards to discard.
  }
cf-ask-discard-none = { $card }: you hold no card that you would have to discard ({ $n }).
cf-ask-trigger = Several things happen now: which comes first?
cf-ask-cycle = { $card }: choose a card of the market to cycle.
cf-ask-clear = { $card }: choose the obstacle that loses a level.
cf-ask-move = { $card }: choose an obstacle to move.
cf-ask-hold-off = { $card }: choose an obstacle that cannot attack this turn.
cf-ask-may = { $card }: do it? { $says }
cf-ask-intercept = Take an obstacle from the Client?
cf-ask-heal-or = You would heal { $n }. Use an upgrade instead?
cf-ask-assist-start = The turn begins: respond before anything happens?
cf-ask-assist-play = Assist now, between two cards?
cf-ask-assist-strike = The damage is about to be applied: assist?
cf-ask-assist-attack = The attacks are about to come: assist?
cf-ask-assist-buy = The turn is nearly over: assist?

## Options

cf-opt-metatype = { $metatype }: { $hp } hit points, { $cards } cards, { $nuyen } nuyen
cf-opt-role = { $role } ({ $colour }, { $type })
cf-opt-main-role = { $role } ({ $colour }, { $type })
cf-opt-lead = { $runner }
cf-opt-play = Play { $card }
cf-opt-assist = Assist with { $card }
cf-opt-recover = Discard { $cost } to take { $card } back
cf-opt-cancel = Discard { $cost }: switch off { $obstacle } ({ $threat }) for this turn{ $of ->
    [1] {""}
   *[other] , part { $part } of its text
  }
cf-opt-power = Use { $upgrade }
cf-opt-strike = Play no more cards
cf-opt-plan-clear = Defeat as many obstacles as possible
cf-opt-plan-levels = Clear as many levels as possible
cf-opt-plan-target = Defeat { $obstacle }
cf-opt-edit = Share it out myself
cf-head-damage = { $number }. { $card }
cf-opt-move = { $card } (damage { $number }): onto { $to } ({ $target })
cf-line-move = onto { $to } ({ $target })
cf-opt-move-away = { $card } (damage { $number }): onto nothing
cf-line-move-away = onto nothing
cf-opt-sweep = { $card } (damage { $number }): onto everything that faces { $name }
cf-line-sweep = onto everything that faces { $name }
cf-opt-apply = Done: apply the damage as it lies now
cf-opt-next = { $obstacle } ({ $threat })
cf-opt-buy = Buy { $card } for { $cost }
cf-opt-done = Buy nothing more
cf-opt-runner = { $runner }
cf-opt-threat = { $obstacle } ({ $threat }), facing { $runner }
cf-opt-intercept = Take { $obstacle } ({ $threat })
cf-opt-held = { $card }
cf-opt-from-discard = { $card } (discard of { $runner })
cf-opt-stall = { $card }
cf-opt-nothing = Nothing
cf-opt-yes = Yes
cf-opt-no = No
cf-opt-top = Leave it on top
cf-opt-bottom = Put it at the bottom
cf-opt-known = { $card } ({ $i })
cf-opt-trigger = { $card }
cf-opt-pass = Pass
cf-opt-mute-start = Pass, and do not ask me at the start of turns
cf-opt-mute-play = Pass, and do not ask me between cards
cf-opt-mute-strike = Pass, and do not ask me before damage
cf-opt-mute-attack = Pass, and do not ask me before attacks
cf-opt-mute-buy = Pass, and do not ask me before purchases

cf-window-start = start of a turn
cf-window-play = between two cards
cf-window-strike = before damage
cf-window-attack = before attacks
cf-window-buy = before purchases

## Events

cf-chose-metatype = { $who } is of the metatype { $metatype }.
cf-chose-role = { $who } takes the role { $role }.
cf-chose-main = { $who } uses the deck of the role { $role }.
cf-leads = { $who } is the starting runner.
cf-round = Round { $n } begins at Crossfire level { $level }.
cf-scene = Scene { $n } begins.
cf-turn = { $who } begins a turn.
cf-progress = The team reaches step { $n } of the extraction.
cf-drew = { $who } draws { $card }.
cf-drew-hidden = { $who } draws { $n ->
    [one] 1 card.
   *[other] { $n } cards.
  }
cf-reshuffled = { $who } shuffles the discard into a new deck.
cf-discarded = { $who } discards { $card }.
cf-discarded-hand = { $who } discards their whole hand ({ $n }).
cf-milled = { $card } goes from the deck of { $who } to the discard.
cf-revealed = { $who } reveals { $card }.
cf-took-back = { $who } takes { $card } back from the discard.
cf-took-from-market = { $who } takes { $card } from the Black Market deck.
cf-played = { $who } plays { $card }.
cf-assisted = { $who } assists with { $card }.
cf-x = { $card }: X is { $n }.
cf-bought = { $who } buys { $card } for { $n } nuyen.
cf-market-new = { $card } comes to the market.
cf-cycled = { $card } is cycled.
cf-market-discarded = { $card } goes from the Black Market deck to its discard.
cf-earned = { $who } gets { $n } nuyen.
cf-paid = { $who } pays { $n } nuyen.
cf-flipped = { $card } ({ $threat }) comes into play, facing { $who }.
cf-moved = { $card } ({ $threat }) faces { $who } now.
cf-cleared = { $card } ({ $threat }) loses { $n ->
    [one] 1 level.
   *[other] { $n } levels.
  }
cf-restored = { $card } ({ $threat }) gets { $n ->
    [one] 1 level
   *[other] { $n } levels
  } back.
cf-defeated = { $card } ({ $threat }) is defeated.
cf-passed-over = { $card } is discarded.
cf-held-off = { $card } ({ $threat }) cannot attack this turn.
cf-silenced = { $card } ({ $threat }) has no text this turn.
cf-cancelled = { $who } switches off { $card } ({ $threat }) for this turn.
cf-attacks = { $card } ({ $threat }) attacks { $who } for { $n }.
cf-attacked = { $who } will take { $n } damage.
cf-hurt = { $who } takes { $n } damage: { $left } HP left.
cf-staggered = { $who } is staggered.
cf-critical = { $who } is critical.
cf-healed = { $who } heals { $n }: { $now } HP now.
cf-recovered = { $who } has recovered.
cf-event = Crossfire: { $card }.
cf-event-discarded = { $card } is over. The Crossfire level is { $level }.
cf-event-buried = { $card } goes to the bottom of the Crossfire deck.
cf-event-under = The top Crossfire card goes to the bottom.
cf-looked = The next Crossfire card is { $card }.
cf-looked-hidden = { $who } looks at the next Crossfire card.
cf-used-upgrade = { $who } uses { $card }.
cf-abort = The run is aborted: every runner who can takes one last turn.

## Ends

cf-end-won = The mission is accomplished.
cf-end-aborted = The run was aborted: the team got away.
cf-end-all-down = Every runner is down: the mission is lost.
cf-end-client = The Client is down: the mission is lost.
cf-end-critical = A runner is critical, and there is no way out: the mission is lost.
cf-end-staggered = A runner is down: the mission is lost.

## Refusals

cf-no-turn = assists are played in somebody’s turn
cf-no-own-assist = an assist helps in another runner’s turn
cf-no-critical = a critical runner takes no action
cf-not-in-hand = you do not hold this card
cf-no-assist-box = this card has no assist ability
cf-no-assists-now = something in play forbids assists: { $card }
cf-no-playing = { $card } keeps you from playing cards
cf-play-limit = you may play { $limit } cards this turn and have played { $n }
cf-not-for-sale = it is not in the market
cf-no-buying = { $card } keeps you from buying
cf-no-spell-played = buying it needs a Spell card that you played this turn
cf-too-dear = it costs { $n } nuyen and you have { $of }
cf-no-such-target = that is not in play
cf-no-damage-there = no damage can be applied there now
cf-no-second-level = this card clears one level on each of several obstacles
cf-no-levels-on-boss = levels are cleared outright on obstacles only, not on a boss
cf-not-at-client = it does not face the Client
cf-not-your-colour = only an obstacle of your role’s colour can be taken
cf-damage-begun = damage is already being applied

## Talk under the advanced communication rules

cf-talk-assist = { $yes ->
    [1] I hold { $card } and would assist with it.
   *[0] I hold { $card }, and will not assist with it now.
  }
cf-talk-bought = I bought { $card } on my last turn.
cf-talk-leave-it = Please leave { $card } to me.
cf-talk-buy-it = { $runner }, please buy { $card }.
cf-talk-can-clear = { $runner }, can you clear level { $level } of { $card }?
cf-talk-kind-assist = Assist cards
cf-talk-kind-bought = What I bought
cf-talk-kind-leave-it = Leave it to me
cf-talk-kind-buy-it = Please buy
cf-talk-kind-can-clear = Can you clear it?
cf-talk-kind-answer = Answers
cf-talk-kind-rules = Rules question
cf-talk-kind-small-talk = Small talk
cf-talk-yes = Yes.
cf-talk-no = No.
cf-price-nuyen = { $n } nuyen

cf-trace-falls = { $obstacle } falls
cf-trace-levels = { $obstacle }: { $n ->
    [one] one level
   *[other] { $n } levels
}
cf-trace-nothing = clears nothing

## names

cz-name = { $name }
cz-model = { $name } ({ $n })
cz-nobody = nobody
cz-nothing = nothing
cz-seat = player { $n }
cz-no-colour = no token
cz-colour-obstacle = OBSTACLE
cz-token-ready = Ready { $colour }
cz-token-used = Used { $colour }
cz-zone-r = the RED zone
cz-zone-y = the YELLOW zone
cz-zone-g = the GREEN zone
cz-zone-l = long range
cz-quarter-0 = top left
cz-quarter-1 = top right
cz-quarter-2 = bottom left
cz-quarter-3 = bottom right
cz-role-attacker = attacker
cz-role-defender = defender
cz-action-name-basic-move = Basic Move
cz-action-name-basic-ranged = Basic Ranged Attack
cz-action-name-basic-melee = Basic Melee Attack
cz-action-name-triage = Triage
cz-action-name-firewall = Firewall
cz-action-name-basic-command = Basic Command
cz-action-name-loot-gear = Loot Gear
cz-action-name-loot-goods = Loot Goods
cz-scenario-turf-war = Turf War
cz-scenario-text-turf-war = The lower of RED die plus team Influence attacks. The defender deploys within RED of the edges of a quarter, the attacker within RED of those of the opposite one. It ends when a team has lost more than half of its models; the higher EB of rival models taken out wins, then their number.

## questions

cz-ask-control = You have Control: activate a character or Inspire your team?
cz-ask-act = What does { $model } do?
cz-ask-react = { $model } was wounded by { $by }: [RE]act?
cz-stop-react = when my model may [RE]act
cz-ask-free = A free action for { $model }?
cz-ask-gonk = Inspire: which Gonk acts next?
cz-ask-move = Where does { $model } go? At most { $most }.
cz-ask-oppose = { $model } opposes { $action } of { $by }: with which token?
cz-ask-again = { $state ->
    [ahead] { $decided ->
        [crit] Your Crit wins, { $total } to { $other }. Roll again all the same?
        [fumble] You win: a Fumble on the other side, { $total } to { $other }. Roll again all the same?
        [crits] You win: a Crit on both sides, and a tie goes to the defence. Roll again all the same?
        [fumbles] You win: a Fumble on both sides, and a tie goes to the defence. Roll again all the same?
        [tie] You win: { $total } to { $other }, and a tie goes to the defence. Roll again all the same?
       *[total] You win { $total } to { $other }. Roll again all the same?
      }
    [behind] { $decided ->
        [crit] You lose to a Crit, { $total } to { $other }. Roll again?
        [fumble] Your Fumble loses, { $total } to { $other }. Roll again?
        [crits] You lose: a Crit on both sides, and a tie goes to the defence. Roll again?
        [fumbles] You lose: a Fumble on both sides, and a tie goes to the defence. Roll again?
        [tie] You lose: { $total } to { $other }, and a tie goes to the defence. Roll again?
       *[total] You lose { $total } to { $other }. Roll again?
      }
   *[alone] The total is { $total }. Roll again?
  }
cz-ask-guard = Who tries to hold { $model }?
cz-ask-substitute = Does a Netrunner oppose { $program } instead of { $target }?
cz-ask-first = Several of your models were wounded by { $by } at the same time: which one [RE]acts first?
cz-ask-lowest = Several defences are the lowest: whom does { $by } affect?
cz-ask-rapid = { $action }: { $n } more. At whom?
cz-ask-impact = Where does the Impact token lie, in contact with { $target }?
cz-ask-drift = The Blast at { $target } missed: where does the Impact token go, within RED?
cz-ask-dodge = { $model } is in the area of a Blast: move away?
cz-ask-wound = Which token of { $model } takes the wound?
cz-ask-heal = Which token of { $model } is healed?
cz-ask-stun = Which token of { $model } is Used?
cz-ask-refresh = Which token of { $model } becomes Ready?
cz-ask-loot = Which card do you take?
cz-ask-keep = Which loot card does { $model } keep?
cz-ask-program = Which program of { $model }?
cz-ask-which = { $card }: which model?
cz-ask-effect-free = Use { $card } of { $model }?
cz-ask-effect-discard = Discard { $card } of { $model } for its effect?
cz-ask-effect-exhaust = Exhaust { $card } of { $model } for its effect?
cz-ask-effect-luck = Spend a Luck token for { $card } of { $model }?
cz-ask-effect-token = Spend a Ready token for { $card } of { $model }?
cz-ask-deploy = Where do you deploy { $model }?
cz-ask-bearer = Which model bears { $card }?
cz-ask-quarter = At which quarter does your team deploy?
cz-ask-role = Which side do you take?
cz-chore-deploy = Deploy all { $n } in good places
cz-ask-put = Where does { $model } put down what it drags?
cz-ask-marker = Where does the token go ({ $marker })?

## options

cz-opt-activate = Activate { $model }
cz-opt-inspire = Inspire your team
cz-opt-defer = Let { $seat } take this turn
cz-opt-stop = Stop
cz-opt-move = Move ({ $colour })
cz-opt-long-climb = Climb with two actions ({ $first }, then { $second })
cz-opt-drag-model = Drag { $model } ({ $colour })
cz-opt-drag-thing = Drag object { $thing } ({ $colour })
cz-opt-use = { $action } at { $target } ({ $colour })
cz-opt-use-untoken = { $action } at { $target } (no token)
cz-opt-use-alone = { $action } ({ $colour })
cz-opt-use-free = { $action } (no token)
cz-head-use = { $action }
cz-line-use = at { $target } ({ $colour })
cz-line-use-untoken = at { $target }
cz-opt-loot = { $action }: the body of { $body } ({ $colour })
cz-opt-launch = Launch { $program } at { $target }
cz-opt-launch-alone = Launch { $program }
cz-opt-pick-up = Pick up token { $marker } ({ $colour })
cz-opt-hand-over = Hand the token to { $model }
cz-opt-reload = Load { $program } again ({ $colour })
cz-opt-oppose = With the { $token } token
cz-opt-oppose-armor = With the { $token } token and { $card }
cz-opt-gonk-armor = With { $card }
cz-opt-gonk-skill = With the skill
cz-opt-luck = Spend a Luck token to roll again
cz-opt-accurate = Roll again (Accurate)
cz-opt-keep-roll = Keep the roll
cz-opt-pass = No
cz-opt-substitute = { $model } opposes it
cz-opt-affect = { $model }
cz-opt-strike = At { $model }
cz-opt-wound = The { $token } token
cz-opt-heal = Back to { $colour } (token { $place })
cz-opt-stun = The { $token } token
cz-opt-refresh = The { $token } token
cz-opt-take = { $card }
cz-opt-effect = Use { $card } of { $model }
cz-opt-quarter = The quarter { $quarter }
cz-opt-role = { $role }

## events

cz-activated = { $model } is the Active Model.
cz-commanded = { $model } will be the Active Model.
cz-control = { $seat } has Control.
cz-inspires = { $seat } Inspires their team.
cz-acts = { $model }: { $action } at { $target }.
cz-acts-alone = { $model }: { $action }.
cz-spent = { $model } uses a { $colour } token.
cz-refreshed = A { $colour } token of { $model } is Ready.
cz-stunned = A { $colour } token of { $model } is Used (Stun).
cz-stunned-gonk = { $model } is stunned.
cz-wounded = { $model } is wounded on a { $colour } token.
cz-healed = { $model } is healed: a token is { $colour } again.
cz-token-changed = A token of { $model } is now { $colour }.
cz-token-added = { $model } gets a { $colour } token.
cz-survived = { $model } escapes and is Red-Lined.
cz-hacked = { $model } gets { $n ->
    [one] { $n } Hacked token
   *[other] { $n } Hacked tokens
 }.
cz-unhacked = { $model } loses { $n ->
    [one] { $n } Hacked token
   *[other] { $n } Hacked tokens
 }.
cz-moved = { $model } moves { $length }.
cz-pushed = { $model } is pushed.
cz-dragged = { $model } is dragged.
cz-deployed = { $model } is deployed.
cz-joined = { $model } comes into play.
cz-taken-out = { $model } is taken out.
cz-thing-dragged = An object is dragged.
cz-marker-placed = A token is placed: { $marker }.
cz-marker-taken = A token is taken away: { $marker }.
cz-discarded = { $model } discards { $card }.
cz-equipped = { $model } equips { $card }.
cz-looted = { $model } finds { $card }.
cz-exhausted = { $card } of { $model } is exhausted.
cz-running = { $program } of { $model } is Active.
cz-reloaded = { $program } of { $model } is Loaded.
cz-marked = { $model }: { $card }.
cz-luck-spent = { $seat } spends a Luck token; { $n } left.
cz-luck-gained = { $seat } gains { $n ->
    [one] { $n } Luck token
   *[other] { $n } Luck tokens
 }.
cz-luck-lost = { $seat } loses { $n ->
    [one] { $n } Luck token
   *[other] { $n } Luck tokens
 }.
cz-scored = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
 }.
cz-role-taken = { $seat } is the { $role }.
cz-role-die = { $seat } rolls { $face } for the roles.
cz-completed = { $seat } completes { $card }.
cz-completed-drawn = { $seat } draws { $card }: it counts as completed in this match.
cz-recycled = { $seat } recycles { $card }.
cz-die = { $seat } rolls { $face } on a d{ $sides }.
cz-end = The match is over: { $how }
cz-end-half = a team has lost more than half of its models.
cz-end-last-side = a side has no models left.
cz-end-turns = the agreed number of turns is over.

## costs

cz-cost-escape = a Reflexes roll to leave the brawl
cz-cost-rival = a Reflexes roll against a rival in the way
cz-cost-obstacle = a Reflexes roll over an obstacle
cz-cost-zone = a Reflexes roll to get through a buffer zone
cz-cost-thing = a Reflexes roll over a loose object
cz-cost-opening = a Reflexes roll through an opening
cz-cost-climb = a Reflexes roll to climb; a fall of { $fall } if it fails
cz-cost-jump = a Reflexes roll to jump; a fall of { $fall } if it fails
cz-odds-to-win = { $odds } to win
cz-odds = { $percent } % ({ $num }/{ $den })

## refusals

cz-no-as-reaction = It cannot be a [RE]action.
cz-no-only-reaction = It can only be a [RE]action.
cz-no-suppressed = Against Suppression only a move may be a [RE]action.
cz-no-command-inspiring = No Command while the other player Inspires.
cz-no-such-free = The free action is of another kind.
cz-no-difficult = Difficult: it was used since the team was last Inspired.
cz-no-complex = Complex: a rival is { $distance } away, within RED.
cz-no-gonk-command = Gonks give no Commands.
cz-no-weapon = Only basic attacks work now.
cz-no-need = The card's condition is not met.
cz-no-target-gone = It is not on the table.
cz-no-rival = An attack targets rivals only.
cz-no-friend = It targets friendly models only.
cz-no-self = It targets another model.
cz-no-drone = Drones are immune to everything but attacks.
cz-no-kind = The target is not of the right kind.
cz-no-gonk-hack = Gonks never get Hacked tokens.
cz-no-other-target = A [RE]action attack targets the model that inflicted the wound.
cz-no-brawl = In a brawl only rivals of that brawl can be targeted.
cz-no-reach = It is { $distance } away; reach is 1 in.
cz-no-range = It is { $distance } away, in { $zone }, which the action does not cover.
cz-no-path = Blocked by { $piece }: there is no Path of Attack.
cz-no-silent = Silent: the path back to the attacker is not clear.
cz-no-target-red-lined = It is not Red-Lined.
cz-no-target-hacked = It is not Hacked.
cz-no-target-can-act = It has no Ready token, or is stunned.
cz-no-gonk-loot = Gonks do not loot.
cz-no-body = There is no body token.
cz-no-body-reach = No body is within reach.
cz-no-loot-card = The body has no card that it could equip.
cz-no-token = It has no Ready { $colour } token.
cz-no-tokens = It has no Ready token.
cz-no-action = It does not have this action.
cz-no-netrunner = Only Netrunners launch programs.
cz-no-running = The program is Active already.
cz-no-program = It has not installed this program.
cz-no-again = Its launch failed in this activation.
cz-no-own = It is not yours.
cz-no-gonk-activation = Gonks act when the team is Inspired.
cz-no-drone-activation = Drones act as their program says.
cz-no-ready = It has no Ready token.
cz-no-inspire = All tokens are Ready: activate a character.
cz-no-clear = Only where no roll is needed.
cz-no-climb = This move is for a climb that begins here.
cz-no-long-climb = Two actions are for a climb that begins here.
cz-no-deploy = { $over } outside the zone.
cz-no-deploy-edge = Within reach of a table edge.
cz-no-deploy-rival = Farther than GREEN from every rival.

## scene

cz-scene-under = under the { $look }
cz-scene-active = Active Model
cz-scene-red-lined = Red-Lined
cz-scene-brawl = in a brawl
cz-scene-labelled = { $model }, { $label }
cz-scene-body = body of { $model }
cz-scene-objective = objective: { $card }
cz-scene-completed = completed: { $card }
cz-scene-control = has Control
cz-scene-you = you
cz-scene-winner = winner
cz-scene-team = { $name }
cz-scene-die = { $who }: { $sum } (d{ $sides })
cz-scene-roll = The dice
cz-scene-rolled-with = { $who } with { $what }
cz-panel-luck = Luck
cz-panel-cred = Street Cred
cz-panel-models = models left
cz-panel-score = points
cz-panel-objectives = objectives held
cz-panel-turn = turn
cz-panel-loot = loot deck
cz-sign-hacked = H
cz-sign-stunned = S
cz-sign-vulnerable = V
cz-sign-carried = O

## hooks of cards

cz-turned-up = { $card } of { $model } is face up again.
cz-own-luck-spent = { $model } spends a Luck token of its own.
cz-replaced = { $model } is replaced.
cz-hiding = { $model } vanishes ({ $card }).
cz-ask-which-card = { $card }: which card?
cz-ask-which-effects = { $card }: which effect?
cz-no-sight = It cannot be seen by this model.
cz-no-commands = It takes no Commands from rivals.
cz-no-shift = Only as far as the card lets the token go.
cz-ask-keep-armor = { $model }: keep { $card } and take the wound?
cz-price-green = { $n ->
    [one] a green token
   *[other] { $n } green tokens
}
cz-price-yellow = { $n ->
    [one] a yellow token
   *[other] { $n } yellow tokens
}
cz-price-red = { $n ->
    [one] a red token
   *[other] { $n } red tokens
}

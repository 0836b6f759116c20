# How clauses become the text of a card: sentences, moments, what holds, special damage, who.

cf-sentence = { CAPITAL($words) }.
cf-clause-then = { $a }, then { $b }
cf-clause-and = { $a }, and { $b }
cf-or = { $a } or { $b }
cf-plus = { $a } + { $b }
cf-at-level = Crossfire level { $n }+: { $words }
cf-cancel = { $words } (Any runner may discard a { $type } card to switch this off until the end of the turn.)

cf-when-flipped = Flipped: { $effects }.
cf-when-defeated = Defeated: { $effects }.
cf-when-attack = When it attacks: { $effects }.
cf-when-after-attack = After it attacks: { $effects }.
cf-when-turn-start = At the start of your turn: { $effects }.
cf-when-event-reveal = { CAPITAL($effects) }.
cf-when-event-timebomb = Timebomb: { $effects }.
cf-when-event-turn-start = Continuous, at the start of each turn: { $effects }.
cf-when-event-turn-end = Continuous, at the end of each turn: { $effects }.
cf-when-event-before-draw = Continuous, before each Draw & Buy step: { $effects }.

cf-static-no-heal = { $form ->
    [each] no runner can be healed
   *[one] { $who } cannot be healed
  }
cf-static-no-healing = { $form ->
    [each] no runner can heal anybody
   *[one] { $who } cannot heal anybody
  }
cf-static-no-buy = { $form ->
    [each] no runner can buy cards
   *[one] { $who } cannot buy cards
  }
cf-static-no-draw = { $form ->
    [each] no runner can draw cards
   *[one] { $who } cannot draw cards
  }
cf-static-no-play = { $form ->
    [each] no runner can play cards
   *[one] { $who } cannot play cards
  }
cf-static-no-assist = { $form ->
    [each] no runner can play assists
   *[one] { $who } cannot play assists
  }
cf-static-no-nuyen = { $form ->
    [you] you receive no nuyen; your share is lost
    [each] no runner receives nuyen; the shares are lost
   *[one] { $who } receives no nuyen; the share is lost
  }
cf-static-play-limit = { $form ->
    [you] you may play at most { cf-n-cards } in your turn
   *[one] { $who } may play at most { cf-n-cards } in a turn
  }
cf-static-immune = no damage can be applied to this obstacle
cf-static-no-colourless = obstacles ignore colourless damage
cf-static-no-colour = obstacles and bosses ignore { $colour } damage
cf-static-attack = { $which } has +{ $n }{ $at ->
    [0] { "" }
   *[other] { " " }(+{ $more } at level { $at }+)
  } attack
cf-static-stays = obstacles whose last level is cleared stay in play until this event leaves
cf-static-price = cards of the market cost { $at ->
    [0] { $n ->
        [-1] 1 nuyen less
       *[other] { $n } nuyen more
      }
   *[other] { $n } nuyen more ({ $more } at level { $at }+)
  }

cf-each-obstacle = each obstacle
cf-each-obstacle-colour = each { $colour } obstacle
cf-each-obstacle-kind = each { $kind } obstacle

cf-damage-black = { $n } black
cf-damage-blue = { $n } blue
cf-damage-green = { $n } green
cf-damage-red = { $n } red
cf-damage-any = { $n } colourless
cf-damage-x = X colourless
cf-card-damage = Damage: { $damage }.
cf-card-assist = Assist: { $words }
cf-card-assist-damage = Assist damage: { $damage }.
cf-card-returns = In your turn, whenever you could play a card, you may discard any card to take this card from your discard into your hand.
cf-card-needs = You can buy it only in a turn in which you played a { $type } card.

cf-special-levels = it clears { $n } consecutive levels of one obstacle, whatever they show
cf-special-last = it clears the last { $n } levels of an obstacle
cf-special-bolts = it also clears one level on each of { $n } different obstacles
cf-special-sweep = the damage is dealt to every obstacle and boss that faces one runner
cf-special-colour = if you played another { $type } card this turn, it deals 1 { $colours } damage more
cf-special-boost = each other { $type } card played this turn deals { $n } colourless damage more to everything that it damages

cf-upgrade-nuyen = You start with { $n } more nuyen.
cf-upgrade-hp = { $n ->
    [-1] You start with 1 hit point less, and your maximum is lower by as much.
    [one] You start with 1 more hit point, and your maximum is higher by as much.
   *[other] You start with { $n } more hit points, and your maximum is higher by as much.
  }
cf-upgrade-cards = You start with { $n ->
    [one] 1 more card
   *[other] { $n } more cards
  } in hand.
cf-upgrade-adds = Your starting deck has { $n ->
    [one] one more copy
   *[other] { $n } more copies
  } of { $card }.
cf-upgrade-removes = Your starting deck has { $n ->
    [one] one copy
   *[other] { $n } copies
  } less of { $card }.
cf-upgrade-damage = you deal { $damage } damage
cf-upgrade-once = { $once ->
    [scene] Once per Scene
   *[turn] Once per turn
  }
cf-upgrade-play = { cf-upgrade-once }, when you could play a card{ $need ->
    [hand] { " " }and have one in hand
   *[none] { "" }
  }: { $words }.
cf-upgrade-turn-start = { cf-upgrade-once }, at the start of your turn{ $need ->
    [staggered] { " " }if you are staggered
   *[none] { "" }
  }: { $words }.
cf-upgrade-turn-end = { cf-upgrade-once }, at the end of your turn{ $need ->
    [defeated] { " " }if something was defeated in it
   *[none] { "" }
  }: { $words }.
cf-upgrade-heal = Instead of being healed you may choose this: { $words }.

cf-who-you = you
cf-who-current = the current runner
cf-who-each = each runner
cf-who-others = each other runner
cf-who-one = a runner of your choice
cf-who-other = another runner of your choice
cf-who-they = that runner
cf-who-mate = a runner other than the current one
cf-who-most-hp = the runner with the most hit points
cf-who-least-hp = the runner with the fewest hit points
cf-who-most-cards = the runner with the most cards in hand
cf-who-not-metatype = each non-{ $metatype } runner
cf-who-role = { $who } who is the { $role }
cf-who-standing = { $who } who is up
cf-who-hp = { $who } with { $n } or more hit points
cf-who-facing = { $who } facing { $colour ->
    [black] a black
    [blue] a blue
    [green] a green
    [red] a red
   *[any] any
  } obstacle
cf-who-and-facing = { $who } facing { $colour ->
    [black] a black
    [blue] a blue
    [green] a green
    [red] a red
   *[any] any
  } obstacle

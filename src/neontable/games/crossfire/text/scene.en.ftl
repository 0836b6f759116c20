# What the board says of itself.

cf-hp = Hit points
cf-nuyen = Nuyen
cf-hand = Hand
cf-deck = Deck
cf-discard = Discard
cf-health-staggered = staggered
cf-health-critical = critical
cf-scene-attack = Attack Strength { $n }
cf-scene-danger = { $n } damage to come at the end of the turn
cf-scene-nuyen = { $n } nuyen
cf-scene-hp = { $n } of { $of } hit points
cf-scene-held-off = cannot attack this turn
cf-scene-silent = has no text this turn
cf-scene-start = starting runner
cf-scene-event = Crossfire event
cf-scene-market = Black Market
cf-scene-played = Cards in play
cf-scene-hand = Your hand
cf-scene-clock = { $n ->
    [one] ends after this turn
   *[other] ends after { $n } turns, this one included
  }
cf-scene-timebomb = { $n ->
    [one] goes off after this turn
   *[other] goes off after { $n } turns, this one included
  }
cf-scene-level = Crossfire level
cf-scene-round = Round
cf-scene-scene = Scene
cf-scene-events = Crossfire cards left
cf-letter-black = K
cf-letter-blue = B
cf-letter-green = G
cf-letter-red = R
cf-scene-track = { $n ->
    [0] track { $levels }
   *[other] track { $levels } ({ $n } cleared)
  }
cf-scene-levels = { $a } · { $b }
cf-scene-cleared = all levels cleared
cf-scene-aspect = { $own } { $colour } or { $any }
cf-scene-price = costs { $n } nuyen
cf-scene-by = played by { $who }
cf-scene-assist = assist of { $who }
cf-scene-who = { $kind } { $role }
cf-scene-to-be-chosen = to be chosen
cf-scene-turn = in turn
cf-scene-heat = Crossfire level { $n }
cf-scene-aborting = aborting the run

## What a card will do, as the table stands

cf-preview-now = Now: { $words }
cf-preview-more = { $a } { $b }
cf-preview-nobody = This concerns nobody now.
cf-preview-choice = a runner of your choice ({ $names })
cf-preview-one-of = This concerns one of them: { $names }.
cf-preview-sleeps = From level { $n } on; the level is { $level }.
cf-preview-attack = { $who } takes { $n } damage from it at the end of the turn
cf-preview-attack-all = { $who } takes { $n } damage from it at the end of the turn, { $all } in all
cf-preview-attack-more = { $card } attacks with { $attack }, of which { $n } from here.
cf-preview-left = { CAPITAL($words) }: { $hp } hit { $hp ->
    [one] point becomes
   *[other] points become
  } { $left }{ $left ->
    [0] , staggered.
   *[other] .
  }
cf-preview-critical = { CAPITAL($words) }: already staggered, then critical.

cf-scene-named = { $runner } · { $name }
cf-scene-upgrade-used = used up in this Scene
cf-scene-down = { $state } · { $who }

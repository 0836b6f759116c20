# Words of verbs, costs and moments that came with the cards of Proteus and Classic.

## Verbs

nr-verb-uninstall-self = { $by ->
    [runner] take this card back into your hand
   *[corp] take this card back into HQ
  }
nr-verb-hit-outside = { $who ->
    [you] suffer
   *[runner] suffers
  } { $n } { $kind } damage per rezzed piece of ice that stands farther out than this one
nr-verb-sub-now = in this encounter this ice has that subroutine one more time
nr-verb-deflect = { $n ->
    [0] {""}
    [one] the Corp may pay 1 bit; if so,{" "}
   *[other] the Corp may pay { $n } bits; if so,{" "}
  }{ $to ->
    [archives] the run turns to the Archives
    [sub] the run turns to a subsidiary fort that the Corp picks
   *[any] the run turns to whichever fort the Corp picks
  }: next, the Runner meets its outermost rezzed ice; without any, the Runner is past its ice
nr-verb-doom = this card is trashed as soon as the turn is over
nr-verb-change-place = this ice changes to another place on its fort
nr-verb-repeat-sub = pick a subroutine of rezzed ice on this fort; until the run is over a copy of it comes right behind the original

## What ice buys, and what it has from others

nr-buys-strength = When rezzed: pay { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } more for each point of strength it shall have, { $most } at most.
nr-buys-kind = When rezzed: you may pay { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } more; then it counts as { $kind }, no longer as what it was.
nr-grows-bought = When rezzed: pay another { $n ->
    [one] bit
   *[other] { $n } bits
  }, as often as you like; each time it gets this subroutine: "{ $sub }"
nr-grows-encounter = A subroutine that it lacks at first: "{ $sub }"
nr-grows-outside = Every rezzed piece of ice farther out on its fort gives it this subroutine: "{ $sub }"
nr-grows-barriers-outside = Every rezzed wall or code gate farther out on its fort gives it this subroutine: "{ $sub }"
nr-outside = It gets { $n } strength for every rezzed piece of ice farther out on its fort.
nr-noise-discount = Once a noisy icebreaker has been put to use in a run, it costs { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } less to rez until that run is over.

## Moments, costs and conditions

nr-when-pass = Once the Runner has met and passed this card: { $does }.
nr-when-passed-any = Each time a piece of ice { $where ->
    [here] on this fort{" "}
   *[any] {""}
  }has been passed, rezzed or not, { $does }.
nr-cost-discards = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
  } of { $by ->
    [runner] your hand
   *[corp] HQ
  }, picked blindly
nr-cost-mills = trash the first { $n ->
    [one] card
   *[other] { $n } cards
  } of { $by ->
    [runner] your stack
   *[corp] R&D
  }
nr-cost-at-run-start = only as a run begins
nr-cost-at-met = only in a run
nr-paid-need-ice-beside-it = only as a run on its fort begins
nr-paid-need-met-now = only as the Runner meets this card
nr-paid-need-run-on-its-fort = only in a run on this fort
nr-paid-unrezzed = This works unrezzed as well: then it is shown, and stays unrezzed.
nr-need-trashed-node-last-turn = Playable only if a node was trashed by the Runner in the last Runner turn.
nr-only-hq = Goes into HQ only.
nr-only-hq-rd = Goes into or onto HQ or R&D only.
nr-only-not-archives = Goes onto any fort but the Archives.
nr-counter-takes = Whenever a Runner turn begins, every { $mark } counter takes { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } from the Runner.
nr-as-sentry = a sentry
nr-as-wall = a wall
nr-as-code-gate = a code gate
nr-each-noisy = a noisy icebreaker
nr-mod-use-tax = { $where ->
    [here] in runs on this fort, each use of { $each }, for strength or to break,
   *[any] each use of { $each }, for strength or to break,
  } costs the Runner { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } more

# Mots des verbes, coûts et moments arrivés avec les cartes de Proteus et de Classic.

## Verbes

nr-verb-uninstall-self = { $by ->
    [runner] reprenez cette carte en main
   *[corp] reprenez cette carte dans le HQ
  }
nr-verb-hit-outside = { $who ->
    [you] subissez
   *[runner] subit
  } { $n ->
    [one] { $n } dégât { $kind }
   *[other] { $n } dégâts { $kind }
  } par ice rezzée plus à l'extérieur que celle-ci
nr-verb-sub-now = pour cette rencontre, cette ice a cette subroutine une fois de plus
nr-verb-deflect = { $n ->
    [0] {""}
    [one] la Corpo peut payer { $n } bit ; dans ce cas,{" "}
   *[other] la Corpo peut payer { $n } bits ; dans ce cas,{" "}
  }{ $to ->
    [archives] le run est détourné vers les Archives
    [sub] le run est détourné vers un fort subsidiaire au choix de la Corpo
   *[any] le run est détourné vers un fort au choix de la Corpo
  } : le Runner rencontre alors son ice rezzée la plus extérieure ; s'il n'y en a aucune, il a passé toute son ice
nr-verb-doom = cette carte est trashée dès la fin du tour
nr-verb-change-place = cette ice prend une autre place sur son fort
nr-verb-repeat-sub = choisissez une subroutine d'une ice rezzée de ce fort ; jusqu'à la fin du run, une copie la suit immédiatement

## Ce que l'ice achète, et ce que d'autres lui donnent

nr-buys-strength = Quand cette carte est rezzée : payez en plus { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } par point de force qu'elle doit avoir, { $most } au plus.
nr-buys-kind = Quand cette carte est rezzée : vous pouvez payer { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de plus ; elle compte alors comme { $kind } et non plus comme ce qu'elle était.
nr-grows-bought = Quand cette carte est rezzée : payez en plus { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  }, autant de fois que vous voulez ; chaque fois elle reçoit cette subroutine : « { $sub } »
nr-grows-encounter = Une subroutine qu'elle n'a pas d'abord : « { $sub } »
nr-grows-outside = Chaque ice rezzée plus à l'extérieur sur son fort lui donne cette subroutine : « { $sub } »
nr-grows-barriers-outside = Chaque wall ou code gate rezzé plus à l'extérieur sur son fort lui donne cette subroutine : « { $sub } »
nr-outside = Elle reçoit { $n } de force par ice rezzée plus à l'extérieur sur son fort.
nr-noise-discount = Dès qu'un icebreaker noisy a été utilisé pendant un run, la rezzer coûte { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de moins jusqu'à la fin de ce run.

## Moments, coûts et conditions

nr-when-pass = Quand le Runner a rencontré et passé cette carte : { $does }.
nr-when-passed-any = Chaque fois que le Runner vient de passer une ice { $where ->
    [here] de ce fort
   *[any] {""}
  }, rezzée ou non, { $does }.
nr-cost-discards = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } { $by ->
    [runner] de votre main
   *[corp] du HQ
  } au hasard
nr-cost-mills = trashez { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
  } { $by ->
    [runner] de votre stack
   *[corp] de la R&D
  }
nr-cost-at-run-start = seulement quand un run commence
nr-cost-at-met = seulement pendant un run
nr-paid-need-ice-beside-it = seulement quand un run sur son fort commence
nr-paid-need-met-now = seulement quand le Runner rencontre cette carte
nr-paid-need-run-on-its-fort = seulement pendant un run sur ce fort
nr-paid-unrezzed = Possible aussi sans la rezzer : elle est alors montrée et reste non rezzée.
nr-need-trashed-node-last-turn = Jouable seulement si le Runner a trashé une node à son dernier tour.
nr-only-hq = Ne s'installe que dans le HQ.
nr-only-hq-rd = Ne s'installe que dans ou sur le HQ ou la R&D.
nr-only-not-archives = S'installe sur n'importe quel fort sauf les Archives.
nr-counter-takes = Chaque fois qu'un tour du Runner commence, chaque compteur { $mark } lui prend { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  }.
nr-as-sentry = une sentry
nr-as-wall = un wall
nr-as-code-gate = un code gate
nr-each-noisy = un icebreaker noisy
nr-mod-use-tax = { $where ->
    [here] pendant les runs sur ce fort, chaque utilisation d'{ $each }, pour sa force ou pour casser,
   *[any] chaque utilisation d'{ $each }, pour sa force ou pour casser,
  } coûte au Runner { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de plus

# Mots des verbes, coûts et moments arrivés avec les cartes de Proteus et de Classic.

## Verbes

nr-verb-uninstall-self = { $by ->
    [runner] reprenez cette carte en main
   *[corp] reprenez cette carte dans le QG
  }
nr-verb-hit-outside = { $who ->
    [you] subissez
   *[runner] subit
  } { $n ->
    [one] { $n } dégât { $kind }
   *[other] { $n } dégâts { $kind }
  } par glace activée plus à l'extérieur que celle-ci
nr-verb-sub-now = pour cette rencontre, cette glace a cette sous-routine une fois de plus
nr-verb-deflect = { $n ->
    [0] {""}
    [one] la Corpo peut payer { $n } bit ; dans ce cas,{" "}
   *[other] la Corpo peut payer { $n } bits ; dans ce cas,{" "}
  }{ $to ->
    [archives] l'intrusion est détournée vers les Archives
    [sub] l'intrusion est détournée vers un fort subsidiaire au choix de la Corpo
   *[any] l'intrusion est détournée vers un fort au choix de la Corpo
  } : le Runner rencontre alors sa glace activée la plus extérieure ; s'il n'y en a aucune, il a passé toute sa glace
nr-verb-doom = cette carte est détruite dès la fin du tour
nr-verb-change-place = cette glace prend une autre place sur son fort
nr-verb-repeat-sub = choisissez une sous-routine d'une glace activée de ce fort ; jusqu'à la fin de l'intrusion, une copie la suit immédiatement

## Ce que la glace achète, et ce que d'autres lui donnent

nr-buys-strength = Quand cette carte est activée : payez en plus { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } par point de force qu'elle doit avoir, { $most } au plus.
nr-buys-kind = Quand cette carte est activée : vous pouvez payer { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de plus ; elle compte alors comme { $kind } et non plus comme ce qu'elle était.
nr-grows-bought = Quand cette carte est activée : payez en plus { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  }, autant de fois que vous voulez ; chaque fois elle reçoit cette sous-routine : « { $sub } »
nr-grows-encounter = Une sous-routine qu'elle n'a pas d'abord : « { $sub } »
nr-grows-outside = Chaque glace activée plus à l'extérieur sur son fort lui donne cette sous-routine : « { $sub } »
nr-grows-barriers-outside = Chaque wall ou code gate activé plus à l'extérieur sur son fort lui donne cette sous-routine : « { $sub } »
nr-outside = Elle reçoit { $n } de force par glace activée plus à l'extérieur sur son fort.
nr-noise-discount = Dès qu'un brise-glace noisy a été utilisé pendant une intrusion, l'activer coûte { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de moins jusqu'à la fin de cette intrusion.

## Moments, coûts et conditions

nr-when-pass = Quand le Runner a rencontré et passé cette carte : { $does }.
nr-when-passed-any = Chaque fois que le Runner vient de passer une glace { $where ->
    [here] de ce fort
   *[any] {""}
  }, activée ou non, { $does }.
nr-cost-discards = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } { $by ->
    [runner] de votre main
   *[corp] du QG
  } au hasard
nr-cost-mills = détruisez { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
  } { $by ->
    [runner] de votre paquet
   *[corp] de la R&D
  }
nr-cost-at-run-start = seulement quand une intrusion commence
nr-cost-at-met = seulement pendant une intrusion
nr-paid-need-ice-beside-it = seulement quand une intrusion sur son fort commence
nr-paid-need-met-now = seulement quand le Runner rencontre cette carte
nr-paid-need-run-on-its-fort = seulement pendant une intrusion sur ce fort
nr-paid-unrezzed = Possible aussi sans l'activer : elle est alors montrée et reste non activée.
nr-need-trashed-node-last-turn = Jouable seulement si le Runner a détruit une node à son dernier tour.
nr-only-hq = Ne s'installe que dans le QG.
nr-only-hq-rd = Ne s'installe que dans ou sur le QG ou la R&D.
nr-only-not-archives = S'installe sur n'importe quel fort sauf les Archives.
nr-counter-takes = Chaque fois qu'un tour du Runner commence, chaque compteur { $mark } lui prend { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  }.
nr-as-sentry = une sentry
nr-as-wall = un wall
nr-as-code-gate = un code gate
nr-each-noisy = un brise-glace noisy
nr-mod-use-tax = { $where ->
    [here] pendant les intrusions sur ce fort, chaque utilisation d'{ $each }, pour sa force ou pour casser,
   *[any] chaque utilisation d'{ $each }, pour sa force ou pour casser,
  } coûte au Runner { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de plus

# Ce que dit une carte sans texte à elle : les mots de ses verbes, coûts, moments et nombres.
# Une carte n'a de texte à elle (nr-text-<carte>, nr-sub-<carte>-<n>) que si elle sort de l'ordinaire.

## Des propositions aux phrases

nr-sentence = { CAPITAL($words) }.
nr-sentences = { $a } { $b }
nr-clause = { $subject } { $does }
nr-clause-and = { $a }, et { $b }
nr-clause-also = { $a } ; { $b }
nr-clause-list = { $a }, { $b }
nr-clause-too = { $a } et { $b }
nr-clause-then = { $a }, puis { $b }
nr-subject-corp = la Corpo
nr-subject-runner = le Runner
nr-subject-you = vous

## Bits

nr-verb-gain-bits = prenez { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } à la banque
nr-verb-empty-pool = { $who ->
    [corp] la réserve de la Corpo est vidée
    [you] votre réserve est vidée
   *[runner] la réserve du Runner est vidée
  }
nr-verb-lose-bits = { $who ->
    [you] perdez
   *[other] perd
  } { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  }
nr-verb-take-bits = { $n ->
    [-1] mettez tous les bits de cette carte dans votre réserve
    [one] mettez { $n } bit de cette carte dans votre réserve, s'il en reste
   *[other] mettez { $n } bits de cette carte dans votre réserve, tant qu'il en reste
  }
nr-verb-put-bits = posez sur cette carte { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de la banque
nr-verb-put-counters = posez sur cette carte { $n ->
    [one] { $n } compteur
   *[other] { $n } compteurs
  } de plus
nr-verb-pay-or = si { $who ->
    [corp] la Corpo ne paie
    [you] vous ne payez
   *[runner] le Runner ne paie
  } pas { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  }, { $otherwise }
nr-verb-pay-and-or = { $who ->
    [corp] la Corpo peut payer
    [you] vous pouvez payer
   *[runner] le Runner peut payer
  } { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } ; dans ce cas, { $paid } ; sinon, { $otherwise }
nr-verb-may = { $n ->
    [0] si vous le voulez, { $effects }
    [one] vous pouvez payer { $n } bit ; dans ce cas, { $effects }
   *[other] vous pouvez payer { $n } bits ; dans ce cas, { $effects }
  }
nr-verb-choice = de deux choses l'une, à votre choix : { $first } ; ou { $second }
nr-verb-if-tagged = si { $by ->
    [runner] vous êtes
   *[corp] le Runner est
  } tagué, { $effects }

## Cartes

nr-verb-draw = { $by ->
    [runner] piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
      } de votre paquet
   *[corp] pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
      } de la R&D
  }
nr-verb-trash-self = détruisez cette carte
nr-verb-trash-programs = { $who ->
    [you] choisissez
   *[other] choisit
  } { $n ->
    [one] un programme installé, qui est détruit
   *[other] { $least ->
        [0] au plus { $n }
       *[other] { $n }
      } programmes installés, qui sont détruits
  }
nr-verb-trash-hardware = { $who ->
    [you] choisissez
   *[other] choisit
  } { $n ->
    [one] un matériel, qui est détruit
   *[other] { $least ->
        [0] au plus { $n }
       *[other] { $n }
      } matériels, qui sont détruits
  }
nr-verb-trash-resources = { $n ->
    [one] { $who ->
        [you] choisissez une de vos ressources, qui est détruite
       *[other] choisit une ressource du Runner, qui est détruite gratuitement
      }
   *[other] { $who ->
        [you] choisissez { $n } de vos ressources, qui sont détruites
       *[other] choisit { $least ->
            [0] au plus { $n }
           *[other] { $n }
          } ressources du Runner, qui sont détruites gratuitement
      }
  }
nr-verb-trash-daemons = { $who ->
    [you] choisissez
   *[other] choisit
  } { $n ->
    [one] un daemon, qui est détruit
   *[other] { $least ->
        [0] au plus { $n }
       *[other] { $n }
      } daemons, qui sont détruits
  }
nr-verb-search-trash = reprenez en main { $of ->
    [program] un programme
   *[any] une carte
  } de votre choix depuis votre défausse
nr-verb-search-stack = prenez { $of ->
    [program] un programme dans votre paquet, { $shown ->
        [1] montrez-le à la Corpo et mettez-le
       *[0] mettez-le
      }
   *[any] une carte de votre choix dans votre paquet, { $shown ->
        [1] montrez-la à la Corpo et mettez-la
       *[0] mettez-la
      }
  } dans votre main, puis mélangez le paquet
nr-verb-expose-unseen = { $n ->
    [one] choisissez n'importe quelle carte que la Corpo a installée ; elle est exposée
   *[other] désignez { $least ->
        [0] au plus { $n }
       *[other] { $n }
      } cartes installées par la Corpo ; elles sont exposées
  }
nr-verb-expose-unseen-inside = { $n ->
    [one] choisissez une carte qui se trouve dans un fort ; elle est exposée
   *[other] désignez { $least ->
        [0] au plus { $n }
       *[other] { $n }
      } cartes qui se trouvent dans des forts ; elles sont exposées
  }
nr-verb-advance = { $each ->
    [0] posez { $n ->
        [one] { $n } compteur d'avancement sur une carte installée qui peut être avancée
       *[other] { $n } compteurs d'avancement sur des cartes installées qui peuvent être avancées, répartis comme vous voulez
      }
    [1] choisissez au plus { $n } cartes installées qui peuvent être avancées : chacune reçoit 1 compteur d'avancement
   *[other] posez au plus { $n } compteurs d'avancement sur des cartes installées qui peuvent être avancées, pas plus de { $each } sur chacune
  }
nr-verb-look-at-rd = { $n ->
    [one] voyez quelle est la première carte de la R&D
   *[other] voyez les { $n } premières cartes de la R&D
  }
nr-verb-to-hand-installed = reprenez dans le QG une carte installée de la Corpo

## Le corps du Runner

nr-verb-hit = { $who ->
    [you] subissez
   *[runner] subit
  } { $n ->
    [one] { $n } dégât { $kind }
   *[other] { $n } dégâts { $kind }
  }{ $sure ->
    [1] {" "}que rien ne peut prévenir
   *[0] {""}
  }
nr-verb-hit-each = { $who ->
    [you] subissez
   *[runner] subit
  } { $n ->
    [one] { $n } dégât { $kind }
   *[other] { $n } dégâts { $kind }
  } par compteur d'avancement posé sur cette carte{ $least ->
    [0] {""}
    [1] {"\u00A0"}; s'il n'y en a aucun ou qu'elle n'est pas activée, 1 dégât { $kind }
   *[other] {"\u00A0"}; s'il n'y en a aucun ou qu'elle n'est pas activée, { $least } dégâts { $kind }
  }
nr-verb-get = { $who ->
    [you] recevez
   *[other] reçoit
  } { $what }
nr-tags = { $n ->
    [one] un tag
   *[other] { $n } tags
  }
nr-marks = { $n ->
    [one] un compteur { $mark }
   *[other] { $n } compteurs { $mark }
  }
nr-publicity = { $n ->
    [one] { $n } point de mauvaise publicité
   *[other] { $n } points de mauvaise publicité
  }
nr-verb-remove-tags = { $n ->
    [-1] tous vos tags disparaissent sans frais
    [one] un de vos tags disparaît sans frais
   *[other] { $n } de vos tags disparaissent sans frais
  }
nr-verb-prevent = { $n ->
    [-1] autant de dégâts { $kinds } que vous voulez sont prévenus
    [one] { $n } dégât { $kinds } est prévenu
   *[other] { $n } dégâts { $kinds } au plus sont prévenus
  }
nr-kinds-net = Net
nr-kinds-meat = Meat
nr-kinds-brain = Brain
nr-kinds-net-brain = Net ou Brain
nr-verb-avoid-tag = vous évitez un tag que vous devriez recevoir
nr-counter-hits = Chaque fois qu'une intrusion commence, le Runner subit { $n ->
    [one] { $n } dégât { $kind }
   *[other] { $n } dégâts { $kind }
  } par compteur { $mark }.
nr-counter-tags = Chaque fois qu'un tour du Runner commence, chaque compteur { $mark } ajoute un tag.
nr-counter-lowers-link = Dans chaque traque, le lien du Runner baisse de { $n } par compteur { $mark }.
nr-counter-shake = Runner, 1 action, { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } : un compteur { $mark } est retiré.
nr-verb-forgo = { $who ->
    [corp] { $n ->
        [one] la prochaine action de la Corpo est perdue
       *[other] les { $n } prochaines actions de la Corpo sont perdues
      }
    [you] { $n ->
        [one] vous renoncez à votre prochaine action
       *[other] vous renoncez à vos { $n } prochaines actions
      }
   *[runner] { $n ->
        [one] la prochaine action du Runner est perdue
       *[other] les { $n } prochaines actions du Runner sont perdues
      }
  }
nr-verb-gain-actions = { $who ->
    [you] avez
   *[corp] a
  } { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } de plus ce tour-ci
nr-verb-points = { $who ->
    [you] marquez
   *[corp] marque
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } d'agenda avec cette carte

## Intrusions

nr-verb-end-run = l'intrusion se termine
nr-verb-toll = aucune nouvelle intrusion n'est permise tant que le Runner n'a pas dépensé 1 action et { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } pour lever cet interdit
nr-verb-ban-runs = après cette intrusion, aucune des { $n } prochaines actions du Runner ne peut être une intrusion
nr-verb-trace = traque { $n } ; si elle réussit, { $success }
nr-verb-raise-link = avez { $n } de lien en plus
nr-verb-flag-toll = jusqu'à la fin de cette intrusion, chaque glace rencontrée coûte au Runner { $n ->
    [one] { $n } bit en plus de tous les autres coûts ; s'il ne le paie pas, l'intrusion se termine
   *[other] { $n } bits en plus de tous les autres coûts ; s'il ne les paie pas, l'intrusion se termine
  }
nr-verb-flag-no-break-next = dans cette intrusion, aucune sous-routine de la prochaine glace rencontrée ne peut être cassée
nr-verb-flag-no-jack = jusqu'à la fin de cette intrusion, le Runner ne peut pas y mettre fin lui-même
nr-verb-flag-no-jack-next = le Runner ne peut pas mettre fin lui-même à l'intrusion avant d'avoir rencontré la prochaine glace
nr-verb-flag-ice-strength = jusqu'à la fin de cette intrusion, chaque glace rencontrée après celle-ci a { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de force en plus
nr-verb-flag-jack-cost = jusqu'à la fin de cette intrusion, y mettre fin lui-même coûte au Runner { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } en plus de tous les autres coûts
nr-verb-flag-break-tax = jusqu'à la fin de cette intrusion, chaque sous-routine que le Runner casse coûte { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de plus
nr-verb-run = tentez une intrusion sur { $fort ->
    [0] le QG
    [1] la R&D
    [2] les Archives
   *[other] un fort de votre choix
  }
nr-run-instead = Si elle réussit, voici ce qui remplace l'accès : { $effects }.
nr-run-flag-extra = Si elle réussit, vous accédez à { $n } de ses cartes en plus.
nr-run-flag-link = Contre chaque traque pendant cette intrusion, vous avez { $n } de lien en plus.
nr-run-flag-skip-first = La première glace que vous y rencontrez vous laisse passer sans effet.

## Moments

nr-when-score = Quand cette carte est marquée : { $does }.
nr-when-rez = Quand cette carte est activée : { $does }.
nr-when-install = En l'installant : { $does }.
nr-when-access = À l'accès : { $does }.
nr-when-access-stored-agenda = À l'accès, installée ou non : { $does }.
nr-when-access-stored = À l'accès, installée (et alors activée) ou non : { $does }.
nr-when-access-unrezzed = À l'accès, activée ou non : { $does }.
nr-when-access-unrezzed-stored = À l'accès, activée ou non, installée ou non : { $does }.
nr-not-in-archives = Cela ne vaut pas dans les Archives.
nr-when-corp-turn = Chaque fois qu'un tour de la Corpo commence, { $does }.
nr-when-runner-turn = { $by ->
    [runner] Au début de chacun de vos tours
   *[corp] Chaque fois qu'un tour du Runner commence
  }, { $does }.
nr-when-runner-turn-end = { $by ->
    [runner] À la fin de chacun de vos tours
   *[corp] Chaque fois qu'un tour du Runner se termine
  }, { $does }.
nr-when-run-start = Chaque fois qu'une intrusion commence, { $does }.
nr-when-run-failed = Chaque fois qu'une intrusion { $where ->
    [here] sur ce fort{" "}
   *[any] {""}
  }s'est terminée sans succès, { $does }.
nr-when-run-hit = Quand une intrusion est terminée et a réussi, { $does }.
nr-once-scored-corp-turn = Une fois cette carte marquée, chaque fois qu'un tour de la Corpo commence, { $does }.

## Coûts et conditions des capacités

nr-paid = { CAPITAL($cost) } : { $does }.
nr-cost-and = { $a }, { $b }
nr-cost-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
nr-cost-bits = { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  }
nr-cost-trash = détruisez cette carte
nr-cost-points = { $by ->
    [runner] payez { $n } de vos points d'agenda
   *[corp] { $n ->
        [one] { $n } point d'agenda
       *[other] { $n } points d'agenda
      }
  }
nr-cost-advances = { $n ->
    [one] retirez un compteur d'avancement
   *[other] retirez { $n } compteurs d'avancement
  } de cette carte
nr-cost-once-turn = une fois par tour
nr-cost-own-turn = { $by ->
    [runner] seulement pendant votre tour
   *[corp] seulement pendant le tour de la Corpo
  }
nr-cost-once-trace = une fois par traque
nr-cost-in-trace = { $once ->
    [trace] quand les deux camps ont montré leurs bits
   *[other] seulement dans une traque, quand les deux camps ont montré leurs bits
  }
nr-also-when-paying = Elle s'utilise aussi au moment où vous payez un coût ou une pénalité.
nr-paid-need-tagged = { $by ->
    [runner] seulement si vous êtes tagué
   *[corp] seulement si le Runner est tagué
  }
nr-paid-need-tagged-twice = seulement si le Runner a au moins 2 tags
nr-need-tagged = Jouable seulement si le Runner est tagué.
nr-need-ran-last-turn = Jouable seulement si le Runner a tenté une intrusion à son dernier tour.
nr-need-ran-twice-last-turn = Jouable seulement si le Runner a tenté au moins 2 intrusions à son dernier tour.
nr-need-stole-last-turn = Jouable seulement si un agenda a été libéré au dernier tour du Runner.
nr-need-hit-hq = Seulement dans un tour où vous avez réussi une intrusion sur le QG.

## Nombres qu'une carte change tant qu'elle est active

nr-once-scored = Une fois cette carte marquée, { $words }.
nr-each-any = chaque glace
nr-each-wall = chaque wall
nr-each-code-gate = chaque code gate
nr-each-sentry = chaque sentry
nr-each-black-ice = chaque black ice
nr-family-any = tous les agendas
nr-family-black-ops = les agendas Black Ops
nr-family-gray-ops = les agendas Gray Ops
nr-family-research = les agendas Research
nr-mod-difficulty = { $where ->
    [here] { $family } dans ce fort
   *[any] { $family }
  } ont { $n } de difficulté { $more ->
    [1] en plus
   *[0] en moins
  }
nr-mod-meat-damage = tout ce qui inflige des dégâts Meat au Runner en inflige { $n } de plus
nr-mod-ice-strength = { $where ->
    [here] { $each } sur ce fort a
   *[any] { $by ->
        [runner] { $of ->
            [any] toute glace que vous rencontrez a
           *[other] { $each } a
          }
       *[corp] { $each } a
      }
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de force { $more ->
    [1] en plus
   *[0] en moins
  }
nr-mod-rez-cost = { $where ->
    [here] { $each } sur ce fort coûte
   *[any] { $each } coûte
  } { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de { $more ->
    [1] plus
   *[0] moins
  } à activer
nr-mod-ice-install = la Corpo installe chaque glace { $where ->
    [here] sur ce fort{" "}
   *[any] {""}
  }pour { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de { $more ->
    [1] plus
   *[0] moins
  }
nr-mod-break-tax = { $where ->
    [here] pendant les intrusions sur ce fort, chaque
   *[any] chaque
  } sous-routine que { $by ->
    [runner] vous cassez
   *[corp] le Runner casse
  } coûte { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de plus
nr-mod-corp-hand = la main maximale de la Corpo { $more ->
    [1] augmente
   *[0] baisse
  } de { $n }
nr-mod-runner-hand = votre main maximale compte { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } de { $more ->
    [1] plus
   *[0] moins
  }
nr-mod-mu = vous avez { $n } MU de { $more ->
    [1] plus
   *[0] moins
  }
nr-mod-access-hq = chaque accès au QG porte sur { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } du QG en plus
nr-mod-access-rd = chaque accès à la R&D porte sur { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } de la R&D en plus
nr-mod-ice-trace = quand une glace tente une traque contre vous, sa limite de traque { $more ->
    [1] augmente
   *[0] baisse
  } de { $n }

## Ce qu'une carte apporte

nr-pile-corp = { $type ->
    [agenda] Quand cette carte est marquée
   *[other] Quand cette carte est activée
  } : posez sur cette carte { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de la banque.
nr-pile-runner = Arrive en jeu avec { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } de la banque.
nr-spent = Détruisez cette carte dès qu'elle n'a plus de bits.
nr-stock-corp = Quand cette carte est activée : posez sur cette carte { $n ->
    [one] { $n } bit de la banque. Ce bit ne paie que { $use }. Une fois dépensé, il est remis par la banque quand le tour suivant de la Corpo commence.
   *[other] { $n } bits de la banque. Ces bits ne paient que { $use }. Ceux qui sont dépensés sont remis par la banque quand le tour suivant de la Corpo commence.
  }
nr-stock-runner = Arrive en jeu avec { $n ->
    [one] { $n } bit de la banque, qui ne sert qu'à { $use }. Une fois utilisé, il revient de la banque au début de votre prochain tour.
   *[other] { $n } bits de la banque, qui ne servent qu'à { $use }. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.
  }
nr-use-breaker = utiliser des brise-glaces pendant les intrusions
nr-use-quiet-breaker = utiliser des brise-glaces pendant les intrusions, sauf les noisy
nr-use-killer = utiliser des killers pendant les intrusions
nr-use-link = augmenter votre lien
nr-use-untag = retirer des tags
nr-use-trash-node = détruire des nodes
nr-use-trash-upgrade = détruire des upgrades
nr-use-install-program = installer des programmes
nr-use-trace = des traques
nr-use-trace-here = des traques pendant les intrusions sur ce fort
nr-price = { $by ->
    [runner] En plus de son prix, l'installer vous prend { $n ->
        [one] { $n } point
       *[other] { $n } points
      } d'agenda.
   *[corp] Pour activer cette carte, cédez aussi { $n ->
        [one] { $n } point
       *[other] { $n } points
      } d'agenda.
  }
nr-only-sub = Ne s'installe que dans un fort subsidiaire.
nr-advances = Peut être avancée, activée ou non.
nr-shown = À un accès depuis la R&D, le Runner doit la montrer.
nr-steal = La libérer coûte au Runner { $n ->
    [one] { $n } bit
   *[other] { $n } bits
  } en plus de tous les autres coûts.
nr-added = { $here ->
    [1] { CAPITAL($each) } sur ce fort a
   *[0] { CAPITAL($each) } a
  } une sous-routine de plus, placée en dernier : « { $sub } »
nr-shield = À chaque tour, { $n ->
    [one] { $n } dégât { $kinds } au plus est prévenu.
   *[other] { $n } dégâts { $kinds } au plus{ $together ->
        [1] , comptés ensemble, sont prévenus.
       *[0] {" "}sont prévenus.
      }
  }
nr-holds = Héberge jusqu'à { $n } MU de vos autres programmes, qui n'occupent alors pas vos propres MU.
nr-holds-leave = Quand cette carte quitte le jeu, les programmes hébergés sont détruits.
nr-special-weakens = Un brise-glace hébergé a 1 point de force en moins.

## Brise-glaces et liens de base

nr-breaks = { $cost ->
    [0] Cassez gratuitement { $subs ->
        [one] une sous-routine
       *[other] jusqu'à { $subs } sous-routines
      } { $ice }.
    [one] Payez { $cost } bit pour casser { $subs ->
        [one] une sous-routine
       *[other] jusqu'à { $subs } sous-routines
      } { $ice }.
   *[other] Payez { $cost } bits pour casser { $subs ->
        [one] une sous-routine
       *[other] jusqu'à { $subs } sous-routines
      } { $ice }.
  }
nr-breaks-trace = { $cost ->
    [0] Cassez gratuitement une sous-routine de traque de n'importe quelle glace.
    [one] Payez { $cost } bit pour casser une sous-routine de traque de n'importe quelle glace.
   *[other] Payez { $cost } bits pour casser une sous-routine de traque de n'importe quelle glace.
  }
nr-boosts = Payez { $cost ->
    [one] { $cost } bit
   *[other] { $cost } bits
  } pour { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de force en plus { $lasts ->
    [run] jusqu'à la fin de l'intrusion.
    [turn] jusqu'à la fin du tour.
   *[encounter] pendant cette rencontre.
  }
nr-noise = { $subs ->
    [one] Chaque sous-routine qu'elle casse
   *[other] Chaque utilisation de ce genre
  } fait perdre { $n ->
    [one] { $n } bit à l'une de vos cartes stealth, si l'une en a.
   *[other] { $n } bits en tout à vos cartes stealth, ou tout ce qu'elles ont si c'est moins.
  }
nr-or = { $a } ou { $b }
nr-or-list = { $a }, { $b }
nr-a-ice = de n'importe quelle glace
nr-a-sentry = d'une sentry
nr-a-wall = d'un wall
nr-a-code-gate = d'un code gate
nr-a-ap = d'une glace AP
nr-a-stun = d'une glace stun
nr-a-hellbolt = d'une glace hellbolt
nr-a-knockout = d'une glace knockout
nr-a-watchdog = d'un watchdog
nr-a-bloodhound = d'un bloodhound
nr-a-hellhound = d'un hellhound
nr-a-pit-bull = d'un pit bull
nr-link-card = Dans une traque contre vous : lien de base { $base } { $cost ->
    [0] gratuitement
    [one] pour { $cost } bit
   *[other] pour { $cost } bits
  }{ $more ->
    [0] .
    [one] , puis 1 de lien en plus par bit payé.
   *[other] , puis 1 de lien en plus chaque fois que vous payez { $more } bits.
  }

## Rappels des familles, à la fin d'une carte

nr-note-region = Region : l'installer oblige à payer aussitôt son coût d'activation ; une region plus ancienne du fort est détruite.
nr-note-at-once = L'installer oblige à payer aussitôt son coût d'activation.
nr-note-double = Double : la jouer prend 2 actions de suite, dans le même tour.
nr-note-deck = Vous ne gardez qu'un seul deck en jeu : le nouveau fait détruire l'ancien.
nr-note-hidden = Hidden : elle reste face cachée tant qu'elle ne sert pas, et rejoint votre défausse face visible.
nr-note-unique-runner = Unique : vous n'en gardez qu'un exemplaire en jeu ; tout autre est détruit.
nr-note-unique-corp = Unique : de plusieurs cartes de ce nom en jeu, une seule reste, les autres sont détruites.
nr-note-base-link = Aucune autre carte lien de base ne peut servir dans la même traque.
nr-note-virus = La Corpo peut renoncer à ses 3 prochaines actions pour retirer tous les compteurs virus.
nr-note-bad-publicity = À 7 points de mauvaise publicité ou plus, la Corpo perd la partie, même si elle devait gagner au même moment.

# What a card says without a text of its own: the words of its verbs, costs, moments and numbers.
# A card's own text (nr-text-<card>, nr-sub-<card>-<n>) is written only where a card is odd.

## How clauses become sentences

nr-sentence = { CAPITAL($words) }.
nr-sentences = { $a } { $b }
nr-clause = { $subject } { $does }
nr-clause-and = { $a }, and { $b }
nr-clause-also = { $a }; { $b }
nr-clause-list = { $a }, { $b }
nr-clause-too = { $a } and { $b }
nr-clause-then = { $a }, then { $b }
nr-subject-corp = the Corp
nr-subject-runner = the Runner
nr-subject-you = you

## Bits

nr-verb-gain-bits = take { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } from the bank
nr-verb-empty-pool = { $who ->
    [corp] the Corp's pool is emptied
    [you] your pool is emptied
   *[runner] the Runner's pool is emptied
  }
nr-verb-lose-bits = { $n ->
    [one] { $who ->
        [you] lose 1 bit
       *[other] loses 1 bit
      }
   *[other] { $who ->
        [you] lose { $n } bits
       *[other] loses { $n } bits
      }
  }
nr-verb-take-bits = { $n ->
    [-1] move all bits from this card to your pool
    [one] move 1 bit from this card to your pool, if any is left
   *[other] move { $n } bits from this card to your pool, as long as some are left
  }
nr-verb-put-bits = this card gets { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } from the bank
nr-verb-put-counters = this card gets { $n ->
    [one] 1 more counter
   *[other] { $n } more counters
  }
nr-verb-pay-or = if { $who ->
    [corp] the Corp does
    [you] you do
   *[runner] the Runner does
  } not pay { $n ->
    [one] 1 bit
   *[other] { $n } bits
  }, { $otherwise }
nr-verb-pay-and-or = { $who ->
    [corp] the Corp may pay
    [you] you may pay
   *[runner] the Runner may pay
  } { $n ->
    [one] 1 bit
   *[other] { $n } bits
  }; if so, { $paid }; if not, { $otherwise }
nr-verb-may = { $n ->
    [0] if you like, { $effects }
    [one] you may pay 1 bit; if so, { $effects }
   *[other] you may pay { $n } bits; if so, { $effects }
  }
nr-verb-choice = one of two things happens, as you choose: { $first }; or { $second }
nr-verb-if-tagged = if { $by ->
    [runner] you are
   *[corp] the Runner is
  } tagged, { $effects }

## Cards

nr-verb-draw = { $by ->
    [runner] draw { $n ->
        [one] 1 card
       *[other] { $n } cards
      } from your stack
   *[corp] draws { $n ->
        [one] 1 card
       *[other] { $n } cards
      } from R&D
  }
nr-verb-trash-self = trash this card
nr-verb-trash-programs = { $n ->
    [one] { $who ->
        [you] pick one installed program, which is trashed
       *[other] picks one installed program, which is trashed
      }
   *[other] { $who ->
        [you] pick
       *[other] picks
      } { $least ->
        [0] at most { $n } installed programs
       *[other] { $n } installed programs
      }, which are trashed
  }
nr-verb-trash-hardware = { $n ->
    [one] { $who ->
        [you] pick one piece of hardware, which is trashed
       *[other] picks one piece of hardware, which is trashed
      }
   *[other] { $who ->
        [you] pick
       *[other] picks
      } { $least ->
        [0] at most { $n } pieces of hardware
       *[other] { $n } pieces of hardware
      }, which are trashed
  }
nr-verb-trash-resources = { $n ->
    [one] { $who ->
        [you] pick one of your resources, which is trashed
       *[other] picks one of the Runner's resources, which is trashed free of charge
      }
   *[other] { $who ->
        [you] pick { $n } of your resources, which are trashed
       *[other] picks { $least ->
            [0] at most { $n }
           *[other] { $n }
          } of the Runner's resources, which are trashed free of charge
      }
  }
nr-verb-trash-daemons = { $n ->
    [one] { $who ->
        [you] pick one daemon, which is trashed
       *[other] picks one daemon, which is trashed
      }
   *[other] { $who ->
        [you] pick
       *[other] picks
      } { $least ->
        [0] at most { $n } daemons
       *[other] { $n } daemons
      }, which are trashed
  }
nr-verb-search-trash = take any one { $of ->
    [program] program
   *[any] card
  } from your trash back into your hand
nr-verb-search-stack = pick { $of ->
    [program] a program
   *[any] any card
  } out of your stack, { $shown ->
    [1] let the Corp see it and take it into your hand
   *[0] take it into your hand
  }, then shuffle your stack
nr-verb-expose-unseen = { $n ->
    [one] choose any card the Corp has installed; it is exposed
   *[other] choose { $least ->
        [0] at most { $n }
       *[other] { $n }
      } cards the Corp has installed; they are exposed
  }
nr-verb-expose-unseen-inside = { $n ->
    [one] choose a card that lies inside a fort; it is exposed
   *[other] choose { $least ->
        [0] at most { $n }
       *[other] { $n }
      } cards that lie inside forts; they are exposed
  }
nr-verb-advance = { $each ->
    [0] place { $n ->
        [one] 1 advancement counter on an installed card that may be advanced
       *[other] { $n } advancement counters on installed cards that may be advanced, spread over them as you like
      }
    [one] pick at most { $n } installed cards that may be advanced: each gets 1 advancement counter
   *[other] place at most { $n } advancement counters on installed cards that may be advanced, no more than { $each } on each
  }
nr-verb-look-at-rd = { $n ->
    [one] see which card lies first in R&D
   *[other] see the first { $n } cards of R&D
  }
nr-verb-to-hand-installed = take one installed Corp card back into HQ

## The Runner's body

nr-verb-hit = { $who ->
    [you] suffer
   *[runner] suffers
  } { $n } { $kind } damage{ $sure ->
    [1] {" "}that nothing can prevent
   *[0] {""}
  }
nr-verb-hit-each = { $who ->
    [you] suffer
   *[runner] suffers
  } { $n } { $kind } damage per advancement counter on this card{ $least ->
    [0] {""}
   *[other] ; without any, or while it is not rezzed, { $least } { $kind } damage
  }
nr-verb-get = { $who ->
    [you] get
   *[other] gets
  } { $what }
nr-tags = { $n ->
    [one] a tag
   *[other] { $n } tags
  }
nr-marks = { $n ->
    [one] a { $mark } counter
   *[other] { $n } { $mark } counters
  }
nr-publicity = { $n ->
    [one] 1 Bad Publicity point
   *[other] { $n } Bad Publicity points
  }
nr-verb-remove-tags = { $n ->
    [-1] all your tags go away for free
    [one] one of your tags goes away for free
   *[other] { $n } of your tags go away for free
  }
nr-verb-prevent = { $n ->
    [-1] any amount of { $kinds } damage is prevented
    [one] 1 point of { $kinds } damage is prevented
   *[other] at most { $n } points of { $kinds } damage are prevented
  }
nr-kinds-net = Net
nr-kinds-meat = meat
nr-kinds-brain = brain
nr-kinds-net-brain = Net or brain
nr-verb-avoid-tag = a tag you would receive is avoided
nr-counter-hits = Whenever a run begins, the Runner suffers { $n } { $kind } damage for every { $mark } counter.
nr-counter-tags = Whenever a Runner turn begins, every { $mark } counter adds a tag.
nr-counter-lowers-link = In every trace attempt, the Runner's link is { $n } lower for every { $mark } counter.
nr-counter-shake = Runner, 1 action, { $n ->
    [one] 1 bit
   *[other] { $n } bits
  }: remove one { $mark } counter.
nr-verb-forgo = { $who ->
    [corp] { $n ->
        [one] the Corp's next action is lost
       *[other] the Corp's next { $n } actions are lost
      }
    [you] { $n ->
        [one] you give up your next action
       *[other] you give up your next { $n } actions
      }
   *[runner] { $n ->
        [one] the Runner's next action is lost
       *[other] the Runner's next { $n } actions are lost
      }
  }
nr-verb-gain-actions = { $who ->
    [you] have
   *[corp] has
  } { $n ->
    [one] 1 more action
   *[other] { $n } more actions
  } this turn
nr-verb-points = { $who ->
    [you] score
   *[corp] scores
  } { $n ->
    [one] 1 agenda point
   *[other] { $n } agenda points
  } with this card

## Runs

nr-verb-end-run = the run ends
nr-verb-toll = no new run is allowed until the Runner has spent 1 action and { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } to lift this ban
nr-verb-ban-runs = once this run is over, none of the Runner's next { $n } actions can be a run
nr-verb-trace = trace { $n }; if it succeeds, { $success }
nr-verb-raise-link = have { $n } more link
nr-verb-flag-toll = until this run is over, each piece of ice encountered costs the Runner { $n ->
    [one] 1 bit on top of all other costs; if it is not paid, the run ends
   *[other] { $n } bits on top of all other costs; if they are not paid, the run ends
  }
nr-verb-flag-no-break-next = in this run, no subroutine of the next ice encountered can be broken
nr-verb-flag-no-jack = until this run is over, jacking out is forbidden
nr-verb-flag-no-jack-next = jacking out is forbidden before the encounter with the next ice is over
nr-verb-flag-ice-strength = until this run is over, each piece of ice met after this one has { $n } more strength
nr-verb-flag-jack-cost = until this run is over, jacking out costs the Runner { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } on top of all other costs
nr-verb-flag-break-tax = until this run is over, every subroutine the Runner breaks costs { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } more
nr-verb-run = run { $fort ->
    [0] HQ
    [1] R&D
    [2] the Archives
   *[other] a fort of your choice
  }
nr-run-instead = If you succeed, this happens in place of the access: { $effects }.
nr-run-flag-extra = If you succeed, your access takes in { $n } more of its cards.
nr-run-flag-link = Against every trace attempt in that run, you have { $n } more link.
nr-run-flag-skip-first = The first ice to be encountered in it lets you pass untouched.

## Moments

nr-when-score = When scored: { $does }.
nr-when-rez = When rezzed: { $does }.
nr-when-install = On installing it: { $does }.
nr-when-access = On access: { $does }.
nr-when-access-stored-agenda = On access, installed or not: { $does }.
nr-when-access-stored = On access, installed (and then rezzed) or not: { $does }.
nr-when-access-unrezzed = On access, rezzed or not: { $does }.
nr-when-access-unrezzed-stored = On access, rezzed or not, installed or not: { $does }.
nr-not-in-archives = This does not apply in Archives.
nr-when-corp-turn = Whenever a Corp turn begins, { $does }.
nr-when-runner-turn = Whenever { $by ->
    [runner] your turn
   *[corp] a Runner turn
  } begins, { $does }.
nr-when-runner-turn-end = When { $by ->
    [runner] a turn of yours
   *[corp] a Runner turn
  } is over, { $does }.
nr-when-run-start = Whenever a run begins, { $does }.
nr-when-run-failed = Whenever a run { $where ->
    [here] on this fort{" "}
   *[any] {""}
  }has ended without success, { $does }.
nr-when-run-hit = When a run is over and has been a success, { $does }.
nr-once-scored-corp-turn = Once this card is scored, whenever a Corp turn begins, { $does }.

## Costs and conditions of abilities

nr-paid = { CAPITAL($cost) }: { $does }.
nr-cost-and = { $a }, { $b }
nr-cost-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
  }
nr-cost-bits = { $n ->
    [one] 1 bit
   *[other] { $n } bits
  }
nr-cost-trash = trash this card
nr-cost-points = { $by ->
    [runner] pay { $n } of your agenda points
   *[corp] { $n ->
        [one] 1 agenda point
       *[other] { $n } agenda points
      }
  }
nr-cost-advances = { $n ->
    [one] remove an advancement counter
   *[other] remove { $n } advancement counters
  } from this card
nr-cost-once-turn = once per turn
nr-cost-own-turn = { $by ->
    [runner] only in your turn
   *[corp] only in a Corp turn
  }
nr-cost-once-trace = once per trace attempt
nr-cost-in-trace = { $once ->
    [trace] when both sides have shown their bits
   *[other] only in a trace attempt, when both sides have shown their bits
  }
nr-also-when-paying = It also works at the moment you pay any cost or penalty.
nr-paid-need-tagged = { $by ->
    [runner] only while you are tagged
   *[corp] only while the Runner is tagged
  }
nr-paid-need-tagged-twice = only while the Runner has at least 2 tags
nr-need-tagged = Playable only on a tagged Runner.
nr-need-ran-last-turn = Playable only if the last Runner turn saw a run attempt.
nr-need-ran-twice-last-turn = Playable only if the last Runner turn saw at least 2 run attempts.
nr-need-stole-last-turn = Playable only if an agenda was liberated in the last Runner turn.
nr-need-hit-hq = Only in a turn in which you have run HQ with success.

## Numbers that a card changes while it is active

nr-once-scored = Once this card is scored, { $words }.
nr-each-any = every piece of ice
nr-each-wall = every wall
nr-each-code-gate = every code gate
nr-each-sentry = every sentry
nr-each-black-ice = every piece of black ice
nr-family-any = all agendas
nr-family-black-ops = Black Ops agendas
nr-family-gray-ops = Gray Ops agendas
nr-family-research = Research agendas
nr-mod-difficulty = { $where ->
    [here] { $family } in this fort
   *[any] { $family }
  } have { $n } { $more ->
    [1] more
   *[0] less
  } difficulty
nr-mod-meat-damage = whatever deals meat damage to the Runner deals { $n ->
    [one] 1 point
   *[other] { $n } points
  } more
nr-mod-ice-strength = { $where ->
    [here] { $each } on this fort gets
   *[any] { $by ->
        [runner] { $of ->
            [any] any ice you encounter has
           *[other] { $each } gets
          }
       *[corp] { $each } gets
      }
  } { $n } { $more ->
    [1] more
   *[0] less
  } strength
nr-mod-rez-cost = { $where ->
    [here] { $each } on this fort costs
   *[any] { $each } costs
  } { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } { $more ->
    [1] more
   *[0] less
  } to rez
nr-mod-ice-install = the Corp installs each piece of ice { $where ->
    [here] on this fort{" "}
   *[any] {""}
  }for { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } { $more ->
    [1] more
   *[0] less
  }
nr-mod-break-tax = { $where ->
    [here] in runs on this fort, every
   *[any] every
  } subroutine { $by ->
    [runner] you break
   *[corp] the Runner breaks
  } costs { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } more
nr-mod-corp-hand = the Corp's maximum hand size is { $n } { $more ->
    [1] higher
   *[0] lower
  }
nr-mod-runner-hand = your maximum hand size is { $n } { $n ->
    [one] card
   *[other] cards
  } { $more ->
    [1] larger
   *[0] smaller
  }
nr-mod-mu = you have { $n } { $more ->
    [1] more
   *[0] less
  } MU
nr-mod-access-hq = every access to HQ takes in { $n } more HQ { $n ->
    [one] card
   *[other] cards
  }
nr-mod-access-rd = every access to R&D takes in { $n } more R&D { $n ->
    [one] card
   *[other] cards
  }
nr-mod-ice-trace = when ice tries to trace you, its trace limit is { $n } { $more ->
    [1] higher
   *[0] lower
  }

## What a card brings along

nr-pile-corp = { $type ->
    [agenda] When scored: this card gets
   *[other] When rezzed: this card gets
  } { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } from the bank.
nr-pile-runner = Comes into play with { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } from the bank on it.
nr-spent = Trash this card as soon as it is out of bits.
nr-stock-corp = When rezzed: this card gets { $n ->
    [one] 1 bit from the bank. That bit pays for nothing but { $use }. Once spent, it is put back from the bank when the next Corp turn begins.
   *[other] { $n } bits from the bank. These bits pay for nothing but { $use }. Those spent are put back from the bank when the next Corp turn begins.
  }
nr-stock-runner = Comes into play with { $n ->
    [one] 1 bit from the bank on it, spent on nothing but { $use }. Once used, it comes back from the bank as your next turn begins.
   *[other] { $n } bits from the bank on it, spent on nothing but { $use }. Those you use come back from the bank as your next turn begins.
  }
nr-use-breaker = using icebreakers during runs
nr-use-quiet-breaker = using icebreakers during runs, noisy ones excepted
nr-use-killer = using killers during runs
nr-use-link = raising your link
nr-use-untag = removing tags
nr-use-trash-node = trashing nodes
nr-use-trash-upgrade = trashing upgrades
nr-use-install-program = installing programs
nr-use-trace = traces
nr-use-trace-here = traces in runs on this fort
nr-price = { $by ->
    [runner] On top of its price, installing it takes { $n } of your agenda points.
   *[corp] To rez this card, give up { $n ->
        [one] 1 agenda point
       *[other] { $n } agenda points
      } as well.
  }
nr-only-sub = Goes into a subsidiary fort only.
nr-advances = Can be advanced, rezzed or not.
nr-shown = When it is accessed from R&D, the Runner has to show it.
nr-steal = Liberating it costs the Runner { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } on top of all other costs.
nr-added = { $here ->
    [1] { CAPITAL($each) } on this fort gets
   *[0] { CAPITAL($each) } gets
  } one more subroutine, placed last: "{ $sub }"
nr-shield = Each turn, at most { $n ->
    [one] 1 point of { $kinds } damage is prevented.
   *[other] { $n } points of { $kinds } damage{ $together ->
        [1] , counted together, are prevented.
       *[0] {" "}are prevented.
      }
  }
nr-holds = Holds up to { $n } MU of your other programs, which then take none of your own MU.
nr-holds-leave = When this card leaves play, the programs it holds are trashed.
nr-special-weakens = An icebreaker it holds has 1 less strength.

## Icebreakers and base links

nr-breaks = { $cost ->
    [0] { $subs ->
        [one] Break one subroutine of { $ice } for free.
       *[other] For free, break as many as { $subs } subroutines of { $ice }.
      }
    [one] { $subs ->
        [one] Pay 1 bit to break one subroutine of { $ice }.
       *[other] Pay 1 bit to break as many as { $subs } subroutines of { $ice }.
      }
   *[other] { $subs ->
        [one] Pay { $cost } bits to break one subroutine of { $ice }.
       *[other] Pay { $cost } bits to break as many as { $subs } subroutines of { $ice }.
      }
  }
nr-breaks-trace = { $cost ->
    [0] Break one tracing subroutine of any ice for free.
    [one] Pay 1 bit to break one tracing subroutine of any ice.
   *[other] Pay { $cost } bits to break one tracing subroutine of any ice.
  }
nr-boosts = Pay { $cost ->
    [one] 1 bit
   *[other] { $cost } bits
  } for { $n } more strength { $lasts ->
    [run] until the run ends.
    [turn] until the turn ends.
   *[encounter] in this encounter.
  }
nr-noise = { $subs ->
    [one] Each subroutine it breaks
   *[other] Each such use
  } makes { $n ->
    [one] one of your stealth cards lose 1 bit, when any has one.
   *[other] your stealth cards lose { $n } bits between them, or all they have if that is less.
  }
nr-or = { $a } or { $b }
nr-or-list = { $a }, { $b }
nr-a-ice = any ice
nr-a-sentry = a sentry
nr-a-wall = a wall
nr-a-code-gate = a code gate
nr-a-ap = AP ice
nr-a-stun = stun ice
nr-a-hellbolt = hellbolt ice
nr-a-knockout = knockout ice
nr-a-watchdog = a watchdog
nr-a-bloodhound = a bloodhound
nr-a-hellhound = a hellhound
nr-a-pit-bull = a pit bull
nr-link-card = In a trace attempt against you: base link { $base } { $cost ->
    [0] for free
    [one] for 1 bit
   *[other] for { $cost } bits
  }{ $more ->
    [0] .
    [one] , then 1 more link for each bit you pay.
   *[other] , then 1 more link for each { $more } bits you pay.
  }

## Reminders of families, at the end of a card

nr-note-region = Region: installing it includes paying its rez cost at once; an older region in the fort is trashed.
nr-note-at-once = Installing it includes paying its rez cost at once.
nr-note-double = Double: playing it takes 2 actions in a row, within this turn.
nr-note-deck = You keep a single deck in play: a new one trashes the old.
nr-note-hidden = Hidden: it lies face down until used, and enters your trash face up.
nr-note-unique-runner = Unique: you keep a single copy in play; any other is trashed.
nr-note-unique-corp = Unique: of several cards with this name in play, only one stays, the others are trashed.
nr-note-base-link = No second base link card can serve in the same trace.
nr-note-virus = The Corp may give up its next 3 actions to remove every virus counter.
nr-note-bad-publicity = At 7 Bad Publicity points or above, the Corp loses, even if it would win at that very moment.

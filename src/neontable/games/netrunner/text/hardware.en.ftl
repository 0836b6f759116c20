# What the Runner's hardware does, in our own words.




nr-text-arasaka-portable-prototype = You have 3 more MU. On top of its price, installing it takes 1 of your agenda points. Comes into play with 3 bits from the bank on it, spent on nothing but using icebreakers during runs. Those you use come back from the bank as your next turn begins.
nr-text-armadillo-armored-road-home = Comes into play with 2 bits from the bank on it, spent on nothing but removing tags. Those you use come back from the bank as your next turn begins. Trash this card: at most 3 points of meat damage are prevented.
nr-text-armored-fridge = Comes into play with 7 Ablative counters on it. Take one off to prevent 1 point of meat damage. With none left, this card is trashed.
nr-text-artemis-2020 = You have 2 more MU. Comes into play with 2 bits from the bank on it, spent on nothing but using icebreakers during runs. Those you use come back from the bank as your next turn begins.
nr-text-bodyweight-data-creche = You have 1 more MU. At most one time per turn, when a run has just succeeded, you may run again for no action.
nr-text-corolla-speed-chip = Comes into play with 1 bit from the bank on it, spent on nothing but using killers during runs. Once used, it comes back from the bank as your next turn begins.
nr-text-dermatech-bodyplating = Each turn, at most 1 point of meat damage is prevented.
nr-text-drifter-mobile-environment = Comes into play with 2 bits from the bank on it, spent on nothing but removing tags. Those you use come back from the bank as your next turn begins.
nr-text-full-body-conversion = No meat damage reaches you. However, when some is dealt, the Corp may pay for it: each bit lets 1 point through this card.
nr-text-green-knight-surge-buffers = Each turn, at most 1 point of Net damage is prevented.
nr-text-hq-interface = Every access to HQ takes in 1 more HQ card.
nr-text-lifesaver-nanosurgeons = 1 action, only if you took damage in the course of your last 3 actions: draw 2 cards from your stack. Trash this card: 1 point of brain damage is prevented.
nr-text-microtech-backup-drive = When programs you have in play would go to your trash, one alone or several together, you may lay any of them on this card instead, in whatever order. They are trashed should it leave play. 1 action: the topmost of them goes to your hand.
nr-text-microtech-trode-set = Breaking a subroutine costs you 1 bit more each time. Subroutines of AP ice do nothing to you, unless they trace or deal Net damage. When you leave one of them unbroken, it deals you 1 Net damage at most.
nr-text-militech-mram-chip = Your maximum hand size is 3 cards larger.
nr-text-mram-chip = Your maximum hand size is 2 cards larger.
nr-text-nasuko-cycle = 3 bits: a tag you would receive is avoided.
nr-text-pandoras-deck = You have 2 more MU. Comes into play with 3 bits from the bank on it, spent on nothing but raising your link. Those you use come back from the bank as your next turn begins.
nr-text-parraline-5750 = You have 1 more MU. Comes into play with 1 bit from the bank on it, spent on nothing but using icebreakers during runs. Once used, it comes back from the bank as your next turn begins.
nr-text-pk-6089a = You have 1 more MU. Comes into play with 3 bits from the bank on it, spent on nothing but raising your link. Those you use come back from the bank as your next turn begins.
nr-text-r-and-d-interface = Every access to R&D takes in 1 more R&D card.
nr-text-raven-microcyb-eagle = You have 1 more MU. Each turn, at most 1 point of Net damage is prevented. Comes into play with 1 bit from the bank on it, spent on nothing but using icebreakers during runs. Once used, it comes back from the bank as your next turn begins.
nr-text-raven-microcyb-owl = You have 1 more MU. Comes into play with 3 bits from the bank on it, spent on nothing but using icebreakers during runs, noisy ones excepted. Those you use come back from the bank as your next turn begins.
nr-text-record-reconstructor = 1 action: run the Archives. If you succeed, in place of the access their face-up cards are shuffled, and the 2 that come out on top are put on top of R&D.
nr-text-techtronica-utility-suit = You have 1 more MU. Each turn, at most 1 point of meat damage is prevented. Comes into play with 5 bits from the bank on it, spent on nothing but raising your link. Those you use come back from the bank as your next turn begins.
nr-text-tycho-mem-chip = You have 3 more MU.
nr-text-wutech-mem-chip = You have 1 more MU.
nr-text-zetatech-mem-chip = You have 2 more MU.
nr-text-zz22-speed-chip = Comes into play with 2 bits from the bank on it, spent on nothing but using killers during runs. Those you use come back from the bank as your next turn begins.

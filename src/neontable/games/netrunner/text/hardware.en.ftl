# What the Runner's hardware does, in our own words.

nr-text-armored-fridge = Comes into play with 7 Ablative counters on it. Take one off to prevent 1 point of meat damage. With none left, this card is trashed.
nr-text-bodyweight-data-creche = You have 1 more MU. At most one time per turn, when a run has just succeeded, you may run again for no action.
nr-text-full-body-conversion = No meat damage reaches you. However, when some is dealt, the Corp may pay for it: each bit lets 1 point through this card.
nr-text-lifesaver-nanosurgeons = 1 action, only if you took damage in the course of your last 3 actions: draw 2 cards from your stack. Trash this card: 1 point of brain damage is prevented.
nr-text-microtech-backup-drive = When programs you have in play would go to your trash, one alone or several together, you may lay any of them on this card instead, in whatever order. They are trashed should it leave play. 1 action: the topmost of them goes to your hand.
nr-text-microtech-trode-set = Breaking a subroutine costs you 1 bit more each time. Subroutines of AP ice do nothing to you, unless they trace or deal Net damage. When you leave one of them unbroken, it deals you 1 Net damage at most.
nr-text-record-reconstructor = 1 action: run the Archives. If you succeed, in place of the access their face-up cards are shuffled, and the 2 that come out on top are put on top of R&D.

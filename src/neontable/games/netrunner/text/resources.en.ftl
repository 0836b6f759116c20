# What the Runner's resources do, in our own words.

## Reminders that several cards share

nr-runner-note-hidden = Hidden: it lies face down until used, and enters your trash face up.
nr-runner-note-unique = Unique: you keep a single copy in play; any other is trashed.

## Cards

nr-text-access-through-alpha = In a trace attempt against you: base link 9 for 1 bit. { nr-runner-note-base-link }
nr-text-access-to-arasaka = In a trace attempt against you: base link 4 for 2 bits, then 1 more link for each 2 bits you pay. { nr-runner-note-base-link }
nr-text-access-to-kiribati = In a trace attempt against you: base link 1 for 1 bit, then 1 more link for each bit you pay. { nr-runner-note-base-link }
nr-text-airport-locker = 5 bits, trash this card, even in the middle of an encounter: pick a program out of your stack and install it if you can pay for it and have the MU. Then shuffle your stack. { nr-runner-note-hidden }
nr-text-aujourdoui = 1 action: see the first 5 cards of your stack. You may keep any programs among them for 1 bit each, letting the Corp see what you keep; they go to your hand. Shuffle the others back in.
nr-text-back-door-to-hilliard = In a trace attempt against you: base link 2 for free, then 1 more link for each 3 bits you pay. { nr-runner-note-base-link }
nr-text-back-door-to-netwatch = 3 bits, trash this card, when a trace against you succeeds: it has no effect. If it had any effect besides giving you tags, the Corp gets 1 Bad Publicity point. { nr-runner-note-hidden } { nr-runner-note-bad-publicity }
nr-text-back-door-to-orbital-air = In a trace attempt against you: base link 2 for 1 bit, then 1 more link for each 2 bits you pay. { nr-runner-note-base-link }
nr-text-bolt-hole = Trash this card: 2 points of meat damage are prevented. { nr-runner-note-hidden }
nr-text-broker = 1 action: 3 bits from the bank go on this card. 1 action: all the bits it holds become yours. You can spend just one action on it in each of your turns.
nr-text-chiba-bank-account = 1 bit, trash this card: take 4 bits from the bank. It also works at the moment you pay any cost or penalty. { nr-runner-note-hidden }
nr-text-code-viral-cache = Installed only in a turn in which you have run HQ with success. When the Corp gives up actions to get rid of virus counters, 2 of them, chosen by you, stay. The Corp can spend 1 action and 5 bits to trash this card; nothing prevents that.
nr-text-corporate-ally = On top of its price, installing it takes 1 of your agenda points. Every agenda has 1 more difficulty. { nr-runner-note-unique }
nr-text-crash-everett-inventive-fixer = Each time you draw, be it 1 card or several, you draw 1 more; then, of the cards just drawn, either trash one or put one back on top of your stack. { nr-runner-note-unique }
nr-text-credit-subversion = Trash this card, right after a run on HQ succeeds: 3 bits are taken away from the Corp. { nr-runner-note-hidden }
nr-text-danshis-second-id = 1 action, trash this card: at most 3 of your tags go away for free.
nr-text-databroker = 1 action, trash this card, pay 1 of your agenda points: take 10 bits from the bank.
nr-text-death-from-above = Trash this card, only between the success of your run on a subsidiary fort and the access: everything in that fort is trashed for free, even what is never trashed otherwise. { nr-runner-note-hidden }
nr-text-diplomatic-immunity = No meat damage reaches you. For 1 of its agenda points, the Corp may undo this until the turn is over. { nr-runner-note-unique }
nr-text-executive-file-clerk = 2 bits, trash this card: you see the whole hand of the Corp. { nr-runner-note-hidden }
nr-text-expendable-family-member = 1 bit, trash this card: a tag you would receive is avoided. { nr-runner-note-hidden }
nr-text-fall-guy = Trash this card: a tag you would receive is avoided.
nr-text-field-reporter-for-ice-and-data = When a turn of yours is over, take 1 bit from the bank for every ice that the Corp rezzed in it.
nr-text-floating-runner-bbs = Whenever your turn begins, take 1 bit from the bank.
nr-text-get-ready-to-rumble = Trash this card, only when meat damage from the Corp gets through to you: it loses 2 cards of its hand, discarded at random. { nr-runner-note-hidden }
nr-text-hells-run = Comes into play with 1 bit from the bank on it, spent on nothing but raising your link. Once used, it comes back from the bank as your next turn begins.
nr-text-hq-mole = 4 bits, trash this card, only during an access to HQ: it takes in 2 more HQ cards. { nr-runner-note-hidden }
nr-text-junkyard-bbs = 1 action, 1 bit: what lies on top of your trash goes back to your hand.
nr-text-karl-de-veres-corporate-stooge = When a run is over and has been a success, take 1 bit from the bank. { nr-runner-note-unique }
nr-text-leland-corporate-bodyguard = 1 bit: 1 point of meat damage is prevented. Trash this card: a tag you would receive is avoided.
nr-text-liberated-savings-account = 7 bits, trash this card: take 11 bits from the bank. It also works at the moment you pay any cost or penalty. { nr-runner-note-hidden }
nr-text-loan-from-chiba = On installing it, take 12 bits from the bank. Whenever your turn begins, 1 bit is gone from your pool. You may trash it when any turn of yours is over. In whatever way it goes out of play, pay 10 bits at that time, or else the game is lost for you.
nr-text-mercenary-subcontract = 4 bits, trash this card, during an access: of the cards you are accessing, trash any you like for free, even what is never trashed otherwise. { nr-runner-note-hidden }
nr-text-n-e-t-o = 1 action: see the first 4 cards of your stack. You may keep any preps and resources among them for 1 bit each, letting the Corp see what you keep; they go to your hand. Shuffle the others back in.
nr-text-nomad-allies = 1 action, 1 bit: one of your tags goes away, with nothing more to pay. Trash this card: a tag you would receive is avoided.
nr-text-preying-mantis = Once in each of your turns you may take 1 more action. If you did, you suffer 1 brain damage as that turn ends, and nothing can prevent it.
nr-text-quest-for-cattekin = Whenever your turn begins, roll a die. With a 1, you take 1 brain damage; with a 2, 1 Net damage; nothing can prevent either. With a 6, this card is trashed, and you have 1 more action in every turn of yours until the game ends.
nr-text-r-and-d-mole = 4 bits, trash this card, only during an access to R&D: it takes in 2 more R&D cards. { nr-runner-note-hidden }
nr-text-restrictive-net-zoning = On installing it, name a fort. For each ice that the Corp installs there, it pays 2 bits on top of the usual price.
nr-text-rigged-investments = Comes into play with 12 bits from the bank on it. Whenever your turn begins, you take 1 of them. With none left, this card is trashed.
nr-text-ronin-around = 1 action: see the first 5 cards of your stack. You may keep any hardware among them for 1 bit each, letting the Corp see what you keep; they go to your hand. Shuffle the others back in. 1 action, 2 bits: choose any card the Corp has in play; it is exposed.
nr-text-sandbox-dig = 3 bits, trash this card: you see the first 3 cards of the R&D pile. { nr-runner-note-hidden }
nr-text-short-term-contract = Comes into play with 12 bits from the bank on it. 1 action: you take 2 of them. With none left, this card is trashed.
nr-text-silicon-saloon-franchise = 1 action: take 1 bit from the bank, then draw 1 card from your stack.
nr-text-simulacrum = Trash this card, even in the middle of an encounter: AP ice lets you pass untouched. { nr-runner-note-hidden }
nr-text-smiths-pawnshop = Whenever your turn begins, you may trash another card of yours in play; it brings you 2 bits from the bank. { nr-runner-note-unique }
nr-text-submarine-uplink = In a trace attempt against you: base link 4 for free, then 1 more link for each bit you pay. It works only during a run, and ends that run once the current encounter is over. { nr-runner-note-base-link }
nr-text-swiss-bank-account = Trash this card: take 2 bits from the bank. Or 3 bits, trash this card: take 6 bits from the bank. It also works at the moment you pay any cost or penalty. { nr-runner-note-hidden }
nr-text-technician-lover = 1 action: you see which card lies first in R&D.
nr-text-the-shell-traders = 1 action: put a program or hardware of your hand aside, face up, with as many Shell counters as it costs to install. Whenever your turn begins, take 1 Shell counter off one such card; 1 bit: take another off. A card that loses its last counter comes into play for free.
nr-text-the-short-circuit = 1 action, 1 bit: pick a program out of your stack, let the Corp see it and take it into your hand. Then shuffle.
nr-text-the-springboard = 1 bit, once per trace attempt, when both sides have shown their bits: you have 1 more link.
nr-text-time-to-collect = Trash this card, only in the turn of the Corp: you save any number of your other resources in play that would be trashed. { nr-runner-note-hidden }
nr-text-top-runners-conference = Whenever your turn begins, take 2 bits from the bank. As soon as you run, this card is trashed.
nr-text-trauma-team = Comes into play with 2 Trauma counters on it. Take one off to prevent 1 point of meat damage. 1 action: it gets 1 more of them.
nr-text-umbrella-policy = Trash this card to save one of your programs or hardware in play that would be trashed.
nr-text-wilson-weeflerunner-apprentice = Once in each of your turns you may take 1 more action, good only for a run; in that run, your icebreakers and your link together can take no more than 3 bits from you. Trash this card: either a tag you would receive is avoided, or as much meat damage as you like is prevented.
nr-text-wired-switchboard = Trash this card, only in a trace attempt, when both sides have shown their bits: you have 3 more link. { nr-runner-note-hidden }

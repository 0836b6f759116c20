# What the Runner's preps do, in our own words.

## Reminders that several cards share

nr-runner-note-double = Double: playing it takes 2 actions in a row, within this turn.

## Cards

nr-text-all-nighter = Run a fort of your choice. Once it is over, successful or not, you may run once more for no action.
nr-text-anonymous-tip = One rezzed black ice, whichever you like, is derezzed.
nr-text-arasaka-owns-you = Never played as an action: you play it when damage would flatline you. All that damage is prevented, this card is trashed, your brain damage is healed, and you then draw up to your maximum hand size. Take 10 bits from the bank; all your tags go away for free. In return you give up your next 4 actions and lose the next 3 agenda points that you score.
nr-text-bodyweight-synthetic-blood = Draw from your stack: 5 cards.
nr-text-core-command-jettison-ice = Only in a turn in which you have run HQ with success. Choose any rezzed ice and pay what it costs to rez: that ice is trashed.
nr-text-custodial-position = Run R&D. If you succeed, your access takes in 2 more of its cards.
nr-text-deal-with-militech = Only in a turn in which you have liberated a Research agenda. Every icebreaker you have in play gets a Militech counter, worth 1 more strength while it stays there.
nr-text-desperate-competitor = Only in a turn in which you have liberated a Gray Ops agenda. This scores 1 agenda point for you.
nr-text-edited-shipping-manifests = Run HQ. If you succeed and the Corp owns at least 1 bit at the moment of your access, this happens in its place: you take 10 bits from the bank, 1 bit of the Corp is lost, and you are tagged once.
nr-text-executive-wiretaps = Run HQ. If you succeed, your access takes in 2 more of its cards.
nr-text-faked-hit = The Corp gets 1 Bad Publicity point. You suffer 2 brain damage, which nothing can prevent. { nr-runner-note-bad-publicity }
nr-text-forged-activation-orders = Point at an unrezzed ice. The Corp must rez it or else trash it, as it prefers.
nr-text-forgotten-backup-chip = Take any one program from your trash back into your hand.
nr-text-fortress-respecification = Only in a turn in which you have made a successful run. Put the ice on the fort that you last ran with success in whatever order you like. What was face down stays so, unseen.
nr-text-frame-up = Only in a turn in which you have run both HQ and R&D with success. The Corp gets 1 Bad Publicity point, and a further one if you liberated or trashed a Black Ops card in one of those runs. { nr-runner-note-bad-publicity }
nr-text-gideons-pawnshop = Take any one card from your trash back into your hand.
nr-text-hot-tip-for-wns = This scores 1 agenda point for you, provided you have liberated a Black Ops agenda in the same turn.
nr-text-hunt-club-bbs = Pick at most 3 cards installed by the Corp: they are exposed.
nr-text-ice-and-datas-guide-to-the-net = On every fort, the ice furthest out is exposed.
nr-text-identity-donor = Never played as an action: you play it in the Corp's turn, when meat damage would reach you. That damage is prevented, and the Corp gets 2 Bad Publicity points. { nr-runner-note-bad-publicity }
nr-text-if-you-want-it-done-right = See the first 5 cards of your stack. One goes to your hand; put the others back on top in whatever order suits you.
nr-text-inside-job = Run a fort of your choice. The first ice to be encountered in it lets you pass untouched.
nr-text-jack-n-joe = Draw from your stack: 3 cards.
nr-text-kilroy-was-here = Run R&D. Each card of the R&D pile that you access there can be trashed for free if you wish, even one that is never trashed otherwise.
nr-text-live-news-feed = Run a fort of your choice. If you succeed, the Corp gives you 2 tags and gets Bad Publicity: 1 point per black ice encountered in that run, 1 point per Black Ops card it rezzed in it, and 1 point per Black Ops agenda you liberated in it. { nr-runner-note-bad-publicity }
nr-text-livewires-contacts = Take 3 bits from the bank.
nr-text-lucidrine-booster-drug = Run a fort of your choice. For it you take 9 extra bits from the bank, good for nothing else. When it is over, you suffer 1 brain damage that nothing can prevent; what is left of these 9 bits then goes back.
nr-text-mantis-fixer-at-large = Pick any card out of your stack and take it into your hand. Then shuffle.
nr-text-meat-upgrade = At most 2 of your tags go away for free. Then draw 3 cards from your stack. { nr-runner-note-double }
nr-text-misc-for-sale = Trash as many of your cards in play as you like. Each of them brings you 3 bits from the bank.
nr-text-mit-west-tier = Your hand and your trash go back into your stack, and the whole is shuffled. Then draw 5 cards from it. This card is not trashed: it leaves the game.
nr-text-networking = Take 9 bits from the bank. { nr-runner-note-double }
nr-text-open-ended-mileage-program = One of your tags goes away for free. If you pay 1 more bit as you play this card, it comes back to your hand and is not trashed.
nr-text-organ-donor = Trash at most 5 cards held in your hand. Each of them brings you 2 bits from the bank.
nr-text-panzer-run = Take 4 bits from the bank, then draw 2 cards from your stack. { nr-runner-note-double }
nr-text-playful-ai = You roll one die. From 4 to 6, it gives nothing. From 1 to 3, share out its number as you like between bits taken from the bank and new dice to roll in the same way. Go on until no die is left to roll.
nr-text-poisoned-water-supply = Only with 2 or more connections of yours in play. Two of them are trashed, and the Corp gets 1 Bad Publicity point. { nr-runner-note-bad-publicity }
nr-text-priority-wreck = Run HQ. If you succeed, in place of the access you may spend as many bits as you like, and the Corp loses the same number.
nr-text-private-ldl-access = Run HQ. If you succeed, it counts as a successful run on R&D, and R&D is what you access.
nr-text-romp-through-hq = Run HQ. Each card of the Corp's hand that you access there can be trashed for free if you wish, even one that is never trashed otherwise.
nr-text-running-interference = Run a fort of your choice. Whenever the Corp rezzes ice in it, it pays the rez cost of that ice a second time, on top of what it would pay anyway. { nr-runner-note-double }
nr-text-score = Take 9 bits from the bank.
nr-text-security-code-worm-chip = Only in a turn in which you have run HQ with success. One unrezzed ice, whichever you like, is trashed.
nr-text-senatorial-field-trip = Only in a turn in which the Corp has rezzed black ice. It has the choice to derez that ice or to get 2 Bad Publicity points. { nr-runner-note-bad-publicity }
nr-text-sneak-preview = Pick a program out of your trash or your stack and install it without paying; then shuffle the stack. When the turn ends, that program goes to your hand.
nr-text-social-engineering = Take 2 or more of your bits in secret; the Corp says how many it thinks there are. If it is right, these bits are lost. If it is wrong, choose an ice on some fort and run that fort; the chosen ice lets you pass untouched.
nr-text-stumble-through-wilderspace = Run a fort of your choice. Against every trace attempt in that run, you have 9 more link.
nr-text-subliminal-corruption = Run a fort of your choice. The Corp gets 1 Bad Publicity point per advertisement that you trash in it. { nr-runner-note-bad-publicity }
nr-text-synchronized-attack-on-hq = Only in a turn in which you have run HQ with success. The whole hand of the Corp is discarded, except what it saves at 2 bits apiece.
nr-text-temple-microcode-outlet = Pick a program out of your stack, let the Corp see it and take it into your hand. Then shuffle.
nr-text-terrorist-reprisal = Only if the Corp scored a Black Ops agenda in its latest turn. It loses 5 cards of its hand, discarded at random.
nr-text-total-genetic-retrofit = You are rid of every tag for free, and the next one that you would receive is avoided.
nr-text-valu-pak-software-bundle = You get up to 5 extra actions in a row, good only for installing programs, and 1 bit from the bank. A bit not used up in these actions goes back there.
nr-text-weather-to-finance-pipe = Run HQ. If you succeed, 4 bits are taken away from the Corp in place of the access.

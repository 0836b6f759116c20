# What the Runner's cards of Proteus and Classic do, ask and emit, in our own words.

## Cards

nr-text-armageddon = Whenever a run of yours on R&D succeeds, you may do without its access and hand the Corp a Doom counter in exchange. From then on, every card the Corp installs costs it one die roll per Doom counter. A 6 trashes the newly installed card, and one Doom counter is gone.
nr-text-bargain-with-viacox = From the turn after its installation on, your turns hold 1 action more, fixed by a die rolled as the turn begins. With a 1, you draw 1 card; with a 2, you take 1 bit from the bank; with a 3, you run R&D; with a 4, HQ; with a 5, a subsidiary fort. With a 6, chance picks a card in your hand: show it, then play or install it. You choose when in the turn this action comes, but you cannot leave it out unless it is impossible.
nr-text-black-widow = On installing it, name one ice in play. Facing that very ice, this card has 5 more strength. Pay 1 bit to break one subroutine of a sentry. Pay 2 bits for 1 more strength in this encounter.
nr-text-boostergang-connections = All the cards you hold are trashed. For each of them, pick any card out of your stack into your hand. Then shuffle the stack.
nr-text-bulldozer = Pay 1 bit to break one subroutine of a wall; each one makes your stealth cards lose 2 bits between them, or all they have if that is less. Pay 2 bits for 1 more strength in this encounter. When it alone has broken a wall completely and a sentry is what you encounter next in the run, one subroutine of that sentry, chosen by you, is broken for free.
nr-text-corruption = Only in a turn in which you have scored an agenda. Whatever agenda points this turn has brought you go over to the Corp. Every point handed over earns you 10 bits from the bank; in any case you get a tag.
nr-text-crash-space = Whenever your turn begins, take 1 bit from the bank. No trace against you can fail any more, and on top of what it does, each one tags you. You lose 2 bits when this card leaves play; 1 action of yours sends it to the trash.
nr-text-crumble = Once a successful run of yours on HQ is over, the Corp gets a Crumble counter. While it has at least 2 of them, each HQ card you access can be trashed for free if you wish, even one that is never trashed otherwise.
nr-text-demolition-run = Run a fort of your choice. If you succeed, this happens in place of the access: every rezzed ice on that fort is trashed, and you get 3 tags.
nr-text-disgruntled-ice-technician = Run a fort of your choice. Each time you have passed an ice in it and had broken every one of its subroutines, you may derez that ice; if you do, the run is over.
nr-text-disintegrator = 2 bits, only right after passing an ice every subroutine of which you broke: that ice is derezzed, and your run is over.
nr-text-do-the-drine = Choose how much brain damage you take, up to what you survive and what leaves your maximum hand size at 0 or above; nothing can prevent it. Each point of it earns you 4 bits from the bank.
nr-text-elena-laskova = When a prep you have played brings you bits for the first time, take 1 more from the bank.
nr-text-eurocorpse-spin-chip = Holds one icebreaker of at most 1 MU, which then takes none of your own MU. Comes into play with 2 bits from the bank on it, spent on nothing but using that icebreaker during runs. Those you use come back from the bank as your next turn begins. When this card leaves play, the icebreaker it holds is trashed.
nr-text-finders-keepers = Throw 3 dice and take as many bits from the bank as they show together.
nr-text-forwards-legacy = Its strength is 0 plus a die, rolled as each run begins and valid for that run. Break one subroutine of a sentry for free.
nr-text-fubar = One single time, for free and whenever you like, set this card to code gates, sentries or walls. Pay 1 bit to break one subroutine of such ice; each one makes one of your stealth cards lose 1 bit, when any has one. Pay 2 bits for 1 more strength in this encounter.
nr-text-garbage-in = Once a successful run of yours on R&D is over, the Corp gets a Garbage counter. While it has at least 2 of them, each R&D card you access can be trashed for free if you wish, even one that is never trashed otherwise. At the end of a run in which you have made use of this, 2 Garbage counters go away.
nr-text-gypsy-schedule-analyzer = Run R&D. If you succeed, in place of the access the cards of R&D are turned up from the top until an agenda appears or none is left. That agenda goes to HQ; all the others are shuffled back.
nr-text-highlighter = Once a successful run of yours on R&D is over, the Corp gets a Highlighter counter. Every access to R&D takes in 1 more R&D card for each of them but the first.
nr-text-hijack = You may install a program or hardware out of your hand. The bank puts in 3 bits, good for nothing but its price; those that are left go back.
nr-text-ice-and-data-special-report = Name one fort: at most 5 of the cards in and on it are exposed, whichever you like.
nr-text-library-search = Run HQ or R&D. If you succeed without having used a noisy icebreaker in that run, and nothing tried to trace you in it, your access takes in 2 more of its cards.
nr-text-lockjaw = Trash this card, only in the middle of an encounter: an icebreaker of yours has 2 more strength until the run ends.
nr-text-lucidrine-drip-feed = Whenever your turn begins, a Drip counter goes on this card and you have 1 more action this turn. However, with 2 Drip counters already there, they are all removed instead, and you suffer 1 brain damage that nothing can prevent.
nr-text-morphing-tool = On installing it, set this card to code gates, sentries or walls; 1 action, 1 bit: set it anew. Pay 2 bits to break one subroutine of such ice. Pay 1 bit for 1 more strength in this encounter.
nr-text-ms-todon = Pay 1 bit to break one subroutine of a sentry. Pay 1 bit for 1 more strength in this encounter. Its first break in a run costs all your stealth cards every bit they have, and you get a tag.
nr-text-omnitech-spinal-tap-cybermodem = You have 1 more MU. Comes into play with 2 bits from the bank on it, spent on nothing but using icebreakers during runs and raising your link. Those you use come back from the bank as your next turn begins. Whenever your turn begins, roll a die: on 1, you suffer 2 brain damage that nothing can prevent. When this card leaves play, you suffer 2 brain damage.
nr-text-omnitech-wet-drive = In place of your usual 4 MU, you have as many as you hold cards. When that becomes too little, you trash programs until they fit.
nr-text-on-the-fast-track = Take 8 bits from the bank, provided you have trashed an advertisement in the same turn. If it was only a transactions card, take 6.
nr-text-pirate-broadcast = Run every fort there is, one after another, in whatever order. If all these runs succeed, you score 1 agenda point; if not, you give up your next action.
nr-text-prearranged-drop = As soon as you access an agenda later in this turn, take 6 bits from the bank, once.
nr-text-precision-bribery = No new fort can be founded by the Corp. It can spend 1 action and 4 bits to trash this card; nothing prevents that.
nr-text-promises-promises = As soon as you access an agenda later in this turn, you score 1 agenda point on top of it, once.
nr-text-reconnaissance = Run a fort of your choice. Each card the Corp rezzes in the course of it brings you 1 bit from the bank.
nr-text-remote-detonator = Only in a turn in which you have made a successful run. Every rezzed ice on a fort that you ran with success is trashed, and you get 3 tags.
nr-text-rent-i-con = Pay 1 bit to break one subroutine of any ice. Pay 1 bit for 1 more strength in this encounter. If it has broken anything in a run, this card is trashed when that run is over.
nr-text-schematics-search-engine = When an access to HQ takes in cards of the Corp's hand, all that the Corp has installed is exposed.
nr-text-skullcap = Trash it when Net damage or brain damage is on its way to you: all of that damage is stopped.
nr-text-superglue = Trash this card, only right after passing an ice every subroutine of which you broke: that ice is derezzed.
nr-text-taxman = Once a successful run of yours on HQ is over, the Corp gets a Tax counter. Whenever its own turn begins, the Corp loses 1 bit for every 2 of them.
nr-text-test-spin = Pick a program out of your stack, install it without paying and shuffle the stack; then run a fort of your choice. Once the run is over, the program is shuffled back into your stack. Should it have left play by then, you lose 4 bits and its price besides; for each bit that you lack, you suffer 1 meat damage.
nr-text-the-personal-touch = One icebreaker you have in play gets a strength counter, worth 1 more strength while it stays there.
nr-text-vienna-22 = Once a successful run of yours on HQ is over, the Corp gets a Vienna counter. Every access to HQ takes in 1 more HQ card for each of them.
nr-text-viral-pipeline = Once a successful run of yours on a central fort is over, a Socket counter goes into that fort. Remove one Socket counter each from HQ, R&D and the Archives: the Corp gets a Pipe counter. Whenever its own turn begins, the Corp gives up 1 action for each Pipe counter.

## Questions

nr-ask-dose = { $card }: how much brain damage do you take, for { $n } bits a point?
nr-ask-swap-hand = { $card }: which cards do you bring into your hand?
nr-ask-hijack = { $card }: what do you install?
nr-ask-mark-one = { $card }: on which icebreaker do you put the counter?
nr-ask-report = { $card }: on which fort are cards exposed?
nr-ask-demolish = { $card }: on which fort is the ice trashed?
nr-ask-technician = { $card }: derez { $ice } and end the run?
nr-ask-instead = { $card }: give the counter in place of the access?
nr-ask-ice-kind = { $card }: which ice is it to break?
nr-ask-prey = { $card }: which ice is its prey?
nr-ask-lend-strength = { $card }: which icebreaker is strengthened?
nr-ask-trash-order = In which order do these cards go to your trash? The last one lies on top.
nr-ask-raze = { $card }: for which of these cards do you pay what trashing them costs on top?
nr-ask-free-break = { $card }: which subroutine is broken for free?

## Answers

nr-opt-prevent-run = Prevent { $n } with { $card }
nr-opt-ice-kind = { $mark }
nr-opt-settle-precision-bribery = Trash Precision Bribery for 4 bits

## Refusals

nr-no-noisy = Noisy icebreakers cannot be used in this run.

## Counters

nr-mark-breaks-code-gate = set to code gates
nr-mark-breaks-sentry = set to sentries
nr-mark-breaks-wall = set to walls
nr-mark-crumble = Crumble
nr-mark-doom = Doom
nr-mark-garbage = Garbage
nr-mark-highlighter = Highlighter
nr-mark-pipe = Pipe
nr-mark-socket = Socket
nr-mark-taxman = Tax

## Events

nr-trace-sure = { $card }: the trace cannot fail.
nr-aim-ice = { $card } (#{ $number }) is set on ice #{ $ice }.

## Words of the vocabulary

nr-use-prep = playing preps
nr-run-flag-no-noisy = In that run, a noisy icebreaker is of no use.
nr-run-flag-exposes = Whenever you approach ice in it that is not rezzed, that ice is exposed; before the Corp can rez it, you may jack out.
nr-run-flag-shield = In the course of it, at most { $n } points of damage of any kind are prevented.
nr-link-reward = Whenever a trace fails against it, take { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } from the bank.

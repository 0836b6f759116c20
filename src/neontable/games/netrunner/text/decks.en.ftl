# Decks: what is wrong with a list, what it is made of, and the decks of the house.

nr-deck-no-empty = There is not a single card in this list.
nr-deck-no-name = No card is called “{ $name }”.
nr-deck-no-name-near = No card is called “{ $name }”. The nearest: { $near }.
nr-deck-no-count = A count goes from 1 to { $most }; this one is { $n }.
nr-deck-no-side = A deck is for the corp or the runner, not for “{ $word }”.
nr-deck-no-two = These are two decks: the list began as the other side's.
nr-deck-no-foreign = { $card } has no place in { $side } deck: the two sides have different cards.
nr-deck-no-small = { $n } { $n ->
        [one] card
       *[other] cards
    }: a deck has at least { $least }, so { $more } more { $more ->
        [one] is
       *[other] are
    } needed.
nr-deck-no-large = { $n } cards: a table holds at most { $most }.
nr-deck-no-points = { $points } agenda { $points ->
        [one] point
       *[other] points
    }: a Corp deck of { $n } cards needs at least { $needed }.
nr-deck-no-copies = { $card }: { $n } copies, and this table allows { $limit }.
nr-deck-no-banned = { $card } is banned at this table.
nr-deck-no-other-side = This is { $side } deck, and the other side is to play it.
nr-deck-no-such = No deck is called “{ $name }”. There are: { $near }; or “sealed” and a seed, or a list with a card a line.
nr-deck-of-corp = a Corp
nr-deck-of-runner = a Runner

nr-deck-size-corp = { $n } cards, { $points } agenda points ({ $most ->
        [0] too few for any deck
       *[other] enough for { $most } cards
    })
nr-deck-size-runner = { $n } cards
nr-deck-corp-types = agendas { $agenda }, ice { $ice }, nodes { $node }, operations { $operation }, upgrades { $upgrade }
nr-deck-runner-types = programs { $program } (icebreakers { $breakers }), preps { $prep }, hardware { $hardware }, resources { $resource }
nr-deck-ice = walls { $walls }, code gates { $gates }, sentries { $sentries }

nr-deck-about-bricks-and-gates = A first Corp: plain ice that ends runs, a steady income, agendas worth three points each.
nr-deck-about-tripwires = A second Corp: traces that tag the Runner, and what the Corp does to a Runner who is tagged.
nr-deck-about-three-keys = A first Runner: one icebreaker for each kind of ice, money, and a few runs that see more cards.
nr-deck-about-deep-dig = A second Runner: a larger rig that looks deep into R&D and HQ turn after turn.
nr-deck-about-blink-pressure-rig = One icebreaker that rolls a die for every subroutine, and the hand to live with its misses.
nr-deck-about-cheap-bag-of-tricks = A little of everything: most kinds of Corp card, once or twice each.
nr-deck-about-chrome-rush-bureau = Cheap ice and many ways to advance an agenda in a hurry.
nr-deck-about-deep-market-engine = Programs bought on instalments, searched for and hosted in daemons.
nr-deck-about-express-shutdown = Ambushes and traces, then meat damage for the tagged Runner.
nr-deck-about-ghost-circuit = Stealth bits pay for the breakers; interfaces show more cards.
nr-deck-about-greyhound-demolition-derby = No ice at all: tags from every card drawn, then a hound that bites the tagged.
nr-deck-about-ice-destruction-runner = Hardly a breaker: the ice itself is trashed, rezzed or not.
nr-deck-about-inside-forgery-loop = Forces the Corp to rez or lose its ice, and slips past what is left.
nr-deck-about-king-of-the-road = Every kind of breaker, and preps for runs on HQ and R&D.
nr-deck-about-last-call-at-r-d = Several runs a turn on R&D, each seeing more than one card.
nr-deck-about-cybernetics-risk-rig = Nothing but Classic: implants that hurt, and preps that pay for the risk.
nr-deck-about-krashkurs-clown-kreditmaschine = One icebreaker for everything, clowns that weaken the ice, and money from one-shot preps.
nr-deck-about-prep-economy-pressure = Nothing but Classic: preps that find, sell and earn, and a few cheap breakers.
nr-deck-about-remote-lab-deflection = Ice that sends runs elsewhere, around research that must not be found.

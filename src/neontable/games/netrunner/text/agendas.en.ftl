# Rules text of Netrunner's agendas, in our own words.

nr-text-ai-chief-financial-officer = 1 action: all cards of HQ and of Archives go back into R&D, which is shuffled. After that, the Corp draws 5 cards.
nr-text-charity-takeover = When scored: take 9 bits from the bank; the Corp gets 1 Bad Publicity point.
nr-text-corporate-boon = When scored: place 4 Boon counters on this card. Remove a Boon counter: the Corp has 1 more action this turn. Possible in Corp turns only, once in each.
nr-text-corporate-downsizing = When scored: you may show the Runner agendas from HQ, as many as you like. For every agenda point on them, take 2 bits from the bank. They are then shuffled into R&D.
nr-text-corporate-retreat = 1 action: take 2 bits from the bank. From the moment the Corp installs or rezzes anything after scoring this card, the ability is gone for good.
nr-text-corporate-war = When scored: with at least 12 bits in your pool, take another 12 from the bank; with fewer, your pool is emptied.
nr-text-data-fort-reclamation = When scored: take 10 bits from the bank and pick at most 4 cards from HQ. They form one new fort: install them one after another; each may be rezzed right as it is installed. What is left of these 10 bits afterwards goes back to the bank.
nr-text-encryption-breakthrough = When scored: you may turn installed code gates face up, whichever you like, without rezzing them. Take 1 bit from the bank for every code gate that is rezzed or face up. From then on, code gates get 1 more strength.
nr-text-ice-transmutation = When scored: pick one rezzed piece of ice. From then on it has 1 more strength and every one of its subroutines twice, the copy right behind its original.
nr-text-priority-requisition = When scored: one installed piece of ice of your choice may be rezzed free of charge.
nr-text-project-babylon = When scored: for every 2 advancement counters beyond its difficulty, this card is worth 1 more agenda point.
nr-text-security-net-optimization = When scored: pick one fort. From then on, every piece of ice on it gets 1 more strength.
nr-text-security-purge = When scored: turn over the 3 topmost cards of R&D for the Runner to see. Every piece of ice among them is installed on a fort of your choice and rezzed, all free of charge; the others are trashed.
nr-text-subsidiary-branch = Once this card is scored, the Corp has 1 more action in every turn of its own.
nr-text-superior-net-barriers = When scored: you may turn installed walls face up, whichever you like, without rezzing them. Take 1 bit from the bank for every wall that is rezzed or face up. From then on, walls get 1 more strength.

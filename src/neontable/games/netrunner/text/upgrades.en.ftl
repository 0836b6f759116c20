# Rules text of Netrunner's upgrades, in our own words.




nr-text-aardvark = In runs on this fort, the use of worms is forbidden. If one is used there while this card is still unrezzed, you may rez it at once: that worm is trashed, and the bits paid for its use on the current ice are lost and do nothing. Other icebreakers may still be used on that ice.
nr-text-antiquated-interface-routines = Every piece of ice on this fort gets 1 more strength.
nr-text-bizarre-encryption-scheme = Goes into a subsidiary fort only. In a run in which the Runner accesses this card, agendas accessed in this fort are not liberated but put back. When the next Runner turn begins, the Runner scores those of them that are still in the fort. Later runs are as usual.
nr-text-chester-mix = The Corp installs each piece of ice on this fort for 2 bits less.
nr-text-chimera = On access: the Corp picks one daemon, which is trashed.
nr-text-crybaby = On access: the Runner gets a Crying counter. In every trace attempt, the Runner's link is 2 lower for every such counter. Runner, 1 action, 2 bits: remove one Crying counter.
nr-text-crystal-palace-station-grid = In runs on this fort, every subroutine the Runner breaks costs 1 bit more.
nr-text-dedicated-response-team = On access by a tagged Runner: the Runner suffers 3 meat damage.
nr-text-dieter-esslin = On access: the Runner suffers 1 Net damage.
nr-text-dr-dreff = Once per run on this fort, when the Runner has just passed the last piece of ice, or has declared the run and there is no ice: you may pick a piece of ice in HQ and pay half its rez cost (round down). The Runner has to encounter it, and only by passing it can the run succeed. It is trashed when that encounter is over.
nr-text-jenny-jett = Once per run on this fort, when the Runner has just passed the last piece of ice, or has declared the run and there is no ice: you may pick a piece of ice in HQ and install it as the new innermost one of this fort; this costs 1 bit per piece that is already there. The Runner then approaches it.
nr-text-jerusalem-city-grid = Walls on this fort cost 2 bits less to rez and get 1 more strength.
nr-text-namatoki-plaza = Goes into a subsidiary fort only. Installing it includes paying its rez cost at once. The fort has room for one more agenda or node. If this card leaves play and too many agendas and nodes are then in the fort, trash one of them.
nr-text-new-galveston-city-grid = Trashing a node or another upgrade in this fort costs the Runner 2 bits more, and still does in a run in which this card gets trashed.
nr-text-olivia-salazar = Once per run on this fort: you may rez one piece of ice on it for half the cost (round down). When the run is over, that ice is derezzed.
nr-text-omni-kismet-ph-d = Once per run on this fort: you may exchange one piece of ice on it that is not rezzed for one from HQ, which takes its place face down.
nr-text-paris-city-grid = When rezzed: this card gets 3 bits from the bank. These bits pay for nothing but traces in runs on this fort. Those spent are put back from the bank when the next Corp turn begins.
nr-text-red-herrings = Liberating an agenda accessed in this fort costs the Runner 5 bits on top of all other costs, and still does in a run in which this card gets trashed.
nr-text-rio-de-janeiro-city-grid = In runs on this fort, roll a die each time a rezzed piece of ice has been passed: a 1 ends the run.
nr-text-roving-submarine = Goes into a subsidiary fort only. The Runner can run on this fort only if, in the last Corp turn, a card was installed in or on it, or an advancement counter was placed on a card in or on it.
nr-text-singapore-city-grid = Once per run on this fort: you may exchange one piece of ice on it that is not rezzed for one from HQ, which takes its place face down.
nr-text-tesseract-fort-construction = Every piece of ice on this fort gets one more subroutine, placed last: "If the Runner does not pay 1 bit, the run ends."
nr-text-tokyo-chiba-infighting = Whenever a run on this fort has ended without success, take 2 bits from the bank.
nr-text-turbeau-delacroix = Once per run on this fort, on access of this card: you may attempt trace 10. If it succeeds, the Runner gets a tag.
nr-text-twenty-four-hour-surveillance = In runs on this fort, no bit of a stealth source can be spent.
nr-text-washington-d-c-city-grid = Agendas in this fort have 1 less difficulty.

# Rules text of Netrunner's upgrades, in our own words.

nr-text-aardvark = In runs on this fort, the use of worms is forbidden. If one is used there while this card is still unrezzed, you may rez it at once: that worm is trashed, and the bits paid for its use on the current ice are lost and do nothing. Other icebreakers may still be used on that ice.
nr-text-bizarre-encryption-scheme = Goes into a subsidiary fort only. In a run in which the Runner accesses this card, agendas accessed in this fort are not liberated but put back. When the next Runner turn begins, the Runner scores those of them that are still in the fort. Later runs are as usual.
nr-text-dr-dreff = Once per run on this fort, when the Runner has just passed the last piece of ice, or has declared the run and there is no ice: you may pick a piece of ice in HQ and pay half its rez cost (round down). The Runner has to encounter it, and only by passing it can the run succeed. It is trashed when that encounter is over.
nr-text-jenny-jett = Once per run on this fort, when the Runner has just passed the last piece of ice, or has declared the run and there is no ice: you may pick a piece of ice in HQ and install it as the new innermost one of this fort; this costs 1 bit per piece that is already there. The Runner then approaches it.
nr-text-namatoki-plaza = Goes into a subsidiary fort only. The fort has room for one more agenda or node. If this card leaves play and too many agendas and nodes are then in the fort, trash one of them.
nr-text-new-galveston-city-grid = Trashing a node or another upgrade in this fort costs the Runner 2 bits more, and still does in a run in which this card gets trashed.
nr-text-olivia-salazar = Once per run on this fort: you may rez one piece of ice on it for half the cost (round down). When the run is over, that ice is derezzed.
nr-text-omni-kismet-ph-d = Once per run on this fort: you may exchange one piece of ice on it that is not rezzed for one from HQ, which takes its place face down.
nr-text-red-herrings = Liberating an agenda accessed in this fort costs the Runner 5 bits on top of all other costs, and still does in a run in which this card gets trashed.
nr-text-rio-de-janeiro-city-grid = In runs on this fort, roll a die each time a rezzed piece of ice has been passed: a 1 ends the run.
nr-text-roving-submarine = Goes into a subsidiary fort only. The Runner can run on this fort only if, in the last Corp turn, a card was installed in or on it, or an advancement counter was placed on a card in or on it.
nr-text-singapore-city-grid = Once per run on this fort: you may exchange one piece of ice on it that is not rezzed for one from HQ, which takes its place face down.
nr-text-turbeau-delacroix = Once per run on this fort, on access of this card: you may attempt trace 10. If it succeeds, the Runner gets a tag.
nr-text-twenty-four-hour-surveillance = In runs on this fort, no bit of a stealth source can be spent.

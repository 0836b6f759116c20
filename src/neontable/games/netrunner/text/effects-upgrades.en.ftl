# What single upgrades of Netrunner ask and emit, in our own words.

nr-window-name-worm = when a worm is used
nr-window-worm = The Runner has used { $card }: rez something against it?
nr-unbreak = What { $card } (#{ $number }) did to { $ice } is undone.
nr-ask-summon = { $card }: which ice from HQ must the Runner meet, for half its rez cost?
nr-ask-insert = { $card }: which ice from HQ do you install innermost?
nr-ask-swap-out = { $card }: which unrezzed ice goes to HQ?
nr-ask-swap-in = { $card }: which ice from HQ takes its place?
nr-ask-rez-half = { $card }: which ice do you rez for half the cost, until the run is over?

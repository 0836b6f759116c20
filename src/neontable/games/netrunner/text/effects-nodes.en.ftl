# What single nodes of Netrunner ask and emit, in our own words.

nr-ask-invest = You gained { $n }: how many of them go to { $card }, which gets twice as many?
nr-ask-show-agendas = { $card }: which agendas from HQ do you show, for 1 bit each?
nr-ask-advance-one = { $card }: which card gets the advancement counters?
nr-ask-transfer-to = { $card }: to which card do its advancement counters go?
nr-ask-transfer = { $card }: how many advancement counters move?
nr-invest = The Corp puts { $n } aside: { $card } (#{ $number }) gets { $worth }, { $total } on it now.
nr-how-acme = the Corp cannot pay its loan
nr-how-nevinyrral = Nevinyrral has left play

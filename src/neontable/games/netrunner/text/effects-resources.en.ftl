# What resources ask and emit besides the usual.

nr-ask-browse = { $card }: take which of these cards, for 1 bit each?
nr-ask-remove-tags = { $card }: remove how many tags?
nr-ask-pawn = { $card }: trash one of your other cards for 2 bits?
nr-ask-zoning = { $card }: on which fort will ice cost more?
nr-ask-spare = { $card }: save which of your cards?
nr-ask-fetch-program = { $card }: install which program out of your stack?
nr-ask-shell = { $card }: set aside which card?
nr-ask-unshell = { $card }: take a Shell counter off which card?
nr-ask-arrival = { $card } has lost its last counter. Where does it go?
nr-ask-immunity = { $n } meat damage is about to be prevented. Give up an agenda point to lift the Runner's immunity for this turn?
nr-ask-hurt = The Corp has done { $n } meat damage. Do something about it?
nr-ask-hit = The run is successful. Do something before the access?
nr-ask-keep-virus = Keep which virus counter? { $n } more stay.

nr-opt-pay-point = Give up 1 agenda point
nr-opt-keep = A { $mark } counter
nr-opt-keep-in = A { $mark } counter ({ $fort })
nr-opt-keep-on = A { $mark } counter on ice #{ $number } ({ $fort })

nr-zoned = { $card }: ice costs 2 bits more on { $fort }.
nr-how-chiba = the loan was not paid back

# Rules text of Netrunner's nodes, in our own words.

nr-text-acme-savings-and-loan = To rez this card, give up 1 agenda point as well. When rezzed: take 12 bits from the bank, then trash this card. For the rest of the game the Corp owes 1 bit whenever its turn ends and loses the game if it does not pay. 1 action, 12 bits: this debt ends and the Corp gets 1 agenda point.
nr-text-chicago-branch = 1 action, 3 bits: place 2 advancement counters on one installed card that may be advanced.
nr-text-city-surveillance = Every card that the Runner draws brings a tag, unless the Runner spends 1 bit on it beyond all other costs. This card may also be rezzed right before such a draw.
nr-text-corporate-negotiating-center = Whenever a Corp turn begins, you may show the Runner agendas from HQ; take 1 bit from the bank per agenda shown.
nr-text-corprunners-shattered-remains = Can be advanced, rezzed or not. On access: the Corp picks and trashes 1 piece of hardware per advancement counter on this card.
nr-text-disinfectant-inc = Once per turn, when the Corp is about to get a virus counter, you may spend 1 bit to keep it away.
nr-text-experimental-ai = Can be advanced, rezzed or not. On access: the Corp picks and trashes 1 program per advancement counter on this card.
nr-text-hacker-tracker-central = When a trace attempt is over, failed or not, 1 bit from the bank comes onto this card. In a trace the Corp may spend these bits: every one raises the trace value and the trace limit by 1 each.
nr-text-information-laundering = Can be advanced, rezzed or not. 1 action, trash this card: take 4 bits from the bank per advancement counter it carried.
nr-text-investment-firm = Whenever a Corp turn begins, 1 bit goes from this card, if any is there, to your pool. Whenever bits are about to enter your pool, you may give up any of them: for every bit given up, 2 from the bank are placed on this card. Not with bits that come from an effect at the beginning of your turn.
nr-text-nevinyrral = The Corp has 1 more action in every turn of its own. If this card is rezzed when it leaves play, the Corp has lost the game.
nr-text-omniscience-foundation = Whenever a turn ends in which the Runner got at least one tag, the Runner gets one more.
nr-text-remote-facility = The Corp has 1 more action in every turn of its own.
nr-text-rescheduler = 1 action: all of HQ goes back into R&D, which is shuffled; the Corp draws as many cards as went in.
nr-text-schlaghund = 1 action: roll a die; unless the result is higher than the Runner's number of tags, the Runner suffers 10 meat damage and this card is trashed.
nr-text-vapor-ops = Can be advanced, rezzed or not. Remove an advancement counter from this card: take 1 bit from the bank. 1 action: take as many of its advancement counters as you like and place them on one other installed card that may be advanced.

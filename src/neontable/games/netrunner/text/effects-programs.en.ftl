# What the programs ask, offer and emit, in our own words.

nr-ask-breed = { $card }: a six. Which virus counter becomes two?
nr-ask-cut = { $card }: how many cards of R&D go from top to bottom?
nr-ask-infect-ice = { $card }: on which ice do you put the counter?
nr-ask-program = { $card }: which program of your stack do you install?
nr-ask-rezzed = The Corp has rezzed { $card }: do something before it takes effect?
nr-ask-save-programs = { $card }: which programs do you save?

nr-opt-blink = Roll a die against subroutine { $n } with { $card } (#{ $number })
nr-opt-boost-x = Strengthen { $card } (#{ $number }) by X, and forgo X actions
nr-opt-break-all = Break all subroutines with { $card } (#{ $number }) and end the run
nr-opt-virus = { $mark }
nr-opt-virus-fort = { $mark } ({ $fort })
nr-opt-virus-ice = { $mark } on { $card } (#{ $number }, { $fort })

nr-construct = The Runner lives on in the Net: 1 action and 1 card in hand less from now on, and no body left to hurt.
nr-lose-from = { $side } loses { $n } from { $card } (#{ $number }).
nr-spared = { $card } (#{ $number }) is not trashed.

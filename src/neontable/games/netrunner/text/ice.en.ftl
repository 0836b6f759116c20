# Rules text of Netrunner's ice, in our own words. A subroutine is worded apart, by its number.

nr-sub-fatal-attractor-1 = At the next ice encountered in this run, the Runner suffers 3 Net damage unless every one of its subroutines is broken.
nr-text-pocket-virtual-reality = As each encounter with this card begins, take 4 bits from the bank; they pay for nothing but its two traces. Those still left after the encounter go back to the bank.
nr-sub-too-many-doors-1 = Both players choose in secret to spend 0, 1 or 2 bits; the amounts are revealed and paid. If they differ, the run ends.
nr-sub-tutor-1 = Until this run is over, each piece of ice encountered gets one more subroutine, placed last: "The run ends."
nr-sub-vacuum-link-1 = Roll a die: on 1, 2 or 3, the Runner must either jack out or fall back by that number of rezzed pieces of ice and go on with the run from there; where there are too few, from the outermost one.
nr-sub-viral-15-2 = Until this run is over, each time a rezzed piece of ice has been passed, this one too, the Runner must either jack out or pick one installed program and trash it.

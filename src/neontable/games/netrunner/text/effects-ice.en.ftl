# What single pieces of ice ask and emit.

nr-ask-doors = Too Many Doors: how many bits do you spend, in secret? If the other side spends as many, the run goes on.
nr-ask-fall-back = { $card } came up { $n }: fall back, or jack out?
nr-opt-fall-back = Fall back
nr-doors = Too Many Doors: the Corp spends { $n }, the Runner { $more }.
nr-fall-back = The Runner falls back to { $card }.

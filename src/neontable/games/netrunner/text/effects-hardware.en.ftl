# What single pieces of hardware ask and emit.

nr-ask-past = { $card } stops { $n } meat damage: for how many points do you pay 1 bit each to let them through?
nr-ask-back-up = Programs are going to the trash: which do you put on { $card } instead?
nr-ask-back-up-order = In which order do you lay them on { $card }? The last one lies on top.
nr-ask-run-again = { $card }: run again for no action?
nr-restore = { $card } goes from the Archives to the top of R&D.

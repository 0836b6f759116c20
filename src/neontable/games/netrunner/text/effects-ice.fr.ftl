# Ce que demandent et annoncent certaines glaces.

nr-ask-doors = Too Many Doors : combien de bits dépensez-vous, en secret ? Si l'autre camp en dépense autant, l'intrusion continue.
nr-ask-fall-back = { $card } a donné { $n } : reculer, ou mettre fin à l'intrusion ?
nr-opt-fall-back = Reculer
nr-doors = Too Many Doors : la Corpo dépense { $n }, le Runner { $more }.
nr-fall-back = Le Runner recule jusqu'à { $card }.

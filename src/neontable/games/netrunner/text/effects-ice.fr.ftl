# Ce que demandent et annoncent certaines ice.

nr-ask-doors = Too Many Doors : combien de bits dépensez-vous, en secret ? Si l'autre camp en dépense autant, le run continue.
nr-ask-fall-back = { $card } a donné { $n } : reculer, ou jack out ?
nr-opt-fall-back = Reculer
nr-doors = Too Many Doors : la Corpo dépense { $n }, le Runner { $more }.
nr-fall-back = Le Runner recule jusqu'à { $card }.

# Ce que les preps demandent et racontent, dans nos propres mots.

## Questions

nr-ask-untag-some = { $card } : de combien de tags vous débarrassez-vous ?
nr-ask-sell-hand = { $card } : quelles cartes de votre main détruisez-vous contre des bits ?
nr-ask-sell = { $card } : lesquelles de vos cartes installées détruisez-vous contre des bits ?
nr-ask-wreck = { $card } : combien de bits payez-vous, pour que la Corpo en perde autant ?
nr-ask-hide = Combien de bits cachez-vous dans votre main ?
nr-ask-guess = Combien de bits le Runner cache-t-il ?
nr-ask-pass-ice = Quelle glace vous laissera passer ? L'intrusion se fait sur son fort.
nr-ask-derez = { $card } : quelle glace est désactivée ?
nr-ask-jettison = { $card } : de quelle glace payez-vous le coût d'activation, pour la détruire ?
nr-ask-forge = { $card } : quelle glace non activée la Corpo doit-elle activer ou détruire ?
nr-ask-forged = De faux ordres arrivent : { $card } est activée ou détruite.
nr-ask-respecify = Mettez les glaces dans leur nouvel ordre ({ $fort }), de la plus extérieure vers l'intérieur.
nr-ask-visit = { $card } : de quelle black ice s'agit-il ?
nr-ask-hearing = { $card } : désactivez-la, ou acceptez la mauvaise publicité.
nr-ask-retain = { $card } : quelles cartes gardez-vous, à { $n } bits pièce ? Les autres sont défaussées.
nr-ask-take-top = { $card } : quelle carte prenez-vous en main ?
nr-ask-order-top = { $card } : remettez les autres, celle à piocher d'abord en tête.
nr-ask-preview = { $card } : quel programme installez-vous pour ce tour ?
nr-ask-place = Où installez-vous { $card } ?
nr-ask-dice = Le dé montre { $n } : combien de nouveaux dés en tirez-vous ? Le reste, ce sont des bits.

## Réponses

nr-opt-from-trash = { $card }, depuis votre défausse
nr-opt-from-stack = { $card }, depuis votre paquet
nr-opt-derez = Désactiver { $card } (#{ $number }, { $fort })
nr-opt-bad-publicity = Recevoir { $n } points de mauvaise publicité

## Compteurs

nr-mark-preview = Sneak Preview

## Événements

nr-hides = Le Runner cache des bits dans sa main fermée.
nr-guess = La Corpo dit { $n } ; la main en contient { $hidden }.
nr-purse-back = { $n ->
        [one] { $n } bit non utilisé retourne
       *[other] { $n } bits non utilisés retournent
    } à la banque.

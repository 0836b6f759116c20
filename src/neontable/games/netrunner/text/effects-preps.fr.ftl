# Ce que les preps demandent et racontent, dans nos propres mots.

## Questions

nr-ask-untag-some = { $card } : de combien de tags vous débarrassez-vous ?
nr-ask-sell-hand = { $card } : quelles cartes de votre main trashez-vous contre des bits ?
nr-ask-sell = { $card } : lesquelles de vos cartes installées trashez-vous contre des bits ?
nr-ask-wreck = { $card } : combien de bits payez-vous, pour que la Corpo en perde autant ?
nr-ask-hide = Combien de bits cachez-vous dans votre main ?
nr-ask-guess = Combien de bits le Runner cache-t-il ?
nr-ask-pass-ice = Quelle ice vous laissera passer ? Le run se fait sur son fort.
nr-ask-derez = { $card } : quelle ice est derezzée ?
nr-ask-jettison = { $card } : de quelle ice payez-vous le coût de rez, pour la trasher ?
nr-ask-forge = { $card } : quelle ice non rezzée la Corpo doit-elle rezzer ou trasher ?
nr-ask-forged = De faux ordres arrivent : { $card } est rezzée ou trashée.
nr-ask-respecify = Mettez les ice dans leur nouvel ordre ({ $fort }), de la plus extérieure vers l'intérieur.
nr-ask-visit = { $card } : de quelle black ice s'agit-il ?
nr-ask-hearing = { $card } : derezzez-la, ou acceptez la Bad Publicity.
nr-ask-retain = { $card } : quelles cartes gardez-vous, à { $n } bits pièce ? Les autres sont défaussées.
nr-ask-take-top = { $card } : quelle carte prenez-vous en main ?
nr-ask-order-top = { $card } : remettez les autres, celle à piocher d'abord en tête.
nr-ask-preview = { $card } : quel program installez-vous pour ce tour ?
nr-ask-place = Où installez-vous { $card } ?
nr-ask-dice = Le dé montre { $n } : combien de nouveaux dés en tirez-vous ? Le reste, ce sont des bits.

## Réponses

nr-opt-from-trash = { $card }, depuis votre trash
nr-opt-from-stack = { $card }, depuis votre stack
nr-opt-derez = Derezzer { $card } (#{ $number }, { $fort })
nr-opt-bad-publicity = Recevoir { $n } points de Bad Publicity

## Compteurs

nr-mark-preview = Sneak Preview

## Événements

nr-hides = Le Runner cache des bits dans sa main fermée.
nr-guess = La Corpo dit { $n } ; la main en contient { $hidden }.
nr-purse-back = { $n ->
        [one] { $n } bit non utilisé retourne
       *[other] { $n } bits non utilisés retournent
    } à la banque.

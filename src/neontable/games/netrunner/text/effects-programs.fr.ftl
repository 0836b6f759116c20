# Ce que les programmes demandent, proposent et racontent, dans nos propres mots.

nr-ask-breed = { $card } : un six. Quel compteur virus en devient deux ?
nr-ask-cut = { $card } : combien de cartes de la R&D passent du dessus au dessous ?
nr-ask-infect-ice = { $card } : sur quelle glace placez-vous le compteur ?
nr-ask-program = { $card } : quel programme de votre paquet installez-vous ?
nr-ask-rezzed = La Corpo a activé { $card } : faire quelque chose avant que la carte agisse ?
nr-ask-save-programs = { $card } : quels programmes sauvez-vous ?

nr-opt-blink = Lancer un dé contre la sous-routine { $n } avec { $card } (n° { $number })
nr-opt-boost-x = Renforcer { $card } (n° { $number }) de X, et renoncer à X actions
nr-opt-break-all = Casser toutes les sous-routines avec { $card } (n° { $number }) et finir l'intrusion
nr-opt-virus = { $mark }
nr-opt-virus-fort = { $mark } ({ $fort })
nr-opt-virus-ice = { $mark } sur { $card } (n° { $number }, { $fort })

nr-construct = Le Runner survit dans le Net : 1 action et 1 carte en main de moins désormais, et plus de corps à blesser.
nr-lose-from = Perte de { $n } sur { $card } (n° { $number }), { $side }.
nr-spared = { $card } (n° { $number }) n'est pas détruit.

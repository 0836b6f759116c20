# Ce que les ressources demandent et annoncent en plus de l'ordinaire.

nr-ask-browse = { $card } : prendre lesquelles de ces cartes, à 1 bit chacune ?
nr-ask-remove-tags = { $card } : retirer combien de tags ?
nr-ask-pawn = { $card } : détruire une de vos autres cartes pour 2 bits ?
nr-ask-zoning = { $card } : sur quel fort les glaces coûteront-elles plus cher ?
nr-ask-spare = { $card } : sauver lesquelles de vos cartes ?
nr-ask-fetch-program = { $card } : installer quel programme de votre paquet ?
nr-ask-shell = { $card } : mettre quelle carte de côté ?
nr-ask-unshell = { $card } : retirer un compteur Shell de quelle carte ?
nr-ask-arrival = { $card } a perdu son dernier compteur. Où va-t-elle ?
nr-ask-immunity = { $n } dégâts Meat vont être prévenus. Céder un point d'agenda pour lever l'immunité du Runner pendant ce tour ?
nr-ask-hurt = La Corpo a infligé { $n } dégâts Meat. Y répondre ?
nr-ask-hit = L'intrusion est réussie. Faire quelque chose avant l'accès ?
nr-ask-keep-virus = Garder quel compteur virus ? Il en reste { $n } à garder.

nr-opt-pay-point = Céder 1 point d'agenda
nr-opt-keep = Un compteur { $mark }
nr-opt-keep-in = Un compteur { $mark } ({ $fort })
nr-opt-keep-on = Un compteur { $mark } sur la glace n° { $number } ({ $fort })

nr-zoned = { $card } : les glaces coûtent 2 bits de plus sur { $fort }.
nr-how-chiba = l'emprunt n'a pas été remboursé

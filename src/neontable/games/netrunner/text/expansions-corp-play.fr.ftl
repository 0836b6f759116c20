# Ce que demandent et racontent les cartes de la Corpo de Proteus et de Classic.

## Fenêtres et questions

nr-window-name-run-start = quand une intrusion commence
nr-window-name-tracing = quand une traque commence
nr-window-name-exposure = quand une carte va être exposée
nr-window-run-start = Une intrusion commence ({ $fort }) : utiliser quelque chose, ou passer ?
nr-window-tracing = { $card } commence une traque (limite { $n }) : utiliser d'abord quelque chose, ou passer ?
nr-window-exposure = Le Runner va exposer { $card } : l'empêcher, ou passer ?
nr-ask-met = Le Runner rencontre { $card } : utiliser quelque chose avant qu'il la casse ?
nr-ask-buy-strength = { $card } : combien de force achetez-vous, à { $n } le point ?
nr-ask-buy-subs = { $card } : combien de sous-routines achetez-vous, à { $n } chacune ?
nr-ask-buy-kind = { $card } : payer { $n } pour en faire une autre sorte de glace ? (1 pour oui, 0 pour non)
nr-ask-deflect = { $card } : vers quel fort l'intrusion est-elle détournée ?
nr-ask-ice-place = { $card } : à quelle place sur son fort ?
nr-ask-move-ice = { $card } : sur quel fort va-t-elle ?
nr-ask-repeat-ice = { $card } : quelle glace répète une sous-routine ?
nr-ask-repeat-sub = { $card } : quelle sous-routine ?
nr-ask-double = { $card } : quelle glace devient deux fois plus forte ?
nr-ask-rez-credit = { $card } : quelle glace est activée ?
nr-ask-hire = { $card } : pour combien de tours ?
nr-ask-send-home = { $card } : quels programmes retournent dans la main du Runner ?
nr-ask-act-install = { $card } : une action pour installer. La prendre ?
nr-ask-act-bit = { $card } : une action pour 1 bit. La prendre ?
nr-ask-act-draw = { $card } : une action pour piocher. La prendre ?
nr-ask-announce = { $card } : combien de bits allez-vous dépenser pendant cette intrusion ? Ceux que vous ne dépensez pas sont perdus.
nr-ask-refill = { $card } : installez une carte dans le fort (encore { $n }).
nr-ask-cash = { $card } : combien de compteurs d'avancement retirez-vous de la carte n° { $number }, pour { $n } chacun ?
nr-ask-raise-damage = { $card } : { $n } dégâts Meat vont être infligés. Combien de compteurs y ajoutez-vous ?
nr-ask-spare-damage = { $card } : { $n } dégâts vont être infligés. Combien en retenez-vous, pour autant de compteurs ?
nr-ask-bottom = Laquelle des cartes piochées va sous la R&D ?
nr-ask-take-form = Vous accédez à { $card } : l'installer ?

## Réponses

nr-opt-ice-place = Place { $n } depuis l'extérieur

## Compteurs et ce qui dure

nr-mark-baskerville = Baskerville
nr-mark-puzzle = Puzzle
nr-mark-doppelganger = Doppelganger
nr-mark-pattel-antibody = Pattel Antibody
nr-mark-venice-actions = Venice
nr-mark-kludge = Kludge
nr-mark-term = Term
nr-mark-sterdroid = Sterdroid

## Événements

nr-covered = La carte n° { $number } reste couverte.
nr-forfeit-bits = La Corpo renonce à { $n } qu'elle aurait gagné (encore { $left } à venir).
nr-avoid-virus = { $n } compteurs { $mark } n'atteignent pas la Corpo (encore { $left } à écarter).
nr-take-accessed = Le Runner prend { $card } pour l'installer.
nr-score-form = Le Runner marque { $card }.
nr-move-ice = { $card } (n° { $number }) se déplace ({ $fort }).
nr-hire = La Corpo engage pour { $n } tours.
nr-bottom-drawn = Une carte va sous la R&D.
nr-repeat-sub = { $card } : la sous-routine { $n } vient deux fois pendant cette intrusion.
nr-announce = Le Runner annonce { $n }.
nr-join-deck = { $card } est mélangée à la R&D.

## Pourquoi pas

nr-no-cards = Il n'y a pas assez de cartes pour cela.
nr-no-ice-to-rez = Il n'y a aucune glace à activer.

## Ce qui dure, dans les panneaux

nr-scene-lasting-avoid-virus = compteurs virus qui n'arriveront pas : { $n }
nr-scene-lasting-avoid-virus-name = Virus évités
nr-scene-lasting-forfeit-bits = bits auxquels la Corpo renonce : { $n }
nr-scene-lasting-forfeit-bits-name = Bits perdus d'avance
nr-scene-lasting-headhunted = cartes de moins en main à cause des chasseurs de têtes : { $n }
nr-scene-lasting-headhunted-name = Chassé
nr-scene-turned = Elle compte maintenant comme { $kind }.

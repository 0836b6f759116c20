# Ce que Netrunner demande, propose, raconte et refuse, dans nos propres mots.

## Noms

nr-seat-0 = premier joueur
nr-seat-1 = second joueur
nr-side-0 = la Corpo
nr-side-1 = le Runner
nr-who-0 = La Corpo
nr-who-1 = Le Runner
nr-card-unknown = une carte face cachée
nr-fort-hq = le QG
nr-fort-rd = la R&D
nr-fort-archives = les Archives
nr-fort-new = un nouveau fort
nr-fort-rig = l'installation du Runner
nr-fort-sub = le fort { $n }
nr-place-hand = QG
nr-place-hq = QG
nr-place-stack = R&D
nr-place-rd = R&D
nr-place-trash = Archives, face visible
nr-place-buried = Archives, face cachée
nr-place-fort = le fort
nr-place-runner-stack = le paquet
nr-place-runner-hand = la main du Runner
nr-kind-net = Net
nr-kind-meat = Meat
nr-kind-brain = Brain
nr-kind-install = installer
nr-kind-install-program = installer des programmes
nr-kind-run = tenter une intrusion
nr-mark-spy = Spy
nr-mark-fait = Fait
nr-mark-pox = Pox
nr-mark-pattel = Pattel
nr-mark-militech = Militech
nr-mark-strength = de force
nr-mark-transmuted = de transmutation
nr-mark-cerberus = Cerberus
nr-mark-mastiff = Mastiff
nr-mark-data-raven = Data Raven
nr-mark-crying = Crying
nr-mark-gremlin = Gremlin
nr-mark-skivviss = Skivviss
nr-mark-cascade = Cascade
nr-mark-scaldan = Scaldan
nr-mark-boardwalk = Boardwalk
nr-mark-butcher-boy = Butcher Boy
nr-mark-thought = Thought
nr-mark-cockroach = Cockroach
nr-mark-incubate = Incubate
nr-mark-vienna = Vienna
nr-window-name-start = au début d'un tour
nr-window-name-action = après une action
nr-window-name-approach = à l'approche d'une glace
nr-window-name-passed = après une glace passée
nr-window-name-access = avant un accès
nr-window-name-after-run = après une intrusion
nr-window-name-draw = avant une pioche du Runner
nr-how-points = sept points d'agenda ou plus
nr-how-flatline = le Runner est en état de mort cérébrale
nr-how-brain = la main maximale du Runner est négative
nr-how-decked = la Corpo ne peut pas piocher
nr-how-bad = sept points de mauvaise publicité
nr-how-long = les tours sont épuisés
nr-how-duel = plus de points de victoire sur les deux parties
nr-how-draw = autant de points de victoire sur les deux parties

## Questions

nr-ask-corp = { $n ->
    [one] Il vous reste { $n } action. Que faites-vous ?
   *[other] Il vous reste { $n } actions. Que faites-vous ?
 }
nr-ask-runner = { $n ->
    [one] Il vous reste { $n } action. Que faites-vous ?
   *[other] Il vous reste { $n } actions. Que faites-vous ?
 }
nr-ask-bonus = Actions en plus pour { $kind } : encore { $n }.
nr-window-start = Le tour commence : activer, utiliser une capacité ou passer ?
nr-window-action = Après l'action : activer, utiliser une capacité ou passer ?
nr-window-approach = Le Runner approche d'une glace : activer autre chose, utiliser une capacité ou passer ?
nr-window-passed = Le Runner a passé la glace : activer, utiliser une capacité ou passer ?
nr-window-access = Le Runner va accéder au fort : activer, utiliser une capacité ou passer ?
nr-window-after-run = L'intrusion est réussie : utiliser quelque chose ?
nr-window-draw = Le Runner va piocher : activer d'abord quelque chose ?
nr-ask-pay = Payer { $n } : avec quels bits ?
nr-ask-pay-or = { $card } : payer { $n } ?
nr-ask-may = { $card } : utiliser son effet ?
nr-ask-choice = { $card } : quel effet ?
nr-ask-x = { $card } : choisissez X.
nr-ask-trigger = Plusieurs effets au même moment : lequel d'abord ?
nr-ask-trash-ice = Installation de { $card } : détruire d'abord des glaces de ce fort, pour payer moins ?
nr-ask-overwrite-corp = Installation de { $card } : quelle carte est écrasée ?
nr-ask-overwrite = Lesquels de vos programmes détruisez-vous ?
nr-ask-room = { $card } a besoin de mémoire : choisissez un programme à détruire.
nr-ask-overload = Vous occupez plus de MU que vous n'en avez : choisissez un programme à détruire.
nr-ask-overfull = Le fort a perdu de la place : choisissez la carte à détruire.
nr-ask-discard = { $n ->
    [one] Trop de cartes : défaussez-en { $n }.
   *[other] Trop de cartes : défaussez-en { $n }.
 }
nr-ask-run = { $card } : choisissez le fort de l'intrusion.
nr-ask-scan = Vous approchez d'une glace non activée : l'exposer d'abord ?
nr-ask-scanned = La glace est exposée : continuer, ou mettre fin à l'intrusion ?
nr-ask-rez-ice = Le Runner arrive devant { $card } : l'activer ?
nr-ask-toll = Payez { $n } pour affronter cette glace, sinon l'intrusion se termine.
nr-ask-break = Vous affrontez { $card } : casser des sous-routines, ou subir le reste ?
nr-ask-subs = Quelles sous-routines cassez-vous ?
nr-ask-noise = Du bruit : perdez { $n } sur vos cartes stealth. Sur laquelle ?
nr-ask-jack-out = La glace est passée : continuer, ou mettre fin à l'intrusion ?
nr-ask-access = Plus rien ne vous sépare du fort : y accéder, ou mettre fin à l'intrusion ?
nr-ask-access-next = À quelle carte accédez-vous maintenant ?
nr-ask-steal = { $card } : payer { $n } pour le libérer ?
nr-ask-trash = Vous accédez à { $card }. Que faites-vous ?
nr-ask-damage = { $card } vous inflige des dégâts { $kind } : { $n }. En éviter ?
nr-ask-flatline = Vous allez mourir (mort cérébrale) : vous sauver ?
nr-ask-tag = { $card } vous donne un tag : l'éviter ?
nr-ask-trace = Traque de { $card }, limite { $n } : combien de bits engagez-vous, en secret ?
nr-ask-link = Une traque de limite { $n } : quel lien de base utilisez-vous ?
nr-ask-link-bits = Une traque de limite { $n } : combien de lien achetez-vous, en secret ?
nr-ask-trace-boost = Traque { $n } contre lien { $link } : augmenter votre lien ?
nr-ask-traced = { $card } vous a traqué : l'annuler ?
nr-ask-trash-one = { $card } : choisissez ce qui est détruit.
nr-ask-save = Des cartes à vous vont être détruites : les sauver ?
nr-ask-search = { $card } : choisissez la carte cherchée.
nr-ask-expose = { $card } : choisissez ce qui est exposé.
nr-ask-uninstall = { $card } : choisissez la carte qui revient en main.
nr-ask-spread = { $card } : { $n } compteurs d'avancement à placer. Sur quelle carte ?
nr-ask-virus = Vous allez recevoir un compteur { $mark } : l'écarter ?
nr-ask-viral = Le virus emporte un de vos programmes : lequel ?
nr-ask-draw-tax = { $card } : payer 1 pour la carte piochée, ou recevoir un tag ?
nr-ask-drawn = Une des cartes piochées s'en va : laquelle, et où ?

## Réponses

nr-opt-pass = Passer
nr-opt-mute = Passer, et ne plus me demander { $window }
nr-opt-mute-pay = De la réserve, et ne plus me demander à cause de cartes face cachée
nr-opt-unmute = Me demander de nouveau à chaque fenêtre
nr-opt-end = Terminer le tour
nr-opt-stop = Ne plus prendre de ces actions
nr-opt-draw = Piocher une carte
nr-opt-bit = Prendre 1 bit
nr-opt-advance = Avancer { $card } (n° { $number }, { $fort }) pour 1 bit
nr-opt-install = Installer { $card } ({ $fort })
nr-opt-install-rig = Installer { $card }
nr-opt-install-host = Installer { $card } dans le n° { $number }
nr-opt-play = Jouer { $card }
nr-opt-run = Intrusion : { $fort }
nr-opt-fort = { $fort }
nr-opt-use = Utiliser { $card } (n° { $number })
nr-opt-use-nth = Utiliser { $card } (n° { $number }), capacité { $n }
nr-opt-rez = Activer { $card } (n° { $number }, { $fort })
nr-opt-score = Marquer { $card } (n° { $number }, { $fort })
nr-opt-purge = Retirer tous les compteurs virus et renoncer à 3 actions
nr-opt-overwrite = Détruire vos propres programmes
nr-opt-trash-resource = Détruire { $card } (n° { $number }) pour 2 bits
nr-opt-untag = Retirer un tag pour 2 bits
nr-opt-shake = Retirer un compteur { $mark }
nr-opt-unblock = Payer { $n } pour pouvoir retenter une intrusion
nr-opt-settle-spy = Payer 4 pour retirer le compteur Spy ({ $fort })
nr-opt-settle-acme = Payer 12 pour solder le prêt et marquer 1 point d'agenda
nr-opt-settle-viral-cache = Payer 5 pour détruire Code Viral Cache
nr-opt-pool = De la réserve
nr-opt-from = { $n } de { $card } (n° { $number })
nr-opt-lent = { $n } des bits prêtés
nr-opt-trigger = { $card } (n° { $number })
nr-opt-trash = { $card } (n° { $number })
nr-opt-card = { $card }
nr-opt-card-in = { $card } (n° { $number }, { $fort })
nr-opt-none = Rien
nr-opt-yes = Oui
nr-opt-no = Non
nr-opt-pay = Payer
nr-opt-pay-n = Payer { $n }
nr-opt-refuse = Ne pas payer
nr-opt-accept = L'accepter
nr-opt-first = Le premier
nr-opt-second = Le second
nr-opt-scan = L'exposer avec { $card } (n° { $number })
nr-opt-continue = Continuer
nr-opt-jack-out = Mettre fin à l'intrusion
nr-opt-leave = Laisser
nr-opt-break = Casser la sous-routine { $n } avec { $card } (n° { $number })
nr-opt-break-many = Casser plusieurs sous-routines avec { $card } (n° { $number })
nr-opt-boost = Renforcer { $card } (n° { $number })
nr-opt-sub = { $n }. { $path }
nr-opt-done = C'est tout
nr-opt-end-run = Terminer l'intrusion
nr-opt-lose-from = Sur { $card } (n° { $number })
nr-opt-access = Accéder au fort
nr-opt-stored = La carte suivante : { $fort }
nr-opt-pile = { $card } ({ $place })
nr-opt-inside = { $card } (n° { $number }, { $fort })
nr-opt-steal = Payer { $n } et le libérer
nr-opt-trash-it = Payer { $n } et détruire
nr-opt-trash-free = Détruire sans frais
nr-opt-prevent = Éviter { $n } avec { $card } (n° { $number })
nr-opt-suffer = Laisser faire
nr-opt-link = { $card } (n° { $number })
nr-opt-no-link = Aucun lien de base
nr-opt-avoid-virus = Payer 1 avec { $card } (n° { $number })
nr-opt-trash-drawn = Détruire { $card }
nr-opt-top-drawn = Remettre { $card } sur le paquet

## Événements

nr-deal = Les deux paquets sont mélangés et chacun pioche cinq cartes.
nr-second-game = La seconde partie commence, les rôles sont échangés.
nr-turn = Tour { $n } : { $side }.
nr-win = { $who } gagne : { $how }.
nr-over = Fin : { $how }.
nr-gain = { $who } gagne { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } ({ $total } en tout).
nr-lose = { $who } perd { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } (reste { $total }).
nr-pay = { $who } paie { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } (reste { $total }).
nr-pay-from = { $who } paie { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } avec { $card } (n° { $number }).
nr-pay-purse = { $who } paie { $n ->
    [one] { $n } bit prêté
   *[other] { $n } bits prêtés
 }.
nr-purse = { $who } reçoit { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } pour cet usage seulement.
nr-bits-on = { $card } (n° { $number }) reçoit { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } : { $total } dessus maintenant.
nr-counters = { $card } (n° { $number }) reçoit { $n ->
    [one] { $n } compteur
   *[other] { $n } compteurs
 } : { $total } dessus maintenant.
nr-mark = { $card } (n° { $number }) reçoit { $n ->
    [one] { $n } compteur { $mark }
   *[other] { $n } compteurs { $mark }
 }.
nr-mark-fort = Compteurs { $mark } ({ $fort }) : { $n }.
nr-virus = La Corpo reçoit { $n ->
    [one] { $n } compteur { $mark }
   *[other] { $n } compteurs { $mark }
 } : { $total } en tout.
nr-runner-mark = Le Runner reçoit { $n ->
    [one] { $n } compteur { $mark }
   *[other] { $n } compteurs { $mark }
 } : { $total } en tout.
nr-purge = Tous les compteurs virus ont disparu.
nr-draw = { $who } pioche une carte.
nr-draw-you = Vous piochez { $card }.
nr-shuffle = { $who } mélange son paquet.
nr-discard = Le Runner défausse { $card }.
nr-discard-you = Vous défaussez { $card }, face cachée.
nr-discard-down = La Corpo défausse une carte, face cachée.
nr-fetch = { $who } prend { $card } en main.
nr-fetch-you = Vous prenez { $card } en main.
nr-fetch-hidden = { $who } prend une carte en main.
nr-arrange = { $who } range { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } sur son paquet.
nr-cut = Cartes passées sous le paquet, { $side } : { $n }.
nr-mill = Du paquet à la défausse, { $side } : { $card }.
nr-mill-you = { $card } va de la R&D aux Archives, face cachée.
nr-mill-down = Une carte va de la R&D aux Archives, face cachée.
nr-look = Vous voyez { $card } ({ $place }).
nr-looks = { $who } regarde { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } ({ $place }).
nr-show = { $who } montre { $card } ({ $place }).
nr-found = La Corpo fonde { $fort }.
nr-fort-falls = Vide, { $fort } disparaît.
nr-install-you = Vous installez { $card } (n° { $number }, { $fort }).
nr-install-ice = La Corpo installe une glace (n° { $number }) sur { $fort }.
nr-install-in = La Corpo installe une carte (n° { $number }) dans { $fort }.
nr-install-rig = Le Runner installe { $card } (n° { $number }).
nr-install-hidden = Le Runner installe une ressource cachée (n° { $number }).
nr-install-hidden-you = Vous installez { $card } (n° { $number }), face cachée.
nr-rez = La Corpo active { $card } (n° { $number }, { $fort }).
nr-derez = { $card } (n° { $number }, { $fort }) est désactivée.
nr-expose = { $card } (n° { $number }, { $fort }) est exposée.
nr-reveal = Le Runner retourne { $card } (n° { $number }).
nr-leave-trash = { $card } est détruite.
nr-leave-you = { $card } (n° { $number }) va aux Archives, face cachée.
nr-leave-down = Une carte (n° { $number }, { $fort }) va aux Archives, face cachée.
nr-leave-hand = { $card } (n° { $number }) revient en main.
nr-leave-hand-down = Une carte (n° { $number }) revient en main.
nr-leave-top = { $card } (n° { $number }) va sur le paquet.
nr-leave-top-down = Une carte (n° { $number }) va sur le paquet.
nr-leave-bottom = { $card } (n° { $number }) va sous le paquet.
nr-leave-bottom-down = Une carte (n° { $number }) va sous le paquet.
nr-leave-deck = { $card } (n° { $number }) est remélangée dans le paquet.
nr-leave-deck-down = Une carte (n° { $number }) est remélangée dans le paquet.
nr-leave-removed = { $card } (n° { $number }) sort de la partie.
nr-leave-removed-down = Une carte (n° { $number }) sort de la partie.
nr-aside = { $card } (n° { $number }) est mise de côté.
nr-swap-ice = La glace n° { $number } ({ $fort }) est échangée contre une autre.
nr-order-ice = Les glaces sont redisposées ({ $fort }).
nr-advance = { $card } (n° { $number }, { $fort }) est avancée : { $total ->
    [one] { $total } compteur
   *[other] { $total } compteurs
 } dessus.
nr-score = La Corpo marque { $card }.
nr-liberate = Le Runner libère { $card }.
nr-encrypted = L'agenda (n° { $number }) reste où il est, pour l'instant.
nr-points = { $who } reçoit { $n ->
    [one] { $n } point d'agenda
   *[other] { $n } points d'agenda
 }.
nr-bad = Mauvaise publicité de la Corpo : { $total }.
nr-tag = Le Runner est tagué : { $total ->
    [one] { $total } tag
   *[other] { $total } tags
 } en tout.
nr-untag = Le Runner perd des tags : il en reste { $total }.
nr-avoid = { $card } écarte un tag.
nr-damage = { $card } : { $n ->
    [one] { $n } dégât { $kind }
   *[other] { $n } dégâts { $kind }
 }.
nr-prevent = { $card } évite { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
 }.
nr-forgo = { $who } renonce à { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }.
nr-toll = Plus d'intrusion pour le Runner avant une action qui paie { $n }.
nr-ban-runs = Pas d'intrusion pour le Runner pendant ses { $n } prochaines actions.
nr-actions = { $who } gagne { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }.
nr-play = { $who } joue { $card }.
nr-use = { $who } utilise { $card } (n° { $number }).
nr-run = Le Runner tente une intrusion sur { $fort }.
nr-approach = Le Runner arrive devant { $card } (n° { $number }) sur { $fort }.
nr-encounter = Le Runner affronte { $card } (n° { $number }).
nr-auto-pass = Le Runner se glisse derrière { $card } (n° { $number }).
nr-break = { $card } casse la sous-routine { $n } de { $ice }.
nr-boost = { $card } : +{ $n } de force.
nr-sub = { $card } : « { $path } »
nr-pass = Le Runner passe { $card } (n° { $number }).
nr-jack-out = Le Runner met fin à l'intrusion.
nr-run-ends = L'intrusion se termine.
nr-success = L'intrusion sur { $fort } est réussie.
nr-redirect = L'intrusion vise maintenant { $fort }.
nr-access = Le Runner accède à une carte ({ $place }).
nr-access-you = Vous accédez à { $card } ({ $place }).
nr-access-shown = Le Runner montre { $card }.
nr-roll = { $card } : le dé donne { $n }.
nr-trace = { $card } lance une traque, limite { $n }.
nr-link = Le Runner utilise { $card } (n° { $number }) comme lien de base.
nr-no-link = Le Runner n'utilise aucun lien de base.
nr-trace-reveal = La Corpo a engagé { $n ->
    [one] { $n } bit
   *[other] { $n } bits
 } ; le Runner a acheté { $more } de lien.
nr-traced = Traque { $n } contre lien { $link } : la traque réussit.
nr-untraced = Traque { $n } contre lien { $link } : la traque échoue.
nr-top-drawn = Une carte revient sur le paquet.

## Pourquoi pas

nr-no-actions = { $n ->
    [one] Cela coûte { $n } action
   *[other] Cela coûte { $n } actions
 } ; il vous en reste { $have }.
nr-no-advance = Cette carte ne peut pas être avancée.
nr-no-advanced = { $n ->
    [one] Il faut { $n } compteur d'avancement sur l'agenda
   *[other] Il faut { $n } compteurs d'avancement sur l'agenda
 } ; il y en a { $have }.
nr-no-again-run = Elle a déjà servi pendant cette intrusion.
nr-no-again-turn = Elle a déjà servi ce tour-ci.
nr-no-agenda = Seuls les agendas sont marqués.
nr-no-bits = { $n ->
    [one] Cela coûte { $n } bit
   *[other] Cela coûte { $n } bits
 } ; vous en avez { $have } pour cela.
nr-no-bits-there = Ces bits ne peuvent pas payer cela.
nr-no-break-now = Aucune sous-routine de cette glace ne peut être cassée.
nr-no-breaker = Ce n'est pas un brise-glace.
nr-no-central = Les agendas et les nodes ne vont que dans les forts subsidiaires.
nr-no-condition = Ce que la carte demande n'a pas eu lieu.
nr-no-counters = { $n ->
    [one] Il faut { $n } compteur
   *[other] Il faut { $n } compteurs
 } ; il y en a { $have } dessus.
nr-no-ice = Ce n'est pas une glace.
nr-no-install = Les opérations et les preps se jouent, elles ne s'installent pas.
nr-no-jack-out = Vous ne pouvez pas mettre fin à l'intrusion maintenant.
nr-no-match = Ce brise-glace ne casse pas ce genre de glace.
nr-no-memory = Il lui faut { $n } MU ; vous en avez { $have } en tout.
nr-no-moment = Ce n'est pas le moment.
nr-no-new-fort = Aucun nouveau fort ne peut être fondé.
nr-no-other-card = La carte est à l'autre camp.
nr-no-other-turn = Elle ne sert que pendant le tour de l'autre camp.
nr-no-own-turn = Elle ne sert que pendant votre propre tour.
nr-no-place = La carte ne peut pas être installée là.
nr-no-play = Seules les opérations et les preps se jouent.
nr-no-points = { $n ->
    [one] Cela coûte { $n } point d'agenda
   *[other] Cela coûte { $n } points d'agenda
 } ; vous en avez { $have }.
nr-no-purge = Les compteurs virus ne se retirent qu'au début du tour de la Corpo ou après une de ses actions.
nr-no-reaction = Elle se joue quand son moment vient, pas comme une action.
nr-no-resource = Seules les ressources peuvent être détruites ainsi.
nr-no-rez-agenda = Les agendas ne sont jamais activés.
nr-no-rez-ice = Une glace n'est activée que lorsque le Runner en approche.
nr-no-rezzed = Elle est déjà activée.
nr-no-room = Il n'y a pas assez de place dedans.
nr-no-run-banned = Vous ne pouvez pas tenter d'intrusion pendant encore quelques actions.
nr-no-run-corp = Seul le Runner tente des intrusions.
nr-no-run-submerged = La Corpo n'a rien fait dans ce fort à son dernier tour : pas d'intrusion possible.
nr-no-run-toll = Vous devez prendre une action pour payer avant une nouvelle intrusion.
nr-no-score-now = Les agendas se marquent au début du tour de la Corpo ou après une de ses actions.
nr-no-score-there = Les agendas ne se marquent que dans les forts subsidiaires.
nr-no-strength = La glace a une force de { $n }, le brise-glace de { $have }.
nr-no-such-card = Vous n'avez pas cette carte.
nr-no-tag = Le Runner n'est pas tagué.
nr-no-trash-type = Seules les nodes et les upgrades peuvent être détruites en payant.
nr-no-unique = Il ne peut y en avoir qu'une en jeu.
nr-no-unrezzed = Elle n'est pas activée.
nr-no-worms = Aucun worm ne peut servir sur ce fort.

# -- prix
nr-price-bits = { $n ->
    [one] { $n } bit
   *[other] { $n } bits
}
nr-price-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
nr-chore-break = Tout casser
nr-chore-pump = Égaler la force et tout casser
nr-chore-access = Accéder à toutes, l'une après l'autre
nr-chore-bits = Prendre { $n } bits, avec toutes les actions restantes

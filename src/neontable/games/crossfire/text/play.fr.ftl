# Ce qui est demandé, proposé, annoncé et refusé pendant une partie de Crossfire, dans nos mots.

cf-runner = Runner { $n }

## Questions

cf-ask-metatype = Choisissez votre métatype.
cf-ask-role = Choisissez un rôle.
cf-ask-last-role = Trois runners, quatre rôles : serez-vous aussi { $role } ?
cf-ask-main = Vous avez plusieurs rôles : quel deck de départ utilisez-vous ?
cf-ask-lead = Qui devrait être le premier Runner ?
cf-ask-play = Jouez des cartes. Et maintenant ?
cf-ask-plan = Infligez vos dégâts : dans quel but ?
cf-ask-edit = Quel dégât va ailleurs ? Ce qu’il franchit maintenant est allumé.
cf-ask-next = Quel obstacle subit ses dégâts ensuite ?
cf-ask-buy = Acheter des cartes au Marché Noir ?
cf-ask-buy-one = Vous pouvez acheter une carte au Marché Noir.
cf-ask-runner = { $card } : choisissez un Runner.
cf-ask-discard = { $card } : { $n ->
    [one] choisissez une carte à défausser.
   *[other] choisissez { $n } cartes à défausser.
  }
cf-ask-discard-none = { $card } : vous n’avez aucune carte à défausser ({ $n }).
cf-ask-trigger = Plusieurs effets ont lieu : lequel d’abord ?
cf-ask-cycle = { $card } : choisissez une carte du marché à changer.
cf-ask-clear = { $card } : choisissez l’obstacle dont un niveau est franchi.
cf-ask-move = { $card } : choisissez un obstacle à déplacer.
cf-ask-hold-off = { $card } : choisissez un obstacle qui ne peut pas attaquer ce tour-ci.
cf-ask-may = { $card } : le faire ? { $says }
cf-ask-intercept = Détourner un obstacle du Client ?
cf-ask-heal-or = Vous seriez soigné de { $n }. Utiliser une Augmentation à la place ?
cf-ask-assist-start = Le tour commence : réagir avant tout le reste ?
cf-ask-assist-play = Soutenir maintenant, entre deux cartes ?
cf-ask-assist-strike = Les dégâts vont être infligés : soutenir ?
cf-ask-assist-attack = Les attaques arrivent : soutenir ?
cf-ask-assist-buy = Le tour se termine bientôt : soutenir ?

## Réponses

cf-opt-metatype = { $metatype } : { $hp } Points de Vie, { $cards } cartes, { $nuyen } { $nuyen ->
    [one] Nuyen
   *[other] Nuyens
  }
cf-opt-role = { $role } ({ $colour }, { $type })
cf-opt-main-role = { $role } ({ $colour }, { $type })
cf-opt-lead = { $runner }
cf-opt-play = Jouer { $card }
cf-opt-assist = Soutenir avec { $card }
cf-opt-recover = Défausser { $cost } pour reprendre { $card }
cf-opt-cancel = Défausser { $cost } : annuler { $obstacle } ({ $threat }) pour ce tour{ $of ->
    [1] {""}
   *[other] , partie { $part } de son texte
  }
cf-opt-power = Utiliser { $upgrade }
cf-opt-strike = Ne plus jouer de cartes
cf-opt-plan-clear = Vaincre le plus d’obstacles possible
cf-opt-plan-levels = Franchir le plus de niveaux possible
cf-opt-plan-target = Vaincre { $obstacle }
cf-opt-edit = Répartir moi-même
cf-head-damage = { $number }. { $card }
cf-opt-move = { $card } (dégât { $number }) : sur { $to } ({ $target })
cf-line-move = sur { $to } ({ $target })
cf-opt-move-away = { $card } (dégât { $number }) : sur rien
cf-line-move-away = sur rien
cf-opt-sweep = { $card } (dégât { $number }) : sur tout ce qui fait face à { $name }
cf-line-sweep = sur tout ce qui fait face à { $name }
cf-opt-apply = Terminé : infliger les dégâts ainsi
cf-opt-next = { $obstacle } ({ $threat })
cf-opt-buy = Acheter { $card } pour { $cost }
cf-opt-done = Ne plus rien acheter
cf-opt-runner = { $runner }
cf-opt-threat = { $obstacle } ({ $threat }), face à { $runner }
cf-opt-intercept = Détourner { $obstacle } ({ $threat })
cf-opt-held = { $card }
cf-opt-from-discard = { $card } (défausse : { $runner })
cf-opt-stall = { $card }
cf-opt-nothing = Rien
cf-opt-yes = Oui
cf-opt-no = Non
cf-opt-top = Laisser dessus
cf-opt-bottom = Mettre dessous
cf-opt-known = { $card } ({ $i })
cf-opt-trigger = { $card }
cf-opt-pass = Passer
cf-opt-mute-start = Passer, et ne plus demander au début des tours
cf-opt-mute-play = Passer, et ne plus demander entre les cartes
cf-opt-mute-strike = Passer, et ne plus demander avant les dégâts
cf-opt-mute-attack = Passer, et ne plus demander avant les attaques
cf-opt-mute-buy = Passer, et ne plus demander avant les achats

cf-window-start = début d’un tour
cf-window-play = entre deux cartes
cf-window-strike = avant les dégâts
cf-window-attack = avant les attaques
cf-window-buy = avant les achats

## Événements

cf-chose-metatype = { $who } est du métatype { $metatype }.
cf-chose-role = { $who } prend le rôle { $role }.
cf-chose-main = { $who } utilise le deck du rôle { $role }.
cf-leads = { $who } est le premier Runner.
cf-round = La phase { $n } commence au niveau Crossfire { $level }.
cf-scene = La Scène { $n } commence.
cf-turn = { $who } commence son tour.
cf-progress = L’équipe atteint l’étape { $n } de l’extraction.
cf-drew = { $who } pioche { $card }.
cf-drew-hidden = { $who } pioche { $n ->
    [one] 1 carte.
   *[other] { $n } cartes.
  }
cf-reshuffled = { $who } mélange sa défausse en un nouveau deck.
cf-discarded = { $who } défausse { $card }.
cf-discarded-hand = { $who } défausse toute sa main ({ $n }).
cf-milled = { $card } passe du deck à la défausse : { $who }.
cf-revealed = { $who } révèle { $card }.
cf-took-back = { $who } reprend { $card } de sa défausse.
cf-took-from-market = { $who } prend { $card } du deck Marché Noir.
cf-played = { $who } joue { $card }.
cf-assisted = { $who } soutient avec { $card }.
cf-x = { $card } : X vaut { $n }.
cf-bought = { $who } achète { $card } pour { $n } { $n ->
    [one] Nuyen.
   *[other] Nuyens.
  }
cf-market-new = { $card } arrive au marché.
cf-cycled = Carte changée : { $card }.
cf-market-discarded = { $card } passe du deck Marché Noir à sa défausse.
cf-earned = { $who } reçoit { $n } { $n ->
    [one] Nuyen.
   *[other] Nuyens.
  }
cf-paid = { $who } paie { $n } { $n ->
    [one] Nuyen.
   *[other] Nuyens.
  }
cf-flipped = { $card } ({ $threat }) entre en jeu face à { $who }.
cf-moved = { $card } ({ $threat }) fait maintenant face à { $who }.
cf-cleared = { $card } ({ $threat }) : { $n ->
    [one] 1 niveau franchi.
   *[other] { $n } niveaux franchis.
  }
cf-restored = { $card } ({ $threat }) récupère { $n ->
    [one] 1 niveau.
   *[other] { $n } niveaux.
  }
cf-defeated = Obstacle vaincu : { $card } ({ $threat }).
cf-passed-over = { $card } est défaussé.
cf-held-off = { $card } ({ $threat }) ne peut pas attaquer ce tour-ci.
cf-silenced = { $card } ({ $threat }) n’a pas de texte ce tour-ci.
cf-cancelled = { $who } annule { $card } ({ $threat }) pour ce tour.
cf-attacks = { $card } ({ $threat }) attaque { $who } pour { $n }.
cf-attacked = { $who } va subir { $n } { $n ->
    [one] dégât.
   *[other] dégâts.
  }
cf-hurt = { $who } subit { $n } { $n ->
    [one] dégât
   *[other] dégâts
  } : il reste { $left } PV.
cf-staggered = { $who } est Choqué.
cf-critical = { $who } est en État Critique.
cf-healed = { $who } se soigne de { $n } : { $now } PV.
cf-recovered = { $who } a récupéré.
cf-event = Crossfire : { $card }.
cf-event-discarded = Fin de l’événement : { $card }. Le niveau Crossfire est { $level }.
cf-event-buried = { $card } va sous le deck Crossfire.
cf-event-under = La première carte Crossfire passe dessous.
cf-looked = La prochaine carte Crossfire est { $card }.
cf-looked-hidden = { $who } regarde la prochaine carte Crossfire.
cf-used-upgrade = { $who } utilise { $card }.
cf-abort = Le run est annulé : chaque Runner qui le peut joue un dernier tour.

## Fins

cf-end-won = La mission est accomplie.
cf-end-aborted = Le run a été annulé : l’équipe s’en est sortie.
cf-end-all-down = Tous les Runners sont hors de combat : la mission est perdue.
cf-end-client = Le Client est Choqué : la mission est perdue.
cf-end-critical = Un Runner est en État Critique, sans issue : la mission est perdue.
cf-end-staggered = Un Runner est Choqué : la mission est perdue.

## Refus

cf-no-turn = un soutien se joue pendant le tour d’un Runner
cf-no-own-assist = un soutien aide pendant le tour d’un autre Runner
cf-no-critical = un Runner en État Critique n’agit plus
cf-not-in-hand = vous n’avez pas cette carte en main
cf-no-assist-box = cette carte n’a pas de capacité de soutien
cf-no-assists-now = une carte en jeu interdit les soutiens : { $card }
cf-no-playing = { $card } vous empêche de jouer des cartes
cf-play-limit = vous pouvez jouer { $limit } cartes ce tour-ci et en avez joué { $n }
cf-not-for-sale = elle n’est pas au marché
cf-no-buying = { $card } vous empêche d’acheter
cf-no-spell-played = pour l’acheter, il faut avoir joué un Sort ce tour-ci
cf-too-dear = elle coûte { $n } Nuyens et vous en avez { $of }
cf-no-such-target = cela n’est pas en jeu
cf-no-damage-there = aucun dégât ne peut y être infligé maintenant
cf-no-second-level = cette carte franchit un niveau sur plusieurs obstacles différents
cf-no-levels-on-boss = seuls les niveaux d’un obstacle sont franchis d’office, pas ceux d’un boss
cf-not-at-client = il ne fait pas face au Client
cf-not-your-colour = seul un obstacle de la couleur de votre rôle peut être détourné
cf-damage-begun = les dégâts sont déjà en train d’être infligés

## Paroles sous les règles avancées de communication

cf-talk-assist = { $yes ->
    [1] J’ai { $card } et je soutiendrais avec.
   *[0] J’ai { $card }, et je ne soutiendrai pas avec maintenant.
  }
cf-talk-bought = J’ai acheté { $card } à mon dernier tour.
cf-talk-leave-it = Laissez-moi { $card }, s’il vous plaît.
cf-talk-buy-it = { $runner }, achetez { $card }, s’il vous plaît.
cf-talk-can-clear = { $runner }, pouvez-vous franchir le niveau { $level } : { $card } ?
cf-talk-kind-assist = Cartes de Soutien
cf-talk-kind-bought = Ce que j’ai acheté
cf-talk-kind-leave-it = Laissez-la-moi
cf-talk-kind-buy-it = Achète, s’il te plaît
cf-talk-kind-can-clear = Peux-tu le franchir ?
cf-talk-kind-answer = Réponses
cf-talk-kind-rules = Question de règle
cf-talk-kind-small-talk = Bavardage
cf-talk-yes = Oui.
cf-talk-no = Non.
cf-price-nuyen = { $n } { $n ->
    [one] Nuyen
   *[other] Nuyens
  }

cf-trace-falls = { $obstacle } : vaincu
cf-trace-levels = { $obstacle } : { $n ->
    [one] un niveau
   *[other] { $n } niveaux
}
cf-trace-nothing = ne dégage rien

# L'équipe : des runners qu'on garde d'une mission à l'autre.

xc-title = Équipe de Crossfire
xc-blurb = Des runners qu’on garde d’une mission à l’autre : ils gagnent du Karma, prennent des Augmentations et reviennent plus forts. Seul avec des bots, ou avec des amis qui rejoignent par un lien.
xc-label-option-missions = Missions
xc-label-option-team = Runners par équipe (des bots complètent)
xc-label-option-edition = Édition, là où les livrets diffèrent
xc-label-option-communication = Discussions
xc-edition-english = anglaise
xc-edition-french = française
xc-communication-open = libres
xc-communication-advanced = restreintes (règles avancées)

xc-label-option-hands = Mains
xc-hands-hidden = cachées les unes aux autres
xc-hands-open = ouvertes à toute l’équipe (plus facile ; pour une personne avec plusieurs runners)

xc-head = { $n ->
    [0] Aucune mission encore jouée, sur { $most }.
    [one] Une mission jouée sur { $most }.
   *[other] { $n } missions jouées sur { $most }.
}
xc-head-over = L’équipe se sépare après { $n ->
    [one] une mission
   *[other] { $n } missions
}.

xc-col-runner = Runner
xc-col-karma = Karma
xc-col-free = Libre
xc-col-missions = Missions
xc-col-won = Réussies

xc-runner-name = { $name }
xc-named-kind = { $name }, { $metatype }
xc-vacant = personne encore
xc-no-runner-yet = pas encore de runner
xc-house-bot = recrue engagée
xc-about = { $metatype }
xc-about-role = { $metatype }, la dernière fois { $role }

xc-fact-karma = Karma gagné
xc-fact-free = libre
xc-fact-hp = points de vie
xc-fact-cards = cartes de départ
xc-fact-nuyen = nuyens de départ
xc-state-ready = prêt
xc-state-rests = reste à la maison
xc-state-away = en mission

xc-slot = Emplacement { $n }
xc-way = Prendre à l’emplacement { $slot } : compte { $n }
xc-way-over = Prendre à l’emplacement { $slot }, sur { $old } : compte { $n }

xc-deed-won = { $mission } : réussie, +{ $n } Karma
xc-deed-aborted = { $mission } : annulée, +{ $n } Karma
xc-deed-lost = { $mission } : perdue
xc-deed-given-up = { $mission } : abandonnée

xc-plan = { $mission }
xc-plan-bonus = { $plan } + { $bonus }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } fois)
}
xc-mission = Mission { $n } : { $plan }

xc-ask-recruit = Qui serez-vous dans les ombres ? Choisissez le métatype de votre runner.
xc-ask-name = Comment la rue appelle-t-elle votre runner ?
xc-ask-between = Entre les missions : préparer, prendre des Augmentations, se reposer.
xc-opt-recruit = { $metatype }
xc-opt-name = { $name }
xc-opt-go = Lancer la mission
xc-opt-plan = Prévoir : { $mission }
xc-opt-team = Une équipe de { $n }
xc-opt-accept = Accepter le défi { $bonus }
xc-opt-decline = Renoncer à tous les défis
xc-opt-learn = { $upgrade } dans l’emplacement { $slot } (compte { $n })
xc-opt-learn-short = { $upgrade } ({ $n })
xc-heading-slot = Augmentation dans l’emplacement { $slot }
xc-opt-rest = Rester à la maison la prochaine fois
xc-opt-return = Revenir dans l’équipe
xc-opt-call-off = Renoncer à la mission
xc-opt-disband = Dissoudre l’équipe

xc-arrived = { $who } rejoint l’équipe.
xc-left = { $who } quitte l’équipe.
xc-recruited = { $who } recrute un runner : { $metatype }.
xc-named = Le runner de { $who } s’appelle { $runner }.
xc-learnt = { $runner } prend { $card } dans l’emplacement { $slot }.
xc-covered = { $runner } prend { $card } dans l’emplacement { $slot }, sur { $old }.
xc-rests = { $runner } reste à la maison.
xc-returns = { $runner } revient dans l’équipe.
xc-planned = La prochaine mission est { $mission }.
xc-sized = { $n ->
    [one] Un runner part.
   *[other] { $n } runners partent.
}
xc-accepted = L’équipe accepte le défi { $bonus }.
xc-declined = L’équipe renonce à tous les défis.
xc-goes = { $mission } : { $n ->
    [one] un runner se met en route.
   *[other] { $n } runners se mettent en route.
}
xc-called-off = L’équipe renonce à la mission { $number }.
xc-void = La mission { $number } n’a pas pu être finie et ne compte pas.
xc-won = { $mission } : la mission est réussie.
xc-aborted = { $mission } : la mission a été annulée.
xc-lost = { $mission } : la mission est perdue.
xc-given-up = { $mission } : l’équipe a abandonné.
xc-earned = { $runner } gagne { $n } Karma et en a gagné { $total } en tout.
xc-end = L’équipe se sépare.

xc-no-slot = { $n ->
    [one] La carte a un emplacement.
   *[other] La carte a { $n } emplacements.
}
xc-no-twin = Le runner a déjà cette Augmentation.
xc-no-karma = Elle y compte { $n }, et { $of } Karma sont libres pour elle : il en manque { $short }.
xc-no-change = Le runner est en mission : rien ne change avant la fin.
xc-no-second = Une mission à la fois.
xc-no-runner = Personne n’a de runner qui puisse partir.

xc-part-karma = Karma
xc-part-karma-text = Le Karma s’ajoute de mission en mission. Il n’est jamais dépensé : les Augmentations qui comptent peuvent valoir ensemble autant que ce qui a été gagné.
xc-part-slots = Emplacements
xc-part-slots-text = Un runner a quatre emplacements. Dans le premier, une Augmentation compte sa valeur, dans les autres 10 de plus. Une nouvelle peut en recouvrir une ancienne, qui ne compte alors plus.
xc-part-role = Rôles
xc-part-role-text = Les rôles sont choisis de nouveau à chaque mission.
xc-part-team = L’équipe
xc-part-team-text = L’organisateur prévoit la mission et le nombre de runners ; les bots de la maison jouent des recrues aux places vides. S’il y a trop de runners, ceux qui ont le moins de missions partent.

## Lending

xc-state-lent = prêté à une autre table
xc-fact-slip = bon de prêt, le Runner à apporter là-bas
xc-slip = { $slip }
xc-opt-lend = Prêter le Runner à la table d’un ami
xc-opt-recall = Rappeler le Runner prêté
xc-lent = { $runner } est prêté à une autre table.
xc-recalled = { $runner } est rappelé ; ce qui s’est passé ailleurs ne compte pas.
xc-came-home = { $runner } rentre : { $mission }.
xc-no-change-lent = Le Runner est prêté : rien ne change avant son retour.
xc-no-lend-twice = Un Runner déjà prêté doit rentrer, ou être rappelé, avant un autre prêt.
xc-no-lend-away = Le Runner est en mission avec l’équipe.
xc-no-recall = Le Runner n’est pas prêté.
xc-no-such-loan = L’équipe n’a pas de tel prêt en cours : le Runner a été rappelé, ou est déjà rentré.
xc-no-own-mission = Seules les missions de la maison comptent pour un Runner prêté.
xc-guest = { $who } amène { $runner }, prêté par une autre équipe.
xc-guest-gone = { $who } repart sans runner prêté.
xc-slot-guest = Un runner qu’une autre équipe vous prête (sa fiche), pour votre prochaine mission
xc-fact-guest = Part à sa place
xc-no-guest = Ce n’est pas la fiche d’un runner : un métatype, ses améliorations et la marque du prêt.
xc-no-guest-loan = Seul un runner prêté peut venir : sa fiche a une ligne « # loan ».
xc-no-guest-twice = Ce runner est déjà là : votre équipe l’a prêté, ou quelqu’un d’autre l’amène.
xc-opt-enough = Ne rien prendre de plus pour l’instant
xc-lists-title = Un runner prêté
xc-lists-hint = Une autre équipe peut vous prêter un de ses runners : collez sa fiche ici, et il part à la place du vôtre pour la prochaine mission. Ce qu’il gagne revient à son équipe. Vide : votre propre runner part.

## La page de l’équipe

xc-sheets-title = L’équipe
xc-tally-karma = Karma en Augmentations
xc-metatype = { $hp } Points de Vie, { $cards } cartes de départ, { $nuyen } { $nuyen ->
    [one] Nuyen
   *[other] Nuyens
  }.
xc-way-recruit = Recruter
xc-way-plan = Prévoir
xc-step-upgrades = Augmentations ({ $n } Karma libre)
xc-step-plan = Préparation
xc-step-mission = Mission
xc-group-challenges = Plus difficile, pour plus de Karma
xc-bonus-karma = +{ $n } Karma
xc-way-accept = Accepter
xc-group-missions = Ou prévoir une autre mission
xc-mission-for = { $fewest ->
    [4] Pour quatre runners.
   *[other] Pour { $fewest } à { $most } runners.
}
xc-mission-karma = { $n } Karma
xc-mission-recommended = Mieux avec { $n } de Karma en Augmentations chacun.
xc-mission-designed = Conçue pour cette table.

# L'équipe : des runners qu'on garde d'une mission à l'autre.

cw-title = Équipe de Crossfire
cw-blurb = Des runners qu’on garde d’une mission à l’autre : ils gagnent du Karma, prennent des Augmentations et reviennent plus forts. Seul avec des bots, ou avec des amis qui rejoignent par un lien.
cw-label-option-missions = Missions
cw-label-option-team = Runners par équipe (des bots complètent)
cw-label-option-edition = Édition, là où les livrets diffèrent
cw-label-option-communication = Discussions
cw-edition-english = anglaise
cw-edition-french = française
cw-communication-open = libres
cw-communication-advanced = restreintes (règles avancées)

cw-head = { $n ->
    [0] Aucune mission encore jouée, sur { $most }.
    [one] Une mission jouée sur { $most }.
   *[other] { $n } missions jouées sur { $most }.
}
cw-head-over = L’équipe se sépare après { $n ->
    [one] une mission
   *[other] { $n } missions
}.

cw-col-runner = Runner
cw-col-karma = Karma
cw-col-free = Libre
cw-col-missions = Missions
cw-col-won = Réussies

cw-runner-name = { $name }
cw-named-kind = { $name }, { $metatype }
cw-vacant = personne encore
cw-no-runner-yet = pas encore de runner
cw-house-bot = recrue engagée
cw-about = { $metatype }
cw-about-role = { $metatype }, la dernière fois { $role }

cw-fact-karma = Karma gagné
cw-fact-worn = en Augmentations
cw-fact-free = libre
cw-fact-hp = points de vie
cw-fact-cards = cartes de départ
cw-fact-nuyen = nuyens de départ
cw-fact-state = en ce moment
cw-state-ready = prêt
cw-state-rests = reste à la maison
cw-state-away = en mission

cw-slot = Emplacement { $n }
cw-way = Emplacement { $slot } : compte { $n }
cw-way-over = Emplacement { $slot }, sur { $old } : compte { $n }

cw-deed-won = { $mission } : réussie, +{ $n } Karma
cw-deed-aborted = { $mission } : annulée, +{ $n } Karma
cw-deed-lost = { $mission } : perdue
cw-deed-given-up = { $mission } : abandonnée

cw-plan = { $mission }
cw-plan-bonus = { $plan } + { $bonus }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } fois)
}
cw-mission = Mission { $n } : { $plan }

cw-ask-recruit = Qui serez-vous dans les ombres ? Choisissez le métatype de votre runner.
cw-ask-name = Comment la rue appelle-t-elle votre runner ?
cw-ask-between = Entre les missions : préparer, prendre des Augmentations, se reposer.
cw-opt-recruit = { $metatype }
cw-opt-name = { $name }
cw-opt-go = Lancer la mission
cw-opt-plan = Prévoir : { $mission }
cw-opt-team = Une équipe de { $n }
cw-opt-accept = Accepter le défi { $bonus }
cw-opt-decline = Renoncer à tous les défis
cw-opt-learn = { $upgrade } dans l’emplacement { $slot } (compte { $n })
cw-opt-learn-short = { $upgrade } ({ $n })
cw-heading-slot = Augmentation dans l’emplacement { $slot }
cw-opt-rest = Rester à la maison la prochaine fois
cw-opt-return = Revenir dans l’équipe
cw-opt-call-off = Renoncer à la mission
cw-opt-disband = Dissoudre l’équipe

cw-arrived = { $who } rejoint l’équipe.
cw-left = { $who } quitte l’équipe.
cw-recruited = { $who } recrute un runner : { $metatype }.
cw-named = Le runner de { $who } s’appelle { $runner }.
cw-learnt = { $runner } prend { $card } dans l’emplacement { $slot }.
cw-covered = { $runner } prend { $card } dans l’emplacement { $slot }, sur { $old }.
cw-rests = { $runner } reste à la maison.
cw-returns = { $runner } revient dans l’équipe.
cw-planned = La prochaine mission est { $mission }.
cw-sized = { $n ->
    [one] Un runner part.
   *[other] { $n } runners partent.
}
cw-accepted = L’équipe accepte le défi { $bonus }.
cw-declined = L’équipe renonce à tous les défis.
cw-goes = { $mission } : { $n ->
    [one] un runner se met en route.
   *[other] { $n } runners se mettent en route.
}
cw-called-off = L’équipe renonce à la mission { $number }.
cw-void = La mission { $number } n’a pas pu être finie et ne compte pas.
cw-won = { $mission } : la mission est réussie.
cw-aborted = { $mission } : la mission a été annulée.
cw-lost = { $mission } : la mission est perdue.
cw-given-up = { $mission } : l’équipe a abandonné.
cw-earned = { $runner } gagne { $n } Karma et en a gagné { $total } en tout.
cw-end = L’équipe se sépare.

cw-no-slot = { $n ->
    [one] La carte a un emplacement.
   *[other] La carte a { $n } emplacements.
}
cw-no-twin = Le runner a déjà cette Augmentation.
cw-no-karma = Elle y compte { $n }, et { $of } Karma sont libres pour elle : il en manque { $short }.
cw-no-change = Le runner est en mission : rien ne change avant la fin.
cw-no-second = Une mission à la fois.
cw-no-runner = Personne n’a de runner qui puisse partir.

cw-part-karma = Karma
cw-part-karma-text = Le Karma s’ajoute de mission en mission. Il n’est jamais dépensé : les Augmentations qui comptent peuvent valoir ensemble autant que ce qui a été gagné.
cw-part-slots = Emplacements
cw-part-slots-text = Un runner a quatre emplacements. Dans le premier, une Augmentation compte sa valeur, dans les autres 10 de plus. Une nouvelle peut en recouvrir une ancienne, qui ne compte alors plus.
cw-part-role = Rôles
cw-part-role-text = Les rôles sont choisis de nouveau à chaque mission.
cw-part-team = L’équipe
cw-part-team-text = L’organisateur prévoit la mission et le nombre de runners ; les bots de la maison jouent des recrues aux places vides. S’il y a trop de runners, ceux qui ont le moins de missions partent.

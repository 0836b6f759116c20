# La campagne : QG, Approvisionnement, récupération, Prouver sa valeur.

cz-hq-no-faction = Cette équipe est de la faction { $faction } ; le QG est celui de { $own }.
cz-hq-no-character = { $card } { $stars ->
    [0] sans étoile
    [one] à une étoile
   *[other] à { $stars } étoiles
} figure { $n ->
    [one] une fois
   *[other] { $n } fois
} dans l'équipe ; le QG { $there ->
    [0] n'a aucune carte de ce genre
    [one] a une seule carte de ce genre
   *[other] a { $there } cartes de ce genre
}.
cz-hq-no-gear = { $card } n'est pas au QG : le Marché Partagé ne l'a pas apporté.
cz-hq-no-worth = Un scénario « Prouver sa valeur » demande une équipe de sa faction avec 10 de Street Cred.
cz-hq-no-other-scenario = Une équipe avec 10 de Street Cred prouve sa valeur à sa prochaine partie.

cc-title = Campagne Combat Zone
cc-blurb = Deux à huit gangs dans une ville : des parties par défi, des Vétérans et leurs blessures, des Objectifs secrets, et un dernier scénario pour qui a dix étoiles.
cc-label-option-eb = EB d'une partie
cc-label-option-matches = Parties au plus
cc-label-option-go-on = Continuer quand quelqu'un a prouvé sa valeur
cc-mission = Partie { $n } : { $scenario }
cc-vacant = personne encore
cc-head = { $n } parties jouées sur { $most }.
cc-head-over = La campagne est finie ; parties jouées : { $n }.
cc-col-faction = Faction
cc-col-cred = Street Cred
cc-col-wins = Victoires
cc-col-matches = Parties
cc-col-completed = Objectifs complétés
cc-region-objectives = Vos Objectifs
cc-region-team = Votre équipe
cc-region-outfit = Son Équipement et ses Programmes
cc-phase-found = n'a pas encore de gang
cc-phase-idle = au QG
cc-phase-draw = choisit ses Objectifs
cc-phase-muster = compose son équipe
cc-phase-ready = est prêt
cc-phase-away = a une partie
cc-phase-reward = choisit sa récompense
cc-phase-wound = soigne ses blessés
cc-ask-found = De quelle faction est votre gang ?
cc-ask-idle = Qui défiez-vous ?
cc-ask-draw = Quel Objectif défaussez-vous ?
cc-ask-muster = Qui se bat, et avec quoi ?
cc-ask-outfit = Équipements et Programmes pour { $card } : { $n } EB à dépenser.
cc-ask-ready = Votre équipe est prête.
cc-ask-away = La partie peut commencer.
cc-ask-reward = Vous avez gagné : promouvez un personnage ou recrutez un Mercenaire.
cc-ask-wound = Une blessure grave : qui lance MED ?
cc-opt-found = Fonder un gang : { $faction }
cc-opt-challenge = Défier { $member }
cc-opt-withdraw = Retirer le défi
cc-opt-drop = Défausser { $card }
cc-opt-enlist = Engager { $card }, étoiles : { $stars }
cc-opt-dismiss = Laisser { $card } au QG (place { $place })
cc-opt-outfit = Équiper { $card } (place { $place })
cc-opt-equip = Prendre { $card }
cc-opt-strip = Rendre { $card }
cc-opt-done = Assez d'Équipement
cc-opt-ready = L'équipe est au complet
cc-opt-call-off = Annuler la partie
cc-opt-promote = Promouvoir { $card }, étoiles actuelles : { $stars }
cc-opt-hire = Recruter { $card }, étoiles : { $stars }
cc-opt-no-reward = Ni l'un ni l'autre
cc-opt-treat = { $card } lance MED (modèle { $model })
cc-opt-let-be = Personne n'essaie
cc-opt-end-campaign = Finir la campagne
cc-arrived = { $who } arrive en ville.
cc-left = { $who } quitte la ville.
cc-founded = { $who } fonde un gang : { $faction }.
cc-challenged = { $who } défie { $rival }.
cc-accepted = { $who } accepte le défi de { $rival }.
cc-withdrew = { $who } retire son défi.
cc-arranged = { $who } contre { $rival } : { $card }.
cc-dropped = Vous défaussez { $card }.
cc-ready = { $who } a son équipe.
cc-match = La partie { $mission }, { $who } contre { $rival }, peut commencer.
cc-called-off = { $who } annule la partie.
cc-void = La partie { $mission } n'a pas pu finir et ne compte pas.
cc-completed = { $who } a complété { $card }.
cc-won = { $who } gagne la partie.
cc-lost = { $who } ne gagne pas la partie.
cc-proven = { $who } a prouvé sa valeur !
cc-no-reward = { $who } ne prend aucune récompense.
cc-hired = { $who } recrute { $card }, étoiles : { $n }.
cc-promoted = { $who } promeut { $card } : { $n ->
    [one] une étoile
   *[other] { $n } étoiles
 }.
cc-unlocked = Nouvel Équipement au QG de { $who } : { $n }.
cc-worth-die = { $who } obtient { $face } (dé { $die } sur { $dice }, { $sides } faces).
cc-recovery-die = Récupération de { $card } ({ $who }) : { $face } (dé { $die } sur { $dice }, { $sides } faces).
cc-medic-die = { $who } lance MED : { $face } (dé { $die } sur { $dice }, { $sides } faces).
cc-obstacle-die = OBSTACLE contre { $who } : { $face } (dé { $die } sur { $dice }, { $sides } faces).
cc-serious = { $card } ({ $who }) subit une blessure grave.
cc-well = { $card } ({ $who }) récupère.
cc-end = La campagne est finie.
cc-end-proven = La campagne est finie : quelqu'un a échappé à la Combat Zone.
cc-part-hq = QG et Approvisionnement
cc-part-hq-text = Un gang commence avec les personnages et l'Équipement sans étoiles ; les équipes viennent du QG, et le Street Cred ouvre le reste.
cc-part-objectives = Objectifs
cc-part-objectives-text = Quatre sont tirés avant une partie et trois gardés en secret ; ceux qui sont complétés restent au QG.
cc-part-promotion = Promotion
cc-part-promotion-text = Qui gagne une partie promeut un personnage d'une étoile ou recrute un Mercenaire.
cc-part-recovery = Récupération
cc-part-recovery-text = Les Vétérans blessés ou mis hors d'action lancent ; un Échec critique est une blessure grave, qu'un médecin peut surmonter.
cc-part-worth = Prouver sa valeur
cc-part-worth-text = Avec dix étoiles, un gang joue son dernier scénario ; qui le gagne remporte la campagne.

cc-label-option-market = Marché Partagé : l’équipement vient d’une pioche commune
cc-head-market = { $n } matchs joués sur { $most }. Cartes dans la pioche du Marché : { $deck }.
cc-col-gear = Équipement au QG
cc-region-market = Cartes du Marché Partagé
cc-region-loot = Butin que portent vos modèles
cc-region-gear = Équipement de votre QG
cc-phase-brawl = est partant pour une mêlée générale
cc-phase-market = est au Marché
cc-phase-waits = attend les autres au Marché
cc-phase-passed = est au Marché
cc-phase-loot = compte son butin
cc-phase-spoils = est au Marché
cc-ask-market = Le Marché Partagé : ajouter une de vos cartes au QG ? Les autres sont passées.
cc-ask-passed = On vous a passé ces cartes : en ajouter une au QG ?
cc-ask-loot = Dépenser du butin ? Chaque carte en pioche une du Marché, et l’une des cartes piochées peut rejoindre le QG.
cc-ask-spoils = Votre butin a pioché ces cartes : en ajouter une au QG ?
cc-opt-call-brawl = Appeler à une mêlée de trois ou quatre gangs
cc-opt-join-brawl = Rejoindre la mêlée de { $member }
cc-opt-start-brawl = Que la mêlée commence
cc-opt-take-gear = Ajouter { $card } au QG
cc-opt-no-gear = N’en ajouter aucune
cc-opt-spend-loot = Dépenser { $card } de { $model }
cc-opt-draw-market = Piocher au Marché
cc-opt-keep-loot = Garder le butin
cc-brawl-called = { $who } appelle à une mêlée.
cc-brawl-joined = { $who } rejoint la mêlée de { $rival }.
cc-brawl-arranged = { $who } a réuni { $n } gangs : { $card }.
cc-brawl-match = Le match { $mission } de { $n } gangs peut commencer.
cc-gear = { $who } ajoute { $card } à son QG.
cc-no-gear = { $who } n’ajoute rien à son QG.
cc-passed = Les cartes du Marché passent au suivant.
cc-spends = { $who } dépense { $card }.
cc-part-brawl = Mêlées
cc-part-brawl-text = Trois ou quatre gangs peuvent se retrouver dans un match, à l’appel de l’un d’eux.
cc-part-market = Marché Partagé
cc-part-market-text = D’un commun accord, l’équipement vient d’une pioche : après un match chacun pioche trois cartes, peut en ajouter une et passe le reste ; le butin en procure d’autres.

## La page de la ville

cc-sheets-title = Les gangs de la ville
cc-about = { $n ->
    [0] aucune partie encore
    [one] { $wins } victoire en une partie
   *[other] { $wins ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $wins } victoires
    } en { $n } parties
}
cc-tally-eb = EB de l’équipe
cc-fact-one-off = équipe pour une partie isolée
cc-one-off = { $team }
cc-fact-eb = EB par partie
cc-fact-characters = personnages
cc-fact-gear = Équipements
cc-fact-deck = Objectifs restants
cc-shelf-earned = Vétérans et Mercenaires
cc-shelf-earned-empty = Aucun encore : seulement des personnages de base.
cc-shelf-completed = Objectifs complétés
cc-shelf-completed-empty = Aucun encore.
cc-shelf-objectives = Objectifs de cette partie
cc-shelf-team = Équipe de cette partie
cc-shelf-loot = Butin porté
cc-deed-won = { $match } : gagnée
cc-deed-lost = { $match } : pas gagnée
cc-deed-gone = { $match } : abandonnée
cc-deed-void = { $match } : ne compte pas
cc-step-challenge = Défi
cc-step-objectives = Objectifs
cc-step-team = Équipe
cc-step-match = Partie
cc-step-reward = Récompense
cc-step-recovery = Récupération
cc-step-market = Marché
cc-pair-challenge = Défi
cc-pair-awaits = attend une réponse
cc-pair-brawl = Mêlée
cc-pair-brawl-status = { $n } gangs sur 3 à { $most }
cc-pair-prepares = gangs prêts : { $n } sur { $of }
cc-faction-leaders = Leaders : { $names }
cc-faction-taken = { $n ->
    [one] Un gang de la ville est de cette faction.
   *[other] { $n } gangs de la ville sont de cette faction.
}
cc-challenges-you = Vous défie !
cc-carries = Porte { $what }
cc-and = { $a }, { $b }
cc-eb = { $n } EB
cc-group-team = Votre équipe : { $n } EB sur { $of }
cc-group-hq = Du QG : { $n } EB à dépenser
cc-group-carried = { $name } porte
cc-group-promote = Promouvoir un personnage
cc-group-hire = Ou recruter un Mercenaire
cc-way-found = Fonder ce gang
cc-way-challenge = Défier
cc-way-accept = Accepter
cc-way-drop = Défausser
cc-way-dismiss = Laisser au QG
cc-way-outfit = Équiper
cc-way-enlist = Engager
cc-way-equip = Prendre
cc-way-strip = Reposer
cc-way-promote = Promouvoir
cc-way-hire = Recruter
cc-way-take-gear = Ajouter au QG
cc-shelf-next = Approvisionnement : ouvert par la prochaine étoile
cc-shelf-gear = Équipements au QG

# Composition d'équipe.

cz-team-no-empty = Il n'y a pas un seul modèle dans cette liste.
cz-team-no-large = { $n } modèles : une table en accueille au plus { $most } par équipe.
cz-team-no-name = Rien ne s'appelle « { $name } ».
cz-team-no-name-near = Rien ne s'appelle « { $name } ». Les plus proches : { $near }.
cz-team-no-count = Un nombre va de 1 à { $most } ; celui-ci est { $n }.
cz-team-no-bearer = { $card } est placé avant tout modèle : écrivez-le sous celui qui le porte.
cz-team-no-faction = « { $word } » n'est pas une faction. Les factions : { $known }.
cz-team-no-faction-named = La liste ne nomme aucune faction, et ses modèles n'en montrent aucune.
cz-team-no-two-factions = La liste nomme deux factions ; une équipe n'en a qu'une.
cz-team-no-hire = { $card } n'est pas à vendre : seul un scénario le met sur la table.
cz-team-no-foreign = { $card } appartient à { $own }, pas à { $faction }.
cz-team-no-rank = { $card } n'a pas de version à { $n } { $n ->
    [one] étoile
   *[other] étoiles
} ; étoiles de ses versions : { $there }.
cz-team-no-veteran = { $card } a { $n } { $n ->
    [one] étoile
   *[other] étoiles
}, et la première partie d'une campagne se joue sans Vétérans.
cz-team-no-gonk-gear = { $card } est un Gonk et porte { $n } équipement(s) ; seuls les personnages en portent.
cz-team-no-bulky = { $card } porte { $n } équipements Encombrants ; un seul est permis : { $names }.
cz-team-no-twice = { $card } a { $n } exemplaires de { $gear } ; un modèle n'en prend qu'un.
cz-team-no-iconic = { $gear } est réservé à { $leader }.
cz-team-no-cred = { $card } exige { $needed } de Street Cred ; l'équipe en a { $n }.
cz-team-no-netrunner = { $card } n'est pas Netrunner et a { $n } { $n ->
    [one] programme
   *[other] programmes
}.
cz-team-no-room = { $card } a { $n } programmes et peut en installer { $room }.
cz-team-no-leader = L'équipe n'a pas de Leader ; il lui en faut exactement un.
cz-team-no-leaders = L'équipe a { $n } Leaders et peut en avoir un : { $names }.
cz-team-no-specialists = { $card } est un Spécialiste et figure { $n } fois dans l'équipe ; une fois est permise.
cz-team-no-mercs = { $n } Mercenaires, et { $most } peuvent être recrutés : { $names }.
cz-team-no-gonks = { $n } Gonks, et l'Influence combinée des personnages en permet { $most }.
cz-team-no-copies = { $n } exemplaires de { $card } ; sa rareté en permet { $most }.
cz-team-no-eb = L'équipe coûte { $n } EB et peut en coûter { $most } : { $over } EB de trop.
cz-team-no-objective = { $faction } n'a pas d'objectif appelé « { $name } ».
cz-team-no-more-completed = L'équipe apporte { $n } { $n ->
    [one] objectif complété
   *[other] objectifs complétés
  } ; cette table en permet { $most } (son option « Objectifs apportés d’une campagne »).
cz-team-no-completed-twice = { $card } est cité { $n } fois ; une équipe complète un objectif une seule fois.
cz-team-no-penalty = { $card } n'a pas été complété : on ne peut pas l'apporter.
cz-team-no-such = Aucune équipe ne s'appelle « { $name } ». Il y a : { $near } ; ou collez une liste avec un modèle par ligne.

cz-team-completed = Objectifs complétés : { $names }
cz-team-price = { $n } EB, Street Cred { $stars }, Influence combinée { $influence }
cz-team-size = personnages { $characters }, Gonks { $gonks }, équipements { $gear }, programmes { $programs }

# La campagne : QG, Approvisionnement, récupération, Prouver sa valeur.

cz-hq-no-faction = Cette équipe est de la faction { $faction } ; le QG est celui de { $own }.
cz-hq-no-character = { $card } { $stars ->
    [0] sans étoile
    [one] à une étoile
   *[other] à { $stars } étoiles
} figure { $n ->
    [one] une fois
   *[other] { $n } fois
} dans l'équipe ; le QG { $there ->
    [0] n'a aucune carte de ce genre
    [one] a une seule carte de ce genre
   *[other] a { $there } cartes de ce genre
}.
cz-hq-no-gear = { $card } n'est pas au QG : le Marché Partagé ne l'a pas apporté.
cz-hq-no-worth = Un scénario « Prouver sa valeur » demande une équipe de sa faction avec 10 de Street Cred.
cz-hq-no-other-scenario = Une équipe avec 10 de Street Cred prouve sa valeur à sa prochaine partie.

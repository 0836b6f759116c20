# Les paquets : ce qui cloche dans une liste, ce qui la compose, et les paquets de la maison.

nr-deck-no-empty = Il n'y a pas une seule carte dans cette liste.
nr-deck-no-name = Aucune carte ne s'appelle « { $name } ».
nr-deck-no-name-near = Aucune carte ne s'appelle « { $name } ». Les plus proches : { $near }.
nr-deck-no-count = Un nombre va de 1 à { $most } ; celui-ci est { $n }.
nr-deck-no-side = Un paquet est pour la Corpo (corp) ou le Runner (runner), pas pour « { $word } ».
nr-deck-no-two = Ce sont deux paquets : la liste a commencé comme celle de l'autre camp.
nr-deck-no-foreign = { $card } n'a pas sa place dans un paquet { $side } : les deux camps ont des cartes différentes.
nr-deck-no-small = { $n } { $n ->
        [one] carte
       *[other] cartes
    } : un paquet en a au moins { $least }, il en manque { $more }.
nr-deck-no-large = { $n } cartes : une table en accepte au plus { $most }.
nr-deck-no-points = { $points } { $points ->
        [one] point
       *[other] points
    } d'agenda : un paquet Corpo de { $n } cartes en demande au moins { $needed }.
nr-deck-no-copies = { $card } : { $n } exemplaires, et cette table en permet { $limit }.
nr-deck-no-banned = { $card } est bannie à cette table.
nr-deck-no-other-side = C'est un paquet { $side }, et c'est l'autre camp qui doit le jouer.
nr-deck-no-such = Aucun paquet ne s'appelle « { $name } ». Il y a : { $near } ; ou « sealed » et une graine, ou une liste d'une carte par ligne.
nr-deck-of-corp = Corpo
nr-deck-of-runner = Runner

nr-deck-size-corp = { $n } cartes, { $points } points d'agenda ({ $most ->
        [0] trop peu pour tout paquet
       *[other] assez pour { $most } cartes
    })
nr-deck-size-runner = { $n } cartes
nr-deck-corp-types = agendas { $agenda }, glacess { $ice }, nodes { $node }, opérations { $operation }, upgrades { $upgrade }
nr-deck-runner-types = programmes { $program } (brise-glaces { $breakers }), preps { $prep }, matériel { $hardware }, ressources { $resource }
nr-deck-ice = walls { $walls }, code gates { $gates }, sentries { $sentries }

nr-deck-about-bricks-and-gates = Une première Corpo : des glaces simples qui arrêtent les intrusions, des revenus réguliers, des agendas à trois points.
nr-deck-about-tripwires = Une deuxième Corpo : des traques qui taguent le Runner, et ce que la Corpo fait d'un Runner tagué.
nr-deck-about-three-keys = Un premier Runner : un brise-glace par genre de glace, de l'argent, et quelques intrusions qui voient plus de cartes.
nr-deck-about-deep-dig = Un deuxième Runner : une plus grande installation qui fouille la R&D et le QG tour après tour.
nr-deck-about-blink-pressure-rig = Un brise-glace qui lance un dé par sous-routine, et une main pour survivre à ses ratés.
nr-deck-about-cheap-bag-of-tricks = Un peu de tout : presque chaque genre de carte Corpo, une ou deux fois.
nr-deck-about-chrome-rush-bureau = Des glaces bon marché et bien des façons d'avancer un agenda à la hâte.
nr-deck-about-deep-market-engine = Des programmes achetés à tempérament, cherchés dans le paquet et logés dans des daemons.
nr-deck-about-express-shutdown = Des embuscades et des traques, puis des dégâts Meat pour le Runner tagué.
nr-deck-about-ghost-circuit = Les bits furtifs paient les brise-glaces ; les interfaces montrent plus de cartes.
nr-deck-about-greyhound-demolition-derby = Pas une seule glace : des tags à chaque carte piochée, puis un chien qui mord les tagués.
nr-deck-about-ice-destruction-runner = Presque pas de brise-glace : c'est la glace elle-même qui part à la défausse.
nr-deck-about-inside-forgery-loop = Force la Corpo à activer ses glaces ou à les perdre, et se glisse entre celles qui restent.
nr-deck-about-king-of-the-road = Tous les genres de brise-glaces, et des preps pour courir sur le QG et la R&D.
nr-deck-about-last-call-at-r-d = Plusieurs intrusions par tour sur la R&D, qui voient chacune plus d'une carte.
nr-deck-about-cybernetics-risk-rig = Rien que du Classic : des implants qui font mal et des Preps qui paient le risque.
nr-deck-about-krashkurs-clown-kreditmaschine = Un seul brise-glace pour tout, des clowns qui affaiblissent les glaces et de l’argent par des Preps.
nr-deck-about-prep-economy-pressure = Rien que du Classic : des Preps qui cherchent, vendent et rapportent, et quelques brise-glaces bon marché.
nr-deck-about-remote-lab-deflection = Des glaces qui envoient les intrusions ailleurs, autour de recherches à ne pas trouver.

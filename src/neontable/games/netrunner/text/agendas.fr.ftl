# Textes des agendas de Netrunner, dans nos propres mots.

nr-text-ai-chief-financial-officer = 1 action : toutes les cartes du QG et des Archives retournent dans la R&D, qui est mélangée. La Corpo pioche ensuite 5 cartes.
nr-text-charity-takeover = Quand cette carte est marquée : prenez 9 bits à la banque ; la Corpo reçoit 1 point de mauvaise publicité.
nr-text-corporate-boon = Quand cette carte est marquée : posez 4 compteurs Boon sur cette carte. Retirez un compteur Boon : la Corpo a 1 action de plus ce tour-ci. Seulement pendant le tour de la Corpo, une fois par tour.
nr-text-corporate-downsizing = Quand cette carte est marquée : vous pouvez montrer au Runner des agendas du QG, autant que vous voulez. Pour chacun de leurs points d'agenda, prenez 2 bits à la banque. Ils sont ensuite mélangés dans la R&D.
nr-text-corporate-retreat = 1 action : prenez 2 bits à la banque. Dès que la Corpo installe ou active quoi que ce soit après avoir marqué cette carte, cette capacité est perdue pour de bon.
nr-text-corporate-war = Quand cette carte est marquée : si votre réserve contient au moins 12 bits, prenez-en 12 de plus à la banque ; si elle en contient moins, elle est vidée.
nr-text-data-fort-reclamation = Quand cette carte est marquée : prenez 10 bits à la banque et choisissez au plus 4 cartes du QG. Elles forment un nouveau fort : installez-les l'une après l'autre ; chacune peut être activée au moment où elle est installée. Ce qui reste ensuite de ces 10 bits retourne à la banque.
nr-text-encryption-breakthrough = Quand cette carte est marquée : vous pouvez retourner face visible, sans les activer, ceux de vos code gates installés que vous voulez. Prenez 1 bit à la banque pour chaque code gate activé ou face visible. À partir de là, chaque code gate a 1 point de force en plus.
nr-text-ice-transmutation = Quand cette carte est marquée : choisissez une glace activée. À partir de là, elle a 1 point de force en plus et chacune de ses sous-routines en double, la copie juste après l'originale.
nr-text-priority-requisition = Quand cette carte est marquée : une glace installée de votre choix peut être activée gratuitement.
nr-text-project-babylon = Quand cette carte est marquée : pour chaque tranche de 2 compteurs d'avancement au-delà de sa difficulté, cette carte vaut 1 point d'agenda de plus.
nr-text-security-net-optimization = Quand cette carte est marquée : choisissez un fort. À partir de là, chaque glace sur ce fort a 1 point de force en plus.
nr-text-security-purge = Quand cette carte est marquée : montrez au Runner les 3 cartes du dessus de la R&D. Chaque glace parmi elles est installée sur un fort de votre choix et activée, le tout gratuitement ; les autres sont détruites.
nr-text-subsidiary-branch = Une fois cette carte marquée, la Corpo a 1 action de plus à chacun de ses tours.
nr-text-superior-net-barriers = Quand cette carte est marquée : vous pouvez retourner face visible, sans les activer, ceux de vos walls installés que vous voulez. Prenez 1 bit à la banque pour chaque wall activé ou face visible. À partir de là, chaque wall a 1 point de force en plus.

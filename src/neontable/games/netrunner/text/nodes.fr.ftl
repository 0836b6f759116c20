# Textes des nodes de Netrunner, dans nos propres mots.

nr-text-acme-savings-and-loan = Pour activer cette carte, cédez aussi 1 point d'agenda. Quand cette carte est activée : prenez 12 bits à la banque, puis détruisez-la. Jusqu'à la fin de la partie, la Corpo doit 1 bit chaque fois que son tour se termine et perd la partie si elle ne le paie pas. 1 action, 12 bits : cette dette prend fin et la Corpo reçoit 1 point d'agenda.
nr-text-chicago-branch = 1 action, 3 bits : posez 2 compteurs d'avancement sur une carte installée qui peut être avancée.
nr-text-city-surveillance = Chaque carte que le Runner pioche lui vaut un tag, sauf s'il paie pour elle 1 bit en plus de tous les autres coûts. Cette carte peut aussi être activée juste avant une telle pioche.
nr-text-corporate-negotiating-center = Chaque fois qu'un tour de la Corpo commence, vous pouvez montrer au Runner des agendas du QG ; prenez 1 bit à la banque par agenda montré.
nr-text-corprunners-shattered-remains = Peut être avancée, activée ou non. À l'accès : la Corpo choisit et détruit 1 matériel par compteur d'avancement posé sur cette carte.
nr-text-disinfectant-inc = Une fois par tour, quand la Corpo va recevoir un compteur virus, vous pouvez payer 1 bit pour ne pas le recevoir.
nr-text-experimental-ai = Peut être avancée, activée ou non. À l'accès : la Corpo choisit et détruit 1 programme par compteur d'avancement posé sur cette carte.
nr-text-hacker-tracker-central = Quand une tentative de traque est finie, réussie ou non, posez sur cette carte 1 bit de la banque. Pendant une traque, la Corpo peut dépenser ces bits : chacun augmente de 1 la valeur de traque et la limite de traque.
nr-text-information-laundering = Peut être avancée, activée ou non. 1 action, détruisez cette carte : prenez 4 bits à la banque par compteur d'avancement qui s'y trouvait.
nr-text-investment-firm = Chaque fois qu'un tour de la Corpo commence, 1 bit de cette carte, s'il y en a, va dans votre réserve. Chaque fois que des bits vont entrer dans votre réserve, vous pouvez renoncer à certains d'entre eux : pour chaque bit auquel vous renoncez, posez sur cette carte 2 bits de la banque. Impossible avec les bits que donne un effet au début de votre tour.
nr-text-nevinyrral = La Corpo a 1 action de plus à chacun de ses tours. Si cette carte est activée quand elle quitte le jeu, la Corpo perd la partie.
nr-text-omniscience-foundation = Chaque fois que se termine un tour où le Runner a reçu au moins un tag, il en reçoit un de plus.
nr-text-remote-facility = La Corpo a 1 action de plus à chacun de ses tours.
nr-text-rescheduler = 1 action : tout le QG retourne dans la R&D, qui est mélangée ; la Corpo pioche autant de cartes qu'il en est retourné.
nr-text-schlaghund = 1 action : lancez un dé ; si le résultat ne dépasse pas le nombre de tags du Runner, le Runner subit 10 dégâts Meat et cette carte est détruite.
nr-text-vapor-ops = Peut être avancée, activée ou non. Retirez un compteur d'avancement de cette carte : prenez 1 bit à la banque. 1 action : déplacez autant de ses compteurs d'avancement que vous voulez sur une autre carte installée qui peut être avancée.

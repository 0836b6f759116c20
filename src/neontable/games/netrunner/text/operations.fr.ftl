# Textes des operations de Netrunner, dans nos propres mots.

nr-text-corporate-shuffle = La Corpo pioche 5 cartes de la R&D, puis choisit une carte du HQ et la mélange dans la R&D.
nr-text-edgerunner-inc-temps = La Corpo a au plus 3 actions de plus, tout de suite et d'affilée, uniquement pour installer des cartes ; elle peut ne pas les prendre toutes.
nr-text-falsified-transactions-expert = Enlevez au plus 3 compteurs d'avancement à une carte et posez-les sur une autre, installée et qui peut être avancée.
nr-text-manhunt = Jouable seulement si le Runner a tenté un run à son dernier tour. Trace 6 : si elle réussit, le Runner reçoit 1 tag par point de la valeur de trace au-dessus du link.
nr-text-new-blood = Remettez face cachée toute ice face visible qui n'est pas rezzée. Puis, à l'insu du Runner, échangez les places de deux ice installées, autant de fois que vous voulez.
nr-text-off-site-backups = Choisissez une carte des Archives et reprenez-la dans le HQ.
nr-text-planning-consultants = Regardez les 5 cartes du dessus de la R&D et remettez-les sur le dessus, dans l'ordre que vous voulez.
nr-text-power-grid-overload = Jouable seulement si le Runner est tagué. X est le nombre de bits que vous payez. Choisissez X hardwares du Runner, sans cybernetics parmi eux : ils sont trashés.
nr-text-reclamation-project = Choisissez dans les Archives toutes les ice que vous voulez, montrez-les au Runner et reprenez-les dans le HQ.
nr-text-silver-lining-recovery-protocol = Comptez les compteurs d'avancement qui étaient sur les agendas libérés au dernier tour du Runner ; prenez 3 bits à la banque pour chacun.

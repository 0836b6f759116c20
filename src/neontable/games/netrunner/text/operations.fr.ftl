# Textes des opérations de Netrunner, dans nos propres mots.

nr-text-corporate-shuffle = La Corpo pioche 5 cartes de la R&D, puis choisit une carte du QG et la mélange dans la R&D.
nr-text-edgerunner-inc-temps = La Corpo a au plus 3 actions de plus, tout de suite et d'affilée, uniquement pour installer des cartes ; elle peut ne pas les prendre toutes.
nr-text-falsified-transactions-expert = Enlevez au plus 3 compteurs d'avancement à une carte et posez-les sur une autre, installée et qui peut être avancée.
nr-text-manhunt = Jouable seulement si le Runner a tenté une intrusion à son dernier tour. Traque 6 : si elle réussit, le Runner reçoit 1 tag par point de la valeur de traque au-dessus du lien.
nr-text-new-blood = Remettez face cachée toute glace face visible qui n'est pas activée. Puis, à l'insu du Runner, échangez les places de deux glaces installées, autant de fois que vous voulez.
nr-text-off-site-backups = Choisissez une carte des Archives et reprenez-la dans le QG.
nr-text-planning-consultants = Regardez les 5 cartes du dessus de la R&D et remettez-les sur le dessus, dans l'ordre que vous voulez.
nr-text-power-grid-overload = Jouable seulement si le Runner est tagué. X est le nombre de bits que vous payez. Choisissez X matériels du Runner, sans cybernetics parmi eux : ils sont détruits.
nr-text-reclamation-project = Choisissez dans les Archives toutes les glaces que vous voulez, montrez-les au Runner et reprenez-les dans le QG.
nr-text-silver-lining-recovery-protocol = Comptez les compteurs d'avancement qui étaient sur les agendas libérés au dernier tour du Runner ; prenez 3 bits à la banque pour chacun.

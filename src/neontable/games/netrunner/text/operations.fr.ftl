# Textes des operations de Netrunner, dans nos propres mots.




nr-text-accounts-receivable = Prenez 9 bits à la banque.
nr-text-annual-reviews = La Corpo pioche 3 cartes de la R&D.
nr-text-audit-of-call-records = Jouable seulement si le Runner a tenté au moins 2 runs à son dernier tour. Trace 5 : si elle réussit, le Runner reçoit un tag.
nr-text-chance-observation = Jouable seulement si le Runner a tenté un run à son dernier tour. Trace 5 : si elle réussit, le Runner reçoit un tag.
nr-text-closed-accounts = Jouable seulement si le Runner est tagué. La réserve du Runner est vidée.
nr-text-corporate-detective-agency = Jouable seulement si le Runner est tagué. Choisissez au plus 2 resources du Runner : elles sont trashées gratuitement.
nr-text-corporate-shuffle = La Corpo pioche 5 cartes de la R&D, puis choisit une carte du HQ et la mélange dans la R&D.
nr-text-credit-consolidation = Prenez 15 bits à la banque.
nr-text-datapool-by-zetatech = Jouable seulement si le Runner est tagué. Le Runner reçoit 2 tags de plus.
nr-text-day-shift = La Corpo pioche 2 cartes de la R&D et prend 1 bit à la banque.
nr-text-edgerunner-inc-temps = La Corpo a au plus 3 actions de plus, tout de suite et d'affilée, uniquement pour installer des cartes ; elle peut ne pas les prendre toutes.
nr-text-efficiency-experts = Prenez 3 bits à la banque.
nr-text-falsified-transactions-expert = Enlevez au plus 3 compteurs d'avancement à une carte et posez-les sur une autre, installée et qui peut être avancée.
nr-text-management-shake-up = Posez 3 compteurs d'avancement sur des cartes installées qui peuvent être avancées, répartis comme vous voulez.
nr-text-manhunt = Jouable seulement si le Runner a tenté un run à son dernier tour. Trace 6 : si elle réussit, le Runner reçoit 1 tag par point de la valeur de trace au-dessus du link.
nr-text-netwatch-credit-voucher = Jouable seulement si le Runner est tagué. Le Runner reçoit un tag de plus ; prenez 1 bit à la banque.
nr-text-new-blood = Remettez face cachée toute ice face visible qui n'est pas rezzée. Puis, à l'insu du Runner, échangez les places de deux ice installées, autant de fois que vous voulez.
nr-text-night-shift = Prenez 2 bits à la banque ; la Corpo pioche 1 carte de la R&D.
nr-text-off-site-backups = Choisissez une carte des Archives et reprenez-la dans le HQ.
nr-text-overtime-incentives = La Corpo a 2 actions de plus ce tour-ci.
nr-text-planning-consultants = Regardez les 5 cartes du dessus de la R&D et remettez-les sur le dessus, dans l'ordre que vous voulez.
nr-text-power-grid-overload = Jouable seulement si le Runner est tagué. X est le nombre de bits que vous payez. Choisissez X hardwares du Runner, sans cybernetics parmi eux : ils sont trashés.
nr-text-project-consultants = Posez 4 compteurs d'avancement sur des cartes installées qui peuvent être avancées, répartis comme vous voulez.
nr-text-punitive-counterstrike = Jouable seulement si le Runner est tagué. Le Runner subit 2 dégâts Meat.
nr-text-reclamation-project = Choisissez dans les Archives toutes les ice que vous voulez, montrez-les au Runner et reprenez-les dans le HQ.
nr-text-scorched-earth = Jouable seulement si le Runner est tagué. Le Runner subit 4 dégâts Meat.
nr-text-silver-lining-recovery-protocol = Comptez les compteurs d'avancement qui étaient sur les agendas libérés au dernier tour du Runner ; prenez 3 bits à la banque pour chacun.
nr-text-systematic-layoffs = Posez 2 compteurs d'avancement sur des cartes installées qui peuvent être avancées, répartis comme vous voulez.
nr-text-team-restructuring = Choisissez au plus 2 cartes installées qui peuvent être avancées : chacune reçoit 1 compteur d'avancement.
nr-text-trojan-horse = Jouable seulement si un agenda a été libéré au dernier tour du Runner. Le Runner reçoit un tag.
nr-text-urban-renewal = Jouable seulement si le Runner est tagué. Le Runner subit 5 dégâts Meat.

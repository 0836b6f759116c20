# Textes des upgrades de Netrunner, dans nos propres mots.




nr-text-aardvark = Pendant les runs sur ce fort, le Runner ne peut pas utiliser de worm. S'il en utilise un alors que cette carte n'est pas encore rezzée, vous pouvez la rezzer aussitôt : ce worm est trashé, et les bits payés pour l'utiliser sur l'ice en cours sont perdus sans effet. Le Runner peut encore utiliser d'autres icebreakers sur cette ice.
nr-text-antiquated-interface-routines = Chaque ice sur ce fort a 1 point de force en plus.
nr-text-bizarre-encryption-scheme = Ne s'installe que dans un fort subsidiaire. Pendant un run où le Runner accède à cette carte, les agendas auxquels il accède dans ce fort ne sont pas libérés mais remis en place. Quand le tour suivant du Runner commence, il marque ceux d'entre eux qui sont encore dans le fort. Les runs suivants se font comme d'habitude.
nr-text-chester-mix = La Corpo installe chaque ice sur ce fort pour 2 bits de moins.
nr-text-chimera = À l'accès : la Corpo choisit un daemon, qui est trashé.
nr-text-crybaby = À l'accès : le Runner reçoit un compteur Crying. À chaque tentative de trace, le link du Runner baisse de 2 par compteur de ce genre. Runner, 1 action, 2 bits : un compteur Crying est retiré.
nr-text-crystal-palace-station-grid = Pendant les runs sur ce fort, chaque subroutine que le Runner casse coûte 1 bit de plus.
nr-text-dedicated-response-team = À l'accès par un Runner tagué : le Runner subit 3 dégâts Meat.
nr-text-dieter-esslin = À l'accès : le Runner subit 1 dégât Net.
nr-text-dr-dreff = Une fois par run sur ce fort, quand le Runner vient de passer la dernière ice, ou a déclaré le run et qu'il n'y a aucune ice : vous pouvez choisir une ice du HQ et payer la moitié de son coût de rez (arrondie vers le bas). Le Runner doit la rencontrer, et le run ne peut réussir que s'il la passe. Elle est trashée quand cette rencontre est finie.
nr-text-jenny-jett = Une fois par run sur ce fort, quand le Runner vient de passer la dernière ice, ou a déclaré le run et qu'il n'y a aucune ice : vous pouvez choisir une ice du HQ et l'installer sur ce fort, à la place la plus intérieure ; cela coûte 1 bit par ice qui s'y trouve déjà. Le Runner est alors à l'approche de cette ice.
nr-text-jerusalem-city-grid = Les walls sur ce fort coûtent 2 bits de moins à rezzer et ont 1 point de force en plus.
nr-text-namatoki-plaza = Ne s'installe que dans un fort subsidiaire. L'installer oblige à payer aussitôt son coût de rez. Le fort peut contenir un agenda ou une node de plus. Si cette carte quitte le jeu et qu'il y a alors trop d'agendas et de nodes dans le fort, trashez l'un d'eux.
nr-text-new-galveston-city-grid = Trasher une node ou une autre upgrade dans ce fort coûte au Runner 2 bits de plus, y compris pendant le run où cette carte est trashée.
nr-text-olivia-salazar = Une fois par run sur ce fort : vous pouvez rezzer une ice sur ce fort pour la moitié de son coût (arrondie vers le bas). Quand le run est fini, cette ice est derezzée.
nr-text-omni-kismet-ph-d = Une fois par run sur ce fort : vous pouvez échanger une ice non rezzée de ce fort contre une ice du HQ, qui prend sa place face cachée.
nr-text-paris-city-grid = Quand cette carte est rezzée : posez sur cette carte 3 bits de la banque. Ces bits ne paient que des traces pendant les runs sur ce fort. Ceux qui sont dépensés sont remis par la banque quand le tour suivant de la Corpo commence.
nr-text-red-herrings = Libérer un agenda auquel il accède dans ce fort coûte au Runner 5 bits en plus de tous les autres coûts, y compris pendant le run où cette carte est trashée.
nr-text-rio-de-janeiro-city-grid = Pendant les runs sur ce fort, lancez un dé chaque fois que le Runner vient de passer une ice rezzée : sur 1, le run se termine.
nr-text-roving-submarine = Ne s'installe que dans un fort subsidiaire. Le Runner ne peut faire de run sur ce fort que si, au dernier tour de la Corpo, une carte a été installée dans ou sur ce fort, ou un compteur d'avancement posé sur une carte dans ou sur ce fort.
nr-text-singapore-city-grid = Une fois par run sur ce fort : vous pouvez échanger une ice non rezzée de ce fort contre une ice du HQ, qui prend sa place face cachée.
nr-text-tesseract-fort-construction = Chaque ice sur ce fort a une subroutine de plus, placée en dernier : « Si le Runner ne paie pas 1 bit, le run se termine. »
nr-text-tokyo-chiba-infighting = Chaque fois qu'un run sur ce fort s'est terminé sans succès, prenez 2 bits à la banque.
nr-text-turbeau-delacroix = Une fois par run sur ce fort, à l'accès à cette carte : vous pouvez tenter une trace 10. Si elle réussit, le Runner reçoit un tag.
nr-text-twenty-four-hour-surveillance = Pendant les runs sur ce fort, aucun bit de source stealth ne peut être utilisé.
nr-text-washington-d-c-city-grid = Les agendas dans ce fort ont 1 de difficulté en moins.

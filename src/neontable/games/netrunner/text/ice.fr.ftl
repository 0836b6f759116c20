# Textes des glaces de Netrunner, dans nos propres mots. Chaque sous-routine a le sien, par son numéro.

nr-sub-fatal-attractor-1 = À la prochaine glace rencontrée dans cette intrusion, le Runner subit 3 dégâts Net sauf si toutes ses sous-routines sont cassées.
nr-text-pocket-virtual-reality = Au début de chaque rencontre avec cette carte, prenez 4 bits à la banque ; ils ne paient que ses deux traques. Ceux qui restent après la rencontre retournent à la banque.
nr-sub-too-many-doors-1 = Chaque joueur choisit en secret de dépenser 0, 1 ou 2 bits ; les montants sont révélés et payés. S'ils sont différents, l'intrusion se termine.
nr-sub-tutor-1 = Jusqu'à la fin de cette intrusion, chaque glace rencontrée a une sous-routine de plus, placée en dernier : « L'intrusion se termine. »
nr-sub-vacuum-link-1 = Lancez un dé : sur 1, 2 ou 3, le Runner doit soit mettre fin à l'intrusion, soit reculer d'autant de glaces activées et reprendre l'intrusion à partir de là ; s'il y en a trop peu, à partir de la plus extérieure.
nr-sub-viral-15-2 = Jusqu'à la fin de cette intrusion, chaque fois qu'une glace activée vient d'être passée, celle-ci comprise, le Runner doit soit mettre fin à l'intrusion, soit détruire un de ses programmes installés, à son choix.

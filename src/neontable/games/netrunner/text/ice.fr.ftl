# Textes des ice de Netrunner, dans nos propres mots. Chaque subroutine a le sien, par son numéro.

nr-sub-fatal-attractor-1 = À la prochaine ice rencontrée dans ce run, le Runner subit 3 dégâts Net sauf si toutes ses subroutines sont cassées.
nr-text-pocket-virtual-reality = Au début de chaque rencontre avec cette carte, prenez 4 bits à la banque ; ils ne paient que ses deux traces. Ceux qui restent après la rencontre retournent à la banque.
nr-sub-too-many-doors-1 = Chaque joueur choisit en secret de dépenser 0, 1 ou 2 bits ; les montants sont révélés et payés. S'ils sont différents, le run se termine.
nr-sub-tutor-1 = Jusqu'à la fin de ce run, chaque ice rencontrée a une subroutine de plus, placée en dernier : « Le run se termine. »
nr-sub-vacuum-link-1 = Lancez un dé : sur 1, 2 ou 3, le Runner doit soit jack out, soit reculer d'autant d'ice rezzées et reprendre le run à partir de là ; s'il y en a trop peu, à partir de la plus extérieure.
nr-sub-viral-15-2 = Jusqu'à la fin de ce run, chaque fois qu'une ice rezzée vient d'être passée, celle-ci comprise, le Runner doit soit jack out, soit trasher un de ses programs installés, à son choix.

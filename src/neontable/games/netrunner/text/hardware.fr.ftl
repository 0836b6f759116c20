# Ce que font les cartes matériel du Runner, dans nos propres mots.

nr-text-armored-fridge = Arrive en jeu avec 7 compteurs Ablative. Retirez-en un pour prévenir 1 dégât Meat. Quand il n'en reste plus, cette carte est détruite.
nr-text-bodyweight-data-creche = Vous avez 1 MU de plus. Au plus une fois par tour, quand une intrusion vient de réussir, vous pouvez en tenter une autre sans dépenser d'action.
nr-text-full-body-conversion = Aucun dégât Meat ne vous atteint. Cependant, quand on vous en inflige, la Corpo peut payer : chaque bit en laisse passer 1 à travers cette carte.
nr-text-lifesaver-nanosurgeons = 1 action, seulement si vous avez subi des dégâts au cours de vos 3 dernières actions : piochez 2 cartes de votre paquet. Détruisez cette carte : 1 dégât Brain est prévenu.
nr-text-microtech-backup-drive = Quand des programmes que vous avez en jeu devraient aller dans votre défausse, seuls ou à plusieurs, vous pouvez plutôt poser ceux que vous voulez sur cette carte, dans l'ordre de votre choix. Ils sont détruits si elle quitte le jeu. 1 action : celui du dessus va dans votre main.
nr-text-microtech-trode-set = Casser une sous-routine vous coûte chaque fois 1 bit de plus. Les sous-routines des glaces AP ne vous font rien, sauf si elles tentent une traque ou infligent des dégâts Net. Quand vous en laissez une non cassée, elle vous inflige au plus 1 dégât Net.
nr-text-record-reconstructor = 1 action : tentez une intrusion sur les Archives. Si elle réussit, à la place de l'accès, leurs cartes face visible sont mélangées, et les 2 qui se retrouvent dessus sont posées sur la R&D.

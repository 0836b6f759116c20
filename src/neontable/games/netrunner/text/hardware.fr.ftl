# Ce que font les cartes hardware du Runner, dans nos propres mots.




nr-text-arasaka-portable-prototype = Vous avez 3 MU de plus. En plus de son prix, l'installer vous prend 1 point d'agenda. Arrive en jeu avec 3 bits de la banque, qui ne servent qu'à utiliser des icebreakers pendant les runs. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.
nr-text-armadillo-armored-road-home = Arrive en jeu avec 2 bits de la banque, qui ne servent qu'à retirer des tags. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour. Trashez cette carte : 3 dégâts Meat au plus sont prévenus.
nr-text-armored-fridge = Arrive en jeu avec 7 compteurs Ablative. Retirez-en un pour prévenir 1 dégât Meat. Quand il n'en reste plus, cette carte est trashée.
nr-text-artemis-2020 = Vous avez 2 MU de plus. Arrive en jeu avec 2 bits de la banque, qui ne servent qu'à utiliser des icebreakers pendant les runs. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.
nr-text-bodyweight-data-creche = Vous avez 1 MU de plus. Au plus une fois par tour, quand un run vient de réussir, vous pouvez en faire un autre sans dépenser d'action.
nr-text-corolla-speed-chip = Arrive en jeu avec 1 bit de la banque, qui ne sert qu'à utiliser des killers pendant les runs. Une fois utilisé, il revient de la banque au début de votre prochain tour.
nr-text-dermatech-bodyplating = À chaque tour, 1 dégât Meat au plus est prévenu.
nr-text-drifter-mobile-environment = Arrive en jeu avec 2 bits de la banque, qui ne servent qu'à retirer des tags. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.
nr-text-full-body-conversion = Aucun dégât Meat ne vous atteint. Cependant, quand on vous en inflige, la Corpo peut payer : chaque bit en laisse passer 1 à travers cette carte.
nr-text-green-knight-surge-buffers = À chaque tour, 1 dégât Net au plus est prévenu.
nr-text-hq-interface = Chaque accès au HQ porte sur 1 carte du HQ en plus.
nr-text-lifesaver-nanosurgeons = 1 action, seulement si vous avez subi des dégâts au cours de vos 3 dernières actions : piochez 2 cartes de votre stack. Trashez cette carte : 1 dégât Brain est prévenu.
nr-text-microtech-backup-drive = Quand des programs que vous avez en jeu devraient aller dans votre trash, seuls ou à plusieurs, vous pouvez plutôt poser ceux que vous voulez sur cette carte, dans l'ordre de votre choix. Ils sont trashés si elle quitte le jeu. 1 action : celui du dessus va dans votre main.
nr-text-microtech-trode-set = Casser une subroutine vous coûte chaque fois 1 bit de plus. Les subroutines des ice AP ne vous font rien, sauf si elles tentent une trace ou infligent des dégâts Net. Quand vous en laissez une non cassée, elle vous inflige au plus 1 dégât Net.
nr-text-militech-mram-chip = Votre main maximale compte 3 cartes de plus.
nr-text-mram-chip = Votre main maximale compte 2 cartes de plus.
nr-text-nasuko-cycle = 3 bits : vous évitez un tag que vous devriez recevoir.
nr-text-pandoras-deck = Vous avez 2 MU de plus. Arrive en jeu avec 3 bits de la banque, qui ne servent qu'à augmenter votre link. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.
nr-text-parraline-5750 = Vous avez 1 MU de plus. Arrive en jeu avec 1 bit de la banque, qui ne sert qu'à utiliser des icebreakers pendant les runs. Une fois utilisé, il revient de la banque au début de votre prochain tour.
nr-text-pk-6089a = Vous avez 1 MU de plus. Arrive en jeu avec 3 bits de la banque, qui ne servent qu'à augmenter votre link. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.
nr-text-r-and-d-interface = Chaque accès à la R&D porte sur 1 carte de la R&D en plus.
nr-text-raven-microcyb-eagle = Vous avez 1 MU de plus. À chaque tour, 1 dégât Net au plus est prévenu. Arrive en jeu avec 1 bit de la banque, qui ne sert qu'à utiliser des icebreakers pendant les runs. Une fois utilisé, il revient de la banque au début de votre prochain tour.
nr-text-raven-microcyb-owl = Vous avez 1 MU de plus. Arrive en jeu avec 3 bits de la banque, qui ne servent qu'à utiliser des icebreakers pendant les runs, sauf les noisy. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.
nr-text-record-reconstructor = 1 action : faites un run sur les Archives. S'il réussit, à la place de l'accès, leurs cartes face visible sont mélangées, et les 2 qui se retrouvent dessus sont posées sur la R&D.
nr-text-techtronica-utility-suit = Vous avez 1 MU de plus. À chaque tour, 1 dégât Meat au plus est prévenu. Arrive en jeu avec 5 bits de la banque, qui ne servent qu'à augmenter votre link. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.
nr-text-tycho-mem-chip = Vous avez 3 MU de plus.
nr-text-wutech-mem-chip = Vous avez 1 MU de plus.
nr-text-zetatech-mem-chip = Vous avez 2 MU de plus.
nr-text-zz22-speed-chip = Arrive en jeu avec 2 bits de la banque, qui ne servent qu'à utiliser des killers pendant les runs. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour.

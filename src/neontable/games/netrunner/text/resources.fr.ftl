# Ce que font les resources du Runner, dans nos propres mots.

## Rappels communs à plusieurs cartes

nr-runner-note-hidden = Hidden : elle reste face cachée tant qu'elle ne sert pas, et rejoint votre trash face visible.
nr-runner-note-unique = Unique : vous n'en gardez qu'un exemplaire en jeu ; tout autre est trashé.

## Cartes

nr-text-access-through-alpha = Dans une trace contre vous : base link 9 pour 1 bit. { nr-runner-note-base-link }
nr-text-access-to-arasaka = Dans une trace contre vous : base link 4 pour 2 bits, puis 1 de link en plus chaque fois que vous payez 2 bits. { nr-runner-note-base-link }
nr-text-access-to-kiribati = Dans une trace contre vous : base link 1 pour 1 bit, puis 1 de link en plus par bit payé. { nr-runner-note-base-link }
nr-text-airport-locker = 5 bits, trashez cette carte, même en pleine rencontre : prenez un program dans votre stack et installez-le si vous pouvez le payer et avez les MU. Mélangez ensuite votre stack. { nr-runner-note-hidden }
nr-text-aujourdoui = 1 action : voyez les 5 premières cartes de votre stack. Vous pouvez garder des cartes program pour 1 bit chacune, en montrant à la Corpo celles que vous gardez ; elles vont dans votre main. Remettez les autres dans le stack et mélangez-le.
nr-text-back-door-to-hilliard = Dans une trace contre vous : base link 2 gratuitement, puis 1 de link en plus chaque fois que vous payez 3 bits. { nr-runner-note-base-link }
nr-text-back-door-to-netwatch = 3 bits, trashez cette carte, quand une trace contre vous réussit : elle n'a aucun effet. Si elle avait un effet autre que vous donner des tags, la Corpo reçoit 1 point de Bad Publicity. { nr-runner-note-hidden } { nr-runner-note-bad-publicity }
nr-text-back-door-to-orbital-air = Dans une trace contre vous : base link 2 pour 1 bit, puis 1 de link en plus chaque fois que vous payez 2 bits. { nr-runner-note-base-link }
nr-text-bolt-hole = Trashez cette carte : 2 dégâts Meat sont prévenus. { nr-runner-note-hidden }
nr-text-broker = 1 action : 3 bits de la banque vont sur cette carte. 1 action : tous les bits qui s'y trouvent sont à vous. Vous ne pouvez lui consacrer qu'une seule action dans chacun de vos tours.
nr-text-chiba-bank-account = 1 bit, trashez cette carte : prenez 4 bits à la banque. Elle s'utilise aussi au moment où vous payez un coût ou une pénalité. { nr-runner-note-hidden }
nr-text-code-viral-cache = S'installe seulement dans un tour où vous avez réussi un run sur le HQ. Quand la Corpo renonce à des actions pour se débarrasser des compteurs virus, 2 d'entre eux, choisis par vous, restent. La Corpo peut dépenser 1 action et 5 bits pour trasher cette carte ; rien ne peut l'empêcher.
nr-text-corporate-ally = En plus de son prix, l'installer vous prend 1 point d'agenda. Tous les agendas ont 1 de difficulté en plus. { nr-runner-note-unique }
nr-text-crash-everett-inventive-fixer = Chaque fois que vous piochez, 1 carte ou plusieurs, vous en piochez 1 de plus ; puis, parmi les cartes piochées, trashez-en une ou remettez-en une sur votre stack. { nr-runner-note-unique }
nr-text-credit-subversion = Trashez cette carte, juste après un run réussi sur le HQ : la Corpo perd 3 bits. { nr-runner-note-hidden }
nr-text-danshis-second-id = 1 action, trashez cette carte : au plus 3 de vos tags disparaissent sans frais.
nr-text-databroker = 1 action, trashez cette carte, payez 1 de vos points d'agenda : prenez 10 bits à la banque.
nr-text-death-from-above = Trashez cette carte, seulement entre la réussite de votre run sur un fort subsidiaire et l'accès : tout ce qui est dans ce fort est trashé sans frais, même ce qui ne se trashe pas d'ordinaire. { nr-runner-note-hidden }
nr-text-diplomatic-immunity = Aucun dégât Meat ne vous atteint. Pour 1 de ses points d'agenda, la Corpo peut annuler cela jusqu'à la fin du tour. { nr-runner-note-unique }
nr-text-executive-file-clerk = 2 bits, trashez cette carte : vous voyez toute la main de la Corpo. { nr-runner-note-hidden }
nr-text-expendable-family-member = 1 bit, trashez cette carte : vous évitez un tag que vous devriez recevoir. { nr-runner-note-hidden }
nr-text-fall-guy = Trashez cette carte : vous évitez un tag que vous devriez recevoir.
nr-text-field-reporter-for-ice-and-data = À la fin de chacun de vos tours, prenez 1 bit à la banque pour chaque ice que la Corpo y a rezzée.
nr-text-floating-runner-bbs = Au début de chacun de vos tours, prenez 1 bit à la banque.
nr-text-get-ready-to-rumble = Trashez cette carte, seulement quand des dégâts Meat de la Corpo vous atteignent : elle défausse 2 cartes de sa main, au hasard. { nr-runner-note-hidden }
nr-text-hells-run = Arrive en jeu avec 1 bit de la banque, qui ne sert qu'à augmenter votre link. Une fois utilisé, il revient de la banque au début de votre prochain tour.
nr-text-hq-mole = 4 bits, trashez cette carte, seulement pendant un accès au HQ : il porte sur 2 cartes du HQ en plus. { nr-runner-note-hidden }
nr-text-junkyard-bbs = 1 action, 1 bit : la carte du dessus de votre trash revient dans votre main.
nr-text-karl-de-veres-corporate-stooge = Quand un run est terminé et a réussi, prenez 1 bit à la banque. { nr-runner-note-unique }
nr-text-leland-corporate-bodyguard = 1 bit : 1 dégât Meat est prévenu. Trashez cette carte : vous évitez un tag que vous devriez recevoir.
nr-text-liberated-savings-account = 7 bits, trashez cette carte : prenez 11 bits à la banque. Elle s'utilise aussi au moment où vous payez un coût ou une pénalité. { nr-runner-note-hidden }
nr-text-loan-from-chiba = En l'installant, prenez 12 bits à la banque. Au début de chacun de vos tours, vous perdez 1 bit. Vous pouvez la trasher à la fin de n'importe lequel de vos tours. De quelque façon qu'elle quitte le jeu, payez alors 10 bits, sinon vous perdez la partie.
nr-text-mercenary-subcontract = 4 bits, trashez cette carte, pendant un accès : parmi les cartes auxquelles vous accédez, trashez sans frais celles que vous voulez, même ce qui ne se trashe pas d'ordinaire. { nr-runner-note-hidden }
nr-text-n-e-t-o = 1 action : voyez les 4 premières cartes de votre stack. Vous pouvez garder des cartes prep et resource pour 1 bit chacune, en montrant à la Corpo celles que vous gardez ; elles vont dans votre main. Remettez les autres dans le stack et mélangez-le.
nr-text-nomad-allies = 1 action, 1 bit : un de vos tags disparaît, sans rien de plus à payer. Trashez cette carte : vous évitez un tag que vous devriez recevoir.
nr-text-preying-mantis = Une fois dans chacun de vos tours, vous pouvez prendre 1 action de plus. Si vous le faites, vous subissez à la fin de ce tour 1 dégât Brain que rien ne peut prévenir.
nr-text-quest-for-cattekin = Au début de chacun de vos tours, lancez un dé. Avec un 1, vous subissez 1 dégât Brain ; avec un 2, 1 dégât Net ; rien ne peut les prévenir. Avec un 6, cette carte est trashée, et vous avez 1 action de plus dans chacun de vos tours jusqu'à la fin de la partie.
nr-text-r-and-d-mole = 4 bits, trashez cette carte, seulement pendant un accès à la R&D : il porte sur 2 cartes de la R&D en plus. { nr-runner-note-hidden }
nr-text-restrictive-net-zoning = En l'installant, désignez un fort. Pour chaque ice qu'elle y installe, la Corpo paie 2 bits en plus du prix habituel.
nr-text-rigged-investments = Arrive en jeu avec 12 bits de la banque. Au début de chacun de vos tours, vous en prenez 1. Quand il n'en reste plus, cette carte est trashée.
nr-text-ronin-around = 1 action : voyez les 5 premières cartes de votre stack. Vous pouvez garder des cartes hardware pour 1 bit chacune, en montrant à la Corpo celles que vous gardez ; elles vont dans votre main. Remettez les autres dans le stack et mélangez-le. 1 action, 2 bits : choisissez n'importe quelle carte que la Corpo a en jeu ; elle est exposée.
nr-text-sandbox-dig = 3 bits, trashez cette carte : vous voyez les 3 premières cartes de la pile de R&D. { nr-runner-note-hidden }
nr-text-short-term-contract = Arrive en jeu avec 12 bits de la banque. 1 action : vous en prenez 2. Quand il n'en reste plus, cette carte est trashée.
nr-text-silicon-saloon-franchise = 1 action : prenez 1 bit à la banque, puis piochez 1 carte de votre stack.
nr-text-simulacrum = Trashez cette carte, même en pleine rencontre : une ice AP vous laisse passer sans effet. { nr-runner-note-hidden }
nr-text-smiths-pawnshop = Au début de chacun de vos tours, vous pouvez trasher une autre de vos cartes en jeu ; elle vous rapporte 2 bits de la banque. { nr-runner-note-unique }
nr-text-submarine-uplink = Dans une trace contre vous : base link 4 gratuitement, puis 1 de link en plus par bit payé. Elle ne s'utilise que pendant un run, et met fin à ce run une fois terminée la rencontre en cours. { nr-runner-note-base-link }
nr-text-swiss-bank-account = Trashez cette carte : prenez 2 bits à la banque. Ou 3 bits, trashez cette carte : prenez 6 bits à la banque. Elle s'utilise aussi au moment où vous payez un coût ou une pénalité. { nr-runner-note-hidden }
nr-text-technician-lover = 1 action : vous voyez quelle est la première carte de la R&D.
nr-text-the-shell-traders = 1 action : mettez de côté, face visible, un program ou hardware de votre main, avec autant de compteurs Shell que son coût d'installation. Au début de chacun de vos tours, retirez 1 compteur Shell d'une de ces cartes ; 1 bit : retirez-en un autre. Une carte qui perd son dernier compteur est installée sans frais.
nr-text-the-short-circuit = 1 action, 1 bit : prenez un program dans votre stack, montrez-le à la Corpo et mettez-le dans votre main. Mélangez ensuite le stack.
nr-text-the-springboard = 1 bit, une fois par trace, quand les deux camps ont montré leurs bits : vous avez 1 de link en plus.
nr-text-time-to-collect = Trashez cette carte, seulement dans le tour de la Corpo : vous sauvez autant de vos autres resources en jeu que vous voulez quand elles devraient être trashées. { nr-runner-note-hidden }
nr-text-top-runners-conference = Au début de chacun de vos tours, prenez 2 bits à la banque. Dès que vous faites un run, cette carte est trashée.
nr-text-trauma-team = Arrive en jeu avec 2 compteurs Trauma. Retirez-en un pour prévenir 1 dégât Meat. 1 action : elle en reçoit 1 de plus.
nr-text-umbrella-policy = Trashez cette carte pour sauver une de vos cartes program ou hardware en jeu qui devrait être trashée.
nr-text-wilson-weeflerunner-apprentice = Une fois dans chacun de vos tours, vous pouvez prendre 1 action de plus, bonne seulement à faire un run ; pendant ce run, vos icebreakers et votre link ne peuvent vous coûter ensemble plus de 3 bits. Trashez cette carte : soit vous évitez un tag que vous devriez recevoir, soit vous prévenez autant de dégâts Meat que vous voulez.
nr-text-wired-switchboard = Trashez cette carte, seulement dans une trace, quand les deux camps ont montré leurs bits : vous avez 3 de link en plus. { nr-runner-note-hidden }

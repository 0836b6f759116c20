# Ce que les cartes du Runner de Proteus et de Classic font, demandent et annoncent, dans nos propres mots.

## Cartes

nr-text-armageddon = Quand une de vos intrusions sur la R&D réussit, vous pouvez renoncer à son accès et donner à la Corpo un compteur Doom en échange. Dès lors, chaque carte que la Corpo installe lui vaut un lancer de dé par compteur Doom. Un 6 détruit la carte qui vient d'être installée, et un compteur Doom disparaît.
nr-text-bargain-with-viacox = À partir du tour qui suit son installation, chacun de vos tours compte 1 action de plus, fixée par un dé lancé au début du tour. Avec un 1, vous piochez 1 carte ; avec un 2, vous prenez 1 bit à la banque ; avec un 3, vous tentez une intrusion sur la R&D ; avec un 4, sur le QG ; avec un 5, sur un fort subsidiaire. Avec un 6, le hasard désigne une carte de votre main : montrez-la, puis jouez-la ou installez-la. Vous choisissez à quel moment du tour vient cette action, mais ne pouvez vous en passer que si elle est impossible.
nr-text-black-widow = En l'installant, désignez une glace en jeu. Face à cette glace-là, cette carte a 5 points de force en plus. Payez 1 bit pour casser une sous-routine d'une sentry. Payez 2 bits pour 1 point de force en plus pendant cette rencontre.
nr-text-boostergang-connections = Toutes les cartes que vous tenez en main sont détruites. Pour chacune, prenez dans votre paquet n'importe quelle carte en main. Mélangez ensuite le paquet.
nr-text-bulldozer = Payez 1 bit pour casser une sous-routine d'un wall ; chacune fait perdre 2 bits en tout à vos cartes stealth, ou tout ce qu'elles ont si c'est moins. Payez 2 bits pour 1 point de force en plus pendant cette rencontre. Quand elle a cassé à elle seule tout un wall et que vous rencontrez ensuite une sentry dans cette intrusion, une sous-routine de cette sentry, à votre choix, est cassée gratuitement.
nr-text-corruption = Seulement dans un tour où vous avez marqué un agenda. Tous les points d'agenda que ce tour vous a valus passent à la Corpo. Chaque point cédé vous rapporte 10 bits de la banque ; dans tous les cas, vous recevez un tag.
nr-text-crash-space = Au début de chacun de vos tours, prenez 1 bit à la banque. Aucune traque contre vous ne peut plus échouer, et chacune, en plus de son effet, vous donne un tag. Vous perdez 2 bits quand cette carte quitte le jeu ; 1 action de votre part la détruit.
nr-text-crumble = Quand une de vos intrusions réussies sur le QG est terminée, la Corpo reçoit un compteur Crumble. Tant qu'elle en a au moins 2, chaque carte du QG à laquelle vous accédez peut être détruite sans frais si vous le voulez, même une carte qui ne se détruit pas d'ordinaire.
nr-text-demolition-run = Tentez une intrusion sur un fort de votre choix. Si elle réussit, ceci remplace l'accès : toutes les glaces activées sur ce fort sont détruites, et vous recevez 3 tags.
nr-text-disgruntled-ice-technician = Tentez une intrusion sur un fort de votre choix. Chaque fois que vous y avez passé une glace dont vous aviez cassé toutes les sous-routines, vous pouvez la désactiver ; l'intrusion est alors terminée.
nr-text-disintegrator = 2 bits, seulement juste après avoir passé une glace dont vous avez cassé toutes les sous-routines : elle est désactivée, et votre intrusion est terminée.
nr-text-do-the-drine = Choisissez combien de dégâts Brain vous subissez, dans la limite de ce à quoi vous survivez et de ce qui laisse votre main maximale à 0 ou plus ; rien ne peut les prévenir. Chacun vous rapporte 4 bits de la banque.
nr-text-elena-laskova = Quand une prep que vous avez jouée vous rapporte des bits pour la première fois, prenez-en 1 de plus à la banque.
nr-text-eurocorpse-spin-chip = Contient un brise-glace d'au plus 1 MU, qui n'occupe alors aucune de vos propres MU. Arrive en jeu avec 2 bits de la banque, qui ne servent qu'à utiliser ce brise-glace pendant les intrusions. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour. Quand cette carte quitte le jeu, le brise-glace qu'elle contient est détruit.
nr-text-finders-keepers = Lancez 3 dés et prenez à la banque autant de bits que leur total.
nr-text-forwards-legacy = Sa force est 0 plus un dé, lancé au début de chaque intrusion et valable pour cette intrusion. Cassez gratuitement une sous-routine d'une sentry.
nr-text-fubar = Une seule fois, gratuitement et quand vous voulez, réglez cette carte sur les code gates, les sentries ou les walls. Payez 1 bit pour casser une sous-routine d'une telle glace ; chacune fait perdre 1 bit à une de vos cartes stealth, si l'une en a. Payez 2 bits pour 1 point de force en plus pendant cette rencontre.
nr-text-garbage-in = Quand une de vos intrusions réussies sur la R&D est terminée, la Corpo reçoit un compteur Garbage. Tant qu'elle en a au moins 2, chaque carte de la R&D à laquelle vous accédez peut être détruite sans frais si vous le voulez, même une carte qui ne se détruit pas d'ordinaire. À la fin d'une intrusion où vous en avez profité, 2 compteurs Garbage disparaissent.
nr-text-gypsy-schedule-analyzer = Tentez une intrusion sur la R&D. Si elle réussit, à la place de l'accès, les cartes de la R&D sont retournées depuis le dessus jusqu'à ce qu'un agenda apparaisse ou qu'il n'en reste plus. Cet agenda va dans le QG ; toutes les autres y sont remises et la pile est mélangée.
nr-text-highlighter = Quand une de vos intrusions réussies sur la R&D est terminée, la Corpo reçoit un compteur Highlighter. Chaque accès à la R&D porte sur 1 carte de la R&D en plus par compteur Highlighter, sauf le premier.
nr-text-hijack = Vous pouvez installer un programme ou matériel de votre main. La banque avance 3 bits, qui ne servent qu'à son prix ; ceux qui restent y retournent.
nr-text-ice-and-data-special-report = Désignez un fort : au plus 5 des cartes qui sont dedans et dessus sont exposées, celles que vous voulez.
nr-text-library-search = Tentez une intrusion sur le QG ou la R&D. Si elle réussit sans que vous y ayez utilisé de brise-glace noisy, et sans qu'on y ait tenté de traque contre vous, votre accès porte sur 2 cartes de plus.
nr-text-lockjaw = Détruisez cette carte, seulement en pleine rencontre : un de vos brise-glaces a 2 points de force en plus jusqu'à la fin de l'intrusion.
nr-text-lucidrine-drip-feed = Au début de chacun de vos tours, un compteur Drip va sur cette carte et vous avez 1 action de plus dans ce tour. Cependant, s'il s'y trouve déjà 2 compteurs Drip, ils sont plutôt tous retirés, et vous subissez 1 dégât Brain que rien ne peut prévenir.
nr-text-morphing-tool = En l'installant, réglez cette carte sur les code gates, les sentries ou les walls ; 1 action, 1 bit : réglez-la de nouveau. Payez 2 bits pour casser une sous-routine d'une telle glace. Payez 1 bit pour 1 point de force en plus pendant cette rencontre.
nr-text-ms-todon = Payez 1 bit pour casser une sous-routine d'une sentry. Payez 1 bit pour 1 point de force en plus pendant cette rencontre. Sa première sous-routine cassée dans une intrusion coûte à toutes vos cartes stealth tous leurs bits, et vous recevez un tag.
nr-text-omnitech-spinal-tap-cybermodem = Vous avez 1 MU de plus. Arrive en jeu avec 2 bits de la banque, qui ne servent qu'à utiliser des brise-glaces pendant les intrusions et à augmenter votre lien. Ceux que vous utilisez reviennent de la banque au début de votre prochain tour. Au début de chacun de vos tours, lancez un dé : avec un 1, vous subissez 2 dégâts Brain que rien ne peut prévenir. Quand cette carte quitte le jeu, vous subissez 2 dégâts Brain.
nr-text-omnitech-wet-drive = À la place de vos 4 MU habituelles, vous en avez autant que de cartes en main. Quand cela ne suffit plus, vous détruisez des programmes jusqu'à ce que cela tienne.
nr-text-on-the-fast-track = Prenez 8 bits à la banque, à condition d'avoir détruit une carte advertisement dans ce tour. Si ce n'était qu'une carte transactions, prenez-en 6.
nr-text-pirate-broadcast = Tentez une intrusion sur chacun des forts, l'un après l'autre, dans l'ordre de votre choix. Si toutes ces intrusions réussissent, vous marquez 1 point d'agenda ; sinon, vous renoncez à votre prochaine action.
nr-text-prearranged-drop = Dès que vous accédez à un agenda plus tard dans ce tour, prenez 6 bits à la banque, une seule fois.
nr-text-precision-bribery = La Corpo ne peut fonder aucun nouveau fort. Elle peut dépenser 1 action et 4 bits pour détruire cette carte ; rien ne peut l'empêcher.
nr-text-promises-promises = Dès que vous accédez à un agenda plus tard dans ce tour, vous marquez 1 point d'agenda de plus, une seule fois.
nr-text-reconnaissance = Tentez une intrusion sur un fort de votre choix. Chaque carte que la Corpo y active vous rapporte 1 bit de la banque.
nr-text-remote-detonator = Seulement dans un tour où vous avez réussi une intrusion. Toutes les glaces activées d'un fort sur lequel votre intrusion a réussi sont détruites, et vous recevez 3 tags.
nr-text-rent-i-con = Payez 1 bit pour casser une sous-routine de n'importe quelle glace. Payez 1 bit pour 1 point de force en plus pendant cette rencontre. Si elle a cassé quoi que ce soit dans une intrusion, cette carte est détruite quand cette intrusion est terminée.
nr-text-schematics-search-engine = Quand un accès au QG porte sur des cartes de la main de la Corpo, tout ce que la Corpo a installé est exposé.
nr-text-skullcap = Détruisez-la quand des dégâts Net ou Brain (mais pas Meat) doivent vous atteindre : ils sont tous arrêtés.
nr-text-superglue = Détruisez cette carte, seulement juste après avoir passé une glace dont vous avez cassé toutes les sous-routines : elle est désactivée.
nr-text-taxman = Quand une de vos intrusions réussies sur le QG est terminée, la Corpo reçoit un compteur Tax. Au début de chacun de ses propres tours, la Corpo perd 1 bit par tranche de 2 compteurs Tax.
nr-text-test-spin = Prenez un programme dans votre paquet, installez-le sans payer et mélangez le paquet ; tentez ensuite une intrusion sur un fort de votre choix. Quand l'intrusion est terminée, le programme est remis dans votre paquet, qui est mélangé. S'il a quitté le jeu entre-temps, vous perdez 4 bits et son prix en plus ; pour chaque bit qui vous manque, vous subissez 1 dégât Meat.
nr-text-the-personal-touch = Un de vos brise-glaces en jeu reçoit un compteur de force, qui vaut 1 point de force en plus tant qu'il y reste.
nr-text-vienna-22 = Quand une de vos intrusions réussies sur le QG est terminée, la Corpo reçoit un compteur Vienna. Chaque accès au QG porte sur 1 carte du QG en plus par compteur Vienna.
nr-text-viral-pipeline = Quand une de vos intrusions réussies sur un fort central est terminée, un compteur Socket est placé dans ce fort. Retirez un compteur Socket du QG, un de la R&D et un des Archives : la Corpo reçoit un compteur Pipe. Au début de chacun de ses propres tours, la Corpo renonce à 1 action par compteur Pipe.

## Questions

nr-ask-dose = { $card } : combien de dégâts Brain subissez-vous, à { $n } bits chacun ?
nr-ask-swap-hand = { $card } : quelles cartes prenez-vous en main ?
nr-ask-hijack = { $card } : qu'installez-vous ?
nr-ask-mark-one = { $card } : sur quel brise-glace posez-vous le compteur ?
nr-ask-report = { $card } : sur quel fort des cartes sont-elles exposées ?
nr-ask-demolish = { $card } : sur quel fort les glaces sont-elles détruites ?
nr-ask-technician = { $card } : désactiver { $ice } et finir l'intrusion ?
nr-ask-instead = { $card } : donner le compteur à la place de l'accès ?
nr-ask-ice-kind = { $card } : quelle glace doit-il casser ?
nr-ask-prey = { $card } : quelle glace est sa proie ?
nr-ask-lend-strength = { $card } : quel brise-glace est renforcé ?
nr-ask-trash-order = Dans quel ordre ces cartes vont-elles dans votre défausse ? La dernière est sur le dessus.
nr-ask-raze = { $card } : pour lesquelles de ces cartes payez-vous le supplément qu'il faut pour les détruire ?
nr-ask-free-break = { $card } : quelle sous-routine est cassée gratuitement ?

## Réponses

nr-opt-prevent-run = Prévenir { $n } avec { $card }
nr-opt-ice-kind = { $mark }
nr-opt-settle-precision-bribery = Détruire Precision Bribery pour 4 bits

## Refus

nr-no-noisy = Les brise-glaces noisy ne servent pas dans cette intrusion.

## Compteurs

nr-mark-breaks-code-gate = réglé sur les code gates
nr-mark-breaks-sentry = réglé sur les sentries
nr-mark-breaks-wall = réglé sur les walls
nr-mark-crumble = Crumble
nr-mark-doom = Doom
nr-mark-garbage = Garbage
nr-mark-highlighter = Highlighter
nr-mark-pipe = Pipe
nr-mark-socket = Socket
nr-mark-taxman = Tax

## Événements

nr-trace-sure = { $card } : la traque ne peut pas échouer.
nr-aim-ice = { $card } (n° { $number }) vise la glace n° { $ice }.

## Mots du vocabulaire

nr-use-prep = jouer des preps
nr-run-flag-no-noisy = Dans cette intrusion, un brise-glace noisy ne sert à rien.
nr-run-flag-exposes = Chaque fois que vous y approchez une glace non activée, elle est exposée ; avant que la Corpo puisse l'activer, vous pouvez mettre fin à l'intrusion.
nr-run-flag-shield = Pendant cette intrusion, au plus { $n } dégâts de toute sorte sont prévenus.
nr-link-reward = Chaque fois qu'une traque échoue face à elle, prenez { $n ->
    [one] 1 bit
   *[other] { $n } bits
  } à la banque.

# Ce que font les preps du Runner, dans nos propres mots.

## Rappels communs à plusieurs cartes

nr-runner-note-double = Double : la jouer prend 2 actions de suite, dans le même tour.

## Cartes

nr-text-all-nighter = Faites un run sur un fort de votre choix. Une fois qu'il est terminé, réussi ou non, vous pouvez en faire un second sans dépenser d'action.
nr-text-anonymous-tip = Une black ice rezzée, celle que vous voulez, est derezzée.
nr-text-arasaka-owns-you = Ne se joue jamais par une action : jouez-la quand vous devriez subir assez de dégâts pour être flatlined. Tous ces dégâts sont prévenus, cette carte est trashée, vos dégâts Brain sont guéris, puis vous piochez jusqu'à votre main maximale. Prenez 10 bits à la banque ; tous vos tags disparaissent sans frais. En échange, vous renoncez à vos 4 prochaines actions et perdez les 3 prochains points d'agenda que vous marquez.
nr-text-bodyweight-synthetic-blood = Piochez 5 cartes de votre stack.
nr-text-core-command-jettison-ice = Seulement dans un tour où vous avez réussi un run sur le HQ. Choisissez n'importe quelle ice rezzée et payez son coût de rez : elle est trashée.
nr-text-custodial-position = Faites un run sur la R&D. S'il réussit, vous accédez à 2 de ses cartes en plus.
nr-text-deal-with-militech = Seulement dans un tour où vous avez libéré un agenda Research. Chacun de vos icebreakers en jeu reçoit un compteur Militech, qui vaut 1 point de force en plus tant qu'il y reste.
nr-text-desperate-competitor = Seulement dans un tour où vous avez libéré un agenda Gray Ops. Vous marquez 1 point d'agenda.
nr-text-edited-shipping-manifests = Faites un run sur le HQ. S'il réussit et que la Corpo a au moins 1 bit au moment de votre accès, ceci le remplace : la Corpo perd 1 bit et vous donne un tag, et vous prenez 10 bits à la banque.
nr-text-executive-wiretaps = Faites un run sur le HQ. S'il réussit, vous accédez à 2 de ses cartes en plus.
nr-text-faked-hit = La Corpo reçoit 1 point de Bad Publicity. Vous subissez 2 dégâts Brain, que rien ne peut prévenir. { nr-runner-note-bad-publicity }
nr-text-forged-activation-orders = Désignez une ice non rezzée. La Corpo doit la rezzer ou bien la trasher, à son choix.
nr-text-forgotten-backup-chip = Reprenez en main un program de votre choix depuis votre trash.
nr-text-fortress-respecification = Seulement dans un tour où vous avez réussi un run. Remettez dans l'ordre de votre choix les ice du dernier fort sur lequel votre run a réussi. Celles qui étaient face cachée le restent, sans être vues.
nr-text-frame-up = Seulement dans un tour où vous avez réussi un run sur le HQ et un autre sur la R&D. La Corpo reçoit 1 point de Bad Publicity, et un second si vous avez libéré ou trashé une carte Black Ops pendant l'un de ces runs. { nr-runner-note-bad-publicity }
nr-text-gideons-pawnshop = Reprenez en main une carte de votre choix depuis votre trash.
nr-text-hot-tip-for-wns = Vous marquez 1 point d'agenda, à condition d'avoir libéré un agenda Black Ops dans ce tour.
nr-text-hunt-club-bbs = Désignez au plus 3 cartes installées par la Corpo : elles sont exposées.
nr-text-ice-and-datas-guide-to-the-net = Sur chaque fort, l'ice la plus extérieure est exposée.
nr-text-identity-donor = Ne se joue jamais par une action : jouez-la dans le tour de la Corpo, quand des dégâts Meat devraient vous atteindre. Ces dégâts sont prévenus, et la Corpo reçoit 2 points de Bad Publicity. { nr-runner-note-bad-publicity }
nr-text-if-you-want-it-done-right = Voyez les 5 premières cartes de votre stack. L'une va dans votre main ; remettez les autres dessus dans l'ordre qui vous convient.
nr-text-inside-job = Faites un run sur un fort de votre choix. La première ice que vous y rencontrez vous laisse passer sans effet.
nr-text-jack-n-joe = Piochez 3 cartes de votre stack.
nr-text-kilroy-was-here = Faites un run sur la R&D. Chaque carte de la pile de R&D à laquelle vous accédez peut être trashée sans frais si vous le voulez, même une carte qui ne se trashe pas d'ordinaire.
nr-text-live-news-feed = Faites un run sur un fort de votre choix. S'il réussit, la Corpo vous donne 2 tags et reçoit de la Bad Publicity : 1 point par black ice que vous avez rencontrée pendant ce run, 1 point par carte Black Ops qu'elle y a rezzée, et 1 point par agenda Black Ops que vous y avez libéré. { nr-runner-note-bad-publicity }
nr-text-livewires-contacts = Prenez 3 bits à la banque.
nr-text-lucidrine-booster-drug = Faites un run sur un fort de votre choix. Vous prenez pour lui 9 bits de plus à la banque, qui ne servent à rien d'autre. Quand il est terminé, vous subissez 1 dégât Brain que rien ne peut prévenir ; ce qui reste de ces 9 bits retourne alors à la banque.
nr-text-mantis-fixer-at-large = Prenez en main une carte de votre choix dans votre stack. Mélangez-le ensuite.
nr-text-meat-upgrade = Au plus 2 de vos tags disparaissent sans frais. Piochez ensuite 3 cartes de votre stack. { nr-runner-note-double }
nr-text-misc-for-sale = Trashez autant de vos cartes en jeu que vous voulez. Chacune vous rapporte 3 bits de la banque.
nr-text-mit-west-tier = Votre main et votre trash retournent dans votre stack, et le tout est mélangé. Piochez-y ensuite 5 cartes. Cette carte n'est pas trashée : elle quitte la partie.
nr-text-networking = Prenez 9 bits à la banque. { nr-runner-note-double }
nr-text-open-ended-mileage-program = Un de vos tags disparaît sans frais. Si vous payez 1 bit de plus en jouant cette carte, elle revient dans votre main et n'est pas trashée.
nr-text-organ-donor = Trashez au plus 5 cartes de votre main. Chacune vous rapporte 2 bits de la banque.
nr-text-panzer-run = Prenez 4 bits à la banque, puis piochez 2 cartes de votre stack. { nr-runner-note-double }
nr-text-playful-ai = Lancez un dé. De 4 à 6, il ne donne rien. De 1 à 3, répartissez son chiffre à votre gré entre des bits pris à la banque et de nouveaux dés à lancer de la même façon. Continuez jusqu'à ce qu'il ne reste plus de dé à lancer.
nr-text-poisoned-water-supply = Seulement avec 2 connections à vous, ou plus, en jeu. Deux d'entre elles sont trashées, et la Corpo reçoit 1 point de Bad Publicity. { nr-runner-note-bad-publicity }
nr-text-priority-wreck = Faites un run sur le HQ. S'il réussit, à la place de l'accès vous pouvez dépenser autant de bits que vous voulez, et la Corpo en perd le même nombre.
nr-text-private-ldl-access = Faites un run sur le HQ. S'il réussit, il compte comme un run réussi sur la R&D, et c'est à la R&D que vous accédez.
nr-text-romp-through-hq = Faites un run sur le HQ. Chaque carte de la main de la Corpo à laquelle vous y accédez peut être trashée sans frais si vous le voulez, même une carte qui ne se trashe pas d'ordinaire.
nr-text-running-interference = Faites un run sur un fort de votre choix. Chaque fois que la Corpo y rezze une ice, elle en paie une seconde fois le coût de rez, en plus de ce qu'elle paierait de toute façon. { nr-runner-note-double }
nr-text-score = Prenez 9 bits à la banque.
nr-text-security-code-worm-chip = Seulement dans un tour où vous avez réussi un run sur le HQ. Une ice non rezzée, celle que vous voulez, est trashée.
nr-text-senatorial-field-trip = Seulement dans un tour où la Corpo a rezzé une black ice. À elle de choisir : derezzer cette ice ou recevoir 2 points de Bad Publicity. { nr-runner-note-bad-publicity }
nr-text-sneak-preview = Prenez un program dans votre trash ou votre stack et installez-le sans frais ; mélangez ensuite le stack. À la fin du tour, ce program va dans votre main.
nr-text-social-engineering = Prenez en secret au moins 2 de vos bits ; la Corpo dit combien elle croit qu'il y en a. Si elle a raison, ces bits sont perdus. Si elle a tort, choisissez une ice sur un fort et faites un run sur ce fort ; l'ice choisie vous laisse passer sans effet.
nr-text-stumble-through-wilderspace = Faites un run sur un fort de votre choix. Contre chaque trace pendant ce run, vous avez 9 de link en plus.
nr-text-subliminal-corruption = Faites un run sur un fort de votre choix. La Corpo reçoit 1 point de Bad Publicity par advertisement que vous y trashez. { nr-runner-note-bad-publicity }
nr-text-synchronized-attack-on-hq = Seulement dans un tour où vous avez réussi un run sur le HQ. Toute la main de la Corpo est défaussée, sauf les cartes qu'elle sauve à 2 bits pièce.
nr-text-temple-microcode-outlet = Prenez un program dans votre stack, montrez-le à la Corpo et mettez-le dans votre main. Mélangez ensuite le stack.
nr-text-terrorist-reprisal = Seulement si la Corpo a marqué un agenda Black Ops dans son dernier tour. Elle défausse 5 cartes de sa main, au hasard.
nr-text-total-genetic-retrofit = Vous êtes débarrassé de tous vos tags sans frais, et vous évitez le prochain que vous devriez recevoir.
nr-text-valu-pak-software-bundle = Vous avez jusqu'à 5 actions en plus, de suite, bonnes seulement à installer des programs, et 1 bit de la banque. S'il n'a pas servi pendant ces actions, ce bit y retourne.
nr-text-weather-to-finance-pipe = Faites un run sur le HQ. S'il réussit, la Corpo perd 4 bits à la place de l'accès.

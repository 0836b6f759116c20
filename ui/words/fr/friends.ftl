## friends

friends = Amis
no-friends = Personne pour l’instant. Envoyez votre lien d’ami à ceux avec qui vous aimez jouer : qui l’ouvre et accepte devient votre ami, et vous le sien.
friend-online = en ligne
friend-away = absent
friend-hidden = statut masqué
friends-since = amis depuis le { $date }
played-against = { $n ->
        [one] une partie l’un contre l’autre, { $won ->
            [0] perdue
           *[other] gagnée
        }
       *[other] { $n } parties l’un contre l’autre, { $won ->
            [0] aucune gagnée
            [one] dont une gagnée
           *[other] dont { $won } gagnées
        }
    }
friend-tables = Une table entre amis
friend-tables-hint = Préparez une table et envoyez son lien : qui l’ouvre prend place, sans compte.
challenge = Défier
challenge-whom = Défier { $name }
challenge-hint = Une table avec les options habituelles est créée et votre ami est prévenu aussitôt. Places et listes peuvent encore changer dans la salle d’attente.
end-friendship = Ne plus être amis
end-friendship-of = Ne plus être ami avec { $name }
end-friendship-sure = Ne plus être ami avec { $name } ?
end-friendship-hint = C’est fini pour vous deux, et personne n’est prévenu. Un lien d’ami permet de recommencer.
friend-link = Lien d’ami
friend-link-none = Vous n’avez pas encore de lien d’ami. Créez-en un et envoyez-le à ceux avec qui vous aimez jouer.
friend-link-text = Envoyez ce lien à qui vous aimeriez avoir pour ami :
make-friend-link = Créer mon lien d’ami
renew-friend-link = Créer un nouveau lien
friend-link-renewed = Voici votre nouveau lien ; l’ancien ne fonctionne plus.
end-friend-link = Le désactiver
show-me = Mes amis voient si je suis en ligne et à quelle table
show-me-hint = Ils voient les tables annoncées où vous jouez, et les vôtres si l’on peut y assister. Personne d’autre n’en voit rien.
friend-link-own = C’est votre propre lien d’ami. Donnez-le à quelqu’un d’autre.
friend-already = { $name } et vous êtes déjà amis.
friend-asks = { $name } aimerait être votre ami.
friend-asks-hint = Les amis voient quand l’autre est en ligne, assistent à ses parties et se défient. Chacun peut y mettre fin.
befriend = Devenir amis
not-now = Pas maintenant
friend-made = { $name } et vous êtes maintenant amis.
invitations = Invitations
invites-you = { $name } vous invite à jouer : { $game }.
go-to-table = Aller à la table
decline-invitation = Non merci
invite-friends = Inviter des amis
invite-friend = Inviter
is-invited = invité

## being told that it is my turn

notices-title = Quand c’est mon tour
notices-hint = Une page ouverte l’indique dans son titre, et par un son si les sons sont activés.
notices-away = Quand aucune de vos pages n’est ouverte, vous pouvez être prévenu :
notices-none = Ce serveur ne peut pas vous prévenir quand aucune de vos pages n’est ouverte.
push-on = Me prévenir dans ce navigateur
push-off = Ne plus prévenir ce navigateur
push-is-on = Ce navigateur est prévenu quand c’est votre tour et qu’aucune page n’est ouverte.
push-denied = Le navigateur n’autorise pas les notifications de ce site : autorisez-les d’abord dans ses réglages.
push-failed = Ce navigateur n’a pas pu être abonné. Certains demandent une connexion à leur service de notifications.
push-unable = Ce navigateur ne peut pas recevoir de notifications ici ; beaucoup demandent HTTPS.
push-forget = Ne plus prévenir
mail-account = Avec un compte, vous pouvez aussi être prévenu par courriel.
mail-address = Courriel
mail-on = M’envoyer un code
mail-code-sent = Un code est en route.
mail-code = Code envoyé à { $address }
mail-confirm = Confirmer
mail-is-on = Courriel à { $address } : un seul par absence.
mail-off = Pas de courriel

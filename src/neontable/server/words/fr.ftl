# Ce que dit le serveur lui-même ; les jeux et le client ont leurs propres mots.

srv-guest = Invité { $n }
srv-bot = { $name ->
    [booster] Booster
    [chummer] Chummer
    [easy] Bot (facile)
    [hard] Bot (difficile)
    [normal] Bot (normal)
    [random] Hasard
    [tactician] Tacticien
    [veteran] Vétéran
   *[other] { $name }
  }
srv-level = { $name ->
    [easy] facile
    [hard] difficile
    [normal] normal
   *[other] { $name }
  }
srv-option = { $name } : { $value }
srv-ended-conceded = La partie s’est terminée par abandon.
srv-ended-time = Le temps est écoulé.
srv-ended-closed = Les règles de cette table ne se jouent plus : elle a été close sans résultat.

srv-refused-late = La table a avancé ; voici où elle en est.
srv-refused-not-asked = Rien n’est demandé à cette place en ce moment.
srv-refused-not-offered = Ce n’est pas une des réponses possibles.
srv-refused-over = La partie est terminée.
srv-refused-paused = La partie est en pause.
srv-refused-not-yours = Cette place n’est pas la vôtre.
srv-refused-not-said = Les règles de cette table ne permettent pas de dire cela.
srv-refused-not-open = Ouvrez d’abord une table.
srv-refused-too-fast = Trop vite : attendez un instant.
srv-refused-bad-input = Ce message est illisible : { $problem }
srv-refused-no-stops = Ce jeu ne laisse pas choisir où l’on est invité à réagir.
srv-refused-no-undo = Vous n’avez aucune décision à reprendre.
srv-refused-revealed = Une information cachée a été révélée depuis. Reprendre quand même ?
srv-refused-no-request = Personne n’a demandé à reprendre quoi que ce soit.
srv-refused-declined = { $name } n’est pas d’accord pour reprendre.
srv-refused-failed = Une erreur s’est produite sur le serveur ; la table est intacte.
srv-refused-key = Cette clé a déjà servi pour une autre réponse.

srv-fault-nobody = Demandez d’abord /api/me : le serveur ne vous connaît pas encore.
srv-fault-not-found = Il n’y a rien à cette adresse.
srv-fault-no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
srv-fault-puzzle-table = Un problème n'a pas de revanche : recommencez-le depuis la page des problèmes.
srv-fault-no-replay = Il n’y a pas de partie enregistrée à cette adresse.
srv-fault-comment-players = Seuls ceux qui ont joué à cette table peuvent la commenter.
srv-fault-many-comments = Cette table a déjà { $problem } commentaires.
srv-fault-over = La partie est terminée.
srv-fault-unfinished = La partie est en cours : on pourra la revoir à la fin.
srv-fault-not-yours = Seul le propriétaire peut le faire.
srv-fault-no-seat = Cette place ne peut pas être prise.
srv-fault-full = Aucune place n’est libre à cette table.
srv-fault-started = La partie a déjà commencé.
srv-fault-not-over = La partie n’est pas encore terminée.
srv-fault-open-seats = Des places sont encore libres.
srv-fault-not-ready = Tout le monde n’est pas encore prêt.
srv-fault-seated = Vous avez déjà une place.
srv-fault-playing = Une table en cours de partie ne peut pas être supprimée.
srv-fault-conflict = Quelqu’un a été plus rapide ; regardez à nouveau.
srv-fault-frozen = Cette partie suit d’anciennes règles et ne peut pas être montrée ici ; son enregistrement peut être téléchargé.
srv-fault-not-frozen = Cette table peut continuer : il n’y a pas à la clore.
srv-fault-bad-input = C’est inutilisable : { $problem }
srv-fault-bad-record = Ce fichier n’est pas l’enregistrement d’une partie que l’on puisse rejouer ici. Ce que le programme a trouvé (en anglais) : { $problem }
srv-fault-long-record = Cet enregistrement est trop long : { $problem } réponses au plus.
srv-fault-no-name = Un nom a besoin d’au moins une lettre.
srv-fault-short-account = Un nom de compte a besoin d’au moins trois lettres.
srv-fault-long-account = Ce nom de compte est trop long.
srv-fault-many-loadouts = Vous gardez déjà { $problem } listes ; supprimez-en une d’abord.
srv-fault-too-fast = Trop de requêtes : attendez un instant.
srv-fault-busy = Le serveur a beaucoup de travail de ce genre : réessayez dans un instant.
srv-fault-too-long = Cela prendrait trop de temps ; le serveur y a renoncé.
srv-fault-too-large = C’est trop volumineux.
srv-fault-account-taken = Ce nom de compte est pris, ou vous avez déjà un compte.
srv-fault-sign-in = Le nom du compte ou la phrase secrète est faux.
srv-fault-sign-in-wait = Trop d’essais erronés : attendez un peu avant le prochain.
srv-fault-no-account = Vous n’avez pas de compte.
srv-fault-account-campaign = Quittez d’abord vos campagnes.
srv-fault-seed = Seule une table d’une personne contre des robots peut avoir une graine.
srv-fault-rated-seat = À une table classée, personne ne joue à la place d’une autre.
srv-fault-seat-present = Quelqu’un est assis ici et n’est pas parti : cette place est la sienne.
srv-fault-knows-hand = Vous connaissez la main d’une autre place de cette table : vous ne pouvez pas prendre celle-ci.
srv-fault-from-position = Cette partie a commencé à partir d’une position donnée : on ne peut pas la reprendre ici.
srv-fault-known-chance = À cette table, quelqu’un sait ce que le hasard apportera : elle a été créée avec une graine, ou reprend une partie terminée. Personne d’autre ne peut s’y asseoir.
srv-fault-watch-only = Ce lien sert à regarder. Pour vous asseoir, demandez une invitation.
srv-fault-rated-people = Une table classée se joue entre personnes seulement, une place chacune.
srv-fault-rated-together = Là où tout le monde joue ensemble, personne ne peut être classé.
srv-fault-origin = Cette requête ne vient pas d’une page de ce serveur.
srv-fault-host = Ce serveur ne répond pas à ce nom.
srv-loadout-title = Listes
srv-loadout-mine = Ma liste
srv-loadout-usual = la liste habituelle
srv-loadout-new = Nouvelle liste
srv-loadout-pasted = Liste collée
srv-loadout-use = Utiliser cette liste
srv-loadout-keep = Enregistrer comme nouvelle liste
srv-loadout-text = La liste : un nombre et un nom par ligne
srv-loadout-example = 2 Nom d’une chose
srv-loadout-size = { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
  }
srv-fault-no-maps = Personne ne dessine de plateau pour ce jeu.
srv-fault-no-map = Ce terrain n’existe pas.
srv-fault-many-maps = Vous gardez déjà { $problem } terrains ; supprimez-en un d’abord.
srv-fault-no-loadouts = Personne n’apporte de liste à ce jeu.
srv-fault-no-loadout = Cette liste n’existe pas.
srv-fault-bad-loadout = La liste de la place { $seat } ne peut pas être jouée à cette table : { $problems }
srv-fault-bad-loadout-other = La liste de la place { $seat } ne peut pas être jouée à cette table.
srv-fault-loadouts-sealed = Cette table compose elle-même les listes : personne n’en apporte.
srv-fault-series-over = La série a été jouée jusqu’au bout.
srv-fault-method = Cela ne se fait pas à cette adresse.
srv-fault-failed = Une erreur s’est produite sur le serveur ; rien n’est perdu.
srv-fault-unable = Le serveur ne peut pas le faire en ce moment.

srv-closed-gone = La table n’existe plus.
srv-closed-private = La table ne peut plus être regardée.

# campaigns
srv-fault-no-campaign = Cette campagne n’existe pas, ou elle ne vous est pas ouverte.
srv-fault-no-mission = La campagne ne demande pas cette table maintenant.
srv-fault-no-loan = Aucune campagne de ce serveur n’a prêté cela tel qu’il est écrit ici. Redemandez le bon de prêt.
srv-fault-campaign = Une campagne ne peut pas être reprise à l’un de ses moments.
srv-fault-campaign-over = La campagne est terminée.
srv-fault-campaign-busy = Terminez ou abandonnez d’abord la table où vous êtes assis.
srv-fault-campaign-table = Cette table appartient à une campagne : c’est là qu’elle se prépare.
srv-fault-campaign-others = D’autres jouent dans cette campagne. La supprimer quand même ?
srv-fault-campaign-secrets = Tant que d’autres y jouent, une campagne a des secrets : elle peut être écrite une fois terminée.
srv-fault-campaign-tables-open = Une campagne s’apporte entre ses tables : terminez d’abord celles qui sont en cours.
srv-fault-lost-table = La feuille de la table { $problem } n’est plus conservée ici.
srv-fault-bad-campaign = Ce fichier n’est pas une campagne qui puisse continuer ici. Ce que le programme a trouvé : { $problem }
srv-refused-campaign = On quitte une campagne sur sa propre page.
srv-campaign-vacant = personne encore

# -- friends
srv-fault-friend-link = Ce lien d’ami ne fonctionne pas : il a peut-être été renouvelé. Demandez-en un nouveau.
srv-fault-friend-self = C’est votre propre lien : donnez-le à quelqu’un d’autre.
srv-fault-many-friends = Vous avez déjà { $problem } amis, c’est le maximum ; retirez-en un d’abord.
srv-fault-many-friends-other = Cette personne a autant d’amis que possible.
srv-fault-no-friend = Cette personne n’est pas parmi vos amis.
srv-fault-many-invitations = Vous avez invité cet ami à { $problem } tables qui attendent encore : c’est le maximum.
srv-fault-no-invitation = Cette invitation n’est plus valable.
srv-fault-friend-seated = Cet ami est déjà assis à cette table.

# -- notices to those who are away
srv-notice-turn = C’est à vous de jouer : { $game }.
srv-notice-invitation = { $host } vous invite à jouer : { $game }.
srv-notice-mail = { $what }

    { $link }

    Aucun autre courriel ne viendra avant votre retour. Pour ne plus recevoir ces messages : { $settings }
srv-notice-code-subject = Votre code pour Neontable
srv-notice-code = Quelqu’un, sans doute vous, souhaite que Neontable écrive à cette adresse quand c’est son tour.

    Le code est { $code }. Saisissez-le sur votre page dans l’heure.

    Si ce n’était pas vous, il n’y a rien à faire : sans le code, rien de plus n’est envoyé ici.
srv-fault-push-endpoint = Ce navigateur donne une adresse à laquelle ce serveur n’envoie rien : il faut HTTPS et une adresse publique d’Internet.
srv-fault-push-keys = Les clés de l’abonnement de ce navigateur sont inutilisables.
srv-fault-no-push = Ce serveur n’envoie pas de notifications aux navigateurs.
srv-fault-many-devices = { $problem } navigateurs sont déjà prévenus, c’est le maximum ; désactivez-en un d’abord.
srv-fault-no-mail = Ce serveur n’écrit pas de courriels.
srv-fault-mail-account = Le courriel demande un compte : créez-en un d’abord.
srv-fault-mail-address = Ce n’est pas une adresse à laquelle on peut écrire.
srv-fault-mail-wait = Un code vient d’être envoyé : attendez avant d’en demander un autre.
srv-fault-mail-no-code = Aucun code n’est valable : faites-en envoyer un nouveau.
srv-fault-mail-code = Ce n’est pas le code qui a été envoyé.
srv-fault-mail-failed = Le message n’a pas pu être envoyé ; réessayez plus tard.

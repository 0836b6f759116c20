campaigns = Campagnes
my-campaigns = Mes campagnes
no-campaigns = Vous ne jouez encore dans aucune campagne. Créez-en une ci-dessous, ou suivez le lien d’un ami.
campaign-waits = à vous
new-campaign = Nouvelle campagne
found = Créer la campagne
campaign-title = Nom
places = Places
bot-places = Dont des bots
which-bot = Quel bot
places-hint = Vous prenez la première place. Les autres rejoignent par votre lien, maintenant ou en cours de saison.
list-campaign = La montrer à tous sur la page des campagnes
import-campaign-title = Importer une campagne
import-campaign = Choisissez le fichier d’une campagne pour la continuer ici
members = Membres
member = Membre { $n }
member-column = Membre
place = Rang
house-bot = bot de la maison
vacant-places =
    { $n ->
        [one] { $n } place est libre.
       *[other] { $n } places sont libres.
    }
member-gone = n’est plus là
join-campaign = Rejoindre
leave-campaign = Quitter la campagne
leave-campaign-sure = Partir pour de bon ? Vos résultats restent, classés après ceux de tous les joueurs qui continuent.
remove-campaign = Supprimer la campagne
remove-campaign-sure = La supprimer pour tous ? Ses tables restent ; classement et historique sont perdus.
export-campaign = Télécharger la campagne
campaign-replay = Revoir la campagne
champion = { $who } l’emporte !
what-next = La suite
waits-for-organiser = En attente de l’organisateur.
mission-asked = à jouer
mission-waiting = attend ses joueurs
mission-playing = en cours
mission-over = son résultat arrive
mission-ended-conceded = abandonnée
mission-ended-time = perdue au temps
mission-ended-closed = ne compte pas
open-mission = Jouer
continue-table = Continuer
watch-table = Regarder
played-tables = Tables jouées
back-to = Retour : { $campaign }
bot-sits = Laisser jouer un bot
roster = L’équipe
launch = Lancer la mission
launch-hint = Un clic : la table s’ouvre, et des bots de la maison prennent les places vides.
covers = recouvre { $what }
empty-slot = vide
history = Histoire ({ $n })
wares = Ce qui peut être pris maintenant
no-wares = Rien encore : jouez, et revenez avec davantage.
other-wares =
    { $n ->
        [one] { $n } autre, et pourquoi pas encore
       *[other] { $n } autres, et pourquoi pas encore
    }
campaign-kinds = Genres de campagne
registered-lists = Listes inscrites
register-hint = Choisissez ce que vous jouez : un de vos decks, un de la maison, ou une liste collée. Les listes sont verrouillées dès que vous êtes apparié ; seul un juge qui ne joue pas les voit.
register = Inscrire
lists-registered = C’est inscrit.
register-again = Inscrire le changement
my-lists = Mes listes
export-results = Résultats (CSV)
ware-suits = irait bien à ce runner
besides = Aussi
only-you = vous seul voyez ceci
face-down = face cachée
waits-for-others = Rien à décider pour vous maintenant : c’est aux autres de jouer.

# Lu quand la page parle encore une autre langue : le nom que celle-ci se donne, et comment y passer.
this-language = Français
switch-to-this = FR : passer en français

language = Langue
theme = Thème
theme-auto = comme le système
theme-dark = néon sur noir
theme-light = clair
theme-contrast = contraste élevé
motion = Mouvement
motion-auto = comme le système
motion-full = animé
motion-reduced = immobile
moments = Grands moments
moments-calm = posés
moments-brisk = rapides
moments-off = aucun
sounds = Sons
name = Nom
account = Compte
account-why = Jouer depuis plusieurs appareils (compte facultatif)
passphrase = Phrase de passe
sign-in = Se connecter
sign-out = Se déconnecter
signed-in = Connecté : { $account }.
open-account = Ouvrir un compte
sounds-label = jouer des sons : mon tour, un coup, la fin
volume = Volume

## keys

keys = Raccourcis clavier
keys-anywhere = Sur chaque page
keys-table = À une table
keys-replay = Dans une rediffusion
key-help = cette liste
key-search = chercher
key-choose = choisir cette réponse
key-walk = de la question au plateau, aux cartes, au journal
key-arrows = à la réponse ou à la pièce suivante
key-take = la prendre
key-skip = passer ce qui est montré ; fermer
key-zoom = plus près, plus loin, tout le plateau
key-step = un pas
key-turn = un tour
key-play = lancer, arrêter
key-ends = début, fin
key-tab = Tab
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-home = Début
key-end = Fin
my-page-short = Moi

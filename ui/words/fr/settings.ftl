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

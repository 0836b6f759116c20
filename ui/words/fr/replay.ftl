fairness = Était-ce équitable ?
fairness-text = L’engagement a été montré au début de la partie ; la clé est révélée à la fin. Avec elle, chacun peut rejouer l’enregistrement et retrouver chaque mélange et chaque dé.
commitment = Engagement
key = Clé
verified =
    { $n ->
        [one] Vérifié : { $n } tirage découle de la clé
       *[other] Vérifié : { $n } tirages découlent de la clé
    }
not-verified = Cet enregistrement n’est pas vérifié
check-here = Vérifier l’engagement dans ce navigateur
fits = La clé correspond.
fits-not = La clé ne correspond PAS.

## replay

replay-of = Revoir : { $game }
share-link = Copier le lien de cette partie
download = Télécharger l’enregistrement
to-start = Au début
to-end = À la fin
step-back = Un pas en arrière
step-on = Un pas en avant
run-replay = Lecture
jump = Aller à une étape
steps = Étapes
perspective = Vu par
spectator = un spectateur
all-hands = toutes les mains visibles
speed = Vitesse
next-turn = Tour suivant
previous-turn = Tour précédent
share-moment = Copier le lien vers ce moment
comments = Commentaires
comment-here = Commenter ce moment
no-comments = Personne n’a encore commenté cette partie.
remove-comment = Retirer ce commentaire
go-on-from-here = Reprendre la partie d’ici
go-on-hint = Une nouvelle table depuis cette position : vous prenez une place, des bots jouent les autres.
go-on-as = comme { $who }

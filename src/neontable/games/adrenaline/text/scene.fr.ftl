# Ce que la table dit d'elle-même : lettres sur les jetons, faits à côté de l'arène.

## Lettres dessinées sur les petites choses

ad-sign-red = R
ad-sign-blue = B
ad-sign-yellow = J

## Listes

ad-scene-list = { $a }, { $b }
ad-scene-lines =
    { $a }
    { $b }
ad-scene-titled = { $title } : { $words }
ad-scene-owned = { $figure } × { $n }
ad-scene-none = rien

## Armes

ad-scene-cost = Coût : { $cubes }
ad-scene-effect = { $name }. { $text }
ad-scene-effect-cost = { $name } ({ $cost }). { $text }

## Joueurs

ad-scene-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
ad-scene-damage-by = Dégâts : { $owners }
ad-scene-marks =
    { $n ->
        [one] { $n } Marque
       *[other] { $n } Marques
    }
ad-scene-marks-by = Marques : { $owners }
ad-scene-cubes = Cubes : { $red } rouge, { $blue } bleu, { $yellow } jaune
ad-scene-skulls =
    { $n ->
        [0] Aucune mort
        [one] { $n } mort
       *[other] { $n } morts
    }
ad-scene-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ad-scene-powerups =
    { $n ->
        [0] Aucune Amélioration
        [one] { $n } Amélioration
       *[other] { $n } Améliorations
    }
ad-scene-you = Vous
ad-scene-waiting = Hors de l'arène
ad-scene-winner = Victoire

## La table

ad-scene-sudden = Mort subite
ad-scene-actions =
    { $n ->
        [0] Plus d'action
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }
ad-scene-kills = Coups Fatals
ad-scene-track = Coups Fatals : { $owners }
ad-scene-skulls-left =
    { $n ->
        [0] Plus de Crâne
        [one] { $n } Crâne restant
       *[other] { $n } Crânes restants
    }
ad-scene-zone = Jetons : { $owners }
ad-scene-turret-free = Tourelle que personne ne contrôle
ad-scene-zones = Pistes des Zones de Résurrection
ad-scene-turrets = Tourelles
ad-scene-decks = Pioches

## Autres éléments de la boîte

ad-scene-board = Plateau de joueur
ad-scene-board-text = Reçoit jusqu'à 12 jetons de dégâts et 3 Marques de chaque adversaire. Le troisième dégât améliore le ramassage, le sixième le tir ; le onzième tue et le douzième est un Acharnement.
ad-scene-board-worth = Rapporte 8, 6, 4, 2, 1 et 1 points ; chaque Crâne couvre la plus haute valeur. Le côté Frénésie rapporte 2, 1, 1 et 1.
ad-scene-skull = Crâne
ad-scene-skull-text = Attend sur la piste de Coup Fatal, puis rejoint le plateau du prochain joueur tué.
ad-scene-cube-red = Cube de munition rouge
ad-scene-cube-blue = Cube de munition bleu
ad-scene-cube-yellow = Cube de munition jaune
ad-scene-cube-text = Paie les armes et leurs effets ; au plus 3 de chaque couleur dans le Coffre à Munitions.
ad-scene-bot-card = Carte Bot
ad-scene-bot-card-text = Qui la détient doit utiliser le Bot une fois dans son tour : le déplacer d'une case au plus, puis tirer avec lui s'il voit une cible.
ad-scene-first-marker = Marqueur de premier joueur
ad-scene-first-marker-text = Reste chez le joueur qui a commencé ; l'ordre du tour et la Frénésie Finale se comptent à partir de lui.

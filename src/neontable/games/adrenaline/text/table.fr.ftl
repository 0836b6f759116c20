# Ce que le salon dit du jeu.

ad-blurb = Un jeu de tir sur plateau pour trois à cinq : courez, ramassez des armes, tirez, revenez d’entre les morts et dominez l’arène par la piste des coups mortels.

# French: a refusal of any game.

any_game-uneven-teams = À { $players }, on ne peut pas former { $teams } équipes égales.

any_game-name = N’importe quel jeu
any_game-about = Des points par manche : le plus haut ou le plus bas score gagne
any_game-variant-any-game = On note les points de tout le monde à chaque manche ; le plus haut score gagne
any_game-variant-any-game-lowest = On note les points de tout le monde à chaque manche ; le plus bas score gagne
any_game-name-any-game = N’importe quel jeu, le plus haut score gagne
any_game-name-any-game-lowest = N’importe quel jeu, le plus bas score gagne
any_game-house-rule-to-100 = En 100 points
any_game-house-rule-ten-rounds = Dix manches
any_game-house-rule-two-teams = Deux équipes
any_game-house-rule-nobody-deals = Personne ne donne
any_game-house-rule-a-stake-a-point = Une mise par point

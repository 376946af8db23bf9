# Polish: a refusal of any game.

any_game-uneven-teams = Gdy graczy jest { $players }, drużyn nie może być { $teams }: nie wyjdą równe.

any_game-name = Dowolna gra
any_game-about = Punkty co rundę, wygrywa największa albo najmniejsza suma
any_game-variant-any-game = Zapisuje się punkty wszystkich; wygrywa najwięcej punktów
any_game-variant-any-game-lowest = Zapisuje się punkty wszystkich; wygrywa najmniej punktów
any_game-name-any-game = Dowolna gra, wygrywa najwięcej punktów
any_game-name-any-game-lowest = Dowolna gra, wygrywa najmniej punktów
any_game-house-rule-to-100 = Do 100 punktów
any_game-house-rule-ten-rounds = Dziesięć rund
any_game-house-rule-two-teams = Dwie drużyny
any_game-house-rule-nobody-deals = Nikt nie rozdaje
any_game-house-rule-a-stake-a-point = Stawka za każdy punkt

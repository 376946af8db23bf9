# Polish: a refusal of any game.

any_game-uneven-teams = Gdy graczy jest { $players }, drużyn nie może być { $teams }: nie wyjdą równe.

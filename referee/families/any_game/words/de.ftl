# German: a refusal of any game.

any_game-uneven-teams = Bei { $players } am Tisch lassen sich keine { $teams } gleich großen Teams bilden.

any_game-name = Beliebiges Spiel
any_game-about = Punkte je Runde; die meisten oder wenigsten gewinnen
any_game-variant-any-game = Aufschreiben, was alle in jeder Runde bekommen; die meisten Punkte gewinnen
any_game-variant-any-game-lowest = Aufschreiben, was alle in jeder Runde bekommen; die wenigsten Punkte gewinnen
any_game-name-any-game = Beliebiges Spiel, die meisten Punkte gewinnen
any_game-name-any-game-lowest = Beliebiges Spiel, die wenigsten Punkte gewinnen
any_game-house-rule-to-100 = Bis 100 Punkte
any_game-house-rule-ten-rounds = Zehn Runden
any_game-house-rule-two-teams = Zwei Teams
any_game-house-rule-nobody-deals = Niemand gibt
any_game-house-rule-a-stake-a-point = Ein Einsatz je Punkt

# German: a refusal of any game.

any_game-uneven-teams = Bei { $players } am Tisch lassen sich keine { $teams } gleich großen Teams bilden.

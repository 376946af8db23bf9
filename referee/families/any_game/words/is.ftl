# Icelandic: a refusal of any game.

any_game-uneven-teams = Úr { $players } spilurum verða ekki { $teams } jafnstór lið.

# Spanish: a refusal of any game.

any_game-uneven-teams = Con { $players } en la mesa no salen { $teams } equipos iguales.

# A refusal of any game; its lines are those of all games by rounds.

any_game-uneven-teams = { $players } players cannot make { $teams } equal teams.

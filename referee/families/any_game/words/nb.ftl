# Norwegian: a refusal of any game.

any_game-uneven-teams = { $players } spillere kan ikke deles i { $teams } like store lag.

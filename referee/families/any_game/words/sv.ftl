# Swedish: a refusal of any game.

any_game-uneven-teams = { $players } spelare kan inte delas i { $teams } lika stora lag.

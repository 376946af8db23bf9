# French: a refusal of any game.

any_game-uneven-teams = À { $players }, on ne peut pas former { $teams } équipes égales.

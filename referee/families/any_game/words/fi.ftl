# Finnish: a refusal of any game.

any_game-uneven-teams = { $players } pelaajasta ei saa { $teams } yhtä suurta joukkuetta.

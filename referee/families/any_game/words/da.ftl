# Danish: a refusal of any game.

any_game-uneven-teams = { $players } spillere kan ikke deles i { $teams } lige store hold.

any_game-name = Hvilket som helst spil
any_game-about = Point i hver runde; flest eller færrest vinder
any_game-variant-any-game = Skriv ned, hvad alle får i hver runde; flest point vinder
any_game-variant-any-game-lowest = Skriv ned, hvad alle får i hver runde; færrest point vinder
any_game-name-any-game = Hvilket som helst spil, flest point vinder
any_game-name-any-game-lowest = Hvilket som helst spil, færrest point vinder
any_game-house-rule-to-100 = Til 100 point
any_game-house-rule-ten-rounds = Ti runder
any_game-house-rule-two-teams = To hold
any_game-house-rule-nobody-deals = Ingen giver
any_game-house-rule-a-stake-a-point = Et indskud for hvert point

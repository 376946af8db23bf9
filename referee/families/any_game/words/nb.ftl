# Norwegian: a refusal of any game.

any_game-uneven-teams = { $players } spillere kan ikke deles i { $teams } like store lag.

any_game-name = Hvilket som helst spill
any_game-about = Poeng i hver runde; flest eller færrest vinner
any_game-variant-any-game = Skriv opp det alle får i hver runde; flest poeng vinner
any_game-variant-any-game-lowest = Skriv opp det alle får i hver runde; færrest poeng vinner
any_game-name-any-game = Hvilket som helst spill, flest poeng vinner
any_game-name-any-game-lowest = Hvilket som helst spill, færrest poeng vinner
any_game-house-rule-to-100 = Til 100 poeng
any_game-house-rule-ten-rounds = Ti runder
any_game-house-rule-two-teams = To lag
any_game-house-rule-nobody-deals = Ingen gir
any_game-house-rule-a-stake-a-point = En innsats for hvert poeng

# Swedish: a refusal of any game.

any_game-uneven-teams = { $players } spelare kan inte delas i { $teams } lika stora lag.

any_game-name = Vilket spel som helst
any_game-about = Poäng varje omgång; flest eller minst vinner
any_game-variant-any-game = Skriv upp vad alla får varje omgång; flest poäng vinner
any_game-variant-any-game-lowest = Skriv upp vad alla får varje omgång; lägst poäng vinner
any_game-name-any-game = Vilket spel som helst, flest poäng vinner
any_game-name-any-game-lowest = Vilket spel som helst, lägst poäng vinner
any_game-house-rule-to-100 = Till 100 poäng
any_game-house-rule-ten-rounds = Tio omgångar
any_game-house-rule-two-teams = Två lag
any_game-house-rule-nobody-deals = Ingen ger
any_game-house-rule-a-stake-a-point = En insats för varje poäng

# A refusal of any game; its lines are those of all games by rounds.

any_game-uneven-teams = { $players } players cannot make { $teams } equal teams.

# Where games are chosen: the family, its variants and the house rules that are known of them, each in a line without a stop.
any_game-name = Any game
any_game-about = Points a round, the highest or the lowest wins
any_game-variant-any-game = Write down what everybody scores; the most points win
any_game-variant-any-game-lowest = Write down what everybody scores; the fewest points win
any_game-name-any-game = Any game, highest wins
any_game-name-any-game-lowest = Any game, lowest wins
any_game-house-rule-to-100 = To 100 points
any_game-house-rule-ten-rounds = Ten rounds
any_game-house-rule-two-teams = Two teams
any_game-house-rule-nobody-deals = Nobody deals
any_game-house-rule-a-stake-a-point = A stake for each point

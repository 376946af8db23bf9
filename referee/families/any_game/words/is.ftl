# Icelandic: a refusal of any game.

any_game-uneven-teams = Úr { $players } spilurum verða ekki { $teams } jafnstór lið.

any_game-name = Hvaða spil sem er
any_game-about = Stig í hverri umferð; flest eða fæst stig vinna
any_game-variant-any-game = Stig allra eru skrifuð niður; flest stig vinna
any_game-variant-any-game-lowest = Stig allra eru skrifuð niður; fæst stig vinna
any_game-name-any-game = Hvaða spil sem er, flest stig vinna
any_game-name-any-game-lowest = Hvaða spil sem er, fæst stig vinna
any_game-house-rule-to-100 = Upp í 100 stig
any_game-house-rule-ten-rounds = Tíu umferðir
any_game-house-rule-two-teams = Tvö lið
any_game-house-rule-nobody-deals = Enginn gefur
any_game-house-rule-a-stake-a-point = Framlag fyrir hvert stig

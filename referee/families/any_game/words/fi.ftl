# Finnish: a refusal of any game.

any_game-uneven-teams = { $players } pelaajasta ei saa { $teams } yhtä suurta joukkuetta.

any_game-name = Mikä tahansa peli
any_game-about = Pisteitä joka kierrokselta; eniten tai vähiten pisteitä voittaa
any_game-variant-any-game = Kirjataan kaikkien pisteet joka kierrokselta; eniten pisteitä voittaa
any_game-variant-any-game-lowest = Kirjataan kaikkien pisteet joka kierrokselta; vähiten pisteitä voittaa
any_game-name-any-game = Mikä tahansa peli, eniten pisteitä voittaa
any_game-name-any-game-lowest = Mikä tahansa peli, vähiten pisteitä voittaa
any_game-house-rule-to-100 = 100 pisteeseen
any_game-house-rule-ten-rounds = Kymmenen kierrosta
any_game-house-rule-two-teams = Kaksi joukkuetta
any_game-house-rule-nobody-deals = Kukaan ei jaa
any_game-house-rule-a-stake-a-point = Panos jokaisesta pisteestä

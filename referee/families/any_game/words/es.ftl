# Spanish: a refusal of any game.

any_game-uneven-teams = Con { $players } en la mesa no salen { $teams } equipos iguales.

any_game-name = Cualquier juego
any_game-about = Puntos por ronda: gana quien más o menos suma
any_game-variant-any-game = Se apunta lo que suma cada cual en cada ronda; gana quien tiene más puntos
any_game-variant-any-game-lowest = Se apunta lo que suma cada cual en cada ronda; gana quien tiene menos puntos
any_game-name-any-game = Cualquier juego, gana quien tiene más puntos
any_game-name-any-game-lowest = Cualquier juego, gana quien tiene menos puntos
any_game-house-rule-to-100 = A 100 puntos
any_game-house-rule-ten-rounds = Diez rondas
any_game-house-rule-two-teams = Dos equipos
any_game-house-rule-nobody-deals = No reparte nadie
any_game-house-rule-a-stake-a-point = Una apuesta por punto

# Spanish: refusals of corrections.

sitting-round-breaks = { $round ->
    [round] La ronda { $number } ya no cuadraría: { $reason }
   *[hand] La mano { $number } ya no cuadraría: { $reason }
}
sitting-act-breaks = { $act ->
    [dealer] La decisión de quién reparte
    [adjustment] La corrección
    [join] La entrada
    [withdrawal] La salida de la mesa
    [end] El final
    [buy_in] El reenganche
   *[other] Lo apuntado
} antes de la { $round ->
    [round] ronda
   *[hand] mano
} { $number } ya no cuadraría: { $reason } Si no debe contar, retíralo en la misma petición: take_back={ $event }.
sitting-another-seat = { $name } tendría otro puesto.
sitting-no-such-hand = No hay ninguna mano { $number } en esta partida.
sitting-no-such-act = El evento { $event } no puso en la hoja de puntos nada que se pueda corregir.

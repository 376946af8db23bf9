# German: refusals of corrections.

sitting-round-breaks = { $round ->
   *[round] Runde { $number } würde nicht mehr passen: { $reason }
}
sitting-act-breaks = { $act ->
    [dealer] Die Festlegung des Gebens
    [adjustment] Die Korrektur
    [join] Der Einstieg
    [withdrawal] Das Verlassen des Tisches
    [end] Das Ende
    [buy_in] Der Wiedereinkauf
   *[other] Der Eintrag
} vor { $round ->
   *[round] Runde
} { $number } würde nicht mehr passen: { $reason } Soll das nicht zählen, nimm es in derselben Anfrage zurück: take_back={ $event }.
sitting-another-seat = { $name } bekäme einen anderen Platz.
sitting-no-such-hand = Eine Runde { $number } gibt es in diesem Spiel nicht.
sitting-no-such-act = Ereignis { $event } hat nichts auf den Spielzettel gebracht, was sich korrigieren ließe.

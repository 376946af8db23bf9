# French: refusals of corrections.

sitting-round-breaks = { $round ->
    [round] La manche { $number } n’irait plus : { $reason }
   *[hand] La donne { $number } n’irait plus : { $reason }
}
sitting-act-breaks = { $act ->
    [dealer] Le choix de qui donne
    [adjustment] La correction
    [join] L’arrivée
    [withdrawal] Le départ
    [end] La fin
    [buy_in] Le rachat
   *[other] L’action
} avant la { $round ->
    [round] manche
   *[hand] donne
} { $number } n’irait plus : { $reason } Si cela ne doit pas compter, retire-le dans la même requête : take_back={ $event }.
sitting-another-seat = { $name } aurait une autre place.
sitting-no-such-hand = Il n’y a pas de donne { $number } dans cette partie.
sitting-no-such-act = L’événement { $event } n’a rien mis sur la feuille de marque qu’on puisse corriger.

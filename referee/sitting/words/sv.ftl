# Swedish: refusals of corrections.

sitting-round-breaks = { $round ->
    [round] Omgång { $number } skulle inte längre stämma: { $reason }
   *[hand] Giv { $number } skulle inte längre stämma: { $reason }
}

sitting-act-breaks = { $act ->
    [dealer] Att given utsågs
    [adjustment] Justeringen
    [join] Att en spelare kom med
    [withdrawal] Att en spelare gick
    [end] Att partiet slutade
    [buy_in] Att en spelare köpte in sig igen
   *[other] Det som skrevs in
} före { $round ->
    [round] omgång { $number }
   *[hand] giv { $number }
} skulle inte längre stämma: { $reason } Om det inte ska gälla, ta tillbaka det i samma förfrågan: take_back={ $event }.
sitting-another-seat = { $name } skulle få en annan plats.
sitting-no-such-hand = Det finns ingen giv { $number } i det här partiet.

sitting-no-such-act = Händelse { $event } har inte gett något i protokollet som går att rätta.

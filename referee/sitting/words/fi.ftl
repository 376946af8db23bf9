# Finnish: refusals of corrections.

sitting-round-breaks = { $round ->
    [round] Kierros { $number } ei enää sopisi: { $reason }
   *[other] Jako { $number } ei enää sopisi: { $reason }
}
sitting-act-breaks = { $act ->
    [dealer] Jakajan nimeäminen
    [adjustment] Päätös
    [join] Pelaajan tulo
    [withdrawal] Pelaajan lähtö
    [end] Pelin päätös
    [buy_in] Takaisinosto
   *[other] Tapahtuma
} { $round ->
    [round] ennen kierrosta { $number } ei enää sopisi: { $reason }
   *[other] ennen jakoa { $number } ei enää sopisi: { $reason }
} Jos sen ei pidä jäädä voimaan, peru se samassa pyynnössä: take_back={ $event }.
sitting-another-seat = { $name } saisi toisen paikan.
sitting-no-such-hand = Tässä pelissä ei ole jakoa { $number }.
sitting-no-such-act = Tapahtuma { $event } ei tuonut pöytäkirjaan mitään korjattavaa.

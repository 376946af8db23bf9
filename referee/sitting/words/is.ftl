# Icelandic: refusals of corrections.

sitting-round-breaks = Umferð { $number } gengi ekki lengur upp: { $reason }
sitting-act-breaks = { $act ->
    [dealer] Val á gjafara
    [adjustment] Ákvörðunin
    [join] Nýr spilari
    [withdrawal] Brottför spilara
    [end] Endir spilsins
    [buy_in] Það að kaupa sig inn aftur
   *[other] Færslan
} fyrir umferð { $number } gengi ekki lengur upp: { $reason } Ef þetta á ekki að gilda skaltu taka það til baka í sömu beiðni: take_back={ $event }.
sitting-another-seat = { $name } fengi annað sæti.
sitting-no-such-hand = Í þessu spili er engin umferð { $number }.
sitting-no-such-act = Atburður { $event } setti ekkert á stigablaðið sem hægt væri að leiðrétta.

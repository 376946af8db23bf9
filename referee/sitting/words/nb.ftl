# Norwegian: refusals of corrections.

sitting-round-breaks = Runde { $number } ville ikke lenger passe: { $reason }
sitting-act-breaks = { $act ->
    [dealer] At giveren ble utpekt før runde { $number }, ville ikke lenger passe: { $reason }
    [adjustment] Justeringen før runde { $number } ville ikke lenger passe: { $reason }
    [join] At en spiller kom til før runde { $number }, ville ikke lenger passe: { $reason }
    [withdrawal] At en spiller gikk før runde { $number }, ville ikke lenger passe: { $reason }
    [end] At spillet sluttet før runde { $number }, ville ikke lenger passe: { $reason }
    [buy_in] At en spiller kjøpte seg inn igjen før runde { $number }, ville ikke lenger passe: { $reason }
   *[other] Det som ble lagt inn før runde { $number }, ville ikke lenger passe: { $reason }
} Hvis det ikke skal gjelde, ta det tilbake i samme forespørsel: take_back={ $event }.
sitting-another-seat = { $name } ville få en annen plass.
sitting-no-such-hand = Det er ingen runde { $number } i dette spillet.
sitting-no-such-act = Hendelse { $event } har ikke ført til noe på poengarket som kan rettes.

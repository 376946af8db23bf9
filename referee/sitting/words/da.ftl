# Danish: refusals of corrections.

sitting-round-breaks = Runde { $number } ville ikke længere passe: { $reason }

sitting-act-breaks = { $act ->
    [dealer] At giveren blev udpeget før runde { $number }, ville ikke længere passe: { $reason }
    [adjustment] Rettelsen før runde { $number } ville ikke længere passe: { $reason }
    [join] At en spiller kom til før runde { $number }, ville ikke længere passe: { $reason }
    [withdrawal] At en spiller gik før runde { $number }, ville ikke længere passe: { $reason }
    [end] At spillet sluttede før runde { $number }, ville ikke længere passe: { $reason }
    [buy_in] At en spiller købte sig ind igen før runde { $number }, ville ikke længere passe: { $reason }
   *[other] Det, der blev indtastet før runde { $number }, ville ikke længere passe: { $reason }
} Hvis det ikke skal gælde, så tag det tilbage i samme forespørgsel: take_back={ $event }.
sitting-another-seat = { $name } ville få en anden plads.
sitting-no-such-hand = Der er ingen runde { $number } i dette spil.

sitting-no-such-act = Hændelse { $event } har ikke skrevet noget i regnskabet, som kan rettes.

# Swedish: lines and refusals of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } lade ut inga { $set ->
        [book] fyrtal
       *[pair] par
    }.
   *[other] { $player } lade ut { $count } { $set ->
        [book] fyrtal
       *[pair] par
    }.
}
books-ranks = { $player } lade ut { $count } { $set ->
    [book] fyrtal
   *[pair] par
}: { CARD($ranks, form: "several") }.
books-ranks-and-points = { $player } lade ut { $count } { $set ->
    [book] fyrtal
   *[pair] par
}: { CARD($ranks, form: "several") }, { $points } poäng.

books-gives = { $set ->
    [book] { $player } frågade fel och ger ett fyrtal till { $other }.
   *[pair] { $player } frågade fel och ger ett par till { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } frågade fel och ger ett fyrtal i { CARD($rank, form: "several") } till { $other }.
   *[pair] { $player } frågade fel och ger ett par i { CARD($rank, form: "several") } till { $other }.
}
books-gets = { $set ->
    [book] { $player } får ett fyrtal av { $other }.
   *[pair] { $player } får ett par av { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } får ett fyrtal i { CARD($rank, form: "several") } av { $other }.
   *[pair] { $player } får ett par i { CARD($rank, form: "several") } av { $other }.
}

books-not-in-pack = Kortet { $card } finns inte i den här leken. Leken går från 2 till ess i fyra färger.
books-too-many-cards = Det finns { $count } × { $card } i leken; här har fler angetts.
books-sets-or-counts = Ange sets, valörerna som var och en lade ut, eller counts, hur många.
books-sets-with-ranks = Här räknas valören: ange sets med valörerna, inte bara counts.

books-count-of-ranks = { $counted ->
    [0] Inga valörer är { $counted }, inte { $given }.
   *[other] { CARD($ranks, form: "row") } är { $counted }, inte { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count } fyrtal har angetts; till en giv hör { $whole }.
   *[pair] { $count } par har angetts; till en giv hör { $whole }.
}
books-sets-missing = Vem lade ut { CARD($ranks, form: "several") }?
books-no-forfeits = Med de här reglerna ger man inte bort något för en fel fråga (set.wrong_ask).
books-rank-of-forfeit = Här räknas valören: ange valören på det som gavs bort.
books-forfeit-to-another = { $player } ger det till någon annan.
books-no-set-to-give = { $player } har då inget att ge bort.
books-no-rank-to-give = { $player } har då inga { CARD($rank, form: "several") } att ge bort.

books-request-missing = Ange vad frågan gäller: en valör som Q eller ett kort som QS.
books-step-missing = Ett steg är en fråga (till vem och efter vad), ett fyrtal eller par som läggs ut, eller kort som dras.
books-hand-by-history = Enligt förloppet är det { $cards } kort på handen, inte { $given }.
books-deal-missing = De här reglerna säger inget om hur många kort { $players ->
    [one] { $players } spelare
   *[other] { $players } spelare
} får. Ange hur många var och en fick: cards_each.
books-deal-too-large = { $cards } kort var till { $players } spelare är fler än leken har.
books-stock = Efter given är det { $cards } kort i talongen, inte { $given }.

books-no-deal = deal.cards säger inget om { $players } spelare.
books-pack-too-small = { $cards } kort var till { $players } spelare är fler än lekens { $size }.
books-no-stock-to-draw-from = Alla kort delas ut, så det finns ingen talong att dra ur (ask.empty: { $empty }).
books-no-stock-to-be-gone = Alla kort delas ut, så det finns ingen talong som kan ta slut (deal.cards: all).
books-colours-of-four = Fyra kort av samma valör är aldrig alla röda eller alla svarta (set.size: 4).
books-colours-and-cards = Par i rött eller svart hör till när man frågar efter valörer (ask.for: card).

books-form-counts = { $set ->
    [book] Hur många fyrtal
   *[pair] Hur många par
}
books-form-sets = { $set ->
    [book] Vilka fyrtal
   *[pair] Vilka par
}
books-row-sets = { $set ->
    [book] fyrtal
   *[pair] par
}
books-ask-counts = { $set ->
    [book] Hur många fyrtal har { $name }?
   *[pair] Hur många par har { $name }?
}
books-ask-sets = { $set ->
    [book] Vem har de andra fyrtalen?
   *[pair] Vem har de andra paren?
}
books-row-forfeits = Vem gav något åt vänster?
books-fold-forfeits = Gavs något bort?

books-count-sets = Fyrtal och par

books-claim-ask = Får man fråga efter det?
books-claim-answer = Vilka kort måste lämnas över?
books-claim-draw = Måste man dra ett kort?
books-claim-next = Vem frågar nu?
books-claim-set = Får de här korten läggas ut?

books-about-asker = Vem som frågar
books-about-card = Kortet man frågar efter; det eller valören
books-label-rank = Valör
books-about-rank = Valören man frågar efter
books-label-of = Av vem
books-about-of = Vem som får frågan
books-about-asked = Vem som fick frågan
books-about-asking-hand = Handen hos den som frågar
books-about-asked-hand = Handen hos den som får frågan
books-label-history = Förlopp
books-about-history = Allt som alla såg i den här given, i ordning: det som följer av det vet man
books-about-step = En fråga med svar, dragna kort, eller ett utlagt fyrtal eller par.
books-about-turn = Vems tur det var
books-label-given = Lämnade kort
books-about-given = Hur många kort som lämnades över
books-about-given-or-none = Hur många kort som lämnades över; annars 0
books-about-given-now = Hur många som lämnas över; 0 är ”jag har inga”
books-label-drew = Dragna kort
books-about-drew = Kort ur talongen; annars så många som reglerna säger
books-label-shown = Visat kort
books-about-shown = Det dragna kortet, om alla såg det
books-label-set = Utlagt
books-about-set = Valören på det som lades ut
books-label-cards-each = Kort till var och en
books-about-cards-each = Kort som gavs till var och en, före förloppet; annars som i reglerna
books-about-stock = Kort som inte gavs; annars som i reglerna
books-label-drawn = Draget
books-about-drawn = Hur många som drogs, eller kortet som visades
books-about-cards-drawn = Hur många kort som drogs, eller kortet som visades
books-label-asker = Vem frågade
books-label-asked = Vem fick frågan
books-label-wanted = Efterfrågat
books-about-wanted = Kortet eller valören man frågade efter
books-label-completes = Fyrtal eller par klart
books-about-completes = Om det dragna kortet gjorde ett fyrtal eller par klart

books-rank-too-often = { $most ->
    [1] Du har angett { CARD($rank, form: "several") } { AND($owners) }; de kan bara läggas ut en gång.
   *[other] Du har angett { CARD($rank, form: "several") } { AND($owners) }; i en giv finns bara { $most } par av dem.
}
books-laid-by = { $times ->
    [1] hos { $player }
    [2] två gånger hos { $player }
   *[other] { $times } gånger hos { $player }
}

books-impossible-ask = Steg { $step }, där { $player } frågar { $other } efter { $suit ->
    [none] { CARD($request, form: "several") }
   *[known] { $request }
} och får { $given ->
    [0] inget kort
   *[other] { $given }
}, stämmer inte med det som hände före: { books-impossible }.
books-impossible-set = Steg { $step }, där { $player } lägger ut { CARD($rank, form: "several") }, stämmer inte med det som hände före: { books-impossible }.
books-impossible-draw = Steg { $step }, där { $player } drar, stämmer inte med det som hände före: { books-impossible }.
books-impossible = { $why ->
    [asked_oneself] man måste fråga någon annan än sig själv
    [more_handed_over] frågan gällde ett kort, och fler lämnades över
    [known_there] det är känt att kortet är där
    [known_elsewhere] det är känt att kortet är någon annanstans
    [no_stock] det finns ingen talong att dra ur
    [known_in_a_hand] det är känt att kortet är på en hand
    [held_too_many] ingen kan ha så många
    [with_nobody] ingen skulle ha det kortet
    [hand_too_small] så många kort är det inte på handen
   *[no_deal] korten kan inte ha getts så
}
books-hand-by-what-was-seen = Den här handen stämmer inte med vad alla har sett av { CARD($ranks, form: "several") }.

books-asked-for = { $suit ->
    [none] { CARD($request, form: "several") }
   *[known] { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "ett") }
   *[other] { $count } { CARD($rank, form: "several") }
}
books-asks-oneself = { $player } måste fråga någon annan än sig själv.
books-no-cards-left = { $player } har inga kort kvar; fråga någon som har.
books-own-card = { $player } har själv { $card }, och man får inte fråga efter sitt eget kort.
books-must-hold = För att fråga efter { CARD($rank, form: "several") } måste man själv ha { CARD($rank, form: "ett") }.
books-has-none = { $seen ->
    [hand] { $player } har inget sådant kort.
   *[history] Av det alla har sett har { $player } inget sådant kort.
}
books-set-goes-left = Ett fyrtal eller par från { $player } går till grannen till vänster.
books-holding-not-known = Om { $player } har { CARD($rank, form: "ett") } framgår inte av det alla har sett.
books-card-not-known = { $player } har { CARD($rank, form: "ett") }; om det är just { $card } är inte känt.
books-may-ask = { $seen ->
    [hand] { $player } har { CARD($rank, form: "ett") } och får därför fråga efter { books-asked-for }.
   *[history] { $player } har av det alla har sett { CARD($rank, form: "ett") } och får därför fråga efter { books-asked-for }.
}
books-hand-would-settle = Det { $player } har på handen eller frågar efter härnäst skulle avgöra det.
books-goes-on = { $player } fortsätter.
books-asks-next = { $player } frågar härnäst.
books-gift = Kort lämnades över.
books-no-gift = Inget lämnades över.
books-no-gift-and-no-draw = Inget lämnades över, och inget drogs.
books-drawn-not-shown = Inget lämnades över, och det dragna kortet visades inte.
books-drawn = { $asked_for ->
    [yes] Det dragna kortet är det som frågan gällde.
   *[no] Det dragna kortet är inte det som frågan gällde.
}
books-completes = { $set ->
    [yes] Det dragna kortet fullbordar ett fyrtal eller par.
   *[no] Det dragna kortet fullbordar inget fyrtal eller par.
}
books-drawn-not-told = Inget lämnades över, och det är inte angivet vad som drogs.
books-completed-would-settle = Om det dragna kortet fullbordade ett fyrtal eller par skulle avgöra det: ange drawn och completes.
books-drawn-would-settle = Det dragna kortet skulle avgöra det: ange drawn.
books-suits-drawn-would-settle = Färgen på det dragna kortet och på det som frågan gällde skulle avgöra det.
books-must-be-handed-over = { $cards } måste lämnas över.
books-nothing-to-give = Det finns inget att ge: ingen { $card }.
books-none-is-true = ”Ingen” stämmer: det finns ingen { $card }.
books-handed-over-otherwise = { $many ->
    [too_few] { $given } kort vore för lite.
   *[too_many] { $given } kort vore för mycket.
}
books-suit-not-told = Det finns ett kort av den valören vars färg inte är angiven; det kan vara { $card }.
books-suits-would-settle = Färgerna på korten på handen skulle avgöra det.
books-one-by-its-name = Frågan gäller ett bestämt kort av valören { $rank }; { $given } kort kan inte stämma.
books-every-one-there = Alla kort av valören { $rank } finns där; ett av dem lämnas över.
books-name-not-told = Frågan gäller ett bestämt kort av valören { $rank }, och det är inte angivet vilket.
books-card-would-settle = Kortet som frågan gällde skulle avgöra det: ange card.
books-no-draw-after-a-gift = När kort har lämnats över drar ingen; den som frågade fortsätter.
books-draws-one-card = Inget lämnades över, så den som frågade drar ett kort.
books-nothing-to-draw = Inget lämnades över, men det finns ingen talong att dra ur.
books-drawn-otherwise = { $drawn } kort kan inte stämma.
books-no-set = { $set ->
    [book] Ett fyrtal är { $size } kort av samma valör; det är inte { $cards }.
   *[pair] Ett par är { $size } kort av samma valör; det är inte { $cards }.
}
books-this-is-no-set = { $set ->
    [book] Ett fyrtal är { $size } kort av samma valör; det är inte det här.
   *[pair] Ett par är { $size } kort av samma valör; det är inte det här.
}
books-is-set = { $set ->
    [book] Ett fyrtal är { $size } kort av samma valör, och det är de här: de får läggas ut genast.
   *[pair] Ett par är { $size } kort av samma valör, och det är de här: de får läggas ut genast.
}
books-two-pairs = { $cards } är två par: båda får läggas ut genast.
books-colours-of-a-pair = Båda korten i ett par är röda, eller båda är svarta.
books-one-of-each = { $cards } är ett av varje färg.
books-pair-may-be-laid-down = { $cards } får läggas ut genast.
books-both-suits-would-settle = Färgerna på båda korten skulle avgöra det.

books-column-sets = Fyrtal och par
books-column-given-away = Bortgivet

books-name = Authors och Finns i sjön
books-about = Fråga efter kort och samla fyrtal
books-variant-authors = Fråga efter ett visst kort; fyra av samma valör är ett fyrtal
books-variant-authors-dealt-out = Authors utan talong: alla kort delas ut
books-variant-go-fish = Fråga efter en valör och få alla kort av den, eller dra ur talongen; fyra lika är ett fyrtal
books-variant-go-fish-pagat = Fem kort från tre spelare och uppåt; den som fick frågan fortsätter, och given slutar när en hand är tom
books-variant-go-fish-pairs = Finns i sjön för de yngsta: man lägger ut par
books-name-authors-dealt-out = Authors, alla kort delas ut
books-name-go-fish = Finns i sjön
books-name-go-fish-pagat = Finns i sjön, fem kort
books-name-go-fish-pairs = Finns i sjön med par
books-house-rule-five-cards = Fem kort var
books-house-rule-one-colour = Par i rött eller svart, inte blandat
books-house-rule-any-card = Man får fråga efter vilket kort som helst
books-house-rule-lucky-set = Ett lyckat drag ger en tur till bara när det fullbordar ett fyrtal eller par
books-house-rule-no-second-turn = Ingen extra tur när man har dragit
books-house-rule-asked-goes-on = Den som fick frågan fortsätter
books-house-rule-new-hand = Nya kort när handen är tom
books-house-rule-by-rank = Fyrtal räknas efter valör
books-house-rule-ten-points = Till tio poäng, över flera givar
books-house-rule-book-for-a-wrong-ask = En fel fråga kostar ett fyrtal

books-body-sets = vilka
books-body-counts = hur många

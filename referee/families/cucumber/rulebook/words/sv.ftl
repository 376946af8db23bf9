# Swedish: the rules of Cucumber.

cucumber_rules-heading-cards = Korten
cucumber_rules-heading-deal = Given
cucumber_rules-heading-changing = Att byta kort
cucumber_rules-heading-play = Spelet
cucumber_rules-heading-last-trick = Sista sticket
cucumber_rules-heading-costs = Vad det kostar
cucumber_rules-heading-limit = Gränsen
cucumber_rules-heading-score = Protokollet
cucumber_rules-heading-buying-in = Att köpa in sig igen
cucumber_rules-heading-end = När partiet slutar
cucumber_rules-heading-money = Pengar
cucumber_rules-heading-people = När någon går eller kommer med

cucumber_rules-the-card = { CARD($card, form: "den") }
cucumber_rules-a-card = { CARD($card, form: "ett") }
cucumber_rules-a-name = { $cards }
cucumber_rules-equal = { $cards } (lika höga)
cucumber_rules-together = { CARD($cards, form: "play") }
cucumber_rules-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } gurka
       *[other] { $points } gurkor
    }
    [credit] { $points ->
        [one] { $points } kredit
       *[other] { $points } krediter
    }
   *[point] { $points } poäng
}
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points ->
        [one] { $points } förlorad kredit
       *[other] { $points } förlorade krediter
    }
   *[other] { cucumber_rules-amount }
}
cucumber_rules-packs = { $packs ->
    [1] en kortlek
    [2] två kortlekar
    [3] tre kortlekar
    [4] fyra kortlekar
    [5] fem kortlekar
    [6] sex kortlekar
    [7] sju kortlekar
    [8] åtta kortlekar
    [9] nio kortlekar
    [10] tio kortlekar
   *[other] { $packs } kortlekar
}
cucumber_rules-cards = { $cards } kort
cucumber_rules-first = { $first ->
    [leader] den som spelar ut
    [dealer] den som ger
   *[forehand] förhanden
}

cucumber_rules-opening = Ett spel för { $range ->
    [same] { $fewest ->
        [2] två spelare
        [3] tre spelare
        [4] fyra spelare
        [5] fem spelare
        [6] sex spelare
        [7] sju spelare
        [8] åtta spelare
        [9] nio spelare
        [10] tio spelare
       *[other] { $fewest } spelare
    }
    [next] { $fewest } eller { $most } spelare
   *[far] { $fewest } till { $most } spelare
}. Man spelar stick för stick, medurs, och { $aim ->
    [declaration] bara kortet som är kvar efteråt räknas: det gäller att ha det lägsta.
    [lowest] bara sista sticket i en giv räknas: det gäller att ha det lägsta kortet i det.
   *[highest] bara sista sticket i en giv räknas: det gäller att inte ha det högsta kortet i det.
}

cucumber_rules-players-min-title = Minsta antal spelare
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = Största antal spelare
cucumber_rules-players-max-value = { $value }

cucumber_rules-pack-deck-title = Korten i en kortlek
cucumber_rules-pack-deck-french = 52 kort, från ess till 2 i fyra färger
cucumber_rules-pack-deck-five-cucumbers = 60 kort, fyra av varje tal från 1 till 15, utan färger
cucumber_rules-pack-deck-kille = 42 killekort, två av varje, utan färger
cucumber_rules-pack-packs-title = Antal kortlekar
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
cucumber_rules-pack-packs-by-players = en kortlek för upp till { $above ->
    [1] en spelare
    [2] två spelare
    [3] tre spelare
    [4] fyra spelare
    [5] fem spelare
    [6] sex spelare
    [7] sju spelare
    [8] åtta spelare
    [9] nio spelare
    [10] tio spelare
   *[other] { $above } spelare
}, och för fler en per { $each ->
    [1] spelare
    [2] två spelare, avrundat uppåt
    [3] tre spelare, avrundat uppåt
    [4] fyra spelare, avrundat uppåt
    [5] fem spelare, avrundat uppåt
    [6] sex spelare, avrundat uppåt
    [7] sju spelare, avrundat uppåt
    [8] åtta spelare, avrundat uppåt
    [9] nio spelare, avrundat uppåt
    [10] tio spelare, avrundat uppåt
   *[other] { $each } spelare, avrundat uppåt
}
cucumber_rules-pack-jokers-title = Antal jokrar
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] inga jokrar
    [1] en joker
    [2] två jokrar
    [3] tre jokrar
    [4] fyra jokrar
    [5] fem jokrar
    [6] sex jokrar
    [7] sju jokrar
    [8] åtta jokrar
   *[other] { $jokers } jokrar
}
cucumber_rules-pack-joker-rank-title = Vad en joker är, när det finns några
cucumber_rules-pack-joker-rank-above-ace = en joker går över esset
cucumber_rules-pack-joker-rank-as-ace = en joker är ett ess till, lika högt som de andra och till samma pris
cucumber_rules-pack-joker-rank-wild = en joker är ett vilt kort i spelet och går över esset i sista sticket
cucumber_rules-pack-top-cards-title = Kort som går över alla andra
cucumber_rules-pack-top-cards-none = det finns inga
cucumber_rules-pack-top-cards-value = { $groups }
cucumber_rules-top-group = { $cards } ({ $points } poäng{ $count ->
    [1] {""}
   *[other] {" "}var
}{ $fatal ->
    [yes] , och den som betalar med det är ute på en gång
   *[no] {""}
})
cucumber_rules-then = { $first }, sedan { $second }
cucumber_rules-pack-top-cards-part-cards = Lika höga sinsemellan.
cucumber_rules-pack-top-cards-part-fatal = Den som betalar med ett av dem är ute på en gång.
cucumber_rules-pack-low-in-last-trick-title = Valörer som är lägst bara i sista sticket
cucumber_rules-pack-low-in-last-trick-none = det finns inga
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "several") }, till 1 poäng var

cucumber_rules-pack-of = { cucumber_rules-packs }{ $packs ->
    [1] {" "}med
   *[other] , vardera med
} { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , och sammanlagt { cucumber_rules-jokers }
}
cucumber_rules-each-pack = Varje kortlek har { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , och därtill kommer sammanlagt { cucumber_rules-jokers }
}.
cucumber_rules-packs-settled = Antalet kortlekar bestäms när partiet börjar, vem som än åker ut eller kommer med senare.
cucumber_rules-packs-at-table = För { $players } spelare blir det { cucumber_rules-packs }, sammanlagt { $cards } kort.
cucumber_rules-ranking = Från högst till lägst är ordningen { $ranks }.
cucumber_rules-low-ranks = I sista sticket, och bara där, är { CARD($ranks, form: "several") } lägst{ $count ->
    [1] {""}
   *[other] {" "}och lika höga sinsemellan
}.
cucumber_rules-suits-of = Färgen spelar bara roll för { $cards }.
cucumber_rules-no-suits = Färgerna spelar ingen roll.

cucumber_rules-points-title = Vad ett kort kostar
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = ingenting, för det räknas inga poäng
cucumber_rules-points-bet = det som insatsen i given är uppe i, vilket kort det än är
cucumber_rules-cost = { $points } för { $ranks }
cucumber_rules-cost-number = talet på kortet för { $ranks }

cucumber_rules-deal-cards-title = Kort till var och en i första given
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = Hur många kort
cucumber_rules-deal-then-same = alla får { cucumber_rules-cards } i varje giv
cucumber_rules-deal-then-losing-card = alla får { cucumber_rules-cards } i första given och därefter lika många som poängen på kortet som avgjorde given före
cucumber_rules-deal-then-countdown = alla får { cucumber_rules-cards } i första given och ett färre i var och en av de följande, ner till 1, sedan { $cards } igen, och så vidare
cucumber_rules-deal-then-zigzag = alla får { cucumber_rules-cards } i första given och ett färre i var och en av de följande, ner till 1, { $peaks ->
    [0] {""}
    [1] sedan upp till { $first } och ner till 1,{" "}
    [2] sedan upp till { $first } och ner till 1, upp till { $second } och ner till 1,{" "}
    [3] sedan upp till { $first } och ner till 1, upp till { $second } och ner till 1, upp till { $third } och ner till 1,{" "}
    [4] sedan upp till { $first } och ner till 1, upp till { $second } och ner till 1, upp till { $third } och ner till 1, upp till { $fourth } och ner till 1,{" "}
   *[other] sedan upp till { $first } och ner till 1, upp till { $second } och ner till 1, och så vidare tills det är upp till 2 och ner till 1,{" "}
}sedan alltihop från början
cucumber_rules-deal-then-all = alla får i varje giv så många kort som går att dela ut lika
cucumber_rules-deal-at-most-title = Högst så många kort till var och en
cucumber_rules-deal-at-most-none = det finns inget tak
cucumber_rules-deal-at-most-value = ingen får någonsin mer än { cucumber_rules-cards }
cucumber_rules-deal-short-title = När korten inte räcker
cucumber_rules-deal-short-equal = korten delas ut lika tills färre är kvar än antalet spelare
cucumber_rules-deal-short-seven = alla får { $seven } kort, och räcker korten inte ens till det, delas de ut lika tills färre är kvar än antalet spelare
cucumber_rules-deal-dealer-title = Vem som ger
cucumber_rules-deal-dealer-rotates = efter varje giv ger nästa till vänster som är kvar
cucumber_rules-deal-dealer-payer = den som betalar för en giv ger nästa{ $out ->
    [yes] , även när spelaren åkte ut på det
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = den som spelar lägsta kortet i sista sticket ger nästa giv (av lika låga räknas det som spelades först)
cucumber_rules-deal-dealer-nobody = ingen är utsedd att ge, och vem som helst får blanda och dela ut
cucumber_rules-deal-leader-title = Vem som spelar ut först
cucumber_rules-deal-leader-forehand = förhanden, den närmaste kvarvarande till vänster om den som ger, spelar ut till första sticket
cucumber_rules-deal-leader-dealer = den som ger spelar ut till första sticket
cucumber_rules-deal-leader-payer = den som tar sista sticket i en giv spelar ut till första sticket i nästa, eller, om den spelaren är ute, nästa till vänster som är kvar
cucumber_rules-deal-rematch-dealer-title = Nästa parti vid samma bord
cucumber_rules-deal-rematch-dealer-next-left = nästa till vänster om den som gav sist ger först
cucumber_rules-deal-rematch-dealer-winner = vinnaren av det här partiet ger först

cucumber_rules-losing-card = Avgörs en giv av { CARD($card, form: "ett") }, får alltså alla { cucumber_rules-cards } i nästa.
cucumber_rules-losing-card-own = Här gäller kortets egna poäng, hur många gånger straffet än räknas.
cucumber_rules-losing-card-free = Efter ett kort som inte kostar något får alla 1 kort.
cucumber_rules-pack-short = Räcker korten inte till det, { $short ->
    [seven] får alla { $seven }, och räcker de inte ens till det, delas de ut lika tills färre är kvar än antalet spelare
   *[equal] delas de ut lika tills färre är kvar än antalet spelare
}.
cucumber_rules-left-over = Resten av korten är inte med i given.
cucumber_rules-left-over-stock = Resten av korten är talongen.
cucumber_rules-first-hand = I första given får { $players } spelare { cucumber_rules-cards } var, och { $left } blir kvar{ $stock ->
    [yes] {" "}i talongen
   *[no] {""}
}.
cucumber_rules-payers-draw = Är det flera som betalar, drar de kort om vem av dem som ger.
cucumber_rules-dealer-is-out = Är den spelaren ute, ger nästa till vänster som är kvar.
cucumber_rules-first-dealer = Vem som ger första given kommer ni överens om vid bordet.
cucumber_rules-rematch = Spelar ni ett parti till vid samma bord, { $dealer ->
    [winner] ger vinnaren av det här partiet först
   *[next_left] ger nästa till vänster om den som gav sist
}.
cucumber_rules-first-leader = Vem som spelar ut i första given kommer ni överens om vid bordet.
cucumber_rules-leader-is-out = Är den som ger ute, är det nästa till vänster som är kvar som spelar ut.

cucumber_rules-exchange-title = Att byta kort före första sticket
cucumber_rules-exchange-none = ingen byter kort
cucumber_rules-exchange-match = { cucumber_rules-first } får byta valfritt antal kort, och därefter byter alla andra precis lika många eller inga
cucumber_rules-exchange-up-to = { cucumber_rules-first } får byta valfritt antal kort, och därefter får alla andra byta högst lika många
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } får byta valfritt antal kort, och därefter får alla andra byta högst lika många som spelaren närmast före
cucumber_rules-exchange-free = alla får i tur och ordning byta valfritt antal kort, en gång var, och { cucumber_rules-first } börjar
cucumber_rules-exchange-match-dealer = den som ger får byta valfritt antal kort men måste behålla minst två, och därefter byter alla andra precis lika många eller inga
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] den som varken har kung, dam eller knekt får byta hela handen gratis en gång, därefter får alla byta handen för att dubbla, och den som har dubblat får byta den en gång till för att dubbla igen
   *[no] den som varken har kung, dam eller knekt får byta hela handen gratis en gång, därefter får alla byta handen, och den som har gjort det får byta den en gång till
}
cucumber_rules-exchange-at-most-title = Högst så många kort får bytas
cucumber_rules-exchange-at-most-none = det finns inget tak
cucumber_rules-exchange-at-most-value = ingen får byta mer än { $value ->
    [1] ett kort
    [2] två kort
    [3] tre kort
    [4] fyra kort
    [5] fem kort
    [6] sex kort
    [7] sju kort
    [8] åtta kort
    [9] nio kort
    [10] tio kort
   *[other] { $value } kort
}

cucumber_rules-before-the-play = Före första sticket: { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = Du byter genom att lägga undan kort med baksidan upp och dra lika många från talongen. Turen går medurs.
cucumber_rules-none-at-all = Byter { cucumber_rules-first } inga, får ingen annan byta.
cucumber_rules-within-stock = Ingen kan byta fler kort än det finns kvar i talongen.
cucumber_rules-all-or-none = Har talongen färre kort än { cucumber_rules-first } bytte, får man byta precis så många som den har kvar, eller inga; är den slut, kan ingen byta mer.
cucumber_rules-none-after = Så snart någon inte byter får ingen efter den spelaren byta.
cucumber_rules-really-changed = Det är vad som faktiskt byttes som räknas, också när talongen hade färre kort än spelaren ville ha.
cucumber_rules-whole-holding = Man får byta hela handen.
cucumber_rules-no-picture = { $jokers ->
    [yes] Ett ess eller en joker
   *[no] Ett ess
} hindrar inte att man byter gratis.
cucumber_rules-as-a-whole = En hand byts bara i sin helhet, och bara så länge talongen räcker till hela handen.

cucumber_rules-play-beat-title = Vad som ska slås
cucumber_rules-play-beat-highest = { $sets ->
    [yes] korten som ska slås är de som just nu leder i sticket
   *[no] kortet som ska slås är det högsta i sticket hittills
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] korten som ska slås är den föregående spelarens
   *[no] kortet som ska slås är den föregående spelarens
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] korten som ska slås är de som spelades ut
   *[no] kortet som ska slås är det som spelades ut
}
cucumber_rules-play-equal-title = Om lika högt räcker
cucumber_rules-play-equal-yes = ett lika högt kort slår, och det gör alla högre också
cucumber_rules-play-equal-no = bara ett högre kort slår, ett lika högt gör det inte
cucumber_rules-play-duty-title = Vad du får spela när någon annan har spelat ut
cucumber_rules-play-duty-choice = { $sets ->
    [yes] du måste antingen slå korten som ska slås eller spela dina lägsta kort, vilket du vill
   *[no] du måste antingen slå kortet som ska slås eller spela ditt lägsta kort, vilket du vill
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] du måste slå korten som ska slås om du kan, och bara annars spela dina lägsta kort
   *[no] du måste slå kortet som ska slås om du kan, och bara annars spela ditt lägsta kort
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] du måste spela de lägsta kort du kan slå med, och bara om du inte kan slå, dina lägsta kort
   *[no] du måste spela det lägsta kort du kan slå med, och bara om du inte kan slå, ditt lägsta kort
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] du måste spela kort av samma valör som de som ska slås om du kan, annars slå dem om du kan, och bara om du inte kan någotdera spela dina lägsta kort
   *[no] du måste spela ett kort av samma valör som det som ska slås om du kan, annars slå det om du kan, och bara om du inte kan någotdera spela ditt lägsta kort
}
cucumber_rules-play-ace-stops-title = Att slå ett ess
cucumber_rules-play-ace-stops-yes = ingenting slår ett ess
cucumber_rules-play-ace-stops-no = ett ess slås av allt som är högt nog
cucumber_rules-play-lead-title = Vad som får spelas ut
cucumber_rules-play-lead-any = den som spelar ut väljer fritt
cucumber_rules-play-lead-lowest = den som spelar ut måste spela sitt lägsta kort
cucumber_rules-play-sets-title = Hur många kort som spelas ut
cucumber_rules-play-sets-yes = man får spela ut ett kort, eller flera av samma valör om minst ett blir kvar på handen
cucumber_rules-play-sets-no = till varje stick spelas ett kort ut
cucumber_rules-play-set-won-by-title = Ett stick där flera kort har spelats ut, när det är tillåtet
cucumber_rules-play-set-won-by-dominance = de högsta korten tar det, vare sig de är av samma valör eller inte
cucumber_rules-play-set-won-by-matched = bara kort av samma valör kan ta det, och de högsta av dem gör det

cucumber_rules-tricks = { $fewer ->
    [yes] Det spelas ett stick mindre än var och en har kort.
   *[no] Det spelas lika många stick som var och en har kort.
}
cucumber_rules-clockwise = Den som har utspelet börjar ett stick, och de andra följer efter, medurs.
cucumber_rules-lowest-rank-only = Spelas flera kort ut, måste de vara av den här lägsta valören.
cucumber_rules-own-rank = { CARD($card, form: "den") } har en egen valör och spelas ut för sig.
cucumber_rules-own-ranks = { $cards } har egna valörer: bara kort som är lika höga spelas ut tillsammans
cucumber_rules-one-back = Kortet som blir kvar är till sista sticket: även om de sista korten är lika spelas de inte ut tillsammans.
cucumber_rules-as-many = Alla andra spelar lika många kort som spelades ut; de behöver inte vara av samma valör.
cucumber_rules-compare = Flera kort jämförs så här: lägg upp båda spelarnas kort från högt till lågt; dina slår om vart och ett av dem slår kortet mittemot.
cucumber_rules-follow = När någon annan har spelat ut { $duty ->
    [beat_if_able] { $sets ->
        [yes] måste du slå korten som ska slås om du kan, och bara annars spela dina lägsta kort
       *[no] måste du slå kortet som ska slås om du kan, och bara annars spela ditt lägsta kort
    }
    [lowest_that_beats] { $sets ->
        [yes] måste du spela de lägsta kort du kan slå med, och bara om du inte kan slå, dina lägsta kort
       *[no] måste du spela det lägsta kort du kan slå med, och bara om du inte kan slå, ditt lägsta kort
    }
    [same_rank_first] { $sets ->
        [yes] måste du spela kort av samma valör som de som ska slås om du kan, annars slå dem om du kan, och bara om du inte kan någotdera spela dina lägsta kort
       *[no] måste du spela ett kort av samma valör som det som ska slås om du kan, annars slå det om du kan, och bara om du inte kan någotdera spela ditt lägsta kort
    }
   *[choice] { $sets ->
        [yes] måste du antingen slå korten som ska slås eller spela dina lägsta kort, vilket du vill
       *[no] måste du antingen slå kortet som ska slås eller spela ditt lägsta kort, vilket du vill
    }
}.
cucumber_rules-lowest-cards = Kort är dina lägsta när du inte behåller något som är lägre än ett av dem.
cucumber_rules-any-lowest = Av lika låga kort går det bra med vilket som helst.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] Finns det ett ess bland korten som ska slås, spelar du dina lägsta kort.
   *[no] Är det ett ess som ska slås, spelar du ditt lägsta kort.
}
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] Finns det ett ess bland korten som ska slås, spelar du dina lägsta kort: inte ens { $higher } slår det.
   *[no] Är det ett ess som ska slås, spelar du ditt lägsta kort: inte ens { $higher } slår det.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] Det gäller bara spelaren närmast efter esset.
    [led] Det gäller alla i ett stick där ett ess har spelats ut.
   *[highest] Det gäller alla som spelar efter esset.
}
cucumber_rules-joker-stops = En joker stoppar på samma sätt.
cucumber_rules-wild-joker = En joker spelas bara tillsammans med minst ett vanligt kort och får samma valör som ett av dem, det som är bäst för dig. I sista sticket spelas den som vilket kort som helst.
cucumber_rules-wild-joker-last = När du spelar dina lägsta kort kommer jokrarna sist: spela en bara när du inte har fler vanliga kort.
cucumber_rules-wild-jokers-alone = Bara från en hand med idel jokrar får jokrar spelas ensamma; då räknas de som ess.
cucumber_rules-highest-takes = Det högsta kortet tar sticket, och av lika höga det som spelades sist.
cucumber_rules-highest-of-one-takes = Spelades ett kort ut, tar det högsta kortet sticket, och av lika höga det som spelades sist.
cucumber_rules-set-takes = { $won_by ->
    [matched] Spelades flera kort ut, kan bara kort av samma valör ta sticket: de högsta tar det, och av lika höga de som spelades sist.
   *[dominance] Spelades flera kort ut, leder de i sticket tills det kommer några som kort för kort är minst lika höga; då leder de nya, och så vidare. Korten som leder till slut tar sticket.
}
cucumber_rules-beaten-not-taken = Du kan alltså slå det du ska slå och ändå inte ta sticket.
cucumber_rules-lowest-ace-takes = Ett ess som spelas som lägsta kort tar ändå sticket om det är det sista av de högsta korten.
cucumber_rules-taker-leads = Den som tar ett stick spelar ut till nästa.

cucumber_rules-example-beat = Ett exempel: i sticket ligger { $trick }, så det är { $target } som ska slås. Med { $held } på handen { $count ->
    [1] måste
   *[other] får
} du spela { $beating }.
cucumber_rules-example-beat-or-lowest = Ett exempel: i sticket ligger { $trick }, så det är { $target } som ska slås. Med { $held } på handen får du spela { $beating }, eller { $size ->
    [several] dina lägsta kort
   *[one] ditt lägsta kort
}, { $lowest }.
cucumber_rules-example-lowest = Ett exempel: i sticket ligger { $trick }, så det är { $target } som ska slås. Med { $held } på handen måste du spela { $size ->
    [several] dina lägsta kort
   *[one] ditt lägsta kort
}, { $lowest }.

cucumber_rules-last-trick-payers-title = Vem som betalar
cucumber_rules-last-trick-payers-taker = bara den som tar sticket betalar
cucumber_rules-last-trick-payers-taker-rewards-tied = den som tar sticket betalar, och alla andra med ett lika högt kort får dra av lika många poäng
cucumber_rules-last-trick-payers-all-tied = den som tar sticket betalar, och det gör alla andra med ett lika högt kort också
cucumber_rules-last-trick-payers-all-but-lowest = alla med ett kort i sista sticket betalar, utom den som först spelade ett kort av lägsta valören
cucumber_rules-last-trick-payers-by-declaration = om någon anmäler sitt kort som lägst visar alla sina kort, och alla som inte har det lägsta betalar
cucumber_rules-last-trick-doubled-by-title = Ett kort som dubblar straffet
cucumber_rules-last-trick-doubled-by-none = inget kort dubblar det
cucumber_rules-last-trick-doubled-by-value = spelar någon { CARD($card, form: "ett") } i sista sticket, räknas straffet dubbelt, och inte mer om flera gör det
cucumber_rules-last-trick-calls-title = Att höja straffet
cucumber_rules-last-trick-calls-none = ingen kan höja det
cucumber_rules-last-trick-calls-kontra = en spelare får säga kontra, och då räknas alla straff dubbelt men spelarens eget fyrdubbelt
cucumber_rules-last-trick-calls-rassi = den som har dubblat och ska betala betalar dubbelt straff, och den som har dubblat igen fyrdubbelt
cucumber_rules-last-trick-calls-doubling = den som tar ett stick får begära att insatsen dubblas innan det spelas ut till nästa, och var och en av de andra i given går antingen med på det eller avstår och förlorar insatsen som den var
cucumber_rules-last-trick-calls-declaration = när alla har ett kort kvar får de i tur och ordning anmäla det som lägst, tills någon gör det, och den som tog det senast spelade sticket tillfrågas först
cucumber_rules-last-trick-declaration-title = En felaktig anmälan, och ingen alls
cucumber_rules-last-trick-declaration-value = den som anmäler medan någon annan har ett lika lågt eller lägre kort betalar { $wrong }{ $adds ->
    [yes] {" "}och kortets poäng därtill
   *[no] , men inte kortets poäng
}, och om ingen anmäler { $nobody ->
    [lowest_pays] betalar alla med lägsta kortet { $wrong }
   *[nothing] betalar ingen
}
cucumber_rules-last-trick-declaration-part-wrong = Vad den som anmäler betalar när någon annan har ett lika lågt eller lägre kort.
cucumber_rules-last-trick-declaration-part-wrong-adds = Om det anmälda kortets poäng läggs till.
cucumber_rules-last-trick-declaration-part-nobody = Vad som händer när ingen anmäler.
cucumber_rules-last-trick-all-equal-title = När alla de sista korten är lika höga
cucumber_rules-last-trick-all-equal-none = då gäller detsamma som för andra lika höga kort
cucumber_rules-last-trick-all-equal-restart = är alla kort i sista sticket av samma valör, betalar ingen, och en ny omgång börjar där alla vid bordet är med igen på 0 poäng
cucumber_rules-last-trick-all-equal-restart-if-all-fall = är alla kort i sista sticket av samma valör, och skulle alla åka ut på det, betalar ingen, och en ny omgång börjar där alla vid bordet är med igen på 0 poäng

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Alla som är kvar i given spelar sitt sista kort, och det lägsta kortet vinner given: av lika låga det som spelades först.
    [by_declaration] Det enda kort som alla har kvar spelas inte.
   *[taker] Alla spelar sitt sista kort: det högsta tar sticket, och av lika höga det som spelades sist.
}
cucumber_rules-low-in-it = Här är { CARD($ranks, form: "several") } lägst: de tar sticket bara om det inte finns något annat i det.
cucumber_rules-example-taker = Ett exempel: ligger { $trick } i sista sticket, tar spelare nummer { $taker ->
    [2] två
   *[3] tre
} sticket och betalar{ $unit ->
    [none] {""}
   *[other] {" "}{ cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] , och spelare nummer ett får dra av{ $unit ->
        [none] {" "}poäng
       *[other] {" "}{ cucumber_rules-amount }
    }
    [all_tied] , och spelare nummer ett, med ett lika högt kort, betalar också{ $unit ->
        [none] {""}
       *[other] {" "}{ cucumber_rules-amount }
    }
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = Ett exempel: ligger { $trick } i sista sticket, vinner spelare nummer två given, och { $players ->
    [2] spelare nummer ett förlorar
   *[other] de andra förlorar
} insatsen.
cucumber_rules-example-declared = Ett exempel: är de sista korten { $cards } och anmäler spelare nummer två, betalar nummer två ingenting och nummer ett { $first }.
cucumber_rules-example-matched = Ett exempel: är de sista korten { $cards } och anmäler spelare nummer två, har någon annan ett lika lågt kort: nummer två betalar { $wrong }{ $adds ->
    [yes] {" "}och { $own } för kortet
   *[no] {""}
}, nummer ett { $first } och nummer tre ingenting.

cucumber_rules-bet = Varje giv börjar med en insats på 1 kredit. Den som ska betala förlorar det som insatsen då är uppe i.
cucumber_rules-card-costs = Den som betalar får skriva upp det som kortet i sista sticket kostar:
cucumber_rules-shown-card-costs = Den som betalar får skriva upp det som det visade kortet kostar:
cucumber_rules-column-card = Kort
cucumber_rules-column-points = Poäng
cucumber_rules-column-cucumbers = Gurkor
cucumber_rules-its-number = talet på kortet
cucumber_rules-kontra = Före första sticket säger spelarna i tur och ordning kontra eller pass, tills någon har sagt kontra eller alla har passat; { cucumber_rules-first } börjar.
cucumber_rules-doubling-when = Man får dubbla efter varje stick utom det sista, en gång mellan två stick, och aldrig samma spelare två gånger i rad.
cucumber_rules-doubling-credits = Alla i given, också den som vill dubbla, måste ha krediter till den dubbla insatsen; det avgörs innan någon svarar.
cucumber_rules-doubling-refused = Avstår alla andra, har den som ville dubbla vunnit: det blir inget sista stick, och ingen förlorar den dubbla insatsen.
cucumber_rules-lower-by-rank = Vilket kort som är lägst avgörs av kortens ordning, också mellan kort som kostar lika mycket.
cucumber_rules-multiply = De två multipliceras: dubbelt och dubbelt är fyrdubbelt.

cucumber_rules-limit-points-title = Gränsen
cucumber_rules-limit-points-none = det finns ingen
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = När gränsen är passerad
cucumber_rules-limit-exactly-out = { $unit ->
    [none] den som når gränsen har passerat den
   *[other] den som når { cucumber_rules-limit-amount } har passerat gränsen
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] den som kommer över gränsen har passerat den, och exakt på gränsen händer ingenting
   *[other] den som får mer än { cucumber_rules-limit-amount } har passerat gränsen, och vid exakt { $points } händer ingenting
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] exakt på gränsen går poängen tillbaka till 0, och den som får mer har passerat den
   *[other] vid exakt { cucumber_rules-limit-amount } går poängen tillbaka till 0, och den som får mer har passerat gränsen
}
cucumber_rules-limit-falls-title = Den som passerar gränsen
cucumber_rules-limit-falls-none = förekommer inte, för det finns ingen gräns
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] förlorar ett liv och fortsätter på den högsta poängen bland de andra som är kvar
    [keep_highest] lägger tillbaka alla sina öppna kort utom det högsta
    [mark] blir märkt och spelar vidare
    [end_game] avslutar partiet
   *[eliminate] är ute ur spelet
}
cucumber_rules-fall-at = { cucumber_rules-fall } ({ cucumber_rules-ordinal } gången)
cucumber_rules-fall-from = och { cucumber_rules-fall } (från { cucumber_rules-ordinal } gången)
cucumber_rules-ordinal = { $time ->
    [1] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
    [6] sjätte
    [7] sjunde
    [8] åttonde
    [9] nionde
    [10] tionde
   *[other] { $time }:e
}

cucumber_rules-fatal = Den som betalar med { $cards } är ute på en gång, hur låg poängen än är.
cucumber_rules-kept-go-too = Med poängen försvinner också de öppna korten: de blandas in i leken igen.
cucumber_rules-crosses = Den som passerar gränsen { $falls }.
cucumber_rules-crossing-together = Här räknas inte de spelare som passerar gränsen i samma giv, och är ingen annan kvar, blir det 0.
cucumber_rules-card-kept = Poängen på kortet som får ligga kvar är den nya poängen{ $deals ->
    [yes] {" "}och bestämmer hur många kort som ges i nästa giv
   *[no] {""}
}. De andra korten blandas in i leken igen.
cucumber_rules-last-kept-stays = Av lika höga kort är det det senast tillkomna som får ligga kvar.
cucumber_rules-takers-card-deals = Behåller flera ett kort i samma giv, bestämmer kortet hos den som tog sticket hur många kort som ges.
cucumber_rules-marked = Den som är märkt är det tills partiet är slut, och får kort och betalar som alla andra.
cucumber_rules-order = { $steps ->
    [reset] Ordningen är: först läggs straffet till, sedan går exakt { cucumber_rules-limit-amount } tillbaka till 0, och därefter gäller gränsen.
    [both] Ordningen är: först läggs straffet till, sedan går exakt { cucumber_rules-limit-amount } tillbaka till 0, därefter gäller gränsen, och till sist dras poäng av.
   *[rewards] Ordningen är: först läggs straffet till, därefter gäller gränsen, och till sist dras poäng av.
}
cucumber_rules-never-below = När poäng dras av går poängen aldrig under 0, och ingen får tillbaka ett liv.

cucumber_rules-score-title = Hur protokollet förs
cucumber_rules-score-running = straffen räknas ihop på papper, och varje giv ges ur hela leken
cucumber_rules-score-face-up = den som betalar behåller sitt kort från sista sticket öppet på bordet, och en spelares poäng är summan av de öppna korten
cucumber_rules-no-score = Det räknas inga poäng: man antecknar bara vem som har betalat för varje giv.
cucumber_rules-credits = I protokollet räknas de krediter som en spelare har förlorat. De är borta, och ingen får dem.
cucumber_rules-begins = Alla börjar på 0.
cucumber_rules-kept-cards = Öppna kort får ligga kvar och ges inte igen förrän partiet är slut{ $back ->
    [yes] {" "}eller gränsen skickar tillbaka dem
   *[no] {""}
}, inte heller när spelaren som har dem åker ut.

cucumber_rules-stakes-buy-ins-each-title = Att köpa in sig igen
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] ingen får köpa in sig igen
    [1] varje spelare får köpa in sig igen en gång per parti
    [2] varje spelare får köpa in sig igen två gånger per parti
   *[other] varje spelare får köpa in sig igen { $value } gånger per parti
}
cucumber_rules-stakes-buy-ins-others-in-title = Hur många andra som måste vara kvar när någon köper in sig igen
cucumber_rules-stakes-buy-ins-others-in-value = minst { $value ->
    [1] en annan spelare
    [2] två andra spelare
    [3] tre andra spelare
    [4] fyra andra spelare
    [5] fem andra spelare
    [6] sex andra spelare
    [7] sju andra spelare
    [8] åtta andra spelare
    [9] nio andra spelare
    [10] tio andra spelare
   *[other] { $value } andra spelare
} måste vara kvar
cucumber_rules-stakes-buy-ins-cost-title = Vad det kostar att köpa in sig igen, när det är tillåtet
cucumber_rules-stakes-buy-ins-cost-stake = det kostar en insats till i potten att köpa in sig igen
cucumber_rules-stakes-buy-ins-cost-free = det är gratis att köpa in sig igen
cucumber_rules-between-hands = Det sker mellan två givar, vare sig man är kvar eller ute, och { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = Poängen blir den högsta bland de andra som är kvar.
cucumber_rules-buy-in-lowers = Den som är kvar får köpa in sig igen bara om poängen blir lägre av det; den som är ute får alltid göra det.
cucumber_rules-out-for-good = Den som åker ut och inte kan köpa in sig igen är ute för gott.

cucumber_rules-end-when-title = När partiet slutar
cucumber_rules-end-when-one-left = partiet slutar när bara en spelare är kvar
cucumber_rules-end-when-falls = partiet slutar med den giv där någon passerar gränsen{ $time ->
    [1] {""}
   *[other] {" "}för { cucumber_rules-ordinal } gången
}
cucumber_rules-end-when-one-unmarked = partiet slutar när alla som är kvar utom en är märkta
cucumber_rules-end-when-agreed = partiet slutar när ni är överens om det vid bordet
cucumber_rules-end-winner-title = Vem som vinner
cucumber_rules-end-winner-last-in = den sista som är kvar vinner
cucumber_rules-end-winner-lowest-score = den lägsta poängen bland dem som är kvar vinner
cucumber_rules-end-winner-not-the-loser = den som avslutade partiet förlorar, och alla andra som är kvar delar segern
cucumber_rules-end-all-out-title = När alla som var kvar åker ut i samma giv
cucumber_rules-end-all-out-lowest-score = den lägsta poängen bland dem vinner, och är flera lika, delar de segern
cucumber_rules-end-all-out-all-win = alla delar segern
cucumber_rules-all-out = { $went ->
    [ends] Är det alla som var kvar som avslutar partiet i samma giv
   *[out] Åker alla som var kvar ut i samma giv
}, { $winner ->
    [all_win] delar alla segern
   *[lowest_score] vinner den lägsta poängen bland dem, och är flera lika, delar de segern
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Alla som är kvar och inte avslutade partiet delar segern.
    [one_unmarked] Den som inte är märkt vinner.
   *[other] Den sista som är kvar vinner.
}
cucumber_rules-lowest-share = Har flera samma lägsta poäng, delar de segern.
cucumber_rules-best-standing = { $standing ->
    [hands] av dem som är kvar vinner den som har betalat för minst antal givar, och är flera lika, delar de segern
    [crossed] av dem som är kvar vinner den som har passerat gränsen minst antal gånger, av flera den med lägst poäng, och är flera lika, delar de segern
   *[score] den lägsta poängen bland dem som är kvar vinner, och är flera lika, delar de segern
}
cucumber_rules-agreed-before = Kommer ni överens om att sluta tidigare, vinner { $standing ->
    [hands] den spelare som är kvar och har betalat för minst antal givar, och är flera lika, delar de segern
    [crossed] den spelare som är kvar och har passerat gränsen minst antal gånger, av flera den med lägst poäng, och är flera lika, delar de segern
   *[score] den lägsta poängen bland dem som är kvar, och är flera lika, delar de segern
}.

cucumber_rules-stakes-payout-title = Insatsen
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] det finns en pott som vinnaren tar
   *[1] alla betalar samma insats till en pott som vinnaren tar
}
cucumber_rules-stakes-payout-differences = varje förlorare betalar vinnaren skillnaden mellan deras poäng gånger insatsen per poäng
cucumber_rules-stakes-entry-title = Vad som betalas i början
cucumber_rules-stakes-entry-value = { $value ->
    [0] ingen betalar något i början
   *[1] alla betalar en insats i början
}
cucumber_rules-stakes-falls-title = Att betala för att åka ut
cucumber_rules-stakes-falls-none = det kostar ingenting att åka ut
cucumber_rules-stakes-falls-value = { $who ->
    [first] den som åker ut först i en omgång, och därmed alla som åker ut i den given, betalar
   *[all] den som åker ut på gränsen betalar
} { cucumber_rules-stakes } till potten
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, eller { $more } om kortet som avgjorde given var { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] en insats
    [2] två insatser
    [3] tre insatser
    [4] fyra insatser
    [5] fem insatser
    [6] sex insatser
    [7] sju insatser
    [8] åtta insatser
    [9] nio insatser
    [10] tio insatser
   *[other] { $stakes } insatser
}
cucumber_rules-stakes-falls-part-who = Vem det kostar pengar att åka ut.
cucumber_rules-stakes-falls-part-stakes = Hur många insatser det kostar.
cucumber_rules-stakes-falls-part-picture-stakes = Hur många det kostar när det avgörande kortet är klätt.
cucumber_rules-stakes-falls-part-pictures = De valörer som är klädda kort.
cucumber_rules-for-money = Spelar ni om pengar, { $payout ->
    [differences] betalar varje förlorare vinnaren skillnaden mellan deras poäng gånger insatsen per poäng
   *[pot] { $entry ->
        [0] finns det en pott som vinnaren tar
       *[1] betalar alla samma insats till en pott som vinnaren tar
    }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Är det flera vinnare, delar de varje förlorares betalning lika. Mynt som inte går jämnt upp får vinnarna ett i taget efter platserna vid bordet, från den första.
   *[pot] Är det flera vinnare, delar de potten lika. Mynt som inte går jämnt upp får vinnarna ett i taget efter platserna vid bordet, från den första.
}
cucumber_rules-new-round-pot = Vid en ny omgång i samma parti står potten kvar som den är.

cucumber_rules-leaves = { $pot ->
    [stake] En spelare som lämnar bordet är ute på en gång. Insatsen blir kvar i potten.
    [paid] En spelare som lämnar bordet är ute på en gång. Det som har betalats blir kvar i potten.
   *[none] En spelare som lämnar bordet är ute på en gång.
}
cucumber_rules-one-left = Är bara en spelare kvar efter det, slutar partiet, och den spelaren vinner.
cucumber_rules-joins = Mellan två givar kan en ny spelare komma med på en ny, sista plats{ $score ->
    [yes] {" "}och börja på den högsta poängen bland dem som är kvar
   *[no] {""}
}, så länge korten räcker till alla och högst { $most } sitter vid bordet.

# Norwegian: lines and refusals of Hand and Foot.

hand_and_foot-melded = { $side }: kortene på bordet teller { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rene canastaer
    }, { $each } for hver.
    [dirty] { $side }: { $books ->
        [one] { $books } uren canasta
       *[other] { $books } urene canastaer
    }, { $each } for hver.
   *[wild] { $side }: { $books ->
        [one] { $books } vill canasta
       *[other] { $books } ville canastaer
    }, { $each } for hver.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } rød treer
   *[other] { $threes } røde treere
} på bordet, { $each } for hver.

hand_and_foot-held = { $side }: kortene på hånden teller { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } rød treer
   *[other] { $threes } røde treere
} igjen på hånden, { $each } for hver.

hand_and_foot-went-out = { $side } gikk ut: { $points }.
hand_and_foot-exact-cut = { $player } tok nøyaktig riktig antall kort av: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side } gikk ut selv om makkeren hadde sagt nei: { $points }.
    [cannot_go_out] { $side } ba om å gå ut, men kunne ikke: { $points }.
   *[pile_unusable] { $side } tok bunken, men kunne ikke bruke den: { $points }.
}

hand_and_foot-out-missing = Hvem gikk ut? Oppgi out, eller "out": null hvis ingen gjorde det.
hand_and_foot-side-missing = Hva har { $side }? Oppgi sides for { $id }.
hand_and_foot-melded-missing = Hva har { $side } på bordet? Oppgi melded (poeng for alle kort der) eller melds (kortene).
hand_and_foot-held-missing = Hva har { $side } igjen på hånden? Oppgi held (poeng) eller held_cards; 0 hvis det ikke er noe.
hand_and_foot-melded-total = Kortene på bordet teller { $counted }, ikke { $given }.
hand_and_foot-held-total = { $count ->
    [0] Ingen kort teller { $counted }, ikke { $given }.
   *[other] { CARD($cards, form: "row") } teller { $counted }, ikke { $given }.
}
hand_and_foot-red-threes-total = Det er { $counted } røde treere blant dem, ikke { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Antallet rene canastaer her er { $counted }, ikke { $given }.
    [dirty] Antallet urene canastaer her er { $counted }, ikke { $given }.
   *[wild] Antallet ville canastaer her er { $counted }, ikke { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Med disse reglene er det ingen urene canastaer. Utelat dirty.
   *[wild] Med disse reglene er det ingen ville canastaer. Utelat wild.
}
hand_and_foot-by-fives = { $side } kan ikke ha { $points }: { $unit } går opp i alle kort, så det er { $below } eller { $above }.
hand_and_foot-melded-too-little = { $side } har { $books }, og de kortene teller minst { $least }; { $points } er for lite.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } ren canasta
       *[other] { $books } rene canastaer
    }
    [dirty] { $books ->
        [one] { $books } uren canasta
       *[other] { $books } urene canastaer
    }
   *[wild] { $books ->
        [one] { $books } vill canasta
       *[other] { $books } ville canastaer
    }
}
hand_and_foot-below-minimum = De første kombinasjonene må telle minst { $minimum } i denne runden, så { $side } kan ikke ha { $points }.
hand_and_foot-out-holds-nothing = { $player } har gått ut og har derfor ingenting på hånden.
hand_and_foot-cuts-once = { $player } tar bare av én gang per runde.
hand_and_foot-no-exact-cut = Med disse reglene gir det ingen poeng å ta nøyaktig riktig antall kort av. Utelat exact_cut.

hand_and_foot-too-many-red-threes = { $threes ->
    [one] Det er oppgitt { $threes } rød treer,
   *[other] Det er oppgitt { $threes } røde treere,
} men { $packs ->
    [one] { $packs } kortstokk
   *[other] { $packs } kortstokker
} har { $most }.
hand_and_foot-too-many-points = Alles kort teller til sammen { $points }, men alle kort i { $packs ->
    [one] { $packs } kortstokk
   *[other] { $packs } kortstokker
} { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] Så mange canastaer krever minst { $cards } naturlige kort, men det finnes bare { $most }.
   *[wild] Så mange canastaer krever minst { $cards } ville kort, men det finnes bare { $most }.
}

hand_and_foot-teams-of-nobody = teams er { $teams }, men { $fewest } til { $most } spillere kan ikke deles slik.
hand_and_foot-teams-of-equal-size = Like store lag krever { $fit } spillere; det er { $players }.
hand_and_foot-pack-too-small = { $players } spillere med en hånd på { $hand } og en fot på { $foot } trenger { $cards } kort og ett å snu; { $packs ->
    [one] { $packs } kortstokk
   *[other] { $packs } kortstokker
} har { $size }.
hand_and_foot-no-wild-books = out.books.wild er { $books }, men melds.all_wild er false: det er ingen.
hand_and_foot-no-partner = { $option } er true, men teams er null, så ingen har noen makker.
hand_and_foot-minimum-empty = minimum er tom; der det ikke kreves noe av de første kombinasjonene, er det 0.

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } er ingen kombinasjon: treere kan ikke legges ut.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } er ingen kombinasjon: alle kort må ha samme verdi.
hand_and_foot-meld-too-small = { $count ->
    [0] Uten kort er det ingen kombinasjon: det må være minst tre kort.
   *[other] { CARD($cards, form: "row") } er ingen kombinasjon: det må være minst tre kort.
}
hand_and_foot-only-wild = { CARD($cards, form: "row") } er ingen kombinasjon her: ville kort må ligge sammen med naturlige.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } er for mye: { $book } kort er en canasta, og ingen kombinasjon er større.
hand_and_foot-too-many-wilds = { $most ->
    [0] { CARD($cards, form: "row") } er ingen kombinasjon her: av { $count } kort kan ingen være ville; her er det { $wilds }.
   *[other] { CARD($cards, form: "row") } er ingen kombinasjon her: av { $count } kort kan { $most } være ville; her er det { $wilds }.
}
hand_and_foot-several-open-melds = Det er oppgitt { $melds } åpne kombinasjoner av { CARD($rank, form: "several") }; til de blir en canasta, er de én.
hand_and_foot-several-open-wild-melds = Det er oppgitt { $melds } åpne kombinasjoner av ville kort; til de blir en canasta, er de én.
hand_and_foot-which-suit = Oppgi fargen på { $rank }: røde treere teller annerledes enn svarte.

hand_and_foot-needs-books = For å gå ut trengs { AND($needed) } { $last ->
    [1] canasta
   *[other] canastaer
}; { $players ->
    [0] siden har
   *[other] { $side } har
} { AND($has) }.
hand_and_foot-books-of-kind = { $kind ->
    [clean] { $books ->
        [1] { $books } ren
       *[other] { $books } rene
    }
    [dirty] { $books ->
        [1] { $books } uren
       *[other] { $books } urene
    }
   *[wild] { $books ->
        [1] { $books } vill
       *[other] { $books } ville
    }
}
hand_and_foot-only-books = { $kind ->
    [clean] { $books ->
        [0] ingen ren
        [1] bare { $books } ren
       *[other] bare { $books } rene
    }
    [dirty] { $books ->
        [0] ingen uren
        [1] bare { $books } uren
       *[other] bare { $books } urene
    }
   *[wild] { $books ->
        [0] ingen vill
        [1] bare { $books } vill
       *[other] bare { $books } ville
    }
}

hand_and_foot-round-missing = Hvilken runde er det? Så lenge siden ikke har lagt ut noe, er det et minimum for de første kombinasjonene.
hand_and_foot-also-not-held = Ikke alle kort i also er på hånden: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld er sidens kombinasjon med samme verdi som det øverste kortet; utelat den hvis det ikke er noen.
hand_and_foot-books-of-the-packs = En canasta har { $cards } kort, så kortstokkene gir høyst { $most } canastaer.

hand_and_foot-ask-out = Hvem gikk ut?
hand_and_foot-tap-out = Trykk på den som gikk ut
hand_and_foot-who-went-out = { $name } gikk ut
hand_and_foot-nobody-out = Ingen gikk ut
hand_and_foot-form-figures = Canastaer og poeng
hand_and_foot-row-books = { $kind ->
    [clean] Rene
    [dirty] Urene
   *[wild] Ville
}
hand_and_foot-row-threes = Røde treere
hand_and_foot-row-held-threes = Røde treere på hånden
hand_and_foot-hint-each = { FIGURE($points) } for hver
hand_and_foot-row-melded = På bordet
hand_and_foot-hint-melded = poeng, med canastaer
hand_and_foot-ask-melded = Hva teller alle kortene { $name } har på bordet?
hand_and_foot-row-held = På hånden
hand_and_foot-hint-held = poeng
hand_and_foot-ask-held = Hva teller kortene { $name } har på hånden?
hand_and_foot-row-exact-cut = Tok av riktig
hand_and_foot-fold-exact-cut = Tok noen av nøyaktig riktig?
hand_and_foot-row-penalties = Straff
hand_and_foot-fold-penalties = Ble det straff?
hand_and_foot-choice-penalty = { $kind ->
    [out_refused] gikk ut tross nei
    [cannot_go_out] ba om å gå ut, men kunne ikke
   *[pile_unusable] tok bunken uten å kunne bruke den
}

hand_and_foot-count-went-out = Gikk ut
hand_and_foot-count-books = Canastaer

hand_and_foot-claim-draw = Kan en tur begynne med å trekke slik?
hand_and_foot-claim-meld = Kan disse kortene legges ut?
hand_and_foot-claim-open = Teller disse første kombinasjonene nok?
hand_and_foot-claim-take-pile = Kan kastebunken tas?
hand_and_foot-claim-go-out = Kan denne spilleren gå ut?
hand_and_foot-claim-book = Hva slags canasta er disse kortene?

hand_and_foot-from-stock = Trekkbunken
hand_and_foot-from-pile = Kastebunken
hand_and_foot-label-drawn = Trukne kort
hand_and_foot-about-drawn = Hvor mange kort som ble trukket, uten røde treere
hand_and_foot-label-on = Legges på
hand_and_foot-about-on = Sidens åpne kombinasjon, hvis de legges på en
hand_and_foot-label-round = Runde
hand_and_foot-about-round = Fra 1; kravet stiger med den
hand_and_foot-label-top = Øverste kort
hand_and_foot-about-top = Kortet øverst i kastebunken
hand_and_foot-about-holding = Alle kortene på hånden
hand_and_foot-label-opened = Har lagt ut
hand_and_foot-about-opened = Om siden har lagt ut noe i denne runden
hand_and_foot-about-round-needed = Må oppgis hvis siden ikke har lagt ut
hand_and_foot-label-open-meld = Åpen kombinasjon
hand_and_foot-about-open-meld = Sidens åpne kombinasjon med samme verdi som det øverste kortet; har siden en, har den lagt ut
hand_and_foot-label-also = I tillegg
hand_and_foot-about-also = Andre kombinasjoner fra hånden som legges ut samtidig
hand_and_foot-label-books = Canastaer
hand_and_foot-about-books = Hvor mange canastaer av hver sort.
hand_and_foot-label-clean = Rene
hand_and_foot-about-clean = Uten ville kort
hand_and_foot-label-dirty = Urene
hand_and_foot-about-dirty = Med ville kort
hand_and_foot-label-wild = Ville
hand_and_foot-about-wild = Bare ville kort
hand_and_foot-label-partner-in-foot = Makker på foten
hand_and_foot-about-partner-in-foot = Om makkeren har tatt opp foten
hand_and_foot-label-partner-said = Makker sier ja
hand_and_foot-about-partner-said = Hva makkeren svarte: ja eller nei

hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } er en ren canasta.
    [dirty] { CARD($cards, form: "row") } er en uren canasta.
    [wild] { CARD($cards, form: "row") } er en vill canasta.
   *[open] { CARD($cards, form: "row") } er en åpen kombinasjon.
}
hand_and_foot-first-melds = Det er { $points } poeng; de første kombinasjonene må telle minst { $minimum } i denne runden.
hand_and_foot-three-on-top = En kastebunke med en treer øverst kan ikke tas.
hand_and_foot-takes-pile = { $card } legges ut sammen med to kort fra hånden, og kastebunken tas.
hand_and_foot-no-room = Den åpne kombinasjonen har plass til { $room } kort, og det øverste kortet kommer med to.
hand_and_foot-too-little-for-the-pile = Det øverste kortet, de to ved siden av og det andre som legges ut, teller { $points }; de første kombinasjonene må telle minst { $minimum } i denne runden.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] For å ta kastebunken må du legge ut { $card } med to { CARD($rank, form: "several") } fra hånden, eller med én slik og et vilt kort.
   *[no] For å ta kastebunken må du legge ut { $card } med to { CARD($rank, form: "several") } fra hånden.
}
hand_and_foot-seeing-pair = { $wild ->
    [yes] To { CARD($rank, form: "several") } på hånden, eller én slik og et vilt kort.
   *[no] To { CARD($rank, form: "several") } på hånden.
}
hand_and_foot-stock-or-pile = En tur begynner med to kort fra trekkbunken eller med kastebunken, ikke med litt av hvert.
hand_and_foot-may-begin-with-pile = En tur kan begynne med kastebunken hvis det øverste kortet kan legges ut med en gang.
hand_and_foot-stock-used-up = Trekkbunken har bare { $cards } av de to kortene; spillet fortsetter med kastebunken til ingen tar den.
hand_and_foot-two-cards-not = En tur begynner med to kort fra trekkbunken, ikke { $drawn }; en rød treer legges ut og erstattes.
hand_and_foot-two-cards = En tur begynner med to kort fra trekkbunken; en rød treer blant dem legges ut og erstattes.
hand_and_foot-may-go-out = Siden har canastaene som trengs, og ikke noe annet hindrer at noen går ut.
hand_and_foot-partner-needs-foot = Makkeren må ha tatt opp foten først.
hand_and_foot-seeing-the-foot = Om makkeren har tatt opp foten.
hand_and_foot-partner-must-agree = Makkeren må ha sagt ja til at spilleren går ut.
hand_and_foot-word-of-partner = Hva makkeren sa.

hand_and_foot-column-out = Gikk ut
hand_and_foot-column-books = Rene, urene og ville canastaer

hand_and_foot-about = Canastaer på sju kort, en hånd og en fot
hand_and_foot-variant-hand-and-foot = To lag samler canastaer på sju kort, rene, urene eller ville; hver spiller har en hånd og en fot
hand_and_foot-variant-hand-and-foot-pagat = Hånd og fot på tretten kort; å ta av nøyaktig riktig antall gir ingen poeng
hand_and_foot-variant-hand-and-foot-bicycle = Kombinasjoner med ville kort har minst fire naturlige, og én ren og én uren canasta er nok
hand_and_foot-variant-hand-and-foot-alone = To til seks spiller hver for seg, og røde treere koster 500 uansett hvor de er
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot, 13 kort i hver
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, fire naturlige kort
hand_and_foot-name-hand-and-foot-alone = Hand and Foot, hver for seg (Simpson)
hand_and_foot-house-rule-black-threes-0 = Svarte treere teller ingenting
hand_and_foot-house-rule-four-to-nine-five = Kort fra 4 til 9 teller fem
hand_and_foot-house-rule-red-threes-500 = Røde treere koster 500 uansett hvor de er
hand_and_foot-house-rule-three-wilds = Tre ville kort i en canasta, men færre enn naturlige
hand_and_foot-house-rule-whole-pile = Hele kastebunken tas
hand_and_foot-house-rule-wild-in-the-pair = Ett av de to kortene til kastebunken kan være vilt
hand_and_foot-house-rule-one-clean-one-dirty = Én ren og én uren canasta for å gå ut
hand_and_foot-house-rule-last-discard = Det siste kortet må kastes
hand_and_foot-house-rule-no-exact-cut = Å ta av nøyaktig riktig antall gir ingen poeng
hand_and_foot-house-rule-minimum-from-60 = Første kombinasjoner på minst 60, 90, 120 og 150
hand_and_foot-house-rule-to-10000 = Til 10 000

hand_and_foot-body-sides = også hvem som gikk ut

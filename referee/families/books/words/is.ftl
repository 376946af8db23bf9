# Icelandic: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } lagði { $set ->
        [book] engan slag
       *[pair] ekkert par
    } á borðið.
   *[other] { $player } lagði { $set ->
        [book] { $count ->
            [one] { $count } slag
           *[other] { $count } slagi
        }
       *[pair] { $count ->
           [one] { $count } par
          *[other] { $count } pör
       }
    } á borðið.
}
books-ranks = { $player } lagði á borðið { $set ->
    [book] { $count ->
        [one] { $count } slag
       *[other] { $count } slagi
    }
   *[pair] { $count ->
       [one] { $count } par
      *[other] { $count } pör
   }
}: { CARD($ranks, form: "tvistar") }.
books-ranks-and-points = { $player } lagði á borðið { $set ->
    [book] { $count ->
        [one] { $count } slag
       *[other] { $count } slagi
    }
   *[pair] { $count ->
       [one] { $count } par
      *[other] { $count } pör
   }
}: { CARD($ranks, form: "tvistar") }, { $points } stig.

books-gives = { $set ->
    [book] { $player } gefur slag fyrir ranga spurningu; { $other } fær hann.
   *[pair] { $player } gefur par fyrir ranga spurningu; { $other } fær það.
}
books-gives-rank = { $set ->
    [book] { $player } gefur slag ({ CARD($rank, form: "tvistar") }) fyrir ranga spurningu; { $other } fær hann.
   *[pair] { $player } gefur par ({ CARD($rank, form: "tvistar") }) fyrir ranga spurningu; { $other } fær það.
}
books-gets = { $set ->
    [book] { $player } fær slag; { $other } gefur hann.
   *[pair] { $player } fær par; { $other } gefur það.
}
books-gets-rank = { $set ->
    [book] { $player } fær slag ({ CARD($rank, form: "tvistar") }); { $other } gefur hann.
   *[pair] { $player } fær par ({ CARD($rank, form: "tvistar") }); { $other } gefur það.
}

books-not-in-pack = { CARD($card, form: "row") } er ekki til í þessum stokki. Í honum eru fjórar sortir, frá tvisti upp í ás.
books-too-many-cards = Í þessum stokki eru { $count } × { CARD($card, form: "row") }; hér eru gefin upp fleiri.
books-sets-or-counts = Gefðu upp sets, gildin sem hver lagði á borðið, eða counts, hve mörg.
books-sets-with-ranks = Hér fara stigin eftir gildi: gefðu upp sets með gildunum, ekki aðeins fjöldann.
books-count-of-ranks = { $counted ->
    [0] Engin gildi: fjöldinn er { $counted }, ekki { $given }.
   *[other] { CARD($ranks, form: "row") }: fjöldinn er { $counted }, ekki { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count ->
        [one] Uppgefinn er { $count } slagur; í umferð eru { $whole }.
       *[other] Uppgefnir eru { $count } slagir; í umferð eru { $whole }.
    }
   *[pair] { $count ->
       [one] Uppgefið er { $count } par; í umferð eru { $whole }.
      *[other] Uppgefin eru { $count } pör; í umferð eru { $whole }.
   }
}
books-sets-missing = Enn vantar þessi gildi: { CARD($ranks, form: "tvistar") }.
books-no-forfeits = Í þessum reglum er ekkert gefið fyrir ranga spurningu (set.wrong_ask).
books-rank-of-forfeit = Hér fara stigin eftir gildi: taktu fram hvaða gildi var gefið.
books-forfeit-to-another = { $player } þarf að gefa einhverjum öðrum.
books-no-set-to-give = { $player } hefur þá ekkert til að gefa.
books-no-rank-to-give = { $player } hefur þá ekki þetta gildi til að gefa: { CARD($rank, form: "tvistar") }.

books-request-missing = Taktu fram um hvað er beðið: gildi eins og Q eða spil eins og QS.
books-step-missing = Skref er spurning (hver er spurður og um hvað), slagur eða par á borðið, eða dregin spil.
books-hand-by-history = Samkvæmt ganginum eru spilin á hendi { $cards }, ekki { $given }.
books-deal-missing = Í þessum reglum er engin gjöf fyrir { $players } spilara. Gefðu upp hve mörg spil hver fékk: cards_each.
books-deal-too-large = { $cards } spil á hvern af { $players } spilurum eru fleiri en eru í stokknum.
books-stock = Eftir þessa gjöf { $cards ->
    [one] er { $cards } spil
   *[other] eru { $cards } spil
} í stokknum, ekki { $given }.

books-no-deal = deal.cards segir ekkert um { $players } spilara.
books-pack-too-small = { $cards } spil á hvern af { $players } spilurum eru fleiri en þau { $size } sem eru í stokknum.
books-no-stock-to-draw-from = Öll spilin eru gefin, svo að enginn stokkur er til að draga úr (ask.empty: { $empty }).
books-no-stock-to-be-gone = Öll spilin eru gefin, svo að enginn stokkur er til að klárast (deal.cards: all).
books-colours-of-four = Fjögur spil af sama gildi eru aldrei öll í sama lit (set.size: 4).
books-colours-and-cards = Pör í sama lit eiga við þegar spurt er um gildi (ask.for: card).

books-form-counts = { $set ->
    [book] Fjöldi slaga
   *[pair] Fjöldi para
}
books-form-sets = { $set ->
    [book] Hvaða slagir
   *[pair] Hvaða pör
}
books-row-sets = { $set ->
    [book] slagir
   *[pair] pör
}
books-ask-counts = { $set ->
    [book] Hve marga slagi á { $name }?
   *[pair] Hve mörg pör á { $name }?
}
books-ask-sets = { $set ->
    [book] Hver á hina slagina?
   *[pair] Hver á hin pörin?
}
books-row-forfeits = Hver gaf einn til vinstri?
books-fold-forfeits = Var eitthvað gefið frá sér?

books-count-sets = Slagir og pör

books-claim-ask = Má biðja um þetta?
books-claim-answer = Hvaða spil á að láta af hendi?
books-claim-draw = Þarf að draga spil?
books-claim-next = Hver spyr næst?
books-claim-set = Má leggja þessi spil á borðið?

books-about-asker = Hver spyr
books-about-card = Spilið sem beðið er um; það eða gildið
books-label-rank = Gildi
books-about-rank = Gildið sem beðið er um
books-label-of = Hjá hverjum
books-about-of = Hver fær spurninguna
books-about-asked = Hver fékk spurninguna
books-about-asking-hand = Hönd þess sem spyr
books-about-asked-hand = Hönd þess sem fær spurninguna
books-label-history = Gangur
books-about-history = Allt sem allir sáu í þessari gjöf, í réttri röð: það sem af því leiðir er vitað
books-about-step = Spurning með svari, dregin spil, eða slagur eða par sem lagt var á borðið.
books-about-turn = Hver átti leik
books-label-given = Látin spil
books-about-given = Hve mörg spil voru látin af hendi
books-about-given-or-none = Hve mörg spil voru látin af hendi; annars 0
books-about-given-now = Hve mörg eru látin af hendi; 0 er „ég á ekkert“
books-label-drew = Dregin spil
books-about-drew = Spil úr stokknum; annars eins mörg og reglur segja
books-label-shown = Sýnt spil
books-about-shown = Spilið sem var dregið, ef allir sáu það
books-label-set = Slagur eða par
books-about-set = Gildi slags eða pars sem lagt var á borðið
books-label-cards-each = Spil á mann
books-about-cards-each = Spil gefin hverjum í upphafi; annars eftir reglunum
books-about-stock = Spil sem ekki voru gefin; annars eftir reglunum
books-label-drawn = Dregið
books-about-drawn = Hve mörg voru dregin, eða spilið sem var sýnt
books-about-cards-drawn = Hve mörg spil voru dregin, eða spilið sem var sýnt
books-label-asker = Hver spurði
books-label-asked = Hver fékk spurninguna
books-label-wanted = Beðið um
books-about-wanted = Spilið eða gildið sem beðið var um
books-label-completes = Fullgerir slag eða par
books-about-completes = Hvort spilið sem var dregið fullgerði slag eða par

books-rank-too-often = { $most ->
    [1] Aðeins einn getur átt gildið { CARD($rank, form: "row") }; nefnt er: { AND($owners) }.
   *[other] Af gildinu { CARD($rank, form: "row") } eru mest { $most } pör í umferð; nefnt er: { AND($owners) }.
}
books-laid-by = { $times ->
    [1] hjá { $player }
    [2] tvisvar hjá { $player }
   *[other] { $times } sinnum hjá { $player }
}

books-impossible-ask = { $given ->
    [0] Skref { $step }: { $player } biður um { $suit ->
        [none] { CARD($request, form: "row") }
       *[known] { $request }
    }, { $other } á ekkert. Eftir því sem á undan er sagt getur það ekki verið: { books-impossible }.
   *[other] Skref { $step }: { $player } biður um { $suit ->
        [none] { CARD($request, form: "row") }
       *[known] { $request }
    }, { $other } lætur af hendi: { $given }. Eftir því sem á undan er sagt getur það ekki verið: { books-impossible }.
}
books-impossible-set = Skref { $step }: { $player } leggur niður: { CARD($rank, form: "tvistar") }. Eftir því sem á undan er sagt getur það ekki verið: { books-impossible }.
books-impossible-draw = Skref { $step }: { $player } dregur. Eftir því sem á undan er sagt getur það ekki verið: { books-impossible }.
books-impossible = { $why ->
    [asked_oneself] spyrja verður einhvern annan
    [more_handed_over] beðið var um eitt spil en fleiri látin af hendi
    [known_there] vitað er að spilið er þar
    [known_elsewhere] vitað er að spilið er annars staðar
    [no_stock] enginn stokkur er til að draga úr
    [known_in_a_hand] vitað er að spilið er á hendi
    [held_too_many] enginn getur átt svo mörg
    [with_nobody] enginn ætti spilið
    [hand_too_small] svo mörg spil eru ekki á hendinni
   *[no_deal] engin gjöf úr stokknum passar
}
books-hand-by-what-was-seen = Þessi hönd passar ekki við það sem allir sáu: { CARD($ranks, form: "tvistar") }.
books-asked-for = { $suit ->
    [none] { CARD($request, form: "row") }
   *[known] { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "tvistur") }
   *[other] { $count } × { CARD($rank, form: "row") }
}
books-asks-oneself = { $player } verður að spyrja einhvern annan.
books-no-cards-left = { $player } á engin spil eftir; spyrja verður einhvern sem á spil.
books-own-card = { $player } er með { $card } á hendi, og ekki má biðja um eigið spil.
books-must-hold = Til að biðja um { CARD($rank, form: "row") } þarf að eiga { CARD($rank, form: "tvist") } á hendi.
books-has-none = { $seen ->
    [hand] { $player } á ekkert slíkt spil.
   *[history] Af því sem allir sáu má ráða að { $player } á ekkert slíkt spil.
}
books-set-goes-left = { $player } gefur frá sér slag eða par til vinstri.
books-holding-not-known = Af því sem allir sáu er ekki ljóst hvort { $player } á { CARD($rank, form: "tvist") }.
books-card-not-known = { $player } á { CARD($rank, form: "tvist") }; ekki er ljóst hvort það er { $card }.
books-may-ask = { $seen ->
    [hand] { $player } á { CARD($rank, form: "tvist") } og má því biðja um { books-asked-for }.
   *[history] Af því sem allir sáu má ráða að { $player } á { CARD($rank, form: "tvist") } og má því biðja um { books-asked-for }.
}
books-hand-would-settle = Spilin sem { $player } er með á hendi, eða næstu spurningar frá { $player }, skæru úr.
books-goes-on = { $player } heldur áfram.
books-asks-next = { $player } spyr næst.
books-gift = Spil var látið af hendi.
books-no-gift = Ekkert spil var látið af hendi.
books-no-gift-and-no-draw = Ekkert spil var látið af hendi og ekkert dregið.
books-drawn-not-shown = Ekkert spil var látið af hendi, og spilið sem var dregið var ekki sýnt.
books-drawn = { $asked_for ->
    [yes] Spilið sem var dregið er það sem beðið var um.
   *[no] Spilið sem var dregið er ekki það sem beðið var um.
}
books-completes = { $set ->
    [yes] Með spilinu sem var dregið er slagur eða par fullt.
   *[no] Með spilinu sem var dregið verður hvorki slagur né par fullt.
}
books-drawn-not-told = Ekkert spil var látið af hendi, og ekki er sagt hvað var dregið.
books-completed-would-settle = Það skæri úr hvort slagur eða par varð fullt með spilinu sem var dregið: gefðu upp drawn og completes.
books-drawn-would-settle = Spilið sem var dregið skæri úr: gefðu upp drawn.
books-suits-drawn-would-settle = Sortir spilsins sem var dregið og þess sem beðið var um skæru úr.
books-must-be-handed-over = Þetta verður að láta af hendi: { $cards }.
books-nothing-to-give = Ekkert er að láta af hendi: { $card } er þar ekki.
books-none-is-true = „Ekkert“ er rétt: { $card } er þar ekki.
books-handed-over-otherwise = { $many ->
    [too_few] { $given ->
        [1] { $given } spil væri of lítið.
       *[other] { $given } spil væri of lítið.
    }
   *[too_many] { $given ->
        [1] { $given } spil væri of mikið.
       *[other] { $given } spil væri of mikið.
    }
}
books-suit-not-told = Þarna er spil af þessu gildi, en sortin er ekki gefin upp; það gæti verið { $card }.
books-suits-would-settle = Sortir spilanna á hendi skæru úr.
books-one-by-its-name = Beðið er um eitt ákveðið spil af gildinu { $rank }; { $given ->
    [1] { $given } spil
   *[other] { $given } spil
} getur ekki verið rétt.
books-every-one-there = Öll spil af gildinu { $rank } eru þar; eitt fer.
books-name-not-told = Beðið er um eitt ákveðið spil af gildinu { $rank }, en ekki er sagt hvert.
books-card-would-settle = Spilið sem beðið var um skæri úr: gefðu upp card.
books-no-draw-after-a-gift = Enginn dregur þegar spil er látið af hendi; sá sem spurði heldur áfram.
books-draws-one-card = Ekkert var látið af hendi, svo að sá sem spurði dregur eitt spil.
books-nothing-to-draw = Ekkert var látið af hendi, en enginn stokkur er til að draga úr.
books-drawn-otherwise = { $drawn ->
    [1] { $drawn } spil getur ekki verið rétt.
   *[other] { $drawn } spil getur ekki verið rétt.
}
books-no-set = { $set ->
    [book] Slagur er { $size } spil af sama gildi; { $cards } er það ekki.
   *[pair] Par er { $size } spil af sama gildi; { $cards } er það ekki.
}
books-this-is-no-set = { $set ->
    [book] Slagur er { $size } spil af sama gildi; þetta er það ekki.
   *[pair] Par er { $size } spil af sama gildi; þetta er það ekki.
}
books-is-set = { $set ->
    [book] Slagur er { $size } spil af sama gildi, og það eru þessi: þau má leggja strax á borðið.
   *[pair] Par er { $size } spil af sama gildi, og það eru þessi: þau má leggja strax á borðið.
}
books-two-pairs = { $cards } eru tvö pör: bæði má leggja strax á borðið.
books-colours-of-a-pair = Bæði spil í pari eru rauð, eða bæði svört.
books-one-of-each = { $cards }: eitt er rautt og hitt svart.
books-pair-may-be-laid-down = { $cards } má leggja strax á borðið.
books-both-suits-would-settle = Sortir beggja spilanna skæru úr.

books-column-sets = Slagir og pör
books-column-given-away = Gefið frá sér

books-name = Authors og Veiðimaður
books-about = Biddu um spil og safnaðu fjórum eins
books-variant-authors = Beðið er um eitt tiltekið spil; fjögur af sama gildi eru slagur
books-variant-authors-dealt-out = Authors án stokks: öll spilin eru gefin
books-variant-go-fish = Beðið er um gildi og öll þau spil fást, annars er dregið; fjögur af sama gildi eru slagur
books-variant-go-fish-pagat = Fimm spil þegar þrjú eða fleiri spila; næst spyr sá sem fékk spurninguna, og öllu lýkur við tóma hönd
books-variant-go-fish-pairs = Veiðimaður fyrir þau yngstu: pör eru lögð á borðið
books-name-authors-dealt-out = Authors, öll spilin gefin
books-name-go-fish = Veiðimaður
books-name-go-fish-pagat = Veiðimaður, fimm spil
books-name-go-fish-pairs = Veiðimaður með pörum
books-house-rule-five-cards = Fimm spil á mann
books-house-rule-one-colour = Pör í sama lit
books-house-rule-any-card = Biðja má um hvaða spil sem er
books-house-rule-lucky-set = Heppinn dráttur gefur aðra spurningu aðeins ef hann fyllir slag eða par
books-house-rule-no-second-turn = Sá sem dregur spyr aldrei aftur strax
books-house-rule-asked-goes-on = Næst spyr sá sem fékk spurninguna
books-house-rule-new-hand = Ný hönd er dregin þegar spilin klárast
books-house-rule-by-rank = Slagir telja eftir gildi
books-house-rule-ten-points = Upp í tíu stig, í nokkrum umferðum
books-house-rule-book-for-a-wrong-ask = Röng spurning kostar slag eða par

books-body-sets = hvaða slagir
books-body-counts = fjöldi slaga

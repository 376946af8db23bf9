# Icelandic: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } gúrka
       *[other] { $points } gúrkur
    }
    [credit] { $points ->
        [one] { $points } eining
       *[other] { $points } einingar
    }
   *[point] { $points } stig
}

cucumber-took = { $face ->
    [up] { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") }: { cucumber-amount }. Spilið liggur áfram opið.
   *[down] { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } átti líka { CARD($card, form: "tvist") }: { cucumber-amount }. Spilið liggur áfram opið.
   *[down] { $player } átti líka { CARD($card, form: "tvist") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } tók síðasta slaginn og tapaði umferðinni.
cucumber-took-with-and-lost = { $player } tók síðasta slaginn með { CARD($card, form: "tvisti") } og tapaði umferðinni.
cucumber-also-had-and-lost = { $player } átti líka { CARD($card, form: "tvist") } og tapaði umferðinni.

cucumber-bonus = { $end ->
    [zero] { $player } átti líka { CARD($card, form: "tvist") } og { $taker } tók slaginn: { cucumber-amount } í frádrátt. Staðan var { $score } og fer ekki neðar en í 0.
   *[above] { $player } átti líka { CARD($card, form: "tvist") } og { $taker } tók slaginn: { cucumber-amount } í frádrátt.
}

cucumber-doubled-by-card = Í síðasta slag var spilað { CARD($rank, form: "tvisti") }: tvöföld refsing.
cucumber-kontra = { $player } sagði kontra: tvöföld refsing.
cucumber-kontra-lost = { $player } sagði kontra og tapaði: fjórföld refsing alls.
cucumber-rassi = { $times ->
    [4] { $player } redoblaði: fjórföld refsing.
   *[2] { $player } doblaði: tvöföld refsing.
}

cucumber-bet-lost = { $player } átti ekki lægsta spilið og tapar því sem lagt var undir: { cucumber-amount }.
cucumber-bet-refused = { $by } doblaði, en { $player } sagði nei og tapar því sem áður var undir: { cucumber-amount }.

cucumber-showed = { $player } átti { CARD($card, form: "tvist") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } sagði { CARD($card, form: "tvist") } vera lægsta spilið, en { $other } átti { CARD($lower, form: "tvist") }, jafnlágt spil: { cucumber-amount }.
   *[lower] { $player } sagði { CARD($card, form: "tvist") } vera lægsta spilið, en { $other } átti { CARD($lower, form: "tvist") }, lægra spil: { cucumber-amount }.
}
cucumber-nobody-declared = Enginn sagði, og { $player } átti lægsta spilið, { CARD($card, form: "tvist") }: { cucumber-amount }.

cucumber-fatal-card = { $player } fékk á sig banvænt spil og er strax úr leik.
cucumber-reset = { $kept ->
    [some] { $player } er með nákvæmlega { $limit }: staðan fer aftur í 0. Spilin sem voru geymd fara aftur í stokkinn.
   *[none] { $player } er með nákvæmlega { $limit }: staðan fer aftur í 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: eitt líf farið. Staðan verður { $score }, { $others ->
    [some] hæstu stig hinna sem eru enn með
   *[none] því að enginn annar er enn með
}.
cucumber-half = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: hálf gúrka. Af geymdu spilunum verður aðeins það hæsta eftir, { CARD($card, form: "tvistur") }; hin fara aftur í stokkinn.
cucumber-half-without-cards = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig: hálf gúrka. Öll geymdu spilin fara aftur í stokkinn.
cucumber-eliminated = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og er úr leik.
cucumber-marked = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og spilar áfram með merki.
cucumber-ends-game = { $player } { $how ->
    [reached] náði
   *[over] fór yfir
} { $limit }, með { $points } stig, og þar með lýkur spilinu.

cucumber-fall-paid = { $player } datt út á { CARD($card, form: "tvisti") } og borgar { $stakes ->
    [one] { $stakes } framlag
   *[other] { $stakes } framlög
} í pottinn.
cucumber-fall-paid-without-card = { $player } datt út og borgar { $stakes ->
    [one] { $stakes } framlag
   *[other] { $stakes } framlög
} í pottinn.

cucumber-restarted = { $status ->
    [in] Öll spilin í síðasta slag voru jafnhá: ný lota. { $player } byrjar hana í 0.
   *[out] Öll spilin í síðasta slag voru jafnhá: ný lota. { $player } er aftur með og byrjar í 0.
}

cucumber-bought-in = { $player } kaupir sig inn aftur: staðan verður { $points }, hæstu stig hinna sem eru enn með.
cucumber-adjustment-added = Ákvörðun, { $player }: { cucumber-amount } í viðbót. { $reason }
cucumber-adjustment-taken-off = Ákvörðun, { $player }: { cucumber-amount } í frádrátt. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } bætist við með { $points }, hæstu stig þeirra sem eru með.
   *[fresh] { $player } bætist við með { $points }, því að ekkert hefur verið spilað enn.
}
cucumber-joins-by-hands = { $player } bætist við og telst hafa tapað { $hands ->
    [one] { $hands } umferð
   *[other] { $hands } umferðum
}, mesta fjöldanum meðal þeirra sem eru með.
cucumber-leaves = { $status ->
    [in] { $player } fer frá borðinu og er úr leik.
   *[out] { $player } fer frá borðinu.
}

cucumber-left-the-hand = { $player } er ekki lengur með í umferðinni. Enn með: { $others }.
cucumber-listed-twice = { $player } er tvisvar á listanum.
cucumber-listed-twice-in-trick = { $player } er tvisvar á listanum; hver á eitt spil í síðasta slag.
cucumber-missing-in-trick = { $player } er ekki á listanum. Með eitt spil hver: { $others }.
cucumber-order = { $way ->
    [backwards] Listinn gengur rangsælis: á eftir { $before } kemur { $after }, til vinstri, en ekki { $given }.
   *[mixed] Listinn er ekki í réttri röð: á eftir { $before } kemur { $after }, til vinstri, en ekki { $given }.
}

cucumber-not-in-pack = { CARD($card, form: "row") } er ekki til í þessum stokki. Í honum eru { $jokers ->
    [0] { CARD($low, form: "row") }–{ CARD($high, form: "row") }
    [one] { CARD($low, form: "row") }–{ CARD($high, form: "row") } og { $jokers } jóker
   *[other] { CARD($low, form: "row") }–{ CARD($high, form: "row") } og { $jokers } jókerar
}.
cucumber-suit-missing = Hvaða { CARD($rank, form: "tvistur") }? { $cards } { $count ->
    [one] vinnur
   *[other] vinna
} öll önnur spil, svo að hér þarf sortina.
cucumber-too-many-of-a-card = Í þessum slag eru { $count } × { CARD($card, form: "row") }, en í stokknum { $holds }.
cucumber-card-lies-face-up = Í þessum slag eru { $count } × { CARD($card, form: "row") }, en geta mest verið { $left }: í stokknum { $holds }, og þar af liggja opin: { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = { $call } er ekki til í þessum reglum. Til er: { $known }.
cucumber-no-calls = { $call } er ekki til í þessum reglum, og ekkert annað má segja.
cucumber-multiplier = Margfaldarinn er 1, 2 (doblað) eða 4 (redoblað), ekki { $given }.
cucumber-no-exchange = Í þessum reglum er ekki skipt á spilum.

cucumber-taker-missing = Hver tók síðasta slaginn? Það þarf að koma fram í stuttu formi.
cucumber-card-missing = Með hvaða spili var síðasti slagurinn tekinn? Það skiptir máli í þessum reglum.
cucumber-tied-twice = { $player } er tvisvar meðal þeirra sem áttu hæsta spilið.
cucumber-doubling-missing = Var spilað { CARD($rank, form: "tvisti") } í síðasta slag? Það tvöfaldar refsinguna hér.
cucumber-no-doubling = Í þessum reglum tvöfaldar ekkert spil refsinguna.
cucumber-doubling-cannot-be = Enginn getur hafa spilað { CARD($rank, form: "tvisti") }: enginn átti lægra spil.
cucumber-doubling-must-be = Einhver hlýtur að hafa spilað { CARD($rank, form: "tvisti") }: ekkert annað spil er eftir.
cucumber-lowest-missing = Hver átti lægsta spilið, það fyrsta ef þau voru fleiri? Sá spilari gefur næst.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } átti hæsta spilið, og þar með ekki það fyrsta af þeim lægstu.
   *[last] { $player } spilaði síðast jafnhárra spila, og átti þar með ekki það fyrsta af þeim lægstu.
}
cucumber-too-many-equal = { $kept ->
    [0] { CARD($card, form: "row") } eða jafnhátt spil getur ekki hafa verið hjá { $count } spilurum: í stokknum eru { $holds }.
   *[other] { CARD($card, form: "row") } eða jafnhátt spil getur ekki hafa verið hjá { $count } spilurum: í stokknum eru { $holds }, og þar af liggja { $kept } opin.
}
cucumber-too-few-lower = { $lower ->
    [0] Ekkert spil er lægra en { CARD($card, form: "tvistur") }; þó ættu að hafa átt lægra spil: { $players }. Hver annar átti { CARD($rank, form: "tvist") }?
    [one] Aðeins { $lower } spil er lægra en { CARD($card, form: "tvistur") }; þó ættu að hafa átt lægra spil: { $players }. Hver annar átti { CARD($rank, form: "tvist") }?
   *[other] Aðeins { $lower } spil eru lægri en { CARD($card, form: "tvistur") }; þó ættu að hafa átt lægra spil: { $players }. Hver annar átti { CARD($rank, form: "tvist") }?
}
cucumber-different-equal-cards = Hér eru ólík spil jafnhá og liggja áfram opin: skráðu síðasta slaginn spil fyrir spil.
cucumber-last-trick-unknown = Síðasta slaginn þarf að skrá spil fyrir spil, og engu má sleppa á undan honum.
cucumber-all-have-refused = Allir aðrir sögðu nei, svo að { $player } vinnur: það er enginn síðasti slagur.
cucumber-winner-missing = Hver átti lægsta spilið, það fyrsta ef þau voru fleiri? Sá spilari vinnur umferðina.
cucumber-declaration-missing = Sagði einhver lægsta spilið? Gefðu upp hver, eða null ef enginn gerði það.
cucumber-cards-instead-of-outcome = Hér telur hvert síðasta spil: skráðu þau sem last_trick, eða engin ef enginn sagði lægsta spilið.
cucumber-cards-missing = Allir sýna spilin og hvert spil telur: skráðu síðasta spil allra.

cucumber-nobody-deals-at-first = Í þessum reglum gefur enginn; gefðu upp hver á út.
cucumber-leader-follows = Í þessum reglum ræðst af gjafaranum hver á út ({ $rule }).
cucumber-abandoned = Hætt var við spilið; ekki er hægt að skrá meira.
cucumber-over = Spilinu er lokið eftir { $hands ->
    [one] { $hands } umferð
   *[other] { $hands } umferðir
}. Sigur: { $winners }. Ekki er hægt að skrá meira.
cucumber-pack-is-too-small = Opin spil eru { $kept } og eftir eru { $stock }: stokkurinn dugar ekki í fleiri umferðir.
cucumber-no-buy-ins = Í þessum reglum kaupir enginn sig inn aftur.
cucumber-has-left = { $player } fór frá borðinu.
cucumber-bought-in-already = { $player } hefur þegar keypt sig inn aftur; í þessum reglum má það mest { $most ->
    [1] einu sinni
    [one] { $most } sinni
   *[other] { $most } sinnum
} í spili.
cucumber-buy-in-needs-others = { $player } má kaupa sig inn aftur ef aðrir sem eru með eru minnst { $needed }; nú eru þeir { $others }.
cucumber-buy-in-is-no-better = { $player } er með og staðan er { $score }; við kaup yrði hún { $points }, sem er ekki betra.
cucumber-nobody-deals = Í þessum reglum gefur enginn.
cucumber-not-among-drawers = { $player } tekur ekki þátt í drættinum um hver gefur. Með: { $players }.
cucumber-cannot-deal = { $player } er úr leik og getur ekki gefið.
cucumber-no-score = Í þessum reglum eru ekki talin stig.
cucumber-adjustment-too-large = { $player }: staðan er { $score }. Ákvörðun er ekki 0 og dregur mest frá { $score }.
cucumber-full = Þessar reglur eru fyrir mest { $most } spilara, og hér eru { $here }.
cucumber-pack-serves-too-few = Stokkurinn dugar ekki fyrir { $players } spilara.
cucumber-has-left-already = { $player } fór áður frá borðinu.

cucumber-ask-taker = Hver tók síðasta slaginn?
cucumber-tap-taker = Ýttu á þann sem tók síðasta slag
cucumber-who-took = { $name } tók síðasta slaginn
cucumber-ask-loser = Hver tapaði umferðinni?
cucumber-tap-loser = Ýttu á þann sem tapaði
cucumber-who-lost = { $name } tapaði umferðinni
cucumber-ask-lowest = Hver átti lægsta spilið?
cucumber-tap-lowest = Ýttu á þann sem átti lægsta spilið
cucumber-who-had-the-lowest = { $name } átti lægsta spilið
cucumber-ask-leader = Hver átti út í síðasta slag?
cucumber-tap-leader = Ýttu á þann sem átti síðast út
cucumber-who-led = { $name } átti út í síðasta slag
cucumber-ask-declarer = Hver sagðist eiga lægsta spilið?
cucumber-tap-declarer = Ýttu á þann sem sagði
cucumber-who-declared = { $name } sagði lægsta spilið
cucumber-form-nobody-declared = Enginn sagði
cucumber-form-taker = Hver tók hann
cucumber-form-loser = Hver tapaði
cucumber-form-lowest = Hver átti lægst
cucumber-form-cards = Hvert spil

cucumber-row-card-of-taker = Með
cucumber-ask-card-of-taker = Með hvaða spili tók { $name } slaginn?

cucumber-row-tied = Sama spil
cucumber-row-lowest = Lægst

cucumber-row-doubling-card = Þar var { CARD($rank, form: "tvistur") }
cucumber-ask-doubling-card = Var þar { CARD($rank, form: "tvistur") }?
cucumber-row-card = Spil
cucumber-ask-card = Hverju spilaði { $name }?
cucumber-row-leader = Vann slag á undan
cucumber-ask-winner-before = Hver vann slaginn á undan?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Sagði einhver kontra?

cucumber-fold-rassi = Skipti einhver um hönd eða doblaði?
cucumber-row-rassi-free = Skipti um hönd
cucumber-hint-rassi-free = ókeypis
cucumber-row-rassi-times = Margfalt
cucumber-hint-rassi-times = doblað 2, redoblað 4
cucumber-row-doubles = Dobl
cucumber-ask-doubles = Hver doblaði?

cucumber-row-double-after = eftir slag
cucumber-ask-refused = Hver sagði nei?
cucumber-row-exchange = Skipti
cucumber-fold-exchange = Skipti einhver um spil?
cucumber-ask-exchange = Hver skipti um spil?

cucumber-row-changed = spil

cucumber-count-hands-played = Spilaðar umferðir
cucumber-count-hands-lost = Tapaðar umferðir
cucumber-count-penalty-points = Refsistig
cucumber-count-cucumbers = Gúrkur
cucumber-count-buy-ins = Keypt sig inn aftur
cucumber-count-longest-run = Umferðir í röð án refsingar
cucumber-ratio-average-penalty = Stig á umferð

cucumber-due-buy-in = Borgað fyrir að koma aftur inn
cucumber-due-fall = Borgað fyrir að detta út

cucumber-form-missing = Gefðu upp eitt af þessu: last_trick (spil allra), outcome (hver tók slaginn og með hvaða spili) eða tricks (allir slagir).
cucumber-infractions = { $count ->
    [1] Brot er { $count }: { $players }. Sendu accept_infractions til að skrá það.
   *[other] Brot eru { $count }: { $players }. Sendu accept_infractions til að skrá þau.
}
cucumber-no-trick-any-more = Allir aðrir hafa sagt nei, svo að { $players } vinnur: enginn slagur er spilaður lengur.
cucumber-plays-once = { $player } spilar aðeins einu sinni í slag.
cucumber-as-many-as-led = { $led ->
    [1] { $led } spil kom út, svo að allir spila { $led }, ekki { $given }.
   *[other] { $led } spil komu út, svo að allir spila { $led }, ekki { $given }.
}
cucumber-did-not-play = Í þennan slag spiluðu ekki: { $players }. Hendurnar eru því misstórar. Spil sem ekki voru skráð eru null.
cucumber-more-than-dealt = Í slögunum eru { $cards } spil hjá hverjum, en gefin voru { $dealt }.
cucumber-last-trick-of-one-card = Allir eiga eitt spil eftir í síðasta slag, en í hann fóru fleiri.
cucumber-pack-cannot-deal = Stokkurinn dugar ekki til að gefa { $players } spilurum { $cards } spil.
cucumber-more-than-the-pack = Í stokknum eru aðeins { $holds } × { $card }; hér eru nefnd fleiri.

cucumber-plays-once-to-the-trick = { $player } spilar aðeins einu sinni í slaginn.
cucumber-comes-to-the-left = Á eftir { $before } kemur { $due }, til vinstri, ekki { $player }.
cucumber-one-card-led = Í þessum reglum kemur eitt spil út í hvern slag, ekki { $given }.
cucumber-holding-size = Á hendi eru { $cards } spil, en holding_size er { $given }.
cucumber-holding-missing = Gefðu upp höndina, eða holding_size: hve mörg spil voru á hendi.
cucumber-holding-too-small = Á hendi geta ekki verið { $given }: af henni eru nefnd { $cards } spil.
cucumber-holding-too-large = Á hendi geta ekki verið { $given }: hver fékk { $cards } spil.
cucumber-one-card-left = Í síðasta slag eiga allir eitt spil eftir.
cucumber-not-in-the-holding = { $held ->
    [0] Á hendi er ekkert { $card }, en þar hljóta að hafa verið { $needed } × { $card }.
   *[other] Á hendi eru { $held } × { $card }, en þar hljóta að hafa verið { $needed } × { $card }.
}
cucumber-another-won-the-trick = { $winner } vann slag { $trick }, svo að { $player } getur ekki hafa doblað þá.
cucumber-goes-first = { $player } byrjar: segðu um hve mörg spil { $player } skipti, 0 ef engin.
cucumber-changes-once = { $player } hefur þegar skipt; hver skiptir einu sinni.
cucumber-comes-before = { $player } er á undan { $other }, réttsælis.
cucumber-changes-next = Á eftir { $before } kemur { $player }: segðu um hve mörg spil { $player } skipti, 0 ef engin.
cucumber-more-often-than-the-pack = { $card } er oftar á hendinni en í stokknum.
cucumber-each-is-dealt = Hver fær { $cards } spil, ekki { $given }.
cucumber-asked-for-this-double = { $player } bað um þetta dobl og getur ekki sagt nei.
cucumber-cannot-refuse = { $player } getur ekki sagt nei: ekki lengur með, eða á listanum tvisvar.
cucumber-credit-twice = { $player } er á listanum tvisvar, með { $first } og með { $second }.
cucumber-no-such-rank = Í þessum stokki er ekkert { $rank }.
cucumber-empty-group = Í hópi hæstu spila er minnst eitt spil.
cucumber-no-such-top-card = Í þessum stokki er ekkert { $card } sem gæti verið hæst.
cucumber-top-card-without-suit = Hvaða { $rank }? Hæsta spil er eitt spil, t.d. { $rank }C.
cucumber-top-card-twice = { $card } er á fleiri en einum stað í top_cards.
cucumber-pack-too-small = { $players } spilarar með { $each } spil hver þurfa { $cards }; í stokknum eru { $size }.
cucumber-settled-by-sizes = Hve mörg spil voru í hverjum slag á undan þessum.
cucumber-settled-by-cards-before = Spilin sem komu á undan í þessum slag.
cucumber-had-to-lead-first = { $leader } átti út í fyrsta slag, ekki { $player }.
cucumber-had-to-lead-next = { $leader } tók slaginn á undan og átti út, ekki { $player }.
cucumber-out-of-turn = Á eftir { $before } átti { $due } leik, til vinstri, ekki { $player }.
cucumber-nobody-changes = Í þessum reglum er ekki skipt á spilum.
cucumber-need-not-change = Enginn þarf að skipta um spil.
cucumber-holding-is-smaller = Á hendi eru { $holding } spil, svo að ekki er hægt að skipta um { $count }.
cucumber-most-to-change = Enginn má skipta um fleiri en { $most ->
    [1] { $most } spil
   *[other] { $most } spil
}.
cucumber-stock-left = { $enough ->
    [yes] Í stokknum eru { $left } eftir, nóg fyrir { $count }.
   *[no] Í stokknum eru { $left } eftir, of fá fyrir { $count }.
}
cucumber-first-changed-none = Fyrsti spilarinn skipti ekki, svo að enginn má það.
cucumber-stock-is-used-up = Stokkurinn er búinn, svo að enginn má skipta lengur.
cucumber-as-many-or-none = Fyrsti spilarinn skipti um { $first }: jafnmörg, eða engin.
cucumber-whole-stock-or-none = Fyrsti spilarinn skipti um { $first }, en í stokknum eru aðeins { $left } eftir: öll þau, eða engin.
cucumber-dealer-keeps-two = Gjafarinn heldur minnst tveimur spilum; þetta skildi eftir { $left }.
cucumber-no-more-than-first = Fyrsti spilarinn skipti um { $first }, og enginn má skipta um fleiri.
cucumber-before-changed-none = Spilarinn á undan skipti ekki, svo að enginn má það lengur.
cucumber-no-more-than-before = Spilarinn á undan skipti um { $before }, og enginn má skipta um fleiri.
cucumber-cannot-have-been = Svo getur það ekki hafa verið.
cucumber-whole-holding-is-changed = Aðeins er skipt um alla höndina, öll { $holding } spilin.
cucumber-three-changes = Um hönd er mest skipt þrisvar: ókeypis, með doblun og með redoblun.
cucumber-third-change = Þriðju skipti eru aðeins leyfð ef þau fyrstu voru ókeypis.
cucumber-seeing-first-holding = Ef fyrsta höndin sæist: hvort þar var kóngur, drottning eða gosi; ef svo er var þetta ekki leyfilegt.
cucumber-change-doubles = Skipta má um hönd til að dobla, og einu sinni enn til að redobla.
cucumber-nobody-throws-in = Í þessum reglum er ekki skipt ókeypis um hönd.
cucumber-has-a-picture = Á hendi er mannspil, { $card }.
cucumber-no-picture-yet = Þekkt eru { $count } af { $each } spilum, og ekkert mannspil enn.
cucumber-seeing-the-others = Ef hin spilin sæjust: hvort þar er kóngur, drottning eða gosi.
cucumber-no-picture = { $also ->
    [high] Á hendi er hvorki kóngur, drottning né gosi, og ásar og jókerar eru ekki mannspil.
   *[none] Á hendi er hvorki kóngur, drottning né gosi.
}
cucumber-bets-are-not-doubled = Í þessum reglum er ekki doblað.
cucumber-hand-is-won = Allir hinir sögðu nei, svo að { $player } hefur unnið: umferðinni er lokið.
cucumber-alone-in-the-hand = Aðeins { $player } er með, svo að engin umferð er til að dobla í.
cucumber-out-of-the-hand = { $player } er ekki lengur með í umferðinni. Með eru { $others }.
cucumber-doubled-last = { $player } doblaði síðast; einhver annar verður að dobla á undan.
cucumber-double-between-tricks = Ekki er hægt að dobla eftir slag { $trick }. Doblað er milli tveggja slaga: eftir slag 1 til { $last }.
cucumber-double-comes-later = Ekki er hægt að dobla eftir slag { $trick }. Milli tveggja slaga er doblað einu sinni, og síðast var doblað eftir slag { $before }.
cucumber-has = { $player } á { $points }
cucumber-only-winner-doubles = Aðeins sá sem tók slaginn á undan má dobla, og það var ekki { $player }.
cucumber-nobody-declares = Í þessum reglum segir enginn.
cucumber-all-have-declined = Allir hafa sleppt því að segja, svo að enginn segir.
cucumber-word-of-another = { $player } á að segja: allir eru spurðir í röð, fyrst sá sem tók síðasta slag.
cucumber-may-declare = Röðin er komin: { $player } má segja.

cucumber-keep-highest-without-cards = limit.falls er með keep_highest, en engin spil eru geymd: til þess þarf score að vera face_up.
cucumber-face-up-and-reward = last_trick.payers er taker_rewards_tied, sem dregur frá stig, en staðan er summa spilanna sem liggja opin og getur ekki sýnt það.
cucumber-face-up-and-reincarnation = limit.falls er með reincarnate, sem gefur stig annars spilara, en staðan er summa spilanna sem liggja opin og getur ekki sýnt það.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each er { $times }: að kaupa sig inn gefur stig annars spilara, en staðan er summa spilanna sem liggja opin og getur ekki sýnt það.
cucumber-face-up-and-doubling-card = last_trick.doubled_by tvöfaldar refsinguna, en staðan er summa spilanna sem liggja opin og getur ekki sýnt það.
cucumber-face-up-and-calls = last_trick.calls margfaldar refsinguna, en staðan er summa spilanna sem liggja opin og getur ekki sýnt það.
cucumber-face-up-without-points = score er face_up, en með points none er engin staða til að geyma spil fyrir.
cucumber-cucumbers-of-another-deck = points er cucumbers, sem eru aðeins í stokknum five_cucumbers.
cucumber-deck-without-prices = pack.deck er five_cucumbers, og spilin í honum kosta ekki { $points }.
cucumber-no-fall-ends = end.when er falls, en ekkert í limit.falls er end_game.
cucumber-fall-ends-otherwise = limit.falls er með end_game, en end.when er { $when }.
cucumber-no-fall-marks = end.when er one_unmarked, en ekkert í limit.falls er mark.
cucumber-no-fall-eliminates = end.when er one_left, en ekkert í limit.falls er eliminate: enginn dytti nokkurn tíma út.
cucumber-loser-and-all-win = end.winner er not_the_loser, svo að einhver tapar, en end.all_out er all_win.
cucumber-falls-without-limit = limit.points er null, svo að enginn getur farið yfir, en limit.falls segir hvað þá gerist.
cucumber-end-without-limit = limit.points er null, svo að spilinu lýkur aðeins með samkomulagi, ekki með { $when }.
cucumber-limit-without-falls = limit.points er { $points }, en limit.falls segir ekki hvað gerist þegar farið er yfir.
cucumber-leader-without-dealer = deal.leader er { $leader }, en deal.dealer er nobody.
cucumber-match-without-dealer = exchange er match_dealer, þar sem gjafarinn byrjar, en deal.dealer er nobody.
cucumber-wild-without-sets = pack.joker_rank er wild, og til þess þarf nokkur jafnhá spil, en play.sets er false.
cucumber-deck-without-jokers = pack.jokers er { $jokers }, en í stokknum { $deck } eru engir jókerar.
cucumber-deck-without-aces = Í stokknum { $deck } eru engir ásar til að stöðva með.
cucumber-deck-without-pictures = exchange er rassi, en í stokknum { $deck } eru engin mannspil.
cucumber-no-score-limit = points er none, svo að engin stig eru talin, en limit.points setur stigum mörk.
cucumber-no-score-calls = points er none, svo að engin stig eru talin, en last_trick.calls margfaldar þau.
cucumber-no-score-doubled = points er none, svo að engin stig eru talin, en doubled_by tvöfaldar þau.
cucumber-no-score-reward = points er none, svo að engin stig eru talin, en taker_rewards_tied dregur frá stig.
cucumber-no-score-deal = points er none, svo að engin stig eru talin, en með deal.then losing_card ráða stig spilsins hve mörg spil eru gefin.
cucumber-no-score-payout = points er none, svo að engin stig eru talin, en stakes.payout differences borgar eftir stigum.
cucumber-bet-without-lowest = points er bet, sem allir tapa nema sá sem á lægsta spilið.
cucumber-lowest-without-bet = last_trick.payers er all_but_lowest, og þeir tapa allir því sem lagt var undir.
cucumber-bet-without-credits = points er bet, og það tapast af einingunum í limit.points, en þar er null.
cucumber-doubling-without-bet = last_trick.calls er doubling, en points er { $points }: ekkert er lagt undir til að dobla.
cucumber-bet-and-low-cards = points er bet, svo að ekkert spil kostar neitt, en pack.low_in_last_trick lætur sum spil kosta.
cucumber-bet-and-calls = points er bet, svo að ekkert spil kostar neitt, en last_trick.calls margfaldar það.
cucumber-bet-and-differences = points er bet: einingar tapast, en enginn vinnur þær.
cucumber-bet-and-reincarnation = points er bet: með allar einingar tapaðar er ekki haldið áfram með einingar annars.
cucumber-bet-and-buy-ins = points er bet: tapaðar einingar eru ekki keyptar aftur.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points er bet, svo að ekkert spil kostar neitt, en last_trick.doubled_by tvöfaldar það.
   *[declared] Sagt er hver á lægsta spilið, svo að ekkert spil ræður úrslitum, en last_trick.doubled_by tvöfaldar það.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points er bet, svo að ekkert spil kostar neitt, en score er face_up, sem geymir spil þess sem borgar.
   *[declared] Sagt er hver á lægsta spilið, svo að ekkert spil ræður úrslitum, en score er face_up, sem geymir spil þess sem borgar.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points er bet, svo að ekkert spil kostar neitt, en deal.then er losing_card, þar sem spilið sem réð úrslitum ræður hve mörg spil eru gefin.
   *[declared] Sagt er hver á lægsta spilið, svo að ekkert spil ræður úrslitum, en deal.then er losing_card, þar sem spilið sem réð úrslitum ræður hve mörg spil eru gefin.
}
cucumber-declarer-without-declaration = last_trick.payers er by_declaration, en eftir last_trick.calls má enginn segja.
cucumber-declaration-without-declarer = last_trick.calls er declaration, en last_trick.payers er { $payers }.
cucumber-declaration-without-points = last_trick.payers er by_declaration, þar sem stig eru talin, en points er none.
cucumber-declaration-and-sets = Hver segir um eitt síðasta spil, en með play.sets mega nokkur spil koma út saman.
cucumber-nobody-takes-dealer = deal.dealer er { $dealer }, en enginn tekur síðasta slaginn: last_trick.payers er { $payers }.
cucumber-nobody-takes-leader = deal.leader er payer, en enginn tekur síðasta slaginn: last_trick.payers er { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal er { $all_equal }, en enginn tekur síðasta slaginn: last_trick.payers er { $payers }.
cucumber-kille-points-of-another-deck = points er { $points }, sem á aðeins við stokkinn kille.
cucumber-kille-without-prices = pack.deck er kille, og spilin í honum kosta ekki { $points }.
cucumber-kille-and-low-cards = pack.deck er kille, og þar er röð spilanna sú sama í síðasta slag og öllum öðrum.
cucumber-restart-without-elimination = last_trick.all_equal er { $all_equal }, og þá koma þeir aftur sem duttu út, en eftir limit.falls dettur enginn út.
cucumber-restart-and-buy-ins = last_trick.all_equal er { $all_equal }, og eftir það þarf enginn að kaupa sig inn.
cucumber-restart-and-face-up = last_trick.all_equal er { $all_equal }, og eftir það eru allir með 0 stig, en score er face_up: spilin liggja áfram.
cucumber-most-without-exchange = exchange_at_most er { $most }, en enginn skiptir um spil: exchange er null.
cucumber-most-above-the-deal = exchange_at_most er { $most }, en hver fær { $cards ->
    [1] { $cards } spil
   *[other] { $cards } spil
}.
cucumber-silence-for-nothing = last_trick.declaration er með lowest_pays, en wrong er 0, svo að ekkert yrði borgað.
cucumber-buy-ins-without-pot = stakes.payout er differences, þar sem enginn borgar í pott, en leyft er að kaupa sig inn.
cucumber-no-entry-anyway = stakes.entry er 0, en með stakes.payout differences borgar enginn í byrjun hvort eð er.
cucumber-nobody-ever-pays = stakes.entry er 0 og stakes.falls er null, svo að enginn borgar nokkurn tíma neitt.
cucumber-falls-without-pot = stakes.payout er differences, þar sem enginn borgar í pott, en eftir stakes.falls er borgað fyrir að detta út.

cucumber-cards = { $count ->
    [1] { CARD($cards, form: "tvistur") }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] { CARD($cards, form: "Tvistur") }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] { CARD($target, form: "tvist") }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] lægsta spilinu, { CARD($lowest, form: "tvisti") }
   *[other] lægstu spilunum, { CARD($lowest, form: "play") }
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] spili sem er hærra en { CARD($target, form: "tvistur") }
        [highest] { CARD($target, form: "tvisti") } eða jafnháu spili
       *[equal] { CARD($target, form: "tvisti") } eða hærra spili
    }
   *[other] { $how ->
        [higher] { $count } spilum sem eru hærri en { CARD($target, form: "play") }, spil fyrir spil
       *[equal] { $count } spilum sem eru minnst jafnhá og { CARD($target, form: "play") }, spil fyrir spil
    }
}
cucumber-beating = { $how ->
    [same] { cucumber-cards-first } { $count ->
        [1] er jafnhátt spil og { CARD($target, form: "tvistur") }
       *[other] eru jafnhá og { CARD($target, form: "play") }
    }, og það nægir
    [higher] { cucumber-cards-first } eru hærri en { CARD($target, form: "play") }, spil fyrir spil
    [least] { cucumber-cards-first } eru minnst jafnhá og { CARD($target, form: "play") }, spil fyrir spil
   *[beats] { cucumber-cards-first } { $count ->
        [1] vinnur
       *[other] vinna
    } { cucumber-target }
}

cucumber-only-card = { $asker ->
    [you] Þetta er eina spilið þitt, svo að þú verður að spila því.
   *[player] Þetta er eina spilið á hendinni, svo að því verður að spila.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] Þú átt aðeins jókera. Þá má spila þeim, og þeir teljast ásar.
   *[player] { $player } á aðeins jókera. Þá má spila þeim, og þeir teljast ásar.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Þú mátt spila út hvaða spili sem er, eða nokkrum jafnháum, en verður að eiga minnst eitt eftir.
       *[player] { $player } má spila út hvaða spili sem er, eða nokkrum jafnháum, en verður að eiga minnst eitt eftir.
    }
   *[one] { $asker ->
        [you] Þú mátt spila út hvaða spili sem er.
       *[player] { $player } má spila út hvaða spili sem er.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Þú verður að spila út lægsta spilinu, { CARD($lowest, form: "tvisti") }, einu sér eða með öðrum jafnháum, og eiga minnst eitt eftir.
       *[player] { $player } verður að spila út lægsta spilinu, { CARD($lowest, form: "tvisti") }, einu sér eða með öðrum jafnháum, og eiga minnst eitt eftir.
    }
   *[one] { $asker ->
        [you] Þú verður að spila út lægsta spilinu, { CARD($lowest, form: "tvisti") }.
       *[player] { $player } verður að spila út lægsta spilinu, { CARD($lowest, form: "tvisti") }.
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Ekkert vinnur ás hér, svo að þú verður að spila { cucumber-lowest-cards }.
   *[player] Ekkert vinnur ás hér, svo að { $player } verður að spila { cucumber-lowest-cards }.
}
cucumber-cannot-beat = { $asker ->
    [you] Þú getur ekki unnið { cucumber-target } og verður að spila { cucumber-lowest-cards }.
   *[player] { $player } getur ekki unnið { cucumber-target } og verður að spila { cucumber-lowest-cards }.
}
cucumber-may-play = { $asker ->
    [you] Þú mátt spila { cucumber-what-beats }, eða { cucumber-lowest-cards }.
   *[player] { $player } má spila { cucumber-what-beats }, eða { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Þú getur unnið { cucumber-target } og verður að gera það: með { cucumber-what-beats }.
   *[player] { $player } getur unnið { cucumber-target } og verður að gera það: með { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $asker ->
    [you] Þú verður að spila { $count ->
        [1] lægsta spilinu sem vinnur { CARD($target, form: "tvist") }: { CARD($least, form: "tvisti") }
       *[other] lægstu spilunum sem vinna { CARD($target, form: "play") }: { CARD($least, form: "play") }
    }.
   *[player] { $player } verður að spila { $count ->
        [1] lægsta spilinu sem vinnur { CARD($target, form: "tvist") }: { CARD($least, form: "tvisti") }
       *[other] lægstu spilunum sem vinna { CARD($target, form: "play") }: { CARD($least, form: "play") }
    }.
}
cucumber-must-play-the-same = { $asker ->
    [you] Þú átt { $count ->
        [1] { CARD($same, form: "tvist") }
       *[other] { CARD($same, form: "play") }
    }, það sama og átti að vinna, og verður að spila því.
   *[player] { $player } á { $count ->
        [1] { CARD($same, form: "tvist") }
       *[other] { CARD($same, form: "play") }
    }, það sama og átti að vinna, og verður að spila því.
}

cucumber-may-be-led = { cucumber-cards-first } { $count ->
    [1] má
   *[other] mega
} koma út.
cucumber-is-the-lowest = { cucumber-cards-first } { $count ->
    [1] er lægsta spilið
   *[other] eru lægstu spilin
}.
cucumber-is-not-the-lowest = { cucumber-cards-first } { $count ->
    [1] er ekki lægsta spilið
   *[other] eru ekki lægstu spilin
}.
cucumber-is-their-lowest = { cucumber-cards-first } { $count ->
    [1] er lægsta spilið
   *[other] eru lægstu spilin
} { $asker ->
    [you] hjá þér
   *[player] á hendinni
}.
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = Þau vinna ekkert: það gera aðeins jafnhá spil.
cucumber-is-that = { cucumber-cards-first } { $count ->
    [1] er það spil
   *[other] eru þau spil
}.
cucumber-beats-but-is-not-that = { cucumber-beating }, en { $count ->
    [1] er ekki það spil
   *[other] eru ekki þau spil
}.
cucumber-is-neither = { cucumber-cards-first } { $count ->
    [1] er hvorugt
   *[other] eru hvorugt
}.
cucumber-does-not = { cucumber-cards-first } { $count ->
    [1] gerir það ekki
   *[other] gera það ekki
}.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } er ekki slíkt útspil.
cucumber-joker-needs-a-card = Jóker er aðeins spilað með venjulegu spili.

cucumber-one-card-is-led = Eitt spil kemur út í hvern slag, og { CARD($cards, form: "play") } eru { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } eru ekki jafnhá, og aðeins jafnhá spil koma saman út.
cucumber-joker-alone = { $asker ->
    [you] Jóker er aðeins spilað án venjulegs spils ef þú áttir aðeins jókera.
   *[player] Jóker er aðeins spilað án venjulegs spils ef { $player } átti aðeins jókera.
}
cucumber-lowest-must-be-led = Lægsta spilið verður að koma út, svo að ekkert lægra en { cucumber-cards } má hafa verið á hendi.
cucumber-must-be-the-lowest = Ekkert vinnur ás hér, svo að { cucumber-cards } { $count ->
    [1] verður að vera lægsta spilið
   *[other] verða að vera lægstu spilin
} { $asker ->
    [you] hjá þér
   *[player] á hendinni
}.
cucumber-beats-where-not-the-same = { cucumber-beating }, en það er aðeins leyfilegt { $asker ->
    [you] ef þú getur ekki spilað því sama
   *[player] ef { $player } getur ekki spilað því sama
}.
cucumber-beats-where-nothing-lower-does = { cucumber-beating }, en það er aðeins leyfilegt { $asker ->
    [you] ef ekkert lægra hjá þér gerir það
   *[player] ef ekkert lægra á hendinni gerir það
}.
cucumber-does-not-beat = { cucumber-cards-first } { $count ->
    [1] vinnur
   *[other] vinna
} ekki { cucumber-target }, og það er aðeins leyfilegt sem { $count ->
    [1] lægsta spilið
   *[other] lægstu spilin
} { $asker ->
    [you] hjá þér{ $duty ->
        [same] , og aðeins ef þú getur hvorki unnið { cucumber-target } né spilað því sama.
        [beat] , og aðeins ef þú getur ekki unnið { cucumber-target }.
       *[choice] .
    }
   *[player] á hendinni{ $duty ->
        [same] , og aðeins ef { $player } getur hvorki unnið { cucumber-target } né spilað því sama.
        [beat] , og aðeins ef { $player } getur ekki unnið { cucumber-target }.
       *[choice] .
    }
}

cucumber-rest-does-not-matter = { $asker ->
    [you] Hvað þú áttir annað skiptir ekki máli.
   *[player] Hvað { $player } átti annað skiptir ekki máli.
}
cucumber-all-is-accounted-for = Vitað er um öll spil sem mæltu gegn því.
cucumber-but-held = { $asker ->
    [you] En þú áttir { CARD($cards, form: "tvist") }, og því var þetta ekki leyfilegt.
   *[player] En { $player } átti { CARD($cards, form: "tvist") }, og því var þetta ekki leyfilegt.
}
cucumber-but-could-have-played = { $asker ->
    [you] En þú hefðir getað spilað { CARD($cards, form: "play") }, og því var þetta ekki leyfilegt.
   *[player] En { $player } hefði getað spilað { CARD($cards, form: "play") }, og því var þetta ekki leyfilegt.
}
cucumber-no-holding = Það gæti ekki verið með neinni hönd sem stokkurinn leyfir enn.
cucumber-not-all-known = { $asker ->
    [you] Ekki eru öll spil þín þekkt.
   *[player] Ekki eru öll spilin á hendinni þekkt.
}

cucumber-seeing-a-card = { $asker ->
    [you] Ef sæist hvort þú áttir líka { $open ->
        [lower] lægra spil en { CARD($cards, form: "tvistur") }
       *[cards] { $cards }
    }; ef svo er var þetta ekki leyfilegt.
   *[player] Ef sæist hvort { $player } átti líka { $open ->
        [lower] lægra spil en { CARD($cards, form: "tvistur") }
       *[cards] { $cards }
    }; ef svo er var þetta ekki leyfilegt.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Ef sæist hvort spilin þín saman gætu { cucumber-able }; ef svo er var þetta ekki leyfilegt.
   *[player] Ef sæist hvort spilin á hendinni saman gætu { cucumber-able }; ef svo er var þetta ekki leyfilegt.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Ef sæist hvort þú áttir líka { $open ->
        [lower] lægra spil en { CARD($cards, form: "tvistur") }
       *[cards] { $cards }
    }, eða hvort spilin þín saman gætu { cucumber-able }; ef svo er var þetta ekki leyfilegt.
   *[player] Ef sæist hvort { $player } átti líka { $open ->
        [lower] lægra spil en { CARD($cards, form: "tvistur") }
       *[cards] { $cards }
    }, eða hvort spilin á hendinni saman gætu { cucumber-able }; ef svo er var þetta ekki leyfilegt.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Ef sæist hvort þú áttir líka spil sem er ekki jóker; ef svo er var þetta ekki leyfilegt.
   *[player] Ef sæist hvort { $player } átti líka spil sem er ekki jóker; ef svo er var þetta ekki leyfilegt.
}
cucumber-a-card = { CARD($card, form: "tvist") }
cucumber-able = { $able ->
    [fewer] unnið { CARD($target, form: "play") } með færri jókerum
    [make] myndað { CARD($target, form: "play") }
    [either] myndað { CARD($target, form: "play") }, eða unnið { CARD($target, form: "play") }
   *[beat] unnið { CARD($target, form: "play") }
}
cucumber-never-allowed = { $lower ->
    [held] Hverju sem var spilað á undan án þess að vera skráð var { CARD($card, form: "tvistur") } ekki leyfilegt spil: { $player } átti lægri spil.
   *[unknown] Hverju sem var spilað á undan án þess að vera skráð mátti { $player } ekki spila { CARD($card, form: "tvisti") }.
}

cucumber-double-needs = Fyrir þetta dobl þarf hver í umferðinni: { cucumber-amount }; { $have }.
cucumber-may-double = { $player } má dobla, því að allir í umferðinni eiga nóg: { cucumber-amount }.

cucumber-unit-hands-lost = tapaðar umferðir
cucumber-unit-credits = einingar
cucumber-column-taker = Fékk slaginn
cucumber-column-card = Spil
cucumber-mark-fell = féll
cucumber-mark-half = hálf gúrka
cucumber-mark-reset = aftur í 0
cucumber-mark-anew = ný lota
cucumber-mark-bought-in = keypt inn aftur
cucumber-act-buys-in = kaupir inn
cucumber-drawing-whole = gúrka
cucumber-drawing-half = hálf gúrka
cucumber-why-rampo = Öll spil í síðasta slag voru jafnhá: ný lota.
cucumber-why-silent = Enginn sagði lægsta spilið.
cucumber-why-declared = { $player } sagði lægsta spilið, og enginn borgaði.
cucumber-limit = mörk
cucumber-limit-in-short = { $reached ->
    [credits] einingar búnar: { $falls }
    [safe] meira en { $limit }: { $falls }
    [reset] nákvæmlega { $limit } fer aftur í 0; meira: { $falls }
   *[out] { $limit } eða meira: { $falls }
}
cucumber-then = { $first }, svo { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] líf tapast
    [keep_highest] hálf gúrka
    [eliminate] úr leik
    [mark] merki
   *[end_game] spilinu lýkur
}

cucumber-name = Gúrka
cucumber-about = Forðastu síðasta slaginn
cucumber-variant-agurk = Sjö spil, tvö líf; aðrir með jafnhátt spil í síðasta slag fá stig í frádrátt
cucumber-variant-agurk-denexa = Agurk þar sem verður að vinna með hærra spili ef hægt er, og nákvæmlega 21 sleppur
cucumber-variant-gurka = Sex spil, úr leik í 30; einu sinni í spilinu má kaupa sig inn aftur
cucumber-variant-gurka-modern = Gurka þar sem aðeins þarf að vinna spilið næst á undan og ekkert vinnur ás
cucumber-variant-ogorek = Sex spil, úr leik í 50; vinna verður ef hægt er, og ásinn er neðstur í síðasta slag
cucumber-variant-ogorek-classic = Ogórek eins og áður fyrr: úr leik í 21
cucumber-variant-ogorek-kontra = Ogórek þar sem spilari má tvöfalda refsinguna en fær hana fjórfalda við tap
cucumber-variant-kurkku = Sex spil; spilinu lýkur þegar einhver nær 30, og lægsta staðan vinnur
cucumber-variant-matapesa = Allur stokkurinn, engin stig: sá sem tekur síðasta slag gefur næst
cucumber-variant-kurko = Jókerar gilda sem ásar, hvorir tveggja neðstir í síðasta slag; spilað er þar til allir nema einn eru komnir í 30
cucumber-variant-rassi = Skipta má ókeypis um hönd án mannspila, síðan dobla og redobla; úr leik í 50
cucumber-variant-gurka-norway = Sjö spil, strax úr leik í 21, ekkert aukalíf
cucumber-variant-norwegian = Spilið sem tapar ræður næstu gjöf, sá sem átti það lægsta gefur, og gjafarinn á út
cucumber-variant-gurka-iceland = Tíu spil, svo níu, svo átta; spila má út nokkrum jafnháum; 6♣ vinnur allt, og nákvæmlega 21 verður núll
cucumber-variant-concombre = Spilin sem tapa liggja opin og ráða næstu gjöf; sá sem fær seinni gúrkuhelminginn tapar
cucumber-variant-five-cucumbers = Spil Frieses með spilum frá 1 upp í 15: með fleiri en fimm gúrkur ertu úr leik
cucumber-variant-twenty-two = Spila má út nokkrum jafnháum og skipta um spil; spilin sem tapa liggja opin: með 22 ertu úr leik
cucumber-variant-twenty-two-rasmussen = Twenty-Two þar sem vinna verður útspilið ef hægt er, og stigin fara á blað
cucumber-variant-twenty-six = Twenty-Two með tveimur stokkum og fjórum jókerum í stað hvaða spils sem er; úr leik í 26
cucumber-variant-minibluff = Lægsta spilið vinnur umferðina: tíu einingar á mann, og dobli er tekið eða hafnað
cucumber-variant-krypkille = Með Kille-spilum: ekkert val meðan spilað er, svo segirðu síðasta spilið þitt lægst
cucumber-variant-rokkar = Sá sem dettur út borgar, tvöfalt á mannspili; jafnhá síðustu spil hefja nýja lotu
cucumber-variant-vidivallagurka = Sjö spil, spila má út nokkrum jafnháum, svörtu sjöurnar efstar; skiptu ekki um fleiri spil en sá næst á undan
cucumber-name-agurk-denexa = Gúrka (Denexa)
cucumber-name-gurka-modern = Gurka eins og nú er spilað
cucumber-name-ogorek-classic = Ogórek upp í 21
cucumber-name-ogorek-kontra = Ogórek með kontra
cucumber-name-gurka-norway = Gurka (Noregur)
cucumber-name-norwegian = Norsk gúrka
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Þrír jókerar ofar ásum, 15 stig hver
cucumber-house-rule-exchange = Sá sem á fyrst út má skipta um spil; hinir um jafnmörg eða engin
cucumber-house-rule-kept-cards = Spilin sem tapa liggja opin, enginn frádráttur, eitt líf, úr leik yfir 21
cucumber-house-rule-all-tied-pay = Allir með jafnhátt spil í síðasta slag fá refsingu
cucumber-house-rule-first-over-21-loses = Sá sem fyrstur fer yfir 21 bindur enda á spilið og tapar
cucumber-house-rule-exactly-21-resets = Nákvæmlega 21 verður aftur núll
cucumber-house-rule-losing-card-deal = Spilið sem tapar ræður hve mörg spil hver fær næst
cucumber-house-rule-previous-card = Aðeins þarf að vinna spilið næst á undan
cucumber-house-rule-must-beat = Vinna verður ef hægt er
cucumber-house-rule-same-rank-first = Sá sem á spil jafnhátt því sem á að vinna verður að spila því
cucumber-house-rule-ace-stops = Ekkert vinnur ás
cucumber-house-rule-lead-lowest = Spila verður út lægsta spilinu
cucumber-house-rule-to-20 = Úr leik í 20
cucumber-house-rule-free-rebuy = Einu sinni ókeypis að kaupa sig inn aftur, með föstu framlagi
cucumber-house-rule-three-jokers-kurko = Þrír jókerar í stað tveggja
cucumber-house-rule-jokers-as-aces = Tveir jókerar eru ásar í viðbót
cucumber-house-rule-exchange-up-to = Sá sem á fyrst út má skipta um spil; hinir um mest jafnmörg
cucumber-house-rule-six-of-clubs-fatal = Sá sem fær 6♣ á sig er strax úr leik
cucumber-house-rule-black-sevens-equal = Svörtu sjöurnar eru hæstar og jafnháar, 21 stig hvor; 6♣ er venjuleg sexa
cucumber-house-rule-black-sevens-ranked = 7♠ (16 stig) er hæst, svo 7♣ (15); 6♣ er venjuleg sexa
cucumber-house-rule-five-cards = Fimm spil á mann í hverri umferð
cucumber-house-rule-zigzag = Sex spil niður í eitt, upp í fimm, niður í eitt, upp í fjögur og svo framvegis
cucumber-house-rule-prague-must-beat = Vinna verður hæsta spilið ef hægt er
cucumber-house-rule-prague-previous = Vinndu spilið á undan eða spilaðu því lægsta
cucumber-house-rule-prague-previous-must-beat = Vinna verður spilið á undan ef hægt er
cucumber-house-rule-prague-lowest-that-beats = Spilaðu lægsta spilinu sem vinnur það á undan, annars því lægsta: aðeins útspilið er frjálst
cucumber-house-rule-prague-all-tied-pay = Allir með jafnhátt spil í síðasta slag fá refsingu
cucumber-house-rule-prague-taker-pays = Aðeins sá sem tekur síðasta slag fær refsingu
cucumber-house-rule-all-win = Ef þeir síðustu detta út saman vinna þeir allir
cucumber-house-rule-lowest-total-wins = Ef þeir síðustu detta út saman vinnur lægsta staðan
cucumber-house-rule-varmland = Eins og í Vermalandi: mest skipt um þrjú spil, harlekin er 50, úr leik í 100; sá sem þegir með lægsta spilið fær 10 (ágiskun)
cucumber-house-rule-wrong-adds = Að segja rangt kostar 10 ofan á stig spilsins
cucumber-house-rule-first-to-fall-pays = Aðeins sá sem fyrst dettur út borgar, og allir sem detta út í sömu umferð
cucumber-house-rule-equal-only-if-all-fall = Jafnhá síðustu spil hefja nýja lotu aðeins ef allir dyttu út við þau

cucumber-body-last-trick = spil allra
cucumber-body-outcome = hver tók slaginn og með hvaða spili
cucumber-body-tricks = allir slagir
cucumber-body-no-last-trick = endaði án síðasta slags

cucumber-claim-play = Má spila þessum spilum?
cucumber-claim-audit = Var umferðin spiluð eftir reglum?
cucumber-claim-exchange = Má skipta um svona mörg spil?
cucumber-claim-rassi = Má skipta ókeypis um hönd (Rassi)?
cucumber-claim-double = Má dobla?
cucumber-claim-declare = Hver má segja lægsta spilið?

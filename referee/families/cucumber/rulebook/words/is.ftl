# Icelandic: the rules of Cucumber.

cucumber_rules-heading-cards = Spilin
cucumber_rules-heading-deal = Gjöfin
cucumber_rules-heading-changing = Skipt um spil
cucumber_rules-heading-play = Spilamennskan
cucumber_rules-heading-last-trick = Síðasti slagurinn
cucumber_rules-heading-costs = Hvað það kostar
cucumber_rules-heading-limit = Mörkin
cucumber_rules-heading-score = Stigatalningin
cucumber_rules-heading-buying-in = Að kaupa sig inn aftur
cucumber_rules-heading-end = Lok spilsins
cucumber_rules-heading-money = Peningar
cucumber_rules-heading-people = Að koma og fara

cucumber_rules-the-card = { CARD($card, form: "tvistur") }
cucumber_rules-a-card = { CARD($card, form: "tvistur") }
cucumber_rules-a-name = { $cards }
cucumber_rules-equal = { $cards } (jafnhá)
cucumber_rules-together = { CARD($cards, form: "play") }
cucumber_rules-amount = { $unit ->
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
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points ->
        [one] { $points } töpuð eining
       *[other] { $points } tapaðar einingar
    }
   *[other] { cucumber_rules-amount }
}
cucumber_rules-packs = { $packs ->
    [1] einn stokkur
    [2] tveir stokkar
    [3] þrír stokkar
    [4] fjórir stokkar
    [5] fimm stokkar
    [6] sex stokkar
    [7] sjö stokkar
    [8] átta stokkar
    [9] níu stokkar
    [10] tíu stokkar
    [one] { $packs } stokkur
   *[other] { $packs } stokkar
}
cucumber_rules-cards = { $cards } spil
cucumber_rules-first = { $first ->
    [leader] sá sem á út
    [dealer] gjafarinn
   *[forehand] sá sem situr vinstra megin við gjafarann
}

cucumber_rules-opening = Spil fyrir { $range ->
    [same] { $fewest ->
        [2] tvo spilara
        [3] þrjá spilara
        [4] fjóra spilara
        [5] fimm spilara
        [6] sex spilara
        [7] sjö spilara
        [8] átta spilara
        [9] níu spilara
        [10] tíu spilara
       *[other] { $fewest } spilara
    }
    [next] { $fewest } eða { $most } spilara
   *[far] { $fewest }–{ $most } spilara
}. Spilað er í slögum, réttsælis, og { $aim ->
    [declaration] aðeins spilið sem þá er eftir skiptir máli: markmiðið er að eiga það lægsta.
    [lowest] aðeins síðasti slagur umferðarinnar skiptir máli: markmiðið er að eiga lægsta spilið í honum.
   *[highest] aðeins síðasti slagur umferðarinnar skiptir máli: markmiðið er að eiga ekki hæsta spilið í honum.
}

cucumber_rules-players-min-title = Lágmarksfjöldi spilara
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = Hámarksfjöldi spilara
cucumber_rules-players-max-value = { $value }

cucumber_rules-pack-deck-title = Spilin í stokki
cucumber_rules-pack-deck-french = 52 spil, frá ási niður í tvist í fjórum sortum
cucumber_rules-pack-deck-five-cucumbers = 60 spil, fjögur með hverri tölu frá 1 til 15, engar sortir
cucumber_rules-pack-deck-kille = 42 Kille-spil, tvö af hverju, engar sortir
cucumber_rules-pack-packs-title = Hve margir stokkar
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
cucumber_rules-pack-packs-by-players = einn stokkur fyrir allt að { $above ->
    [1] einn spilara
    [2] tvo spilara
    [3] þrjá spilara
    [4] fjóra spilara
    [5] fimm spilara
    [6] sex spilara
    [7] sjö spilara
    [8] átta spilara
    [9] níu spilara
    [10] tíu spilara
   *[other] { $above } spilara
}, og fyrir fleiri einn stokkur { $each ->
    [1] á hvern spilara
    [2] á hverja tvo spilara, námundað upp
    [3] á hverja þrjá spilara, námundað upp
    [4] á hverja fjóra spilara, námundað upp
    [5] á hverja fimm spilara, námundað upp
    [6] á hverja sex spilara, námundað upp
    [7] á hverja sjö spilara, námundað upp
    [8] á hverja átta spilara, námundað upp
    [9] á hverja níu spilara, námundað upp
    [10] á hverja tíu spilara, námundað upp
   *[other] á hverja { $each } spilara, námundað upp
}
cucumber_rules-pack-jokers-title = Jókerar í stokknum
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] engir jókerar
    [1] einn jóker
    [2] tveir jókerar
    [3] þrír jókerar
    [4] fjórir jókerar
    [5] fimm jókerar
    [6] sex jókerar
    [7] sjö jókerar
    [8] átta jókerar
    [one] { $jokers } jóker
   *[other] { $jokers } jókerar
}
cucumber_rules-pack-joker-rank-title = Hvað jóker er, ef þeir eru með
cucumber_rules-pack-joker-rank-above-ace = jóker er hærri en ás
cucumber_rules-pack-joker-rank-as-ace = jóker er einn ás í viðbót, jafnhár hinum og kostar jafnmikið
cucumber_rules-pack-joker-rank-wild = jóker kemur í stað hvaða spils sem er þegar spilað er, og í síðasta slag er hann hærri en ás
cucumber_rules-pack-top-cards-title = Spil sem eru hærri en öll önnur
cucumber_rules-pack-top-cards-none = engin
cucumber_rules-pack-top-cards-value = { $groups }
cucumber_rules-top-group = { $cards } ({ $points } stig{ $count ->
    [1] {""}
   *[other] {" "}hvert
}{ $fatal ->
    [yes] , og sá sem fær það á sig dettur strax út
   *[no] {""}
})
cucumber_rules-then = { $first }, svo { $second }
cucumber_rules-pack-top-cards-part-cards = Innbyrðis jafnhá.
cucumber_rules-pack-top-cards-part-fatal = Sá sem fær eitt þeirra á sig dettur strax út.
cucumber_rules-pack-low-in-last-trick-title = Spil sem eru neðst í síðasta slag, og aðeins þar
cucumber_rules-pack-low-in-last-trick-none = engin
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "tvistar") }, 1 stig fyrir hvert spil

cucumber_rules-pack-of = { cucumber_rules-packs }{ $packs ->
    [1] : { $deck ->
        [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
        [kille] { cucumber_rules-pack-deck-kille }
       *[french] { cucumber_rules-pack-deck-french }
    }
   *[other] , og í hverjum { $deck ->
        [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
        [kille] { cucumber_rules-pack-deck-kille }
       *[french] { cucumber_rules-pack-deck-french }
    }
}{ $jokers ->
    [0] {""}
   *[other] , og alls { cucumber_rules-jokers } að auki
}
cucumber_rules-each-pack = Í hverjum stokki eru { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , og alls { cucumber_rules-jokers } að auki
}.
cucumber_rules-packs-settled = Fjöldi stokka ræðst þegar spilið hefst og breytist ekki þótt einhver detti út eða bætist við síðar.
cucumber_rules-packs-at-table = Fyrir { $players } spilara: { cucumber_rules-packs }, alls { $cards } spil.
cucumber_rules-ranking = Röðin frá hæsta til lægsta: { $ranks }.
cucumber_rules-low-ranks = Í síðasta slag, og aðeins þar, eru { CARD($ranks, form: "tvistar") } neðst{ $count ->
    [1] {""}
   *[other] ; þau spil eru öll jafnhá
}.
cucumber_rules-suits-of = Sortin skiptir aðeins máli hér: { $cards }.
cucumber_rules-no-suits = Sortirnar skipta ekki máli.

cucumber_rules-points-title = Hvað spil kostar
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = ekkert, því að engin stig eru talin
cucumber_rules-points-bet = það sem þá er undir í umferðinni, hvert sem spilið er
cucumber_rules-cost = { $points } ({ $ranks })
cucumber_rules-cost-number = tala spilsins ({ $ranks })

cucumber_rules-deal-cards-title = Spil á mann í fyrstu umferð
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = Hve mörg spil
cucumber_rules-deal-then-same = í hverri umferð fær hver { cucumber_rules-cards }
cucumber_rules-deal-then-losing-card = í fyrstu umferð fær hver { cucumber_rules-cards }, og eftir það jafnmörg og stigin í spilinu sem réð úrslitum í umferðinni á undan
cucumber_rules-deal-then-countdown = í fyrstu umferð fær hver { cucumber_rules-cards } og í hverri umferð eftir það einu færra, niður í 1, síðan aftur { $cards }, og svo framvegis
cucumber_rules-deal-then-zigzag = í fyrstu umferð fær hver { cucumber_rules-cards } og í hverri umferð eftir það einu færra, niður í 1, { $peaks ->
    [0] {""}
    [1] síðan upp í { $first } og niður í 1,{" "}
    [2] síðan upp í { $first } og niður í 1, upp í { $second } og niður í 1,{" "}
    [3] síðan upp í { $first } og niður í 1, upp í { $second } og niður í 1, upp í { $third } og niður í 1,{" "}
    [4] síðan upp í { $first } og niður í 1, upp í { $second } og niður í 1, upp í { $third } og niður í 1, upp í { $fourth } og niður í 1,{" "}
   *[other] síðan upp í { $first } og niður í 1, upp í { $second } og niður í 1, og svo framvegis þar til farið er upp í 2 og niður í 1,{" "}
}og svo allt frá byrjun
cucumber_rules-deal-then-all = í hverri umferð fær hver eins mörg spil og hægt er að gefa jafnt
cucumber_rules-deal-at-most-title = Flest spil á mann
cucumber_rules-deal-at-most-none = ekkert hámark
cucumber_rules-deal-at-most-value = enginn fær nokkurn tíma fleiri en { cucumber_rules-cards }
cucumber_rules-deal-short-title = Ef stokkurinn dugar ekki
cucumber_rules-deal-short-equal = spilin eru gefin jafnt þar til færri eru eftir en spilararnir
cucumber_rules-deal-short-seven = hver fær { $seven } spil, og dugi stokkurinn ekki einu sinni í það eru spilin gefin jafnt þar til færri eru eftir en spilararnir
cucumber_rules-deal-dealer-title = Hver gefur
cucumber_rules-deal-dealer-rotates = eftir hverja umferð gefur næsti spilari til vinstri sem er enn með
cucumber_rules-deal-dealer-payer = sá sem tapar umferð gefur þá næstu{ $out ->
    [yes] , jafnvel þótt sá detti út við það
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = sá sem spilar lægsta spilinu í síðasta slag gefur næstu umferð (af jafnlágum gildir það sem fyrst var spilað)
cucumber_rules-deal-dealer-nobody = enginn er gjafari, og hver sem er má stokka og gefa
cucumber_rules-deal-leader-title = Hver á fyrst út
cucumber_rules-deal-leader-forehand = sá næsti vinstra megin við gjafarann sem er enn með á út í fyrsta slag
cucumber_rules-deal-leader-dealer = gjafarinn á út í fyrsta slag
cucumber_rules-deal-leader-payer = sá sem tekur síðasta slag umferðar á út í fyrsta slag þeirrar næstu, eða næsti spilari til vinstri sem er enn með ef sá er úr leik
cucumber_rules-deal-rematch-dealer-title = Næsta spil við sama borð
cucumber_rules-deal-rematch-dealer-next-left = fyrst gefur sá sem situr vinstra megin við þann sem gaf síðast
cucumber_rules-deal-rematch-dealer-winner = fyrst gefur sá sem vann þetta spil

cucumber_rules-losing-card = Ef { CARD($card, form: "tvistur") } ræður úrslitum fær hver því { cucumber_rules-cards } í næstu umferð.
cucumber_rules-losing-card-own = Hér gilda stig spilsins sjálfs, hversu oft sem refsingin er talin.
cucumber_rules-losing-card-free = Ef spilið kostar ekkert fær hver 1 spil í næstu umferð.
cucumber_rules-pack-short = Dugi stokkurinn ekki í það { $short ->
    [seven] fær hver { $seven } spil, og dugi hann ekki einu sinni í það eru spilin gefin jafnt þar til færri eru eftir en spilararnir
   *[equal] eru spilin gefin jafnt þar til færri eru eftir en spilararnir
}.
cucumber_rules-left-over = Spilin sem ganga af eru ekki með í umferðinni.
cucumber_rules-left-over-stock = Spilin sem ganga af eru stokkurinn sem dregið er úr.
cucumber_rules-first-hand = Séu spilararnir { $players } fær hver { cucumber_rules-cards } í fyrstu umferð, og { $left ->
    [one] { $left } verður
   *[other] { $left } verða
} { $stock ->
    [yes] eftir í stokknum
   *[no] eftir
}.
cucumber_rules-payers-draw = Ef fleiri en einn tapa draga þeir spil um það hver þeirra gefur.
cucumber_rules-dealer-is-out = Ef sá er úr leik gefur næsti spilari til vinstri sem er enn með.
cucumber_rules-first-dealer = Samið er um það við borðið hver gefur fyrstu umferðina.
cucumber_rules-rematch = Ef annað spil er spilað við sama borð: { $dealer ->
    [winner] { cucumber_rules-deal-rematch-dealer-winner }
   *[next_left] { cucumber_rules-deal-rematch-dealer-next-left }
}.
cucumber_rules-first-leader = Samið er um það við borðið hver á út í fyrstu umferð.
cucumber_rules-leader-is-out = Ef gjafarinn er úr leik á sá næsti til vinstri sem er enn með út.

cucumber_rules-exchange-title = Skipt um spil áður en spilað er
cucumber_rules-exchange-none = enginn skiptir um spil
cucumber_rules-exchange-match = { cucumber_rules-first } má skipta um hve mörg spil sem er, og hver hinna síðan um nákvæmlega jafnmörg eða engin
cucumber_rules-exchange-up-to = { cucumber_rules-first } má skipta um hve mörg spil sem er, og hver hinna síðan um mest jafnmörg
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } má skipta um hve mörg spil sem er, og hver hinna síðan um mest jafnmörg og spilarinn næst á undan
cucumber_rules-exchange-free = hver má einu sinni skipta um hve mörg spil sem er, einn á eftir öðrum; fyrstur er { cucumber_rules-first }
cucumber_rules-exchange-match-dealer = gjafarinn má skipta um hve mörg spil sem er, en verður að halda minnst tveimur, og hver hinna síðan um nákvæmlega jafnmörg eða engin
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] sá sem á hvorki kóng, drottningu né gosa má einu sinni skipta ókeypis um alla höndina, eftir það má hver sem er skipta um hana til að dobla, og sá sem það gerði má skipta einu sinni enn til að redobla
   *[no] sá sem á hvorki kóng, drottningu né gosa má einu sinni skipta ókeypis um alla höndina, eftir það má hver sem er skipta um hana, og sá sem það gerði má skipta einu sinni enn
}
cucumber_rules-exchange-at-most-title = Flest spil sem skipta má um
cucumber_rules-exchange-at-most-none = ekkert hámark
cucumber_rules-exchange-at-most-value = enginn má skipta um fleiri en { $value ->
    [1] eitt spil
    [2] tvö spil
    [3] þrjú spil
    [4] fjögur spil
    [5] fimm spil
    [6] sex spil
    [7] sjö spil
    [8] átta spil
    [9] níu spil
    [10] tíu spil
   *[other] { $value } spil
}

cucumber_rules-before-the-play = Fyrir fyrsta slag: { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = Til að skipta leggur þú spil frá þér á grúfu og dregur jafnmörg úr stokknum. Röðin gengur réttsælis.
cucumber_rules-none-at-all = Ef { cucumber_rules-first } skiptir ekki má enginn það.
cucumber_rules-within-stock = Enginn getur skipt um fleiri spil en eftir eru í stokknum.
cucumber_rules-all-or-none = Ef færri spil eru í stokknum en { cucumber_rules-first } skipti um má skipta um nákvæmlega jafnmörg og þar eru eftir, eða engin; þegar hann er búinn getur enginn skipt lengur.
cucumber_rules-none-after = Skipti einhver ekki má enginn á eftir skipta heldur.
cucumber_rules-really-changed = Það gildir um hve mörg spil var skipt í raun, líka þegar færri voru í stokknum en einhver vildi.
cucumber_rules-whole-holding = Skipta má um alla höndina.
cucumber_rules-no-picture = Ás { $jokers ->
    [yes] eða jóker{" "}
   *[no] {""}
}kemur ekki í veg fyrir ókeypis skiptin.
cucumber_rules-as-a-whole = Aðeins er skipt um alla höndina í einu, og aðeins meðan nóg er í stokknum í nýja.

cucumber_rules-play-beat-title = Hvað þarf að vinna
cucumber_rules-play-beat-highest = { $sets ->
    [yes] vinna þarf spilin sem eiga slaginn sem stendur
   *[no] vinna þarf hæsta spilið sem komið er í slaginn
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] vinna þarf spil spilarans á undan
   *[no] vinna þarf spilið frá spilaranum á undan
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] vinna þarf spilin sem komu út
   *[no] vinna þarf spilið sem kom út
}
cucumber_rules-play-equal-title = Hvort jafnhátt nægir
cucumber_rules-play-equal-yes = jafnhátt spil nægir til að vinna, og öll hærri spil
cucumber_rules-play-equal-no = aðeins hærra spil vinnur, jafnhátt nægir ekki
cucumber_rules-play-duty-title = Hverju þú mátt spila þegar þú átt ekki út
cucumber_rules-play-duty-choice = { $sets ->
    [yes] þú verður að vinna eða spila lægstu spilunum þínum, hvort sem þú vilt heldur
   *[no] þú verður að vinna eða spila lægsta spilinu þínu, hvort sem þú vilt heldur
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] þú verður að vinna ef þú getur; annars spilar þú lægstu spilunum þínum
   *[no] þú verður að vinna ef þú getur; annars spilar þú lægsta spilinu þínu
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] þú verður að spila lægstu spilunum sem vinna; eigir þú engin slík spilar þú lægstu spilunum þínum
   *[no] þú verður að spila lægsta spilinu sem vinnur; eigir þú ekkert slíkt spilar þú lægsta spilinu þínu
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] þú verður að spila jafnháum spilum ef þú getur, annars að vinna ef þú getur; getir þú hvorugt spilar þú lægstu spilunum þínum
   *[no] þú verður að spila jafnháu spili ef þú getur, annars að vinna ef þú getur; getir þú hvorugt spilar þú lægsta spilinu þínu
}
cucumber_rules-play-ace-stops-title = Að vinna ás
cucumber_rules-play-ace-stops-yes = ekkert vinnur ás
cucumber_rules-play-ace-stops-no = ás vinna þau spil sem eru nógu há
cucumber_rules-play-lead-title = Hverju má spila út
cucumber_rules-play-lead-any = spila má út hverju sem er
cucumber_rules-play-lead-lowest = spila verður út lægsta spilinu á hendinni
cucumber_rules-play-sets-title = Hve mörgum spilum er spilað út
cucumber_rules-play-sets-yes = spila má út einu spili, eða nokkrum jafnháum ef minnst eitt spil verður eftir á hendi
cucumber_rules-play-sets-no = einu spili er spilað út í hvern slag
cucumber_rules-play-set-won-by-title = Slagur þar sem nokkur spil komu út, ef það er leyft
cucumber_rules-play-set-won-by-dominance = hæstu spilin taka hann, hvort sem þau eru jafnhá eða ekki
cucumber_rules-play-set-won-by-matched = aðeins jafnhá spil geta tekið hann, og þau hæstu gera það

cucumber_rules-tricks = { $fewer ->
    [yes] Slagirnir eru einum færri en spilin á mann.
   *[no] Slagirnir eru jafnmargir og spilin á mann.
}
cucumber_rules-clockwise = Sá sem á út spilar fyrstur í slaginn, síðan hinir réttsælis.
cucumber_rules-lowest-rank-only = Nokkrum spilum má aðeins spila út saman ef þau eru öll svona lág.
cucumber_rules-own-rank = { $card } er ekki jafnhátt neinu öðru spili og kemur út eitt sér.
cucumber_rules-own-ranks = { $cards } eru ekki jafnhá öðrum spilum: saman koma þau aðeins út ef þau eru innbyrðis jafnhá
cucumber_rules-one-back = Spilið sem haldið er eftir er fyrir síðasta slaginn: jafnvel jafnhá síðustu spil koma ekki út saman.
cucumber_rules-as-many = Allir aðrir spila jafnmörgum spilum og komu út; þau þurfa ekki að vera jafnhá.
cucumber_rules-compare = Til að bera saman nokkur spil raðar þú hvorum tveggja frá hæsta til lægsta: þín vinna ef hvert þeirra vinnur spilið á móti.
cucumber_rules-follow = Þegar þú átt ekki út gildir þetta: { $duty ->
    [beat_if_able] { cucumber_rules-play-duty-beat-if-able }
    [lowest_that_beats] { cucumber_rules-play-duty-lowest-that-beats }
    [same_rank_first] { cucumber_rules-play-duty-same-rank-first }
   *[choice] { cucumber_rules-play-duty-choice }
}.
cucumber_rules-lowest-cards = Spil eru þau lægstu hjá þér ef þú heldur engu sem er lægra en eitthvert þeirra.
cucumber_rules-any-lowest = Af jafnlágum spilum má velja hvert sem er.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] Ef ás er meðal þeirra spila sem þarf að vinna spilar þú lægstu spilunum þínum.
   *[no] Ef vinna þarf ás spilar þú lægsta spilinu þínu.
}
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] Ef ás er meðal þeirra spila sem þarf að vinna spilar þú lægstu spilunum þínum: ekki einu sinni { $higher } vinnur hann.
   *[no] Ef vinna þarf ás spilar þú lægsta spilinu þínu: ekki einu sinni { $higher } vinnur hann.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] Þetta á aðeins við þann sem spilar næst á eftir ásnum.
    [led] Þetta á við alla í slag þar sem ás kom út.
   *[highest] Þetta á við alla sem spila á eftir ásnum.
}
cucumber_rules-joker-stops = Jóker stöðvar á sama hátt.
cucumber_rules-wild-joker = Jóker er aðeins spilað með minnst einu venjulegu spili, og hann verður jafnhár einhverju þeirra, því sem kemur best út. Í síðasta slag er honum spilað eins og öðrum spilum.
cucumber_rules-wild-joker-last = Þegar þú spilar lægstu spilunum þínum koma jókerar síðast: spilaðu þeim aðeins ef venjulegu spilin nægja ekki.
cucumber_rules-wild-jokers-alone = Aðeins ef ekkert er á hendi nema jókerar má spila þeim einum sér; þá teljast þeir ásar.
cucumber_rules-highest-takes = Hæsta spilið tekur slaginn, og af jafnháum það sem síðast var spilað.
cucumber_rules-highest-of-one-takes = Þegar eitt spil kom út tekur hæsta spilið slaginn, og af jafnháum það sem síðast var spilað.
cucumber_rules-set-takes = { $won_by ->
    [matched] Þegar nokkur spil komu út geta aðeins jafnhá spil tekið slaginn: þau hæstu taka hann, og af jafnháum þau sem síðast var spilað.
   *[dominance] Þegar nokkur spil komu út eiga þau slaginn þar til önnur eru minnst jafnhá, spil fyrir spil; þá eiga þau hann, og svo framvegis. Þau sem eiga hann í lokin taka hann.
}
cucumber_rules-beaten-not-taken = Þú getur því unnið það sem þarf að vinna en samt ekki tekið slaginn.
cucumber_rules-lowest-ace-takes = Ás sem spilað er sem lægsta spili tekur samt slaginn ef hann er síðastur af hæstu spilunum.
cucumber_rules-taker-leads = Sá sem tekur slag á út í þann næsta.

cucumber_rules-example-beat = Dæmi: í slagnum eru { $trick }, og { $size ->
    [several] spilin sem þarf að vinna eru
   *[one] spilið sem þarf að vinna er
} { $target }. Með { $held } á hendi { $count ->
    [1] { $size ->
        [several] koma aðeins { $beating } til greina
       *[one] kemur aðeins { $beating } til greina
    }
   *[other] { $size ->
        [several] koma { $beating } til greina
       *[one] kemur { $beating } til greina
    }
}.
cucumber_rules-example-beat-or-lowest = Dæmi: í slagnum eru { $trick }, og { $size ->
    [several] spilin sem þarf að vinna eru
   *[one] spilið sem þarf að vinna er
} { $target }. Með { $held } á hendi { $size ->
    [several] koma { $beating } til greina, eða lægstu spilin þín
   *[one] kemur { $beating } til greina, eða lægsta spilið þitt
}, { $lowest }.
cucumber_rules-example-lowest = Dæmi: í slagnum eru { $trick }, og { $size ->
    [several] spilin sem þarf að vinna eru
   *[one] spilið sem þarf að vinna er
} { $target }. Með { $held } á hendi { $size ->
    [several] koma aðeins lægstu spilin þín til greina
   *[one] kemur aðeins lægsta spilið þitt til greina
}, { $lowest }.

cucumber_rules-last-trick-payers-title = Hver fær refsingu
cucumber_rules-last-trick-payers-taker = aðeins sá sem tekur slaginn fær refsingu
cucumber_rules-last-trick-payers-taker-rewards-tied = sá sem tekur slaginn fær refsingu, og allir aðrir með jafnhátt spil fá jafnmörg stig í frádrátt
cucumber_rules-last-trick-payers-all-tied = sá sem tekur slaginn fær refsingu, og allir aðrir með jafnhátt spil líka
cucumber_rules-last-trick-payers-all-but-lowest = allir með spil í síðasta slag fá refsingu, nema sá sem fyrstur spilaði lægsta spilinu
cucumber_rules-last-trick-payers-by-declaration = ef einhver segir eigið spil vera það lægsta sýna allir spilin sín, og allir fá refsingu nema þeir sem eiga lægsta spilið
cucumber_rules-last-trick-doubled-by-title = Spil sem tvöfaldar refsinguna
cucumber_rules-last-trick-doubled-by-none = ekkert spil tvöfaldar hana
cucumber_rules-last-trick-doubled-by-value = ef einhver spilar { CARD($card, form: "tvisti") } í síðasta slag er refsingin tvöföld, og ekki meira þótt fleiri geri það
cucumber_rules-last-trick-calls-title = Að hækka refsinguna
cucumber_rules-last-trick-calls-none = enginn getur hækkað hana
cucumber_rules-last-trick-calls-kontra = einn spilari má segja kontra, og þá er hver refsing tvöföld, en refsing þess sem sagði kontra fjórföld
cucumber_rules-last-trick-calls-rassi = sá sem doblaði fær tvöfalda refsingu, og sá sem redoblaði fjórfalda
cucumber_rules-last-trick-calls-doubling = sá sem tekur slag má biðja um dobl áður en spilað er út í þann næsta, og allir aðrir í umferðinni segja já, eða segja nei og tapa því sem áður var undir
cucumber_rules-last-trick-calls-declaration = þegar allir eiga eitt spil eftir má hver í röð, fyrst sá sem tók síðasta slaginn sem spilaður var, segja spilið sitt vera lægst, þar til einhver gerir það
cucumber_rules-last-trick-declaration-title = Ef rangt er sagt, og ef enginn segir
cucumber_rules-last-trick-declaration-value = sá sem sagði fær refsingu ef einhver annar á jafnlágt spil eða lægra: { $wrong }, { $adds ->
    [yes] og stig spilsins að auki
   *[no] en ekki stig spilsins
}; ef enginn segir { $nobody ->
    [lowest_pays] fá allir með lægsta spilið { $wrong } í refsingu
   *[nothing] fær enginn refsingu
}
cucumber_rules-last-trick-declaration-part-wrong = Refsing þess sem segir þegar einhver annar á jafnlágt spil eða lægra.
cucumber_rules-last-trick-declaration-part-wrong-adds = Hvort stig spilsins bætast við þá refsingu.
cucumber_rules-last-trick-declaration-part-nobody = Hvað gerist ef enginn segir.
cucumber_rules-last-trick-all-equal-title = Ef öll síðustu spil eru jafnhá
cucumber_rules-last-trick-all-equal-none = þá er jafnt eins og endranær
cucumber_rules-last-trick-all-equal-restart = ef öll spil í síðasta slag eru jafnhá fær enginn refsingu og ný lota hefst: allir við borðið eru aftur með og byrja í 0
cucumber_rules-last-trick-all-equal-restart-if-all-fall = ef öll spil í síðasta slag eru jafnhá og allir dyttu út við það fær enginn refsingu og ný lota hefst: allir við borðið eru aftur með og byrja í 0

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Allir sem eru enn með í umferðinni spila síðasta spilinu sínu, og lægsta spilið vinnur umferðina: af jafnlágum það sem fyrst var spilað.
    [by_declaration] Síðasta spilinu sem hver á eftir er ekki spilað.
   *[taker] Allir spila síðasta spilinu sínu: hæsta spilið tekur slaginn, og af jafnháum það sem síðast var spilað.
}
cucumber_rules-low-in-it = Hér eru { CARD($ranks, form: "tvistar") } neðst: þessi spil taka slaginn aðeins ef ekkert annað er í honum.
cucumber_rules-example-taker = Dæmi: ef í síðasta slag eru { $trick } tekur spilari númer { $taker ->
    [2] tvö
   *[3] þrjú
} slaginn og { $unit ->
    [none] tapar umferðinni
   *[other] refsingin er { cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] , og spilari númer eitt fær { $unit ->
        [none] jafnmikið
       *[other] { cucumber_rules-amount }
    } í frádrátt
    [all_tied] , og spilari númer eitt, með jafnhátt spil, { $unit ->
        [none] tapar henni líka
       *[other] fær sömu refsingu: { cucumber_rules-amount }
    }
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = Dæmi: ef í síðasta slag eru { $trick } vinnur spilari númer tvö umferðina, og { $players ->
    [2] spilari númer eitt tapar
   *[other] hinir tapa
} því sem er undir.
cucumber_rules-example-declared = Dæmi: ef síðustu spilin eru { $cards } og spilari númer tvö segir fær sá enga refsingu, en refsing spilara númer eitt er { $first }.
cucumber_rules-example-matched = Dæmi: ef síðustu spilin eru { $cards } og spilari númer tvö segir er refsingin { $wrong }{ $adds ->
    [yes] {" "}og { $own } fyrir spilið
   *[no] {""}
}, því að annað spil er jafnlágt; refsing spilara númer eitt er { $first }, en spilari númer þrjú fær enga.

cucumber_rules-bet = Í upphafi hverrar umferðar er 1 eining lögð undir. Sá sem fær refsingu tapar því sem þá er undir.
cucumber_rules-card-costs = Við stöðu þess sem fær refsingu bætist það sem spilið í síðasta slag kostar:
cucumber_rules-shown-card-costs = Við stöðu þess sem fær refsingu bætist það sem spilið sem sýnt var kostar:
cucumber_rules-column-card = Spil
cucumber_rules-column-points = Stig
cucumber_rules-column-cucumbers = Gúrkur
cucumber_rules-its-number = tala spilsins
cucumber_rules-kontra = Fyrir fyrsta slag segir hver í röð kontra eða pass, fyrstur { cucumber_rules-first }, þar til einhver hefur sagt kontra eða allir pass.
cucumber_rules-doubling-when = Dobla má eftir hvern slag nema þann síðasta, einu sinni milli tveggja slaga, og sami spilari aldrei tvisvar í röð.
cucumber_rules-doubling-credits = Allir í umferðinni, líka sá sem biður um dobl, verða að eiga einingar fyrir doblinu; það er kannað áður en nokkur svarar.
cucumber_rules-doubling-refused = Ef allir aðrir segja nei hefur sá unnið sem bað um dobl: enginn síðasti slagur er spilaður, og enginn tapar tvöfalt.
cucumber_rules-lower-by-rank = Hvort spil er lægra ræðst af röðinni, líka milli spila sem kosta jafnmikið.
cucumber_rules-multiply = Þetta margfaldast: tvöfalt og tvöfalt er fjórfalt.

cucumber_rules-limit-points-title = Mörkin
cucumber_rules-limit-points-none = engin mörk
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = Hvenær farið er yfir mörkin
cucumber_rules-limit-exactly-out = { $unit ->
    [none] farið er yfir mörkin þegar þeim er náð
   *[other] farið er yfir mörkin þegar staðan er { cucumber_rules-limit-amount } eða meira
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] farið er yfir mörkin þegar staðan er hærri en þau, en nákvæmlega á mörkunum gerist ekkert
   *[other] farið er yfir mörkin þegar staðan er meira en { cucumber_rules-limit-amount }, en við nákvæmlega { $points } gerist ekkert
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] nákvæmlega á mörkunum fer staðan aftur í 0, og sé hún hærri er farið yfir mörkin
   *[other] þegar staðan er nákvæmlega { cucumber_rules-limit-amount } fer hún aftur í 0, og sé hún hærri er farið yfir mörkin
}
cucumber_rules-limit-falls-title = Sá sem fer yfir mörkin
cucumber_rules-limit-falls-none = er enginn, því að mörkin eru engin
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] missir líf og heldur áfram með hæstu stöðu hinna sem eru enn með
    [keep_highest] skilar öllum geymdum spilum nema því hæsta
    [mark] fær merki og spilar áfram
    [end_game] bindur enda á spilið
   *[eliminate] er úr leik
}
cucumber_rules-fall-at = { cucumber_rules-fall } (í { cucumber_rules-ordinal } sinn)
cucumber_rules-fall-from = og { cucumber_rules-fall } (frá og með { $time ->
    [2] öðru
   *[other] { cucumber_rules-ordinal }
} sinni)
cucumber_rules-ordinal = { $time ->
    [1] fyrsta
    [2] annað
    [3] þriðja
    [4] fjórða
    [5] fimmta
    [6] sjötta
    [7] sjöunda
    [8] áttunda
    [9] níunda
    [10] tíunda
   *[other] { $time }.
}

cucumber_rules-fatal = Sá sem fær { $cards } á sig dettur strax út, hver sem staðan er.
cucumber_rules-kept-go-too = Geymdu spilin fara þá líka: þau eru stokkuð aftur inn í stokkinn.
cucumber_rules-crosses = Sá sem fer yfir mörkin { $falls }.
cucumber_rules-crossing-together = Þá er ekki talin með staða þeirra sem fara yfir mörkin í sömu umferð, og sé enginn annar með er hún 0.
cucumber_rules-card-kept = Stig spilsins sem eftir verður eru nýja staðan{ $deals ->
    [yes] {" "}og ráða því hve mörg spil eru gefin í næstu umferð
   *[no] {""}
}. Hin spilin fara aftur í stokkinn.
cucumber_rules-last-kept-stays = Af jafnháum hæstu spilum verður það eftir sem síðast bættist við.
cucumber_rules-takers-card-deals = Ef spil verður eftir hjá fleiri en einum í sömu umferð ræður fjöldanum spilið hjá þeim sem tók slaginn.
cucumber_rules-marked = Sá sem er með merki er það til loka, fær spil og refsingu eins og hinir.
cucumber_rules-order = { $steps ->
    [reset] Röðin er þessi: fyrst bætast refsingar við, þá fer staða sem er nákvæmlega { cucumber_rules-limit-amount } aftur í 0, og síðan er gáð að mörkunum.
    [both] Röðin er þessi: fyrst bætast refsingar við, þá fer staða sem er nákvæmlega { cucumber_rules-limit-amount } aftur í 0, síðan er gáð að mörkunum, og loks eru stig dregin frá.
   *[rewards] Röðin er þessi: fyrst bætast refsingar við, síðan er gáð að mörkunum, og loks eru stig dregin frá.
}
cucumber_rules-never-below = Frádráttur fer aldrei með stöðuna niður fyrir 0 og gefur aldrei líf til baka.

cucumber_rules-score-title = Hvernig stig eru talin
cucumber_rules-score-running = refsingar eru lagðar saman á blaði, og hver umferð er gefin úr öllum stokknum
cucumber_rules-score-face-up = sá sem fær refsingu geymir spilið úr síðasta slag opið á borðinu, og stig geymdu spilanna eru staðan
cucumber_rules-no-score = Engin stig eru talin: aðeins er skráð hver tapaði hverri umferð.
cucumber_rules-credits = Staðan er fjöldi þeirra eininga sem spilari hefur tapað. Þær eru farnar, og enginn fær þær.
cucumber_rules-begins = Allir byrja í 0.
cucumber_rules-kept-cards = Geymd spil eru utan stokksins til loka spilsins{ $back ->
    [yes] {" "}eða þar til þau fara aftur í hann vegna markanna
   *[no] {""}
}, jafnvel þótt sá detti út sem á þau.

cucumber_rules-stakes-buy-ins-each-title = Að kaupa sig inn aftur
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] enginn má kaupa sig inn aftur
    [1] hver má kaupa sig inn aftur einu sinni í spili
    [2] hver má kaupa sig inn aftur tvisvar í spili
    [one] hver má kaupa sig inn aftur { $value } sinni í spili
   *[other] hver má kaupa sig inn aftur { $value } sinnum í spili
}
cucumber_rules-stakes-buy-ins-others-in-title = Hve margir aðrir þurfa að vera með
cucumber_rules-stakes-buy-ins-others-in-value = minnst { $value ->
    [1] einn annar spilari þarf
    [2] tveir aðrir spilarar þurfa
    [3] þrír aðrir spilarar þurfa
    [4] fjórir aðrir spilarar þurfa
    [5] fimm aðrir spilarar þurfa
    [6] sex aðrir spilarar þurfa
    [7] sjö aðrir spilarar þurfa
    [8] átta aðrir spilarar þurfa
    [9] níu aðrir spilarar þurfa
    [10] tíu aðrir spilarar þurfa
    [one] { $value } annar spilari þarf
   *[other] { $value } aðrir spilarar þurfa
} að vera enn með
cucumber_rules-stakes-buy-ins-cost-title = Hvað kostar að kaupa sig inn aftur, ef það má
cucumber_rules-stakes-buy-ins-cost-stake = að kaupa sig inn aftur kostar annað framlag í pottinn
cucumber_rules-stakes-buy-ins-cost-free = að kaupa sig inn aftur er ókeypis
cucumber_rules-between-hands = Það er gert milli umferða, hvort sem spilarinn er enn með eða úr leik, og { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = Nýja staðan er hæsta staða hinna sem eru enn með.
cucumber_rules-buy-in-lowers = Sá sem er enn með má aðeins kaupa sig inn aftur ef staðan lækkar við það; sá sem er úr leik má það alltaf.
cucumber_rules-out-for-good = Sá sem dettur út og má ekki kaupa sig inn oftar er endanlega úr leik.

cucumber_rules-end-when-title = Lok spilsins
cucumber_rules-end-when-one-left = spilinu lýkur þegar aðeins einn spilari er enn með
cucumber_rules-end-when-falls = spilinu lýkur með þeirri umferð þar sem einhver fer yfir mörkin{ $time ->
    [1] {""}
   *[other] {" "}í { cucumber_rules-ordinal } sinn
}
cucumber_rules-end-when-one-unmarked = spilinu lýkur þegar allir sem eru með hafa fengið merki nema einn
cucumber_rules-end-when-agreed = spilinu lýkur þegar samið er um það við borðið
cucumber_rules-end-winner-title = Hver vinnur
cucumber_rules-end-winner-last-in = sá vinnur sem er síðast eftir
cucumber_rules-end-winner-lowest-score = sá vinnur sem er með lægstu stöðuna af þeim sem eru enn með
cucumber_rules-end-winner-not-the-loser = sá sem batt enda á spilið tapar, og allir aðrir sem eru enn með vinna saman
cucumber_rules-end-all-out-title = Ef allir sem voru með detta út í sömu umferð
cucumber_rules-end-all-out-lowest-score = sá þeirra vinnur sem er með lægstu stöðuna, og séu þeir fleiri vinna þeir saman
cucumber_rules-end-all-out-all-win = þeir vinna allir saman
cucumber_rules-all-out = Ef allir sem voru með { $went ->
    [ends] binda enda á spilið
   *[out] detta út
} í sömu umferð { $winner ->
    [all_win] vinna þeir allir saman
   *[lowest_score] vinnur sá þeirra sem er með lægstu stöðuna, og séu þeir fleiri vinna þeir saman
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Allir sem eru enn með og bundu ekki enda á spilið vinna saman.
    [one_unmarked] Sá vinnur sem ekki er með merki.
   *[other] Sá vinnur sem er síðast eftir.
}
cucumber_rules-lowest-share = Séu fleiri jafnir með lægstu stöðuna vinna þeir saman.
cucumber_rules-best-standing = { $standing ->
    [hands] sá vinnur sem hefur tapað fæstum umferðum af þeim sem eru enn með, og séu þeir fleiri vinna þeir saman
    [crossed] sá vinnur sem hefur sjaldnast farið yfir mörkin af þeim sem eru enn með, séu þeir fleiri sá með lægstu stöðuna, og séu þeir enn jafnir vinna þeir saman
   *[score] sá vinnur sem er með lægstu stöðuna af þeim sem eru enn með, og séu þeir fleiri vinna þeir saman
}
cucumber_rules-agreed-before = Ef samið er um það við borðið að hætta fyrr gildir þetta: { cucumber_rules-best-standing }.

cucumber_rules-stakes-payout-title = Framlögin
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] í spilinu er pottur, og sá sem vinnur fær hann
   *[1] allir leggja sama framlag í pott, og sá sem vinnur fær hann
}
cucumber_rules-stakes-payout-differences = hver sem tapar borgar þeim sem vinnur muninn á stöðu þeirra, margfaldaðan með framlaginu fyrir eitt stig
cucumber_rules-stakes-entry-title = Hvað borgað er í byrjun
cucumber_rules-stakes-entry-value = { $value ->
    [0] enginn borgar neitt í byrjun
   *[1] allir borga eitt framlag í byrjun
}
cucumber_rules-stakes-falls-title = Borgað fyrir að detta út
cucumber_rules-stakes-falls-none = ekkert kostar að detta út
cucumber_rules-stakes-falls-value = { $who ->
    [first] sá sem dettur fyrstur út í lotu, og þar með allir sem detta út í þeirri umferð, borgar
   *[all] sá sem dettur út vegna markanna borgar
} { cucumber_rules-stakes } í pottinn
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, eða { $more } ef spilið sem réð úrslitum var { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] eitt framlag
    [2] tvö framlög
    [3] þrjú framlög
    [4] fjögur framlög
    [5] fimm framlög
    [6] sex framlög
    [7] sjö framlög
    [8] átta framlög
    [9] níu framlög
    [10] tíu framlög
    [one] { $stakes } framlag
   *[other] { $stakes } framlög
}
cucumber_rules-stakes-falls-part-who = Hverjir borga fyrir að detta út.
cucumber_rules-stakes-falls-part-stakes = Hve mörg framlög það kostar.
cucumber_rules-stakes-falls-part-picture-stakes = Hve mörg það kostar þegar spilið sem réð úrslitum er mannspil.
cucumber_rules-stakes-falls-part-pictures = Þau spil sem eru mannspil.
cucumber_rules-for-money = Þegar spilað er upp á peninga: { $payout ->
    [differences] { cucumber_rules-stakes-payout-differences }
   *[pot] { cucumber_rules-stakes-payout-pot }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Ef fleiri en einn vinna skipta þeir hverri greiðslu jafnt með sér. Mynt sem gengur af fá þeir eina í einu eftir sætaröð, frá fyrsta sæti.
   *[pot] Ef fleiri en einn vinna skipta þeir pottinum jafnt með sér. Mynt sem gengur af fá þeir eina í einu eftir sætaröð, frá fyrsta sæti.
}
cucumber_rules-new-round-pot = Þegar ný lota hefst í sama spili er potturinn óbreyttur.

cucumber_rules-leaves = { $pot ->
    [stake] Sá sem fer frá borðinu er strax úr leik. Framlagið verður eftir í pottinum.
    [paid] Sá sem fer frá borðinu er strax úr leik. Það sem borgað var verður eftir í pottinum.
   *[none] Sá sem fer frá borðinu er strax úr leik.
}
cucumber_rules-one-left = Ef aðeins einn spilari er þá enn með lýkur spilinu, og sá vinnur.
cucumber_rules-joins = Milli umferða má nýr spilari bætast við í nýju sæti aftast{ $score ->
    [yes] {" "}og byrjar þá með hæstu stöðu þeirra sem eru enn með
   *[no] {""}
}, ef stokkurinn dugar fyrir alla og spilararnir eru ekki fleiri en { $most }.

# Icelandic: lines of Bourré.

bourre-short = { $sentence } Ekki er meira til en { $paid }.

bourre-antes = { $player } borgar ante: { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}.
bourre-stays = { $player } er með og borgar fyrir það { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.

bourre-barred = { $fault ->
    [corrected] { $player } sveik lit en leiðrétti það og getur ekki unnið þennan pott.
    [out_of_turn] { $player } spilaði í rangri röð og getur ekki unnið þennan pott.
    [spoke_early] { $player } sagði í rangri röð og getur ekki unnið þennan pott.
   *[renege] { $player } sveik lit og getur ekki unnið þennan pott.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } sveik lit en leiðrétti það og borgar { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
    [out_of_turn] { $player } spilaði í rangri röð og borgar { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
    [spoke_early] { $player } sagði í rangri röð og borgar { $chips ->
        [one] { $chips } spilapening
       *[other] { $chips } spilapeninga
    }.
   *[renege] { $player } sveik lit og borgar { $chips ->
       [one] { $chips } spilapening
      *[other] { $chips } spilapeninga
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } sveik lit en leiðrétti það og missir næstu gjöf.
    [out_of_turn] { $player } spilaði í rangri röð og missir næstu gjöf.
    [spoke_early] { $player } sagði í rangri röð og missir næstu gjöf.
   *[renege] { $player } sveik lit og missir næstu gjöf.
}
bourre-bourre = { $player } var með, fékk engan slag og borgar { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-exempt = { $player } borgar ekki ante í næstu umferð.

bourre-wins = { $player } fékk { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagi
} og tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-wins-with-most-tricks = { $player } fékk flesta slagi og tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-wins-alone = Aðeins { $player } er með og tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-wins-as-dealer = Allir pössuðu og { $player }, sem gaf, tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.
bourre-shares = Jafnt: { $player } fær { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}.

bourre-carried-above-limit = Úr einum potti má vinna í mesta lagi { $most ->
    [one] { $most } spilapening
   *[other] { $most } spilapeninga
}: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-as-all-pass = Allir pössuðu: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-from-dealer = Allir pössuðu og { $dealer } getur ekki unnið: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } fengu jafnmarga slagi ({ $tricks }) og spila áfram um pottinn: { $chips ->
        [one] { $chips } spilapeningur flyst
       *[other] { $chips } spilapeningar flytjast
    } yfir í næstu umferð.
   *[left] { $players } fengu jafnmarga slagi ({ $tricks }): { $chips ->
       [one] { $chips } spilapeningur flyst
      *[other] { $chips } spilapeningar flytjast
   } yfir í næstu umferð.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } fengu jafnmarga slagi, flesta allra, og spila áfram um pottinn: { $chips ->
        [one] { $chips } spilapeningur flyst
       *[other] { $chips } spilapeningar flytjast
    } yfir í næstu umferð.
   *[left] { $players } fengu jafnmarga slagi, flesta allra: { $chips ->
       [one] { $chips } spilapeningur flyst
      *[other] { $chips } spilapeningar flytjast
   } yfir í næstu umferð.
}
bourre-carried-for-one = { $players } fengu jafnmarga slagi ({ $tricks }), en aðeins { $winner } getur unnið pottinn: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-for-one-uncounted = { $players } fengu jafnmarga slagi, flesta allra, en aðeins { $winner } getur unnið pottinn: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-from-barred = Enginn réttur til þessa potts: { $players }; { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.
bourre-carried-without-majority = Enginn fékk meira en helming slaganna: { $chips ->
    [one] { $chips } spilapeningur flyst
   *[other] { $chips } spilapeningar flytjast
} yfir í næstu umferð.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } getur ekki borgað næsta ante og er úr leik.
       *[other] { $player } getur ekki borgað næsta ante og er úr leik. Í pottinn fer það sem eftir er: { $chips ->
           [one] { $chips } spilapeningur
          *[other] { $chips } spilapeningar
       }.
    }
   *[short] { $chips ->
        [0] { $player } getur ekki borgað að fullu og er úr leik.
       *[other] { $player } getur ekki borgað að fullu og er úr leik. Í pottinn fer það sem eftir er: { $chips ->
           [one] { $chips } spilapeningur
          *[other] { $chips } spilapeningar
       }.
    }
}
bourre-gets-of-what-is-left = { $player } fær { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} af því sem eftir er í pottinum.

bourre-takes-new-chips = { $player } tekur { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} og spilar aftur.
bourre-adjustment-from-pot = Ákvörðun: { $player } fær { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} úr pottinum. { $reason }
bourre-adjustment-into-pot = Ákvörðun: { $player } borgar { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} í pottinn. { $reason }
bourre-joins = { $player } bætist við; unnir spilapeningar: 0.
bourre-leaves = { $status ->
    [in] { $player } fer frá borðinu og er úr leik.
   *[out] { $player } fer frá borðinu.
}

bourre-not-at-the-table = { $player } er ekki við borðið í þessari umferð. Við borðið: { $players }.
bourre-out-of-the-game = { $player } er úr leik. Við borðið: { $players }.
bourre-named-twice = { $player } er tvisvar á listanum.

bourre-not-in-pack = { CARD($card, form: "row") } er ekki til í þessum stokki. Í honum eru 52 spil, frá ási niður í tvist í fjórum sortum.
bourre-suit-missing = Af hvaða sort er { CARD($card, form: "tvistur") }? Skrifaðu { $cards }.
bourre-card-twice = { CARD($card, form: "tvistur") } er einu sinni í stokknum en tvisvar á listanum.
bourre-no-suit = „{ $text }“ er ekki sort. Skrifaðu C, D, H eða S, eða spilið sem snýr upp sem `card`.

bourre-only-one-at-the-table = Tveir þurfa að vera við borðið, og þar er aðeins { $player }.
bourre-nobody-at-the-table = Tveir þurfa að vera við borðið, og þar er enginn.
bourre-only-tied-stay = Aðeins { $tied } spila um pottinn. Ekki geta verið með: { $players }.
bourre-one-form = Gefðu upp eitt af þessu: taken, tricks eða winner. Uppgefið: { $given }.
bourre-no-form = Gefðu upp eitt af þessu: taken, tricks eða winner.
bourre-stayers-missing = Gefðu upp hverjir eru með, og slagi þeirra ef þeir eru tveir eða fleiri; stay er tómt ef allir pössuðu.
bourre-one-stays-without-tricks = Engir slagir eru spilaðir þegar aðeins { $player } er með; slepptu { $member }.
bourre-nobody-stays-without-tricks = Engir slagir eru spilaðir þegar enginn er með; slepptu { $member }.
bourre-tricks-of-all-who-stay = Gefðu upp slagi allra sem eru með og engra annarra. Með: { $players }.
bourre-fewer-than-no-tricks = Slagir geta ekki verið færri en 0: { $players }.
bourre-tricks-do-not-add-up = Slagir í umferð eru { $tricks }, en uppgefnir eru { $count }.
bourre-trump-missing = Hvaða sort er tromp? Gefðu upp spilið sem snýr upp eða sortina sem trump.
bourre-no-fault = „{ $text }“ er ekki brot. Brotin eru { $known }.
bourre-fault-without-cards = { $player } spilaði engu spili í þessari umferð.
bourre-fault-in-no-trick = { $player } getur ekki hafa gert það í slag { $trick }: slagirnir eru { $tricks }.
bourre-fault-without-trick = { $player } sveik lit, en í hvaða slag? Það vantar.
bourre-fault-was-none = { $player } spilaði eftir reglum í slag { $trick }.
bourre-nobody-tied = Ekki er hægt að semja um að skipta pottinum: enginn var jafn öðrum.
bourre-nothing-to-agree-on = Ekki er hægt að semja um að skipta pottinum: þessar reglur gefa ekkert til að semja um.
bourre-ante-is-fixed = Ante er { $chips } í þessum reglum; gjafarinn ákveður það ekki.
bourre-nobody-antes = { $players } spila áfram um pottinn og enginn borgar ante; slepptu því.

bourre-leader-follows = Af gjafaranum ræðst hver segir fyrst og á út; gefðu upp gjafara.
bourre-abandoned = Hætt var við spilið; ekki er hægt að skrá meira.
bourre-over = Spilinu er lokið. Sigur: { $winners }. Ekki er hægt að skrá meira.
bourre-no-new-chips = Í þessum reglum tekur enginn nýja spilapeninga.
bourre-has-left = { $player } fór frá borðinu.
bourre-is-in = { $player } er með; nýja spilapeninga taka aðeins þeir sem eru úr leik.
bourre-new-chips-already = { $player } hefur tekið nýja spilapeninga eins oft og þessar reglur leyfa.
bourre-pot-is-too-small = Í pottinum { $chips ->
    [one] er { $chips } spilapeningur
   *[other] eru { $chips } spilapeningar
}, og meira er ekki hægt að taka.
bourre-adjustment-of-nothing = Ákvörðun um 0 færir enga spilapeninga: gefðu upp hve margir koma úr pottinum, með mínus ef þeir fara í hann.
bourre-too-few-chips = { $player } er með { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
} og getur ekki borgað { $count }.
bourre-full = Þessar reglur eru fyrir mest { $most } spilara, og hér eru { $here }.
bourre-has-left-already = { $player } fór áður frá borðinu.

bourre-winner-stays-alone = { $players } tekur pottinn, því að aðeins { $stayers } er með.
bourre-winner-as-dealer = { $players } tekur pottinn, því að enginn er með.
bourre-no-winner-of-one = Enginn tekur pottinn, því að aðeins { $stayers } er með.
bourre-no-winner-of-none = Enginn tekur pottinn, því að enginn er með.
bourre-did-not-stay = Ekki með í spilinu: { $players }. Slagir eða engir slagir eiga aðeins við þá sem eru með.
bourre-winner-is-barred = { $player } getur ekki unnið þennan pott vegna brots.
bourre-winner-without-trick = { $player } getur ekki tekið pottinn án þess að fá slag.
bourre-winner-and-tie = { $player } tekur pottinn; slepptu tied.
bourre-tied-missing = Enginn einn tekur pottinn: gefðu upp með tied hverjir fengu flesta slagi.
bourre-tied-alone = Aðeins { $player } fékk flesta slagi og tekur pottinn.
bourre-tied-are-barred = Enginn réttur til þessa potts vegna brots: { $players }. Pottinn fær sá af hinum sem er með flesta slagi.
bourre-tied-without-trick = Ekki er hægt að fá bæði flesta slagi og engan: { $players }.
bourre-tricks-cannot-be-shared = { $count ->
    [1] Slagirnir { $tricks } skiptast ekki svona: flestir hjá { $players }, einhverjir hjá öðrum ({ $others }). Hver fékk engan?
   *[other] Slagirnir { $tricks } skiptast ekki svona: flestir og jafnmargir hjá { $players }, einhverjir hjá öðrum ({ $others }). Hver fékk engan?
}

bourre-ask-winner = Hver fær pottinn?
bourre-tap-winner = Ýttu á þann sem fær pottinn
bourre-who-takes-the-pot = { $name } fær pottinn
bourre-nobody-takes-the-pot = Enginn einn fær pottinn
bourre-form-result = Hver fær pottinn
bourre-form-taken = Telja slagi
bourre-form-cards = Hvert spil

bourre-row-tied = Flestir slagir
bourre-ask-tied = Hverjir fengu flesta slagi?
bourre-row-bourre = Enginn slagur
bourre-row-passed = Pass
bourre-all-others-passed = Allir aðrir sögðu pass
bourre-all-passed = Allir sögðu pass
bourre-row-tricks = slagir
bourre-ask-tricks = Hver tók hvern af { $tricks } slögum?
bourre-hint-tricks = autt: pass

bourre-row-ante = Gjafari biður um
bourre-hint-ante = annars { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}
bourre-row-split = Skipta pottinum
bourre-hint-split = Aðeins ef fleiri en einn fá flesta slagi; annars bíður potturinn
bourre-row-faults = Brot
bourre-fold-faults = Var bent á brot?

bourre-choice-fault = { $fault ->
    [corrected] sveik lit, leiðrétti
    [out_of_turn] spilaði í rangri röð
    [spoke_early] sagði í rangri röð
   *[renege] sveik lit
}
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs = { $penalty ->
    [pay] borgar eins og fyrir bourré
    [bar] getur ekki unnið
   *[lose_deal] missir gjöf
}
bourre-row-away = Í burtu
bourre-hint-away = Fær engin spil og borgar ekki ante
bourre-fold-away = Er einhver í burtu?

bourre-count-hands-played = Spilaðar umferðir
bourre-count-hands-stayed = Umferðir með
bourre-count-pots-won = Unnir pottar
bourre-count-hands-lost = Bourré
bourre-count-penalty-points = Greitt í refsingar
bourre-ratio-pots-per-stay = Pottar á umferð með

bourre-due-ante = Borgað í pottinn fyrir spilið
bourre-due-stay = Borgað fyrir að vera með
bourre-due-bourre = Borgað fyrir að fá engan slag
bourre-due-fault = Borgað fyrir brot á reglum
bourre-due-payout = Unnið úr pottinum
bourre-due-out = Síðustu spilapeningar þess sem er úr leik
bourre-due-left = Hlutur í því sem eftir var í pottinum
bourre-due-adjustment = Fært af mótsstjóra

bourre-pot-too-large = Í pottinum yrðu { $chips } spilapeningar. Ekki er talið hærra en { $most }: komið ykkur saman um hámark, eða ljúkið spilinu og byrjið nýtt.
bourre-score-too-large = { $player } yrði með { $chips } spilapeninga. Ekki er talið hærra en { $most }: komið ykkur saman um hámark, eða ljúkið spilinu og byrjið nýtt.

bourre-trick-refused = Slagur { $trick }: { $reason } Skráðu það sem litarsvik, eða segðu að enginn hafi bent á það og umferðin gildi eins og hún var spiluð.
bourre-tricks-of-a-hand = Hver á { $cards } spil, svo að slagir eru { $cards }, ekki { $given }.
bourre-does-not-stay = { $player } er ekki með. Í slag spila { $players }.
bourre-did-not-play = Í þennan slag spiluðu ekki: { $players }. Hendurnar eru því misstórar.

bourre-order-of-a-trick = Í slag { $trick } er röðin { $players }, ekki { $given }.
bourre-upcard-of-nobody = Enginn á spilið sem snýr upp, { $card }, en { $player } spilaði því.
bourre-upcard-of-the-dealer = { $dealer } gefur og á spilið sem snýr upp, { $card }, en { $player } spilaði því.
bourre-upcard-not-played = { $player } dró ekkert spil og átti því spilið sem snýr upp, { $card }, en spilaði því ekki.
bourre-passed-without-winner = Með winner er sagt hverjir sögðu pass; annars með stay hverjir eru með.
bourre-threw-away-more = { $player } kastaði { $cards }, en dró { $drew }.
bourre-draws-at-most = Við { $players } manna borð má draga 0–{ $most } spil, ekki { $given }.
bourre-stock-too-small = Dregin spil eru { $cards }, en í stokknum eru { $stock }, og engu er bætt í hann.
bourre-dealer-must-stay = { $must ->
    [dealer_with_ace] { $player } gefur og verður að vera með: svo er þegar ás snýr upp.
    [ace_holder] { $player } gefur og verður að vera með: svo er um þann sem á trompásinn.
   *[dealer] { $player } gefur og verður að vera með: gjafari er alltaf með.
}
bourre-tricks-of-two = Slagir eru spilaðir þegar minnst tveir eru með; ef einn er með fær sá pottinn án þeirra.

bourre-cards-in-these-rules = Í þessum reglum á hver { $most } spil, ekki { $given }.
bourre-cards-at-most = Í þessum reglum á hver mest { $most } spil, ekki { $given }.
bourre-upcard-of-nobody-yet = Enginn á spilið sem snýr upp, { $card }, áður en dregið er, en það er á hendi: { $player }.

bourre-upcard-of-a-holding = { $is ->
    [in] Gjafari á spilið sem snýr upp, { $card }, en það er á hendi: { $player }.
   *[out] Gjafari á spilið sem snýr upp, { $card }, en það vantar á höndina: { $player }.
}
bourre-players-of-a-table = Þessar reglur eru fyrir { $fewest }–{ $most } spilara, ekki { $given }.
bourre-played-clockwise = Spilað er réttsælis: { $player } kemur ekki á eftir { $other } í þessum slag.
bourre-in-the-holding-and-elsewhere = Í stokknum er eitt { $card }, en það er nefnt á hendi og annars staðar.
bourre-tricks-in-these-rules = Slagir í umferð eru { $tricks } í þessum reglum, svo að enginn hefur tekið { $given }.
bourre-holding-missing = Gefðu upp höndina, eða hve mörg spil voru á henni sem holding_size.
bourre-holding-size = holding_size er { $given }, en uppgefin spil á hendi eru { $cards }.
bourre-not-in-the-holding = { $card } var spilað, eða er þekkt, en er ekki á hendinni.

bourre-nobody-to-exempt = ante.by er dealer, svo að enginn annar borgar ante sem hægt væri að sleppa við.
bourre-dealer-chooses = ante.by er dealer, en ante.chosen lætur gjafara ráða hvað hin borga.
bourre-fixed-without-chips = bourre.pays er fixed, en bourre.chips segir ekki hve mikið.
bourre-chips-without-fixed = bourre.pays er pot, svo að bourre.chips skiptir engu.
bourre-nothing-to-limit = bourre.pays er fixed, svo að ekkert er að takmarka.
bourre-out-and-to-stay = chips.short er out, sem miðast við ante sem allir borga, en ante.to_stay er { $chips }.
bourre-out-and-chosen-ante = chips.short er out, sem miðast við ante sem allir borga, en með ante.chosen velur gjafarinn ante.
bourre-out-and-dealer-antes = chips.short er out, sem miðast við ante sem allir borga, en ante.by er dealer.
bourre-out-without-start = chips.short er out, en chips.start segir ekki hve margir spilapeningar eru.
bourre-start-below-ante = chips.start er { $chips }, sem dugar ekki fyrir fyrsta ante.
bourre-rebuys-without-start = chips.rebuys er { $rebuys }, en chips.start nefnir enga spilapeninga til að taka.
bourre-rebuys-of-nobody = chips.rebuys er { $rebuys }, en með chips.short owes dettur enginn út.
bourre-pack-too-small = { $players } spilarar með { $each ->
    [1] { $each } spil
   *[other] { $each } spil
} hver þurfa { $cards } spil, en til eru { $available }{ $upcard ->
    [out] {" "}án spilsins sem snýr upp.
   *[in] .
}
bourre-more-drawn-than-dealt = draw.at_most er { $most }, en hver fær aðeins { $cards } spil.
bourre-more-drawn-at-larger-tables = draw.from leyfir að draga fleiri spil en gefin eru, sem eru { $cards }.
bourre-end-without-chips = end.when er { $when }, en chips.start gefur engum spilapeninga.
bourre-target-missing = end.when er target; þá þarf end.target sem er hærra en chips.start.
bourre-target-otherwise = end.target er { $target }, en end.when er { $when }.
bourre-won-but-not-broken = Í play.lead er trump_if_won, sem krefst tromps sem not_before_broken bannar.
bourre-no-sure-tricks = play.cinch_trumping er always, en það á aðeins við með play.cinch sure_tricks.
bourre-majority-is-carried = pot.won_by er majority, og þá flyst pottur sem vinnst ekki, en pot.tie er { $tie }.
bourre-no-upcard-of-the-dealer = stay.must er dealer_with_ace, en með deal.trump { $trump } á gjafarinn ekki spilið sem snýr upp.
bourre-suit = { $suit ->
    [C] lauf
    [D] tígul
    [H] hjarta
   *[S] spaða
}
bourre-duty = { $duty ->
    [follow] að fylgja lit
    [head] að fylgja lit og taka slaginn
    [void] að trompa eins og reglurnar segja
    [cinch] að spila hæsta trompi, með meira en helming slaga vísan
   *[lead] að spila út eins og reglurnar segja
}
bourre-only-card = { $asker ->
    [you] Þú átt ekkert nema { $card } og verður að spila því.
   *[player] Ekkert annað er á hendi en { $card }, og því verður að spila.
}
bourre-any-card = Spila má hvaða spili sem er.
bourre-asks-for = { $may ->
    [yes] Þá á að koma eitthvað af þessu: { $cards }. Spila má { $card }.
   *[no] Þá á að koma eitthvað af þessu: { $cards }. Ekki má spila { $card }.
}
bourre-follows = { $asker ->
    [you] Þú átt { bourre-suit } eins og spilað var út og verður að fylgja lit.
   *[player] { $player } á { bourre-suit } eins og spilað var út og verður að fylgja lit.
}
bourre-heads = { $asker ->
    [you] Þú getur bæði fylgt lit og tekið slaginn og verður því að gera hvort tveggja.
   *[player] { $player } getur bæði fylgt lit og tekið slaginn og verður því að gera hvort tveggja.
}
bourre-void-without-trumps = { $asker ->
    [you] Þú átt ekki { bourre-suit } og ekki heldur tromp.
   *[player] { $player } á ekki { bourre-suit } og ekki heldur tromp.
}
bourre-void-without-winning-trump = { $asker ->
    [you] Þú átt ekki { bourre-suit } og ekkert tromp sem tekur slaginn.
   *[player] { $player } á ekki { bourre-suit } og ekkert tromp sem tekur slaginn.
}
bourre-void = { $asker ->
    [you] Þú átt ekki { bourre-suit }.
   *[player] { $player } á ekki { bourre-suit }.
}
bourre-void-trumps = { $asker ->
    [you] Þú átt ekki { bourre-suit } og verður að trompa.
   *[player] { $player } á ekki { bourre-suit } og verður að trompa.
}
bourre-void-highest-trump = { $asker ->
    [you] Þú átt ekki { bourre-suit } og verður að spila hæsta trompinu.
   *[player] { $player } á ekki { bourre-suit } og verður að spila hæsta trompinu.
}
bourre-void-winning-trump = { $asker ->
    [you] Þú átt ekki { bourre-suit } og verður að taka slaginn með trompi.
   *[player] { $player } á ekki { bourre-suit } og verður að taka slaginn með trompi.
}
bourre-ace-king-queen = { $asker ->
    [you] Þú átt eða áttir ás, kóng og drottningu í trompi og verður að spila þeim út í þeirri röð.
   *[player] { $player } á eða átti ás, kóng og drottningu í trompi og verður að spila þeim út í þeirri röð.
}
bourre-cinch = { $asker ->
    [you] Slagirnir eru { $cards }; þú ert með { $taken } og átt { $sure } vísa í trompi. Með meira en helming verður þú að spila hæsta trompinu.
   *[player] Slagirnir eru { $cards }; { $player } er með { $taken } og á { $sure } vísa í trompi. Með meira en helming verður að spila hæsta trompinu.
}
bourre-may-lead = { $asker ->
    [you] Þú mátt spila út.
   *[player] { $player } má spila út.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Sá sem á út í fyrsta slag með ás, kóng eða drottningu í trompi spilar út hæsta trompinu
       *[later] sá sem á út í fyrsta slag með ás, kóng eða drottningu í trompi spilar út hæsta trompinu
    }
    [trump_ace] { $place ->
        [first] Sá sem á út í fyrsta slag með trompásinn spilar honum út
       *[later] sá sem á út í fyrsta slag með trompásinn spilar honum út
    }
    [trump_if_won] { $place ->
        [first] Sá sem hefur tekið slag spilar næst út trompi ef það er til
       *[later] sá sem hefur tekið slag spilar næst út trompi ef það er til
    }
    [not_before_broken] { $place ->
        [first] Trompi er ekki spilað út fyrr en tromp hefur komið, nema af hendi með trompi einu
       *[later] trompi er ekki spilað út fyrr en tromp hefur komið, nema af hendi með trompi einu
    }
   *[all_trumps_left] { $place ->
        [first] Sá sem á tromp og veit að öll önnur eru farin spilar út trompi
       *[later] sá sem á tromp og veit að öll önnur eru farin spilar út trompi
    }
}
bourre-may-be-played-whatever = Hver sem óþekktu spilin eru má spila { $card }.
bourre-may-be-played-not-known = Hvort spila má { $card } fer eftir spilum sem ekki eru þekkt.
bourre-convicted = { $asker ->
    [you] Þú átt { $cards } og þarft { bourre-duty }: ekki má spila { $card }.
   *[player] { $player } á { $cards } og þarf { bourre-duty }: ekki má spila { $card }.
}
bourre-convicted-whatever = { $asker ->
    [you] Hver sem óþekktu spilin eru má ekki spila { $card }: þú þarft { bourre-duty }.
   *[player] Hver sem óþekktu spilin eru má ekki spila { $card }: { $player } þarf { bourre-duty }.
}
bourre-seeing-cards = Ef á hendi sæist { $cards }: þá væri þetta gegn reglunum.
bourre-any-of-suit = { $suit ->
    [C] eitthvert lauf
    [D] einhver tígull
    [H] eitthvert hjarta
   *[S] einhver spaði
}
bourre-seeing-trumps = Ef öll tromp á hendi sæjust.
bourre-played-by-the-rules = Öllum spilum var spilað samkvæmt reglunum.
bourre-in-a-trick = Slagur { $trick }: { $explanation }
bourre-may-pass = { $player } má passa.
bourre-may-pass-in-play-off = { $player } má passa: enginn þarf að vera með þegar spilað er áfram um pottinn.
bourre-may-pass-not-known = Hvort { $player } má passa fer eftir því sem ekki er sagt.
bourre-must-stay = { $player } verður að vera með.
bourre-must-stay-with = { $player } á { $cards } og verður að vera með.
bourre-seeing-for-pass = { $what ->
    [upcard] Spilið sem snýr upp.
    [suit] Sort trompsins.
    [both] Sort trompsins og öll spil á hendi.
   *[holding] Öll spil á hendi.
}
bourre-may-draw = { $player } má mest draga { $most ->
    [1] { $most } spil
   *[other] { $most } spil
} við borð með { $players } spilurum.

bourre-unit-chips = spilapeningar
bourre-column-winner = Vann
bourre-column-pot = Pottur
bourre-column-tricks = Slagir
bourre-column-next-pot = Næsti pottur
bourre-mark-won = vann pottinn
bourre-mark-bourre = bourré
bourre-mark-new-chips = nýir spilapeningar
bourre-drawing-chip = yfirstrikaður spilapeningur
bourre-end-in-short = spilinu lýkur við { $chips ->
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}

bourre-about = Slagir upp á pott, frá Louisiana
bourre-variant-bourre = Fimm spil, dregið einu sinni, skylda að trompa; sá sem er með og fær engan slag borgar pottinn aftur
bourre-variant-bourre-denexa = Bourré þar sem cinch bindur alla og aðeins er borgað fyrir að svíkja lit
bourre-variant-boure = Allir segja til áður en nokkur dregur; trompa þarf aðeins ef það vinnur, og ekkert cinch
bourre-variant-boo-ray = Enginn á spilið sem snýr upp, draga má fjögur, og fyrst kemur út hátt tromp
bourre-variant-booray-winning-moves = 200 spilapeningar á mann; sá sem getur ekki borgað er úr leik, og 400 vinna
bourre-variant-boo-ray-four = Fjögur spil og engin skylda önnur en að fylgja lit
bourre-name-boo-ray-four = Boo-Ray með fjórum spilum
bourre-house-rule-limit = Mest 20 spilapeningar úr potti og fyrir bourré
bourre-house-rule-double-ante = Tvöfalt ante: að vera með kostar annað
bourre-house-rule-draw-four = Draga má allt að fjögur spil
bourre-house-rule-draw-fewer = Við sex manna borð má draga mest fjögur spil, við sjö manna þrjú, við átta manna tvö
bourre-house-rule-three-from-seven = Þegar sjö eða fleiri spila má draga mest þrjú spil
bourre-house-rule-split = Þeir sem verða jafnir skipta pottinum
bourre-house-rule-agree = Þeir sem verða jafnir mega semja um að skipta pottinum
bourre-house-rule-two-chips = Bourré kostar tvo spilapeninga
bourre-house-rule-tied-ante = Aðeins sá sem borgar bourré sleppur við ante
bourre-house-rule-trick-takers-exempt = Sá sem fékk slag sleppur við ante
bourre-house-rule-ace-king-queen = Ás, kóngur og drottning í trompi koma út í þeirri röð
bourre-house-rule-any-misplay = Borgað er fyrir hvert brot
bourre-house-rule-majority = Meira en helming slaganna þarf til að vinna
bourre-house-rule-dealer-names = Gjafarinn velur tromp
bourre-house-rule-broken-trumps = Trompi er ekki spilað út fyrr en tromp hefur fallið
bourre-house-rule-dealer-antes = Gjafarinn borgar ante fyrir alla
bourre-house-rule-play-off = Þeir sem verða jafnir spila áfram um pottinn
bourre-house-rule-dealers-pot = Ef allir passa fær gjafarinn pottinn
bourre-house-rule-chosen-ante = Gjafarinn ákveður ante
bourre-house-rule-dealers-sixth = Gjafarinn má taka spilið sem snýr upp á stokknum
bourre-house-rule-next-best = Ef sá sem er með flesta slagi má ekki vinna fær sá besti af hinum pottinn
bourre-house-rule-rebuys = Tuttugu spilapeningar á mann, og sá sem dettur út fær einu sinni aðra tuttugu

bourre-body-stay = hverjir eru með
bourre-body-taken = hve marga slagi hver tók
bourre-body-tricks = öll spilin
bourre-body-winner = hver fær pottinn
bourre-body-card = spilið
bourre-body-cards = listi með því eina spili
bourre-body-upcard = spilið sem snýr upp
bourre-body-suit = sort trompsins

bourre-claim-play = Má spila þessu spili?
bourre-claim-pass = Má þessi spilari segja pass?
bourre-claim-draw = Má draga svona mörg spil?
bourre-claim-audit = Var umferðin spiluð eftir reglum?

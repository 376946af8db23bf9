# Icelandic: lines that every game by rounds has.

rounds-begins = { $side }: { $points } í byrjun.

rounds-points = { $side }: { $points } stig.
rounds-points-on-paper = { $side }: { $points } stig samkvæmt blaði.

rounds-adjustment-added = Ákvörðun, { $side }: { $points } stig í viðbót. { $reason }
rounds-adjustment-taken-off = Ákvörðun, { $side }: { $points } stig í frádrátt. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } bætist við með { $points }, því að ekkert hefur verið spilað enn.
    [first] { $player } bætist við með { $points }, eins og allir aðrir byrjuðu.
    [balanced] { $player } bætist við með { $points }, því að það sem sumir vinna tapa hinir.
   *[last] { $player } bætist við með { $points }, jafnt neðsta sætinu.
}
rounds-leaves = { $player } fer frá borðinu með { $points } og spilar ekki meira.

rounds-players-at-the-start = Þessar reglur eru fyrir { $seats } spilara; hér eru { $players }.
rounds-players-with-one-more = Þessar reglur eru fyrir { $seats } spilara; hér yrðu { $players }.
rounds-players-stay = Spilararnir eru þeir sömu og í byrjun; ljúktu spilinu og byrjaðu á nýju.
rounds-teams-stay = Liðin haldast óbreytt; ljúktu spilinu í staðinn.
rounds-left-already = { $player } fór áður frá borðinu.
rounds-leader-follows = Í þessum reglum ræðst af gjafaranum hver á út.
rounds-nobody-deals = Í þessum reglum gefur enginn.

rounds-abandoned = Hætt var við spilið; ekki er hægt að skrá meira.
rounds-over = Spilinu er lokið eftir { $rounds ->
    [one] { $rounds } umferð
   *[other] { $rounds } umferðir
}. Sigur: { $winners }. Ekki er hægt að skrá meira.

rounds-points-missing = { $side }: hve mörg stig? Gefðu upp stig fyrir { $id }; 0 ef þau voru engin.
rounds-points-say-all = Stigin segja allt um umferðina. Slepptu { $name } eða stigunum.
rounds-adjustment-by-nothing = Ákvörðun bætir við stigum eða dregur frá með mínus; 0 breytir engu.
rounds-no-such-team = Hér er ekkert lið { $name }; liðin eru { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Bara stigin
rounds-row-points = stig
rounds-ask-points = Hve mörg stig fékk { $name }?

rounds-to-target = upp í { $target }
rounds-so-many = { $rounds } { $rounds ->
    [one] umferð
   *[other] umferðir
}
rounds-target-or-rounds = upp í { $target } eða { $rounds }

rounds-body-points = aðeins stigin

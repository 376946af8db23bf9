# Danish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } gik ud, og { $player } har stadig { $points } point på hånden.
   *[other] { $winner } gik ud, og { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point.
}
rummy-melded = { $player } har { $points } point på bordet.
rummy-held = { $count ->
    [0] { $player } har stadig { $points } point på hånden.
   *[other] { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point.
}
rummy-out = { $player } gik ud: { $points } point mere.

rummy-rummy = { $points ->
    [0] { $player } lagde alle kort på én gang: runden tæller { $times ->
        [2] dobbelt
       *[other] { $times } gange
    }.
   *[other] { $times ->
        [1] { $player } lagde alle kort på én gang: { $points } point mere.
        [2] { $player } lagde alle kort på én gang: runden tæller dobbelt og { $points } point mere.
       *[other] { $player } lagde alle kort på én gang: runden tæller { $times } gange og { $points } point mere.
    }
}

rummy-nobody-out = Ingen gik ud, så ingen får point.
rummy-blocked = { $count ->
    [0] Ingen gik ud, og { $player } har stadig { $points } point på hånden.
   *[other] Ingen gik ud, og { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point.
}
rummy-fewest = { $count ->
    [0] Ingen gik ud, og { $player } har stadig { $points } point på hånden, færrest af alle: { $won } point.
   *[other] Ingen gik ud, og { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point, færrest af alle: { $won } point.
}
rummy-not-fewest = { $count ->
    [0] { $player } har stadig { $points } point på hånden, men ikke færrest.
   *[other] { $player } har stadig { CARD($cards, form: "row") } på hånden, { $points } point, men ikke færrest.
}
rummy-equal = Ingen gik ud, og { $players } har lige få point på hånden, så ingen får point.

rummy-gin = { $player } har gin, og { $other } har { $points } point i løse kort.
rummy-knock = { $player } bankede med { $deadwood }, og { $other } har { $against }.
rummy-undercut = { $player } bankede med { $deadwood }, men { $other } har kun { $against }.
rummy-undercut-equal = { $player } bankede med { $deadwood }, og { $other } har det samme, ikke mere.
rummy-bonus = { $kind ->
    [gin] Gin til { $player }: { $points } point.
    [big_gin] Stor gin til { $player }: { $points } point.
   *[undercut] Undercut til { $player }: { $points } point.
}
rummy-nobody-knocked = Ingen bankede, så ingen får point.

rummy-box = { $player } vandt { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}: { $points } point.
rummy-shutout = { $player } vinder, og ingen andre fik nogen point: { $points } point.
rummy-game = { $player } vinder spillet: { $points } point.

rummy-ask-out = Hvem gik ud?
rummy-tap-out = Tryk på den, der gik ud
rummy-who-went-out = { $name } gik ud
rummy-form-nobody-went-out = Ingen gik ud
rummy-ask-knock = Hvem bankede?
rummy-tap-knock = Tryk på den, der bankede
rummy-who-knocked = { $name } bankede
rummy-form-nobody-knocked = Ingen bankede: ingen får point.
rummy-form-points = Point på hånden
rummy-form-cards = Kort på hånden
rummy-form-deadwood = Løse kort
rummy-row-held = på hånden
rummy-hint-points = point
rummy-ask-points = Hvor mange point har { $name } på hånden?
rummy-ask-cards = Hvilke kort har { $name } på hånden?
rummy-row-melded = lagt ud
rummy-ask-melded = Hvor mange point har { $name } på bordet?
rummy-row-rummy = Rummy
rummy-hint-rummy = Alle kort lagt på én gang, uden kombinationer i en tidligere tur
rummy-row-deadwood = løse kort
rummy-ask-deadwood = Hvor mange point i løse kort har { $name }?
rummy-zero-gin = Gin
rummy-row-big-gin = Stor gin
rummy-hint-big-gin = Alle elleve kort indgik i kombinationer

# Icelandic: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } lokaði, og { $player } er enn með { $points } stig á hendi.
   *[other] { $winner } lokaði, og { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig.
}
rummy-melded = { $player } er með { $points } stig á borðinu.
rummy-held = { $count ->
    [0] { $player } er enn með { $points } stig á hendi.
   *[other] { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig.
}
rummy-out = { $player } lokaði: { $points } stig í viðbót.

rummy-rummy = { $points ->
    [0] { $player } lagði öll spilin niður í einu: umferðin gildir { $times ->
        [one] { $times } sinni
       *[other] { $times } sinnum
    }.
   *[other] { $times ->
        [1] { $player } lagði öll spilin niður í einu: { $points } stig í viðbót.
       *[other] { $player } lagði öll spilin niður í einu: umferðin gildir { $times ->
           [one] { $times } sinni
          *[other] { $times } sinnum
       }, og { $points } stig í viðbót.
    }
}

rummy-nobody-out = Enginn lokaði, svo að enginn fær stig.
rummy-blocked = { $count ->
    [0] Enginn lokaði, og { $player } er enn með { $points } stig á hendi.
   *[other] Enginn lokaði, og { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig.
}
rummy-fewest = { $count ->
    [0] Enginn lokaði, og { $player } er enn með { $points } stig á hendi, fæst allra: { $won } stig.
   *[other] Enginn lokaði, og { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig, fæst allra: { $won } stig.
}
rummy-not-fewest = { $count ->
    [0] { $player } er enn með { $points } stig á hendi, ekki fæst.
   *[other] { $player } er enn með { CARD($cards, form: "row") } á hendi, { $points } stig, ekki fæst.
}
rummy-equal = Enginn lokaði, og { $players } eru með jafnfá stig á hendi, svo að enginn fær stig.

rummy-gin = { $player } er með gin, og { $other } með { $points } stig í lausum spilum.
rummy-knock = { $player } bankaði með { $deadwood }, og { $other } er með { $against }.
rummy-undercut = { $player } bankaði með { $deadwood }, en { $other } er aðeins með { $against }.
rummy-undercut-equal = { $player } bankaði með { $deadwood }, og { $other } er með jafnmikið, ekki meira.
rummy-bonus = { $kind ->
    [gin] Gin, { $player }: { $points } stig.
    [big_gin] Stórt gin, { $player }: { $points } stig.
   *[undercut] Lægra en bankað var með, { $player }: { $points } stig.
}
rummy-nobody-knocked = Enginn bankaði, svo að enginn fær stig.

rummy-box = { $player } vann { $rounds ->
    [one] { $rounds } umferð
   *[other] { $rounds } umferðir
}: { $points } stig.
rummy-shutout = { $player } vinnur, og enginn annar fékk nokkurn tíma stig: { $points } stig.
rummy-game = { $player } vinnur spilið: { $points } stig.

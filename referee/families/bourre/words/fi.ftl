# Finnish: lines of Bourré.

bourre-short = { $sentence } Merkkejä on vain { $paid }.

bourre-antes = { $player } maksaa alkupanoksen: { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-stays = { $player } jää mukaan ja maksaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.

bourre-barred = { $fault ->
    [corrected] { $player } pelasi väärin, korjasi sen eikä voi voittaa tätä pottia.
    [out_of_turn] { $player } pelasi väärällä vuorolla eikä voi voittaa tätä pottia.
    [spoke_early] { $player } puhui väärällä vuorolla eikä voi voittaa tätä pottia.
   *[renege] { $player } pelasi väärin eikä voi voittaa tätä pottia.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } pelasi väärin, korjasi sen ja maksaa { $chips ->
        [one] { $chips } merkin
       *[other] { $chips } merkkiä
    }.
    [out_of_turn] { $player } pelasi väärällä vuorolla ja maksaa { $chips ->
        [one] { $chips } merkin
       *[other] { $chips } merkkiä
    }.
    [spoke_early] { $player } puhui väärällä vuorolla ja maksaa { $chips ->
        [one] { $chips } merkin
       *[other] { $chips } merkkiä
    }.
   *[renege] { $player } pelasi väärin ja maksaa { $chips ->
       [one] { $chips } merkin
      *[other] { $chips } merkkiä
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } pelasi väärin, korjasi sen ja menettää seuraavan jakovuoron.
    [out_of_turn] { $player } pelasi väärällä vuorolla ja menettää seuraavan jakovuoron.
    [spoke_early] { $player } puhui väärällä vuorolla ja menettää seuraavan jakovuoron.
   *[renege] { $player } pelasi väärin ja menettää seuraavan jakovuoron.
}
bourre-bourre = { $player } jäi mukaan, ei saanut yhtään tikkiä ja maksaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-exempt = { $player } ei maksa alkupanosta seuraavasta jaosta.

bourre-wins = { $player } sai { $tricks ->
    [one] { $tricks } tikin
   *[other] { $tricks } tikkiä
} ja ottaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-wins-with-most-tricks = { $player } sai eniten tikkejä ja ottaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-wins-alone = { $player } jäi yksin mukaan ja ottaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-wins-as-dealer = Kaikki passasivat, ja { $player } saa jakajana { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-shares = { $player } jäi tasan ja saa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.

bourre-carried-above-limit = Yhdestä potista voi voittaa enintään { $most ->
    [one] { $most } merkin
   *[other] { $most } merkkiä
}: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-as-all-pass = Kaikki passasivat: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-from-dealer = Kaikki passasivat, eikä { $dealer } voi voittaa: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } saivat yhtä monta tikkiä ({ $tricks }) ja pelaavat potista: seuraavaan jakoon jää { $chips ->
        [one] { $chips } merkki
       *[other] { $chips } merkkiä
    }.
   *[left] { $players } saivat yhtä monta tikkiä ({ $tricks }): seuraavaan jakoon jää { $chips ->
       [one] { $chips } merkki
      *[other] { $chips } merkkiä
   }.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } saivat yhtä monta tikkiä, eniten kaikista, ja pelaavat potista: seuraavaan jakoon jää { $chips ->
        [one] { $chips } merkki
       *[other] { $chips } merkkiä
    }.
   *[left] { $players } saivat yhtä monta tikkiä, eniten kaikista: seuraavaan jakoon jää { $chips ->
       [one] { $chips } merkki
      *[other] { $chips } merkkiä
   }.
}
bourre-carried-for-one = { $players } saivat yhtä monta tikkiä ({ $tricks }), ja potin voi voittaa vain { $winner }: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-for-one-uncounted = { $players } saivat yhtä monta tikkiä, eniten kaikista, ja potin voi voittaa vain { $winner }: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-from-barred = Ilman oikeutta tähän pottiin: { $players }; seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-without-majority = Kukaan ei saanut yli puolta tikeistä: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } ei pysty maksamaan seuraavaa alkupanosta ja on ulkona.
       *[other] { $player } ei pysty maksamaan seuraavaa alkupanosta ja on ulkona. { $chips ->
           [one] Viimeinen merkki menee
          *[other] Viimeiset { $chips } merkkiä menevät
       } pottiin.
    }
   *[short] { $chips ->
        [0] { $player } ei pysty maksamaan kaikkea ja on ulkona.
       *[other] { $player } ei pysty maksamaan kaikkea ja on ulkona. { $chips ->
           [one] Viimeinen merkki menee
          *[other] Viimeiset { $chips } merkkiä menevät
       } pottiin.
    }
}
bourre-gets-of-what-is-left = { $player } saa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
} siitä, mitä potissa on jäljellä.

bourre-takes-new-chips = { $player } ottaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
} ja pelaa taas.
bourre-adjustment-from-pot = Päätös: { $player } saa potista { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}. { $reason }
bourre-adjustment-into-pot = Päätös: { $player } maksaa pottiin { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}. { $reason }
bourre-joins = { $player } tulee mukaan; voitettuja merkkejä on 0.
bourre-leaves = { $status ->
    [in] { $player } lähtee pöydästä ja on ulkona pelistä.
   *[out] { $player } lähtee pöydästä.
}

# Icelandic: lists, cards and other words that all share.

common-and = { $most } og { $last }
common-or = { $most } eða { $last }
common-comma = { $first }, { $second }
common-nobody = enginn

common-letter = { $rank ->
    [A] Á
    [K] K
    [Q] D
    [J] G
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] ás
    [K] kóngur
    [Q] drottning
    [J] gosi
    [joker] jóker
    [blaren] blaren
    [blompottan] blompottan
    [kransen] kransen
    [vardshus] värdshus
    [kavall] kavall
    [husu] husu
    [husar] husar
    [kuku] kuku
    [harlekin] harlekin
   *[other] { $rank }
}
common-face = { $suit ->
    [C] { common-letter }♣
    [D] { common-letter }♦
    [H] { common-letter }♥
    [S] { common-letter }♠
   *[none] { common-rank }
}
common-card = { $form ->
    [tvistur] { $suit ->
        [none] { $rank ->
            [2] tvistur
            [3] þristur
            [4] fjarki
            [5] fimma
            [6] sexa
            [7] sjöa
            [8] átta
            [9] nía
            [10] tía
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [Tvistur] { $suit ->
        [none] { $rank ->
            [2] Tvistur
            [3] Þristur
            [4] Fjarki
            [5] Fimma
            [6] Sexa
            [7] Sjöa
            [8] Átta
            [9] Nía
            [10] Tía
            [A] Ás
            [K] Kóngur
            [Q] Drottning
            [J] Gosi
            [joker] Jóker
            [blaren] Blaren
            [blompottan] Blompottan
            [kransen] Kransen
            [vardshus] Värdshus
            [kavall] Kavall
            [husu] Husu
            [husar] Husar
            [kuku] Kuku
            [harlekin] Harlekin
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [tvist] { $suit ->
        [none] { $rank ->
            [2] tvist
            [3] þrist
            [4] fjarka
            [5] fimmu
            [6] sexu
            [7] sjöu
            [8] áttu
            [9] níu
            [10] tíu
            [K] kóng
            [Q] drottningu
            [J] gosa
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [tvisti] { $suit ->
        [none] { $rank ->
            [2] tvisti
            [3] þristi
            [4] fjarka
            [5] fimmu
            [6] sexu
            [7] sjöu
            [8] áttu
            [9] níu
            [10] tíu
            [K] kóngi
            [Q] drottningu
            [J] gosa
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [tvistar] { $rank ->
        [2] tvistar
        [3] þristar
        [4] fjarkar
        [5] fimmur
        [6] sexur
        [7] sjöur
        [8] áttur
        [9] níur
        [10] tíur
        [A] ásar
        [K] kóngar
        [Q] drottningar
        [J] gosar
        [joker] jókerar
       *[other] { common-rank }
    }
    [row] { $suit ->
        [none] { common-letter }
       *[other] { common-face }
    }
   *[plain] { common-face }
}
common-spanish-rank = { $rank }
common-spanish-name = { common-spanish-rank }{ $suit }
common-spanish-card = { $suit ->
    [none] { common-card }
   *[other] { common-spanish-name }
}
common-spanish-cards = { $first } { $last }

common-range = { $first }–{ $last }

common-sentences = { $sentences }
common-more = Og { $count } í viðbót.

common-name-of-several = „{ $name }“ er nafn á fleiri en einum spilara ({ $count }). Taktu fram hver það er: { $players }.
common-nobody-is = Hér heitir enginn „{ $name }“. Spilararnir eru { $players }.
common-out-of-the-game = { $player } er úr leik. Enn með: { $others }.
common-named-once = { $side }: aðeins má nefna einu sinni.

common-no-teams = Í þessum reglum spilar hver fyrir sig; ekki nefna lið.
common-teams-of-equal-size = Liðin eiga að vera { $teams } en spilararnir eru { $players }: þau verða ekki jafnstór.
common-partners-sit-apart = Félagar sitja ekki saman, svo að liðin eru { $teams }. Raðaðu spilurunum öðruvísi í sæti.

common-no-card = „{ $text }“ er ekki spil. Skrifaðu gildið og sortina ef hún skiptir máli: A K Q J 10 … 2 með C D H S, til dæmis 10 eða QS, eða joker.
common-cards-told-of = Sagt er frá { $count ->
    [one] { $count } spili
   *[other] { $count } spilum
}, en í stokknum eru { $size }.

common-too-few-cards-left = { $left ->
    [0] Óþekkt spil á hendi eru { $unknown }, en ekkert spil er eftir sem gæti verið þar.
   *[other] Óþekkt spil á hendi eru { $unknown }, en aðeins { $left } eftir sem gætu verið þar.
}

common-question-too-long = Til þess þyrfti fleiri en { $steps } skref. Það verður minna ef færri spil hafa verið spiluð, eru á hendi eða eru óskráð, ef færslur, slagir eða umferðir eru færri eða ef sagan er styttri.

common-at-a-place = { $path }: { $sentence }
common-in-the-body = Meginmál beiðninnar: { $sentence }

common-refused = hafnað: { $reason } ({ $codes })

common-round = umferð
common-rounds = umferðir

common-count-rounds = Umferðir
common-count-rounds-won = Unnar umferðir
common-count-points = Stig

common-due-stake = Borgað fyrir sæti við borðið
common-due-payout = Unnið úr pottinum
common-due-settlement = Borgað af þeim sem tapaði til þess sem vann
common-due-refund = Endurgreitt úr pottinum

common-act-dealer = Hver gefur
common-act-dealer-about = Segir hver gefur næst: hver var dreginn, eða hver gefur í raun
common-act-adjustment = Ákvörðun
common-act-adjustment-about = Refsing eða leiðrétting mótsstjóra, aðskilin frá því sem reglurnar gáfu
common-act-join = Spilari bætist við
common-act-join-about = Einhver bætist við milli umferða: nýtt sæti aftast, og hæstu stig þeirra sem eru með
common-act-withdrawal = Spilari hættir
common-act-withdrawal-about = Einhver hættir milli umferða og er úr leik; ef einn er eftir lýkur spilinu

common-label-player = Spilari
common-label-points = Stig
common-label-reason = Ástæða
common-label-name = Nafn
common-label-member = Klúbbfélagi
common-label-card = Spil
common-label-cards = Spil
common-label-holding = Hönd
common-label-known = Þekkt spil
common-label-stock = Stokkur
common-about-stock = Spil í stokknum
common-label-dealer = Gjafari
common-label-leader = Á út
common-about-adjusted-points = Bætt við stöðuna eða dregið frá
common-about-name = Í spili klúbbs: nafn gests
common-about-member = Félagi í klúbbnum sem á spilið

common-unit-points = stig
common-mark-out = úr leik
common-mark-leaves = fer
common-mark-joins = bætist við
common-drawing-star = stjarna
common-drawing-cross = kross
common-drawing-ring = hringur

common-no-such-family = Engin fjölskylda heitir „{ $name }“. Þær eru: { $known }.
common-no-such-variant = Ekkert afbrigði heitir „{ $name }“. Þau eru: { $known }.
common-no-variant-but-near = Ekkert afbrigði heitir „{ $name }“. Áttirðu við { $near }?

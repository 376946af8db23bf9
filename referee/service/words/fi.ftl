# Finnish: refusals of the service.

service-record-must-replay = Tallennetta ei voi pelata uudelleen: { $reason }

service-event-numbers = Tapahtumat numeroidaan kakkosesta alkaen ilman aukkoja: pitäisi olla { $expected }, ei { $given }.
service-record-score = Tapahtumien mukaan { $id }: { $score }, ei { $stated }.
service-record-status = Tapahtumien mukaan pelin tila on { $status }, ei { $stated }.
service-nobody-in-the-record = Tässä pelissä ei ole ketään nimeltä ”{ $name }”.
service-origin-of-a-game-here = Tästä tunnuksesta origin on jo tehty peli. Saat sen lähettämällä saman tallenteen samalla avaimella (Idempotency-Key), tai jätä origin pois.
service-origin-of-another-record = Tästä tunnuksesta origin on tehty peli toisen tallenteen mukaan. Lähetä se uudelleen, tai jätä origin pois.
service-rule-set-of-other-rules = Kerhon sääntöjen ”{ $name }” missään versiossa ei ole tämän tallenteen muunnelmaa ja talon sääntöjä.

service-no-such-game = Peliä ”{ $id }” ei ole.
service-no-such-club = Kerhoa ”{ $id }” ei ole.
service-player-by-id = Tässä pelissä ei ole ketään nimeltä ”{ $name }”. Osoitteeseen kirjoitetaan tunnus: { $ids }.

service-act-of-another-family = Perheessä { $family } ei ole tapahtumaa { $kind }. Kirjata voi nämä: { $known }.
service-most-events = Pelissä voi olla enintään { $most } tapahtumaa. Jatkakaa revanssissa samalla porukalla.

service-lock-without-club = Tämä ei ole kerhon peli: ei ole ylläpitäjää, jolle lukitus jäisi.
service-lock-too-early = Peli on vielä kesken. Päätä se tai pelatkaa loppuun ennen lukitsemista.
service-locked-already = Peli on jo lukittu.
service-not-locked = Peli ei ole lukittu.
service-game-is-locked = Peli on lukittu: vain kerhon ylläpitäjä voi muuttaa sitä tai avata lukituksen.

service-take-back-others = Tapahtuma { $event } on tämä jako itse; take_back on muita varten.
service-reason-for-a-correction = Kerhon pelin korjaukseen tarvitaan syy: reason=…; se jää lokiin.
service-two-seats = { $player } saisi kaksi paikkaa.
service-rematch-too-early = Peli on vielä kesken. Päätä se tai pelatkaa loppuun ennen seuraavaa.
service-rematch-there-already = Tämän pelin revanssi on jo luotu.

service-token-unknown = Tätä avainta ei tunneta täällä.
service-token-revoked = Tämä avain on mitätöity.
service-token-expired = Tämän avaimen voimassaolo päättyi: { $at }.
service-token-of-another-game = Tämä avain on toiseen peliin.
service-token-of-a-game = Tämä avain on peliin, ei sen kerhoon.
service-token-for-watching = Tällä avaimella voi vain katsoa; kirjaamiseen tarvitaan kirjurin avain.
service-token-of-a-player = Tämä on pelaajan linkki: sillä kirjataan jakoja ja kysytään tuomarilta; kaikkeen muuhun tarvitaan kirjurin linkki.
service-player-of-the-link-has-left = Pelaaja, jonka linkki tämä on, on lähtenyt pöydästä.
service-link-of-somebody-gone = { $player } on lähtenyt pöydästä: linkki on pelissä olevalle.
service-last-token-for-scoring = Tämä on viimeinen avain, jolla voi kirjata; ilman sitä kukaan ei voisi jatkaa peliä.
service-last-admin-token = Tämä on kerhon viimeinen ylläpitäjän avain, joka ei vanhene; luo ensin toinen.
service-link-of-somebody-else = Tätä linkkiä ei luotu sinun avaimellasi. Pelin aloittaja voi mitätöidä sen.
service-expiry-in-the-past = Tämä on menneisyydessä: nyt on { $at }.
service-expiry-after-its-maker = Luojan avain vanhenee: { $at }. Tämän on vanhennuttava viimeistään silloin.

service-token-needed = { $purpose ->
    [token] Avaimen tietoihin tarvitaan avain: Authorization: Bearer <token>.
    [private_game] Tämä yksityinen peli vaatii avaimen: Authorization: Bearer <token>.
    [game] Peliin kirjaamiseen tarvitaan avain: Authorization: Bearer <token>.
   *[club] Tämä kerho vaatii avaimen: Authorization: Bearer <token>.
}

service-no-such-token = { $owner ->
    [game] Tällä pelillä ei ole tätä avainta, tai se on mitätöity.
   *[club] Tällä kerholla ei ole tätä avainta, tai se on mitätöity.
}

service-role-needed = Tähän tarvitaan kerhon { $needed ->
    [admin] ylläpitäjän
    [treasurer] rahastonhoitajan
    [scorer] kirjurin
   *[viewer] katsojan
} avain; tämä on { $role ->
    [admin] ylläpitäjän
    [treasurer] rahastonhoitajan
    [scorer] kirjurin
   *[viewer] katsojan
} avain.

service-role-above-ones-own = { $new ->
    [admin] Ylläpitäjän avaimen voi luoda vain ylläpitäjä;
    [treasurer] Rahastonhoitajan avaimen voi luoda vain rahastonhoitaja;
    [scorer] Kirjurin avaimen voi luoda vain kirjuri;
   *[viewer] Katsojan avaimen voi luoda vain katsoja;
} tämä on { $role ->
    [admin] ylläpitäjän
    [treasurer] rahastonhoitajan
    [scorer] kirjurin
   *[viewer] katsojan
} avain.

service-label-in-use = { $state ->
    [revoked] Kerhon toisen, jo mitätöidyn avaimen nimi on ”{ $label }”; kirjanpito ei erottaisi niitä. Vapaana on ”{ $free }”.
   *[valid] Kerhon toisen avaimen nimi on ”{ $label }”; kirjanpito ei erottaisi niitä. Vapaana on ”{ $free }”.
}

service-hand-recorded-already = Jako { $number } on jo kirjattu.
service-hand-too-early = Jako { $number } ei voi tulla vielä: seuraava on jako { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = Tässä pelissä jakoja ei vahvisteta.
service-hand-of-ones-own = Jaon { $hand } kirjaaja ei voi itse vahvistaa sitä: sen tekee joku muu.
service-hand-of-somebody-else = Pelaajan linkillä korjataan vain sillä itsellään kirjattua.
service-hand-has-changed = Jakoa { $hand } on korjattu tapahtuman { $event } jälkeen. Katso sitä uudelleen.
service-dispute-of-somebody-else = Joku on eri mieltä jaosta { $hand }: asian päättää hän itse tai pelin aloittaja.
service-dispute-is-closed = Pelin aloittaja on ratkaissut jaon { $hand }. Vain korjaus avaa sen uudelleen.
service-hands-disputed = { $count ->
    [one] Jaosta { $hands } ollaan eri mieltä
   *[other] Jaoista { $hands } ollaan eri mieltä
}: mitään ei tilitetä ennen kuin asia on päätetty.

service-variants-of-two-families = { $first } kuuluu perheeseen { $first_family } ja { $second } perheeseen { $second_family }; niillä ei ole yhteisiä asetuksia.

service-name-of-an-account = ”{ $name }” voisi olla tili tai paikka. Kirjoita jokin muu nimi kuin m1, p1, pot, bank, cash box tai guest:….
service-name-to-write-otherwise = ”{ $name }” voisi olla tili tai paikka. Kirjoita sen sijaan { $instead }.
service-guest-named-as-a-member = { $member } on jäsen: kirjoita { $reference }, tai anna vieraalle toinen nimi.
service-begin-a-new-game = Aloita uusi peli.
service-nobody-in-the-club = Tässä kerhossa ei ole ketään nimeltä ”{ $name }”. Anna tunnus tai nimi kohdasta /members.

service-several-members = Nimi ”{ $name }” on useammalla jäsenellä; kirjoita { $choices }.
service-retired-member = { $id } (lopettanut)
service-no-such-member = Tässä kerhossa ei ole jäsentä ”{ $name }”.
service-no-such-rule-set = Tässä kerhossa ei ole sääntöjä nimeltä ”{ $name }”.
service-address-takes-the-id = Osoitteeseen kirjoitetaan tunnus: { $ids }.
service-member-retired = { $member } on lopettanut kerhossa. Ylläpitäjä voi ottaa jäsenen takaisin: { $member }.

service-member-of-the-table-retired = { $member } on lopettanut kerhossa. Aloita uusi peli ilman paikkaa { $id }.
service-member-sits-twice = { $member } istuu jo tässä pöydässä.
service-member-has-a-seat = { $member } on jo tässä pelissä.
service-guests-named-alike = Kahden vieraan nimi on ”{ $name }”; kerhon kirjanpito ei erottaisi heitä.
service-guest-of-this-name-here = Täällä on jo vieras nimeltä ”{ $name }”; kerhon kirjanpito ei erottaisi heitä.
service-no-such-guest = Kirjanpidossa ei ole vierasta nimeltä ”{ $name }”.
service-guest-has-not-played = Tässä kerhossa ei ole pelannut vieras nimeltä ”{ $name }”.
service-member-name-in-use = ”{ $name }” on jo jäsen: { $id }. Nimien on erotettava jäsenet.
service-most-members = Kerhossa voi olla enintään { $most } jäsentä.

service-most-rule-sets = Kerholla voi olla omia sääntöjä enintään { $most }.
service-club-without-this-rule-set = Tällä kerholla ei ole sääntöjä nimeltä ”{ $name }”.
service-rule-set-named-as-an-id = ”{ $name }” voisi olla sääntöjen tunnus. Kirjoita toinen nimi.
service-rule-set-name-in-use = Säännöillä { $id } on jo nimi ”{ $name }”.
service-rules-from-two-places = Kerhon säännöissä ovat jo muunnelma ja talon säännöt; jätä nämä pois, tai kerhon säännöt.
service-name-a-variant = Nimeä muunnelma.
service-name-a-variant-or-a-rule-set = Nimeä muunnelma tai kerhon säännöt; kerholla ei ole oletussääntöjä.
service-house-rules-without-variant = Talon säännöt tarvitsevat muunnelman, jota ne muuttavat.

service-only-in-a-club = { $thing ->
    [event] Tapahtuma ”{ $given }” kuuluu kerholle: nimeä kerho kohdassa club.
    [rule_set] Säännöt ”{ $given }” kuuluvat kerholle: nimeä kerho kohdassa club.
   *[member] Jäsen ”{ $given }” kuuluu kerholle: nimeä kerho kohdassa club.
}
service-game-without-members = Tämä ei ole kerhon peli, joten jäseniä ei ole. Kirjoita nimi.

service-currency-of-the-club = Kerhon kirjanpidon valuutta on { $currency }.
service-currency-in-use = Kerhossa pelataan jo valuutalla { $currency }; sitä ei voi enää vaihtaa: { $other }.
service-pays-oneself = Kukaan ei voi maksaa itselleen: from ja to ovat sama tili.
service-cash-box-holds-less = Kassassa on { $holds } ({ $currency }, pienimpinä yksikköinä), joten sieltä ei voi ottaa { $amount }.
service-no-such-booking = Tässä kerhossa ei ole kirjausta { $number }.
service-booking-of-a-game = Tämä tuli pelistä; korjaa peli, niin kirjanpito seuraa.
service-booking-takes-back = Tämä itse peruu toisen kirjauksen; kirjaa oikea uudelleen.
service-booking-taken-back = Kirjaus { $number } on jo perunut tämän.
service-settlement-has-changed = Velkojen tasaus on muuttunut: hae se uudelleen ja päätä sitten.
service-payment-not-suggested = Tasaus ei ehdota tällaista maksua. Jos kirjaat sen silti, jätä ”settles” pois.
service-games-disputed = { $count ->
    [one] Pelin jaoista ollaan eri mieltä
   *[other] Jaoista ollaan eri mieltä { $count } pelissä
}: mitään ei tilitetä ennen kuin asia on päätetty.

service-no-ratings = Tämä palvelin ei laske luokituksia. Ylläpitäjä voi ottaa sen käyttöön: pip install '.[ratings]' ja uudelleenkäynnistys.
service-not-ranked-by = Nämä pelit ovat perheistä { $families }, ja { $by } lasketaan vain perheissä { $counting }. Pyydä ?family={ $first }, tai käytä järjestyksessä: { $common }.

service-hand-amended = jako { $hand } korjattu
service-hand-removed = jako { $hand } poistettu
service-event-taken-back = tapahtuma { $event } peruttu

service-corrections-and-more = { $corrections } ja vielä { $more }
service-correction-for-a-reason = { $corrections }: { $reason }

service-ledger-column = { $key ->
    [number] nro
    [at] aika
    [from] maksaja
    [from_name] maksajan nimi
    [to] saaja
    [to_name] saajan nimi
    [amount] summa
    [currency] valuutta
    [reason] syy
    [is_cash] käteinen
    [game] peli
    [event] tapahtuma
    [reverses] peruu
    [by] kirjaaja
   *[note] huomautus
}
service-ledger-reason = { $key ->
    [reversal] peruttu
    [payment] maksu
    [adjustment] päätös
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] kyllä
   *[false] ei
}
service-ledger-account = { $account ->
    [pot] potti
    [bank] pankki
   *[cash_box] kassa
}

# Swedish: refusals of what is asked for.

service-record-must-replay = Förloppet går inte att spela upp igen: { $reason }

service-event-numbers = Händelser numreras från 2 utan luckor: här väntades { $expected }, inte { $given }.
service-record-score = Enligt händelserna har { $id } { $score }, inte { $stated }.
service-record-status = Enligt händelserna är partiet { $status }, inte { $stated }.
service-nobody-in-the-record = Ingen i det här partiet är ”{ $name }”.
service-origin-of-a-game-here = Det finns redan ett parti av denna origin. Skicka samma förlopp med samma Idempotency-Key för att få det, eller utelämna origin.
service-origin-of-another-record = Det finns ett parti av denna origin från ett annat förlopp. Skicka det igen, eller utelämna origin.
service-rule-set-of-other-rules = Ingen version av ”{ $name }” har det här förloppets variant och husregler.

service-no-such-game = Partiet ”{ $id }” finns inte.
service-no-such-club = Klubben ”{ $id }” finns inte.
service-player-by-id = Ingen i det här partiet är ”{ $name }”. Adressen tar id:t: { $ids }.

service-act-of-another-family = I { $family } finns inte { $kind }. I ett parti kan noteras: { $known }.
service-most-events = { $most } händelser är allt ett parti kan ha. En revansch fortsätter vid samma bord.

service-lock-without-club = Det här partiet hör inte till någon klubb: det finns inga administratörer att lämna det till.
service-lock-too-early = Det här partiet pågår än. Avsluta det, eller spela färdigt, innan det låses.
service-locked-already = Det här partiet är redan låst.
service-not-locked = Det här partiet är inte låst.
service-game-is-locked = Det här partiet är låst: bara en av klubbens administratörer får ändra det eller låsa upp det.

service-take-back-others = Händelse { $event } är själva den här given; take_back nämner andra.
service-reason-for-a-correction = En rättelse i en klubbs parti måste ha ett skäl: reason=…, som sparas i loggen.
service-two-seats = { $player } skulle få två platser.
service-rematch-too-early = Det här partiet pågår än. Avsluta det, eller spela färdigt, före nästa.
service-rematch-there-already = Revanschen efter det här partiet finns redan.

service-token-unknown = Den här nyckeln är inte känd här.
service-token-revoked = Den här nyckeln har dragits in.
service-token-expired = Den här nyckeln gick ut { $at }.
service-token-of-another-game = Den här nyckeln är till ett annat parti.
service-token-of-a-game = Den här nyckeln är till ett parti, inte till dess klubb.
service-token-for-watching = Den här nyckeln är för att titta på; för att skriva krävs en för att föra protokoll.
service-token-of-a-player = Den här länken är en spelares: den noterar givar och frågar domaren; allt annat kräver en för att föra protokoll.
service-player-of-the-link-has-left = Spelaren som länken hör till har lämnat bordet.
service-link-of-somebody-gone = { $player } har lämnat bordet: en länk är för någon som spelar.
service-last-token-for-scoring = Det här är den sista nyckeln för att föra protokoll; utan den kan ingen fortsätta partiet.
service-last-admin-token = Det här är klubbens sista administratörsnyckel som inte går ut; gör en annan först.
service-link-of-somebody-else = Den här länken är inte gjord med din. Den som började partiet kan dra in den.
service-expiry-in-the-past = Det har redan varit: klockan är nu { $at }.
service-expiry-after-its-maker = Nyckeln som gör den går ut { $at }; senare får den här inte gå ut.

service-token-needed = { $purpose ->
    [token] För att se på en nyckel krävs en nyckel: Authorization: Bearer <nyckel>.
    [private_game] För att se det här privata partiet krävs en nyckel: Authorization: Bearer <nyckel>.
    [game] För att skriva i ett parti krävs en nyckel: Authorization: Bearer <nyckel>.
   *[club] Den här klubben kräver en nyckel: Authorization: Bearer <nyckel>.
}

service-no-such-token = { $owner ->
    [game] Den nyckeln har det här partiet inte, eller så är den indragen.
   *[club] Den nyckeln har den här klubben inte, eller så är den indragen.
}

service-role-needed = Det kräver minst { $needed ->
    [admin] en nyckel för att sköta klubben
    [treasurer] en nyckel för att sköta kassan
    [scorer] en nyckel för att föra protokoll
   *[viewer] en nyckel för att följa klubben
}; den här är för { $role ->
    [admin] att sköta klubben
    [treasurer] att sköta kassan
    [scorer] att föra protokoll
   *[viewer] att följa klubben
}.

service-role-above-ones-own = { $new ->
    [admin] En nyckel för att sköta klubben görs med en av samma slag;
    [treasurer] En nyckel för att sköta kassan görs minst med en av samma slag;
    [scorer] En nyckel för att föra protokoll görs minst med en av samma slag;
   *[viewer] En nyckel för att följa klubben görs minst med en av samma slag;
} den här är för { $role ->
    [admin] att sköta klubben
    [treasurer] att sköta kassan
    [scorer] att föra protokoll
   *[viewer] att följa klubben
}.

service-label-in-use = { $state ->
    [revoked] En annan av klubbens nycklar, som är indragen, hette ”{ $label }”; kassaboken kunde inte skilja dem åt. ”{ $free }” är ledigt.
   *[valid] En annan av klubbens nycklar heter ”{ $label }”; kassaboken kunde inte skilja dem åt. ”{ $free }” är ledigt.
}

service-hand-recorded-already = Giv { $number } är redan noterad.
service-hand-too-early = Giv { $number } kan inte komma nu: nästa är giv { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = I det här partiet bekräftas inga givar.
service-hand-of-ones-own = Den som noterade giv { $hand } kan inte bekräfta den: det gör någon annan.
service-hand-of-somebody-else = En spelares länk rättar bara det den själv har noterat.
service-hand-has-changed = Giv { $hand } har rättats sedan händelse { $event }. Titta på den igen.
service-dispute-of-somebody-else = Någon håller inte med om giv { $hand }: det reds ut av samma person eller av den som började partiet.
service-dispute-is-closed = Den som började partiet har avgjort giv { $hand }. Bara en rättelse öppnar den igen.
service-hands-disputed = { $count ->
    [one] Alla är inte överens om giv { $hands }
   *[other] Alla är inte överens om givarna { $hands }
}: inget görs upp innan det är utrett.

service-variants-of-two-families = { $first } hör till { $first_family } och { $second } till { $second_family }; de har inga inställningar gemensamt.

service-name-of-an-account = ”{ $name }” kunde förväxlas med ett konto eller en plats. Skriv ett annat namn än m1, p1, pot, bank, cash box eller guest:….
service-name-to-write-otherwise = ”{ $name }” kunde förväxlas med ett konto eller en plats. Skriv { $instead } i stället.
service-guest-named-as-a-member = { $member } är medlem: skriv { $reference }, eller ge gästen ett annat namn.
service-begin-a-new-game = Börja ett nytt parti.
service-nobody-in-the-club = Ingen i den här klubben är ”{ $name }”. Ange ett id eller ett namn ur /members.

service-several-members = Fler än en medlem heter ”{ $name }”; skriv { $choices }.
service-retired-member = { $id } (har slutat)
service-no-such-member = I den här klubben finns ingen medlem ”{ $name }”.
service-no-such-rule-set = Den här klubben har inte regelverket ”{ $name }”.
service-address-takes-the-id = Adressen tar id:t: { $ids }.
service-member-retired = { $member } har slutat i klubben. En administratör kan ta in { $member } igen.

service-member-of-the-table-retired = { $member } har slutat i klubben. Börja ett nytt parti utan { $id }.
service-member-sits-twice = { $member } sitter redan vid det här bordet.
service-member-has-a-seat = { $member } har redan en plats i det här partiet.
service-guests-named-alike = Två gäster heter ”{ $name }”; klubbens kassabok kunde inte skilja dem åt.
service-guest-of-this-name-here = Här är en gäst som heter ”{ $name }”; klubbens kassabok kunde inte skilja dem åt.
service-no-such-guest = I kassaboken finns ingen gäst ”{ $name }”.
service-guest-has-not-played = Ingen gäst vid namn ”{ $name }” har spelat i den här klubben.
service-member-name-in-use = ”{ $name }” är redan medlem: { $id }. Namn måste skilja medlemmar åt.
service-most-members = En klubb har högst { $most } medlemmar.

service-most-rule-sets = En klubb har högst { $most } regelverk.
service-club-without-this-rule-set = Den här klubben har inte regelverket ”{ $name }”.
service-rule-set-named-as-an-id = ”{ $name }” kunde förväxlas med ett regelverks id. Skriv ett annat namn.
service-rule-set-name-in-use = Regelverket { $id } heter redan ”{ $name }”.
service-rules-from-two-places = Ett regelverk bestämmer variant och husregler; utelämna dem, eller utelämna regelverket.
service-name-a-variant = Ange en variant.
service-name-a-variant-or-a-rule-set = Ange en variant eller ett regelverk; klubben har inget eget som gäller annars.
service-house-rules-without-variant = Husregler måste ha en variant som de ändrar.

service-only-in-a-club = { $thing ->
    [event] Ett evenemang som ”{ $given }” hör till en klubb: ange klubben som club.
    [rule_set] Ett regelverk som ”{ $given }” hör till en klubb: ange klubben som club.
   *[member] En medlem som ”{ $given }” hör till en klubb: ange klubben som club.
}
service-game-without-members = Det här partiet hör inte till någon klubb och har inga medlemmar. Skriv ett namn.

service-currency-of-the-club = Klubbens kassabok förs i { $currency }.
service-currency-in-use = Klubben spelar redan om { $currency }; det går inte längre att ändra till { $other }.
service-pays-oneself = Ingen kan betala till sig själv: from och to är samma konto.
service-cash-box-holds-less = I kassan finns { $holds } ({ $currency }, minsta enhet), så { $amount } kan inte tas ut.
service-no-such-booking = I den här klubben finns ingen post { $number }.
service-booking-of-a-game = Det här flyttades av ett parti; rätta partiet, så följer kassaboken med.
service-booking-takes-back = Den här posten annullerar en annan; bokför i stället det rätta på nytt.
service-booking-taken-back = Post { $number } har redan annullerat den här.
service-settlement-has-changed = Uppgörelsen är en annan nu: hämta den igen och bestäm på nytt.
service-payment-not-suggested = Uppgörelsen föreslår inte den betalningen. Utelämna ”settles” för att bokföra den ändå.
service-games-disputed = { $count ->
    [one] Alla är inte överens om givar i ett parti
   *[other] Alla är inte överens om givar i { $count } partier
}: inget görs upp innan det är utrett.

service-no-ratings = Den här servern för ingen rating. Den som driver den kan slå på det: pip install '.[ratings]' och en omstart.
service-not-ranked-by = De här partierna är { $families }, och medlemmar kan ordnas efter { $by } bara i { $counting }. Hämta med ?family={ $first }, eller ordna efter { $common }.

service-hand-amended = giv { $hand } rättad
service-hand-removed = giv { $hand } struken
service-event-taken-back = händelse { $event } tillbakatagen

service-corrections-and-more = { $corrections } och { $more } till
service-correction-for-a-reason = { $corrections }: { $reason }

service-ledger-column = { $key ->
    [number] nr
    [at] tid
    [from] från
    [from_name] från namn
    [to] till
    [to_name] till namn
    [amount] belopp
    [currency] valuta
    [reason] orsak
    [is_cash] kontant
    [game] spel
    [event] händelse
    [reverses] återför
    [by] av
   *[note] anteckning
}
service-ledger-reason = { $key ->
    [reversal] återfört
    [payment] betalning
    [adjustment] rättelse
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] ja
   *[false] nej
}
service-ledger-account = { $account ->
    [pot] pott
    [bank] bank
   *[cash_box] kassa
}

# French: refusals of the service.

service-record-must-replay = L’enregistrement ne peut pas être rejoué : { $reason }

service-event-numbers = Les événements sont numérotés à partir de 2, sans trou : il fallait { $expected }, pas { $given }.
service-record-score = D’après ses événements, { $id } a { $score }, pas { $stated }.
service-record-status = D’après ses événements, l’état de la partie est { $status }, pas { $stated }.
service-nobody-in-the-record = Personne dans cette partie n’est « { $name } ».
service-origin-of-a-game-here = Une partie existe déjà pour cet origin. Renvoie le même enregistrement avec la même Idempotency-Key pour l’obtenir, ou retire origin.
service-origin-of-another-record = Une partie existe pour cet origin d’après un autre enregistrement. Renvoie celui-là, ou retire origin.
service-rule-set-of-other-rules = Aucune version de « { $name } » n’a la variante et les règles maison de cet enregistrement.
service-no-such-game = Il n’y a pas de partie « { $id } ».
service-no-such-club = Il n’y a pas de club « { $id } ».
service-player-by-id = Personne dans cette partie n’est « { $name } ». L’adresse prend l’id : { $ids }.
service-act-of-another-family = { $kind } n’existe pas dans { $family }. On peut y saisir : { $known }.
service-most-events = Une partie a { $most } événements au plus. Sa revanche continue avec la même table.
service-lock-without-club = Cette partie n’est d’aucun club : personne ne la gère pour la déverrouiller.
service-lock-too-early = Cette partie continue. Termine-la, ou joue-la jusqu’au bout, avant de la verrouiller.
service-locked-already = Cette partie est déjà verrouillée.
service-not-locked = Cette partie n’est pas verrouillée.
service-game-is-locked = Cette partie est verrouillée : seule une clé pour gérer le club permet de la changer ou de la déverrouiller.
service-take-back-others = L’événement { $event } est cette donne même ; take_back en nomme d’autres.
service-reason-for-a-correction = Corriger la partie d’un club demande une raison : reason=…, gardée dans son journal.
service-two-seats = { $player } aurait deux places.
service-rematch-too-early = Cette partie continue. Termine-la, ou joue-la jusqu’au bout, avant la suivante.
service-rematch-there-already = La revanche de cette partie existe déjà.
service-token-unknown = Cette clé n’est pas connue ici.
service-token-revoked = Cette clé a été révoquée.
service-token-expired = Cette clé a expiré : { $at }.
service-token-of-another-game = Cette clé est pour une autre partie.
service-token-of-a-game = Cette clé est pour une partie, pas pour son club.
service-token-for-watching = Cette clé est pour regarder ; pour saisir, il en faut une pour marquer les points.
service-token-of-a-player = Ce lien est pour jouer : il saisit des donnes et interroge l’arbitre ; pour tout le reste, il en faut un pour marquer les points.
service-player-of-the-link-has-left = La personne à qui est ce lien a quitté la table.
service-link-of-somebody-gone = { $player } a quitté la table : un lien est pour quelqu’un qui joue.
service-last-token-for-scoring = C’est la dernière clé pour marquer les points ; sans elle, personne ne pourrait continuer la partie.
service-last-admin-token = C’est la dernière clé sans expiration pour gérer le club ; fais-en d’abord une autre.
service-link-of-somebody-else = Ce lien n’a pas été fait avec ta clé. Qui a commencé la partie peut le retirer.
service-expiry-in-the-past = C’est passé : on en est à { $at }.
service-expiry-after-its-maker = La clé qui la crée expire : { $at } ; celle-ci doit donc expirer au plus tard alors.
service-token-needed =
    { $purpose ->
        [token] Pour voir une clé, il faut une clé : Authorization: Bearer <token>.
        [private_game] Pour lire cette partie privée, il faut une clé : Authorization: Bearer <token>.
        [game] Pour écrire dans une partie, il faut une clé : Authorization: Bearer <token>.
       *[club] Pour ce club, il faut une clé : Authorization: Bearer <token>.
    }
service-no-such-token =
    { $owner ->
        [game] Cette partie n’a pas cette clé, ou elle est révoquée.
       *[club] Ce club n’a pas cette clé, ou elle est révoquée.
    }
service-role-needed =
    Il faut une clé pour { $needed ->
        [admin] gérer le club
        [treasurer] tenir les comptes
        [scorer] marquer les points
       *[viewer] regarder
    } ; celle-ci est pour { $role ->
        [admin] gérer le club
        [treasurer] tenir les comptes
        [scorer] marquer les points
       *[viewer] regarder
    }.
service-role-above-ones-own =
    { $new ->
        [admin] Une clé pour gérer le club se fait avec une clé pareille ;
        [treasurer] Une clé pour tenir les comptes se fait avec une clé pareille ou supérieure ;
        [scorer] Une clé pour marquer les points se fait avec une clé pareille ou supérieure ;
       *[viewer] Une clé pour regarder se fait avec une clé pareille ou supérieure ;
    } celle-ci est pour { $role ->
        [admin] gérer le club
        [treasurer] tenir les comptes
        [scorer] marquer les points
       *[viewer] regarder
    }.
service-label-in-use =
    { $state ->
        [revoked] Une autre clé du club s’appelle déjà « { $label } », et elle est révoquée ; les comptes ne diraient plus qui a fait quoi. « { $free } » est libre.
       *[valid] Une autre clé du club s’appelle déjà « { $label } » ; les comptes ne diraient plus qui a fait quoi. « { $free } » est libre.
    }
service-hand-recorded-already = La donne { $number } est déjà saisie.
service-hand-too-early = La donne { $number } ne peut pas venir maintenant : la suivante est la donne { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = Dans cette partie, les donnes ne sont pas confirmées.
service-hand-of-ones-own = Qui a saisi la donne { $hand } ne la confirme pas : c’est à quelqu’un d’autre.
service-hand-of-somebody-else = Un lien pour jouer ne corrige que ce qu’il a saisi.
service-hand-has-changed = La donne { $hand } a été corrigée depuis l’événement { $event }. Regarde-la encore.
service-dispute-of-somebody-else = Quelqu’un conteste la donne { $hand } : c’est à cette personne de trancher, ou à qui a commencé la partie.
service-dispute-is-closed = Qui a commencé la partie a tranché pour la donne { $hand }. Seule une correction la rouvre.
service-hands-disputed = { $count ->
    [one] La donne { $hands } est contestée
    [many] Les donnes { $hands } sont contestées
   *[other] Les donnes { $hands } sont contestées
} : rien n’est réglé tant que ce n’est pas tranché.

service-variants-of-two-families = { $first } est du jeu { $first_family }, et { $second } du jeu { $second_family } ; leurs options n’ont rien de commun.
service-name-of-an-account = « { $name } » peut se confondre avec un compte ou une place. Écris un autre nom que m1, p1, pot, bank, cash box ou guest:….
service-name-to-write-otherwise = « { $name } » peut se confondre avec un compte ou une place. Écris { $instead }.
service-guest-named-as-a-member = { $member } est membre : écris { $reference }, ou donne un autre nom à la personne hors club.
service-begin-a-new-game = Commence une nouvelle partie.
service-nobody-in-the-club = Personne dans ce club n’est « { $name } ». Dis un id ou un nom de /members.
service-several-members = Plusieurs membres s’appellent « { $name } » ; dis { $choices }.
service-retired-member = { $id } (a quitté le club)
service-no-such-member = Il n’y a pas de membre « { $name } » dans ce club.
service-no-such-rule-set = Il n’y a pas de règles propres « { $name } » dans ce club.
service-address-takes-the-id = L’adresse prend l’id : { $ids }.
service-member-retired = { $member } a quitté le club. Une clé pour gérer le club permet de reprendre { $member }.
service-member-of-the-table-retired = { $member } a quitté le club. Commence une nouvelle partie sans { $id }.
service-member-sits-twice = { $member } est déjà à cette table.
service-member-has-a-seat = { $member } a déjà une place dans cette partie.
service-guests-named-alike = Deux personnes hors club s’appellent « { $name } » ; les comptes du club ne les distingueraient pas.
service-guest-of-this-name-here = Il y a déjà ici quelqu’un hors club du nom de « { $name } » ; les comptes du club ne les distingueraient pas.
service-no-such-guest = Dans les comptes, personne hors club ne s’appelle « { $name } ».
service-guest-has-not-played = Personne hors club du nom de « { $name } » n’a joué dans ce club.
service-member-name-in-use = « { $name } » est déjà membre : { $id }. Les noms doivent distinguer les membres.
service-most-members = Un club a { $most } membres au plus.
service-most-rule-sets = Un club a { $most } jeux de règles propres au plus.
service-club-without-this-rule-set = Ce club n’a pas de règles propres « { $name } ».
service-rule-set-named-as-an-id = « { $name } » peut se confondre avec l’id de règles propres. Écris un autre nom.
service-rule-set-name-in-use = Des règles propres s’appellent déjà « { $name } » : { $id }.
service-rules-from-two-places = Les règles propres du club disent déjà la variante et les règles maison ; enlève celles-ci, ou bien celles du club.
service-name-a-variant = Nomme une variante.
service-name-a-variant-or-a-rule-set = Nomme une variante ou des règles propres ; le club n’en a pas par défaut.
service-house-rules-without-variant = Les règles maison demandent une variante à changer.
service-only-in-a-club =
    { $thing ->
        [event] Un événement comme « { $given } » est celui d’un club : nomme le club dans club.
        [rule_set] Des règles propres comme « { $given } » sont celles d’un club : nomme le club dans club.
       *[member] Un membre comme « { $given } » est celui d’un club : nomme le club dans club.
    }
service-game-without-members = Cette partie n’est d’aucun club et n’a pas de membres. Écris un nom.
service-currency-of-the-club = Les comptes du club sont en { $currency }.
service-currency-in-use = Le club joue déjà en { $currency } ; on ne peut plus passer à { $other }.
service-pays-oneself = On ne se paie pas soi-même : from et to sont le même compte.
service-cash-box-holds-less = La caisse a { $holds } unités minimales de { $currency } ; { $amount } ne peuvent pas en sortir.
service-no-such-booking = Il n’y a pas d’écriture { $number } dans ce club.
service-booking-of-a-game = C’est une partie qui a déplacé ceci ; corrige la partie, et ses comptes suivent.
service-booking-takes-back = Ceci annule une autre écriture ; passe plutôt à nouveau ce qui est juste.
service-booking-taken-back = L’écriture { $number } a déjà annulé ceci.
service-settlement-has-changed = Le règlement n’est plus le même : redemande-le, puis décide à nouveau.
service-payment-not-suggested = Le règlement ne propose pas ce paiement. Enlève « settles » pour l’inscrire quand même.
service-games-disputed = { $count ->
    [one] Des donnes de { $count } partie sont contestées
    [many] Des donnes de { $count } parties sont contestées
   *[other] Des donnes de { $count } parties sont contestées
} : rien n’est réglé tant que ce n’est pas tranché.
service-no-ratings = Ce serveur ne tient pas de cotes. Qui le gère le peut : pip install '.[ratings]', puis redémarrer.
service-not-ranked-by = Jeux de ces parties : { $families }. Par { $by }, on ne classe les membres que pour { $counting }. Demande ?family={ $first }, ou classe par { $common }.
service-hand-amended = donne { $hand } corrigée
service-hand-removed = donne { $hand } supprimée
service-event-taken-back = événement { $event } retiré
service-corrections-and-more = { $corrections } et { $more } de plus
service-correction-for-a-reason = { $corrections } : { $reason }

service-ledger-column = { $key ->
    [number] nº
    [at] date
    [from] de
    [from_name] nom (de)
    [to] à
    [to_name] nom (à)
    [amount] montant
    [currency] devise
    [reason] motif
    [is_cash] espèces
    [game] partie
    [event] événement
    [reverses] annule
    [by] par
   *[note] note
}
service-ledger-reason = { $key ->
    [reversal] annulation
    [payment] paiement
    [adjustment] correction
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] oui
   *[false] non
}
service-ledger-account = { $account ->
    [pot] pot
    [bank] banque
   *[cash_box] caisse
}

# Spanish: refusals of the service.

service-record-must-replay = El registro no se puede volver a jugar: { $reason }

service-event-numbers = Los eventos van numerados desde el 2 sin huecos: tocaba { $expected }, no { $given }.
service-record-score = Según sus eventos, { $id } tiene { $score }, no { $stated }.
service-record-status = Según sus eventos, el estado de la partida es { $status }, no { $stated }.
service-nobody-in-the-record = En esta partida nadie es «{ $name }».
service-origin-of-a-game-here = Ya hay una partida de este origin. Envía el mismo registro con la misma Idempotency-Key para recibirla, o quita origin.
service-origin-of-another-record = Hay una partida de este origin hecha con otro registro. Vuelve a enviar ese, o quita origin.
service-rule-set-of-other-rules = Ninguna versión de «{ $name }» tiene la variante y las reglas de la casa de este registro.
service-no-such-game = No hay ninguna partida «{ $id }».
service-no-such-club = No hay ningún club «{ $id }».
service-player-by-id = En esta partida nadie es «{ $name }». La dirección lleva el id: { $ids }.
service-act-of-another-family = En { $family } no existe { $kind }. En una partida se puede apuntar: { $known }.
service-most-events = Una partida admite { $most } eventos. La revancha sigue con la misma mesa.
service-lock-without-club = Esta partida no es de ningún club: nadie la lleva para poder desbloquearla.
service-lock-too-early = Esta partida sigue en marcha. Termínala, o juégala hasta el final, antes de bloquearla.
service-locked-already = Esta partida ya está bloqueada.
service-not-locked = Esta partida no está bloqueada.
service-game-is-locked = Esta partida está bloqueada: solo quien lleva el club puede cambiarla o desbloquearla.
service-take-back-others = El evento { $event } es esta misma mano; take_back nombra otros.
service-reason-for-a-correction = Corregir una partida de club requiere un motivo: reason=…, que queda en su registro.
service-two-seats = { $player } tendría dos puestos.
service-rematch-too-early = Esta partida sigue en marcha. Termínala, o juégala hasta el final, antes de la siguiente.
service-rematch-there-already = La revancha de esta partida ya está creada.
service-token-unknown = Esta clave no se conoce aquí.
service-token-revoked = Esta clave está anulada.
service-token-expired = Esta clave caducó: { $at }.
service-token-of-another-game = Esta clave es de otra partida.
service-token-of-a-game = Esta clave es de una partida, no de su club.
service-token-for-watching = Esta clave es para mirar; para anotar hace falta otra.
service-token-of-a-player = Este enlace es de quien juega: anota manos y pregunta al árbitro; para todo lo demás hace falta uno para anotar la partida.
service-player-of-the-link-has-left = La persona de este enlace ha dejado la mesa.
service-link-of-somebody-gone = { $player } ha dejado la mesa: un enlace es para alguien que juega.
service-last-token-for-scoring = Es la última clave que puede anotar; sin ella nadie podría seguir la partida.
service-last-admin-token = Es la última clave sin caducidad para llevar el club; haz antes otra.
service-link-of-somebody-else = Este enlace no se hizo con tu clave. Puede retirarlo quien empezó la partida.
service-expiry-in-the-past = Esto ya ha pasado: ahora es { $at }.
service-expiry-after-its-maker = La clave con la que se hace caduca: { $at }; esta tiene que caducar a más tardar entonces.
service-token-needed =
    { $purpose ->
        [token] Para ver una clave hace falta una clave: Authorization: Bearer <token>.
        [private_game] Para leer esta partida privada hace falta una clave: Authorization: Bearer <token>.
        [game] Para escribir en una partida hace falta una clave: Authorization: Bearer <token>.
       *[club] Para este club hace falta una clave: Authorization: Bearer <token>.
    }
service-no-such-token =
    { $owner ->
        [game] Esta partida no tiene esa clave, o está anulada.
       *[club] Este club no tiene esa clave, o está anulada.
    }
service-role-needed =
    Hace falta una clave para { $needed ->
        [admin] llevar el club
        [treasurer] llevar las cuentas
        [scorer] anotar
       *[viewer] mirar
    }; esta es para { $role ->
        [admin] llevar el club
        [treasurer] llevar las cuentas
        [scorer] anotar
       *[viewer] mirar
    }.
service-role-above-ones-own =
    { $new ->
        [admin] Una clave para llevar el club se hace con otra igual;
        [treasurer] Una clave para llevar las cuentas se hace con otra igual o superior;
        [scorer] Una clave para anotar se hace con otra igual o superior;
       *[viewer] Una clave para mirar se hace con otra igual o superior;
    } esta es para { $role ->
        [admin] llevar el club
        [treasurer] llevar las cuentas
        [scorer] anotar
       *[viewer] mirar
    }.
service-label-in-use =
    { $state ->
        [revoked] Otra clave del club ya se llama «{ $label }», aunque está anulada; en las cuentas no se sabría quién hizo qué. Está libre «{ $free }».
       *[valid] Otra clave del club ya se llama «{ $label }»; en las cuentas no se sabría quién hizo qué. Está libre «{ $free }».
    }
service-hand-recorded-already = La mano { $number } ya está apuntada.
service-hand-too-early = La mano { $number } no puede ir ahora: la siguiente es la mano { $following }.

# Hands that another person confirms or disputes. $hand is the number of one, $hands are several numbers.
service-game-without-confirmations = En esta partida no se confirman las manos.
service-hand-of-ones-own = Quien anotó la mano { $hand } no la confirma: eso le toca a otra persona.
service-hand-of-somebody-else = El enlace de quien juega solo corrige lo que se anotó con él.
service-hand-has-changed = La mano { $hand } se ha corregido desde el evento { $event }. Mírala otra vez.
service-dispute-of-somebody-else = Alguien no está de acuerdo con la mano { $hand }: lo resuelve esa persona o quien empezó la partida.
service-dispute-is-closed = Quien empezó la partida ya decidió sobre la mano { $hand }. Solo una corrección la abre de nuevo.
service-hands-disputed = { $count ->
    [one] La mano { $hands } está en disputa
    [many] Las manos { $hands } están en disputa
   *[other] Las manos { $hands } están en disputa
}: no se liquida nada hasta que se resuelva.

service-variants-of-two-families = { $first } es del juego { $first_family }; { $second }, de { $second_family }; no comparten opciones.
service-name-of-an-account = «{ $name }» podría tomarse por una cuenta o un puesto. Escribe un nombre que no sea m1, p1, pot, bank, cash box ni guest:….
service-name-to-write-otherwise = «{ $name }» podría tomarse por una cuenta o un puesto. Escribe { $instead }.
service-guest-named-as-a-member = { $member } es miembro: escribe { $reference }, o dale otro nombre a quien viene de fuera.
service-begin-a-new-game = Empieza otra partida.
service-nobody-in-the-club = En este club nadie es «{ $name }». Di un id o un nombre de /members.
service-several-members = Más de un miembro se llama «{ $name }»; di { $choices }.
service-retired-member = { $id } (de baja)
service-no-such-member = En este club no hay ningún miembro «{ $name }».
service-no-such-rule-set = En este club no hay reglas propias «{ $name }».
service-address-takes-the-id = La dirección lleva el id: { $ids }.
service-member-retired = { $member } se dio de baja del club. Quien lleva el club puede readmitir a { $member }.
service-member-of-the-table-retired = { $member } se dio de baja del club. Empieza otra partida sin { $id }.
service-member-sits-twice = { $member } ya está en esta mesa.
service-member-has-a-seat = { $member } ya tiene un puesto en esta partida.
service-guests-named-alike = Hay dos personas de fuera que se llaman «{ $name }»; en las cuentas del club no se distinguirían.
service-guest-of-this-name-here = Aquí ya hay alguien de fuera que se llama «{ $name }»; en las cuentas del club no se distinguirían.
service-no-such-guest = En las cuentas no hay nadie de fuera que se llame «{ $name }».
service-guest-has-not-played = En este club no ha jugado nadie de fuera que se llame «{ $name }».
service-member-name-in-use = «{ $name }» ya es miembro: { $id }. Los nombres tienen que distinguir a cada cual.
service-most-members = Un club tiene { $most } miembros como mucho.
service-most-rule-sets = Un club tiene { $most } juegos de reglas propias como mucho.
service-club-without-this-rule-set = Este club no tiene reglas propias «{ $name }».
service-rule-set-named-as-an-id = «{ $name }» podría tomarse por el id de unas reglas propias. Escribe otro nombre.
service-rule-set-name-in-use = Ya hay unas reglas propias que se llaman «{ $name }»: { $id }.
service-rules-from-two-places = Las reglas propias del club ya dicen la variante y las reglas de la casa; quítalas, o quita las del club.
service-name-a-variant = Di una variante.
service-name-a-variant-or-a-rule-set = Di una variante o unas reglas propias; el club no tiene ningunas por defecto.
service-house-rules-without-variant = Las reglas de la casa necesitan una variante que cambiar.
service-only-in-a-club =
    { $thing ->
        [event] Un evento como «{ $given }» es de un club: di cuál en club.
        [rule_set] Unas reglas propias como «{ $given }» son de un club: di cuál en club.
       *[member] Un miembro como «{ $given }» es de un club: di cuál en club.
    }
service-game-without-members = Esta partida no es de ningún club y no tiene miembros. Escribe un nombre.
service-currency-of-the-club = Las cuentas del club van en { $currency }.
service-currency-in-use = El club ya juega en { $currency }; no se puede cambiar a { $other }.
service-pays-oneself = No se paga de una cuenta a sí misma: from y to son la misma.
service-cash-box-holds-less = La caja tiene { $holds } unidades mínimas de { $currency }; no pueden salir { $amount }.
service-no-such-booking = En este club no hay ningún apunte { $number }.
service-booking-of-a-game = Esto lo movió una partida; corrige la partida y las cuentas la siguen.
service-booking-takes-back = Esto deshace otro apunte; apunta de nuevo lo correcto.
service-booking-taken-back = El apunte { $number } ya deshizo este.
service-settlement-has-changed = El ajuste de cuentas ya es otro: pídelo otra vez y vuelve a decidir.
service-payment-not-suggested = El ajuste de cuentas no propone ese pago. Quita «settles» para apuntarlo de todos modos.
service-games-disputed = { $count ->
    [one] Hay manos de una partida en disputa
    [many] Hay manos de { $count } partidas en disputa
   *[other] Hay manos de { $count } partidas en disputa
}: no se liquida nada hasta que se resuelva.
service-no-ratings = Este servidor no calcula el rating. Quien lo gestiona puede: pip install '.[ratings]', y reiniciar.
service-not-ranked-by = Estas partidas son de { $families }, y solo se puede clasificar por { $by } en partidas de { $counting }. Pide ?family={ $first }, o clasifica por { $common }.
service-hand-amended = mano { $hand } corregida
service-hand-removed = mano { $hand } borrada
service-event-taken-back = evento { $event } retirado
service-corrections-and-more = { $corrections } y { $more } más
service-correction-for-a-reason = { $corrections }: { $reason }

service-ledger-column = { $key ->
    [number] n.º
    [at] fecha
    [from] de
    [from_name] nombre (de)
    [to] a
    [to_name] nombre (a)
    [amount] importe
    [currency] moneda
    [reason] motivo
    [is_cash] efectivo
    [game] partida
    [event] evento
    [reverses] anula
    [by] por
   *[note] nota
}
service-ledger-reason = { $key ->
    [reversal] anulación
    [payment] pago
    [adjustment] ajuste
   *[other] { $title }
}
service-ledger-is-cash = { $key ->
    [true] sí
   *[false] no
}
service-ledger-account = { $account ->
    [pot] bote
    [bank] banca
   *[cash_box] caja
}

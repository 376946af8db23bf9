# Polish: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } najszybciej pozbywa się kart.

snip_snap-ante = { $player } wpłaca do puli { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
snip_snap-short-hand = { $player } dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, inni { $others }: dopłata { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
snip_snap-passes = { $player } pasuje { $passes ->
    [1] raz
   *[other] { $passes } razy
}: { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
snip_snap-passes-shared = Nikt nie liczył, kto pasuje: { $player } dokłada swoją część, { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
snip_snap-takes-pot = { $player } najszybciej pozbywa się kart i bierze pulę.

snip_snap-cards-left = { $player } ma jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}: { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}.
snip_snap-collects = { $player } dostaje { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}, płaci { $payer }.

snip_snap-begins = { $player } zaczyna z { $counters ->
    [one] { $counters } żetonem
    [few] { $counters } żetonami
   *[many] { $counters } żetonami
}.
snip_snap-fines = { $player } wpłaca do kasy { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}.
snip_snap-out-of-counters = { $player } nie ma już żetonów i odpada z gry.
snip_snap-takes-pool = Już tylko { $player } ma żetony i bierze kasę.
snip_snap-shares-pool = { $player } dostaje część kasy.

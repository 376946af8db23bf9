rounds-begins = { $side } begynder med { $points }.

rounds-points = { $side }: { $points } point.
rounds-points-on-paper = { $side }: { $points } point, talt op på papir.

rounds-adjustment-added = Rettelse for { $side }: { $points } point lagt til. { $reason }
rounds-adjustment-taken-off = Rettelse for { $side }: { $points } point trukket fra. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } kommer med og begynder på { $points }: der er ikke spillet endnu.
    [first] { $player } kommer med og begynder på { $points }, som alle andre.
    [balanced] { $player } kommer med og begynder på { $points }: det, nogle vinder, taber de andre.
   *[last] { $player } kommer med og begynder på { $points }, lige så mange som den, der ligger sidst.
}
rounds-leaves = { $player } forlader bordet med { $points } og spiller ikke med mere.

rounds-points-missing = Hvor mange point fik { $side }? Skriv point for { $id }; 0, hvis det var ingenting.

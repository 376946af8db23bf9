common-and = { $most } og { $last }
common-nobody = ingen

# Swedish: refusals of what is asked for.

service-record-must-replay = Förloppet går inte att spela upp igen: { $reason }

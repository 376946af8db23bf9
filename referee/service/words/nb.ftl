# Norwegian: refusals of what is asked for.

service-record-must-replay = Forløpet kan ikke spilles om igjen: { $reason }

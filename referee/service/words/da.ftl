# Danish: refusals of what is asked for.

service-record-must-replay = Forløbet kan ikke spilles igen: { $reason }

# German: refusals of the service.

service-record-must-replay = Die Aufzeichnung lässt sich nicht nachspielen: { $reason }

# Finnish: refusals of the service.

service-record-must-replay = Tallennetta ei voi pelata uudelleen: { $reason }

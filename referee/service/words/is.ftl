# Icelandic: refusals of the service.

service-record-must-replay = Ekki er hægt að spila skrána aftur: { $reason }

# Polish: refusals of the service.

service-record-must-replay = Zapisu nie da się odtworzyć: { $reason }

# Spanish: refusals of the service.

service-record-must-replay = El registro no se puede volver a jugar: { $reason }

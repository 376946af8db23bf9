# French: refusals of the service.

service-record-must-replay = L’enregistrement ne peut pas être rejoué : { $reason }

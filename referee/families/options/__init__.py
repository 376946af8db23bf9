"""How options are told once, for every family: values, documents, schemas, sentences, catalogues."""

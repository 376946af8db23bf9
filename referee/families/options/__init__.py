"""Options, each declared once for every use: values, documents, schemas, sentences, catalogues."""

/** Names as people compare them. */

/** The same for two names that the service takes for the same person's. @param {string} name */
export const comparable = (name) => name.normalize("NFKC").toLowerCase().trim().replace(/\s+/g, " ");

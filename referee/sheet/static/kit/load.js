/** The entry of a family that the API describes: its `loadEntry`, and nothing else is needed. */
export const loadEntry = () => import("./entry.js").then(({ kitEntry }) => ({ entry: kitEntry() }));

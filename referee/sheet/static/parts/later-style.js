/** The styles of screens that are not the first, which are loaded with them. */
const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("../style/later.css", import.meta.url).href });

// Without a connection a plain screen is better than none.
await new Promise((there) => {
  link.onload = link.onerror = there;
  document.head.append(link);
});

/** Finnish, for a code that the camera reads. */
export default {
  "scan.start": "Skannaa koodi",
  "scan.picture": "Kameran kuva",
  "scan.hold": "Pidä koodi kuvassa.",
  "scan.other": "Se koodi ei ole pelin eikä kerhon linkki.",
  "scan.refused": "Kameraa ei saa käyttää täällä. Salli se selaimen asetuksissa tai liitä linkki.",
  "scan.failed": "Kamera ei avaudu. Ehkä toinen sovellus käyttää sitä. Voit myös liittää linkin.",
};

/** Icelandic, for a code that the camera reads. */
export default {
  "scan.start": "Skanna kóðann",
  "scan.picture": "Mynd myndavélarinnar",
  "scan.hold": "Haltu kóðanum inni í myndinni.",
  "scan.other": "Þessi kóði er ekki hlekkur á spil eða klúbb.",
  "scan.refused": "Ekki má nota myndavélina hér. Leyfðu hana í stillingum vafrans, eða límdu hlekkinn inn.",
  "scan.failed": "Myndavélin opnast ekki. Kannski er annað forrit að nota hana. Þú getur líka límt hlekkinn inn.",
};

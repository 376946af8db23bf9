/** English, for a code that the camera reads. */
export default {
  "scan.start": "Scan the code",
  "scan.picture": "The camera’s picture",
  "scan.hold": "Hold the code into the picture.",
  "scan.other": "That code is no link to a game or a club.",
  "scan.refused": "The camera may not be used here. Allow it in the browser’s settings, or paste the link.",
  "scan.failed": "The camera does not open. Another app may be using it. You can also paste the link.",
};

/** English, for a phone without a signal. */
export default {
  "phone.title": "No signal",
  "phone.about":
    "Made ready for it, this phone works out scores, corrections and rulings by itself, and begins new games, where there is no signal. What you enter is sent once there is one.",
  "phone.offer": "Make this phone ready for no signal ({size})",
  "phone.loading": "Loading: {done} of {size}",
  "phone.starting": "Loaded. It is started once now, which can take a minute.",
  "phone.ready": "This phone is ready for no signal. It takes {size} of this phone.",
  "phone.outdated": "Referee was updated. This phone goes on with what it has until the update is loaded.",
  "phone.update": "Load the update ({size})",
  "phone.remove": "Remove",
  "phone.failed.connection": "Not everything could be loaded. Try again with a connection.",
  "phone.failed.room": "This phone has no room for it.",
  "phone.failed.start": "It does not start in this browser. All else works as before.",
  "phone.failed.today": "It did not start today, and is tried again tomorrow. All else works as before.",
};

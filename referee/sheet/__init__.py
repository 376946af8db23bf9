"""The score sheet in the browser: a client of the public API, served as plain files.

In `static/` each module of `screens/` is what an address shows, made of what is in `home/`, `new/`,
`board/`, `entry/`, `history/`, `people/`, `referee/`, `end/` and `club/`. A round is entered by a form of
`kit/` or of one of `families/`, as the API describes it (`shapes/`); `confirming/` is about rounds that
others have to see. All screens share `parts/`. `phone/` is the engine for no signal. The files beside these
folders ask and keep: `api.js`, `session.js`, `queue.js`, `store.js`.
"""

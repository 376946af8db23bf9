/** What the server writes above the service worker, of `referee/sheet/pages.py`. */
declare const SHELL: {
  version: string;
  root: string;
  files: string[];
  languages: Record<string, string[]>;
  engine: string[];
};

/** Nothing runs and nothing is loaded: the page is shown to whoever wrote a bad address. */
export const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A small page without scripts and styles. The message is ours. */
export const plainPage = (message: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${message}</title></head>` +
  `<body><h1>${message.replace(/\.$/, '')}</h1><p>Check the address, or <a href="/">go to the home page</a>.</p></body></html>`;

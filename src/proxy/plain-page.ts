export const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A minimal page without scripts or styles. The message is not escaped, so it must be a constant. */
export const plainPage = (message: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${message}</title></head>` +
  `<body><h1>${message.replace(/\.$/, '')}</h1><p>Check the address, or <a href="/">go to the home page</a>.</p></body></html>`;

export const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const OF_THE_ADDRESS = 'Check the address, or <a href="/">go to the home page</a>.';

/** A minimal page without scripts or styles. The texts are not escaped, so they must be constants. */
export const plainPage = (message: string, advice = OF_THE_ADDRESS): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${message}</title></head>` +
  `<body><h1>${message.replace(/\.$/, '')}</h1><p>${advice}</p></body></html>`;

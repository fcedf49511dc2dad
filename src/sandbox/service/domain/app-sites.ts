const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

function isOnThisMachine(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && url.protocol === 'http:' && THIS_MACHINE.has(url.hostname);
}

/**
 * Accepts the asking origin on the local machine, where the app has several names and ports. Any other origin gets
 * the configured origin, and the app refuses the mismatch.
 */
export const siteFor = (asked: string | undefined, appOrigin: string): string =>
  asked !== undefined && isOnThisMachine(asked) ? asked : appOrigin;

const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

function isOnThisMachine(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && url.protocol === 'http:' && THIS_MACHINE.has(url.hostname);
}

/**
 * The site that a sign-in message is for. On one machine the same app stands at several names and ports, so the one that
 * asks is believed there; for every other the message names the app's own address, and the app refuses it.
 */
export const siteFor = (asked: string | undefined, appOrigin: string): string =>
  asked !== undefined && isOnThisMachine(asked) ? asked : appOrigin;

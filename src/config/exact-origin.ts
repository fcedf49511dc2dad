/** No wildcard and nothing that would begin another directive: the text stands in a policy as it is. */
const PLAIN_HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[::1\])$/;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** One exact origin, as a browser writes it: over https, or on the machine itself, where the sandbox's stand-in is. */
export function isExactOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text || !PLAIN_HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

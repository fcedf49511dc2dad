/** Wildcards and separators are not allowed, because the text is inserted into a security policy. */
const PLAIN_HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[::1\])$/;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

export function isExactOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text || !PLAIN_HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

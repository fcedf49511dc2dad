const PREFIX = '/api/v1/';

/** Letters, digits and marks; of encoded bytes only those that stand for a mark of this list. */
const SEGMENT = /^(?:[\w.~!$&'()*+,=:@-]|%(?:2[146-9A-C]|3[AD]|40))+$/i;
const QUERY = /^(?:[\w.~!$&'()*+,=:@/?;^`{|}[\]-]|%[0-9a-f]{2})*$/i;

/**
 * Path and query for the service, or null, out of the first line of a request as it was sent. No path that a server on the way could resolve, decode or cut otherwise goes
 * on: no dot segment, no encoded slash, backslash, percent sign or control character, no `;`, nothing beyond ASCII, and
 * neither another host nor an empty segment.
 */
export function readTarget(requestTarget: string): string | null {
  const [path = '', ...rest] = requestTarget.split('?');
  const query = rest.join('?');
  if (!path.startsWith(PREFIX) || !isPlainPath(path.slice(PREFIX.length)) || !QUERY.test(query)) return null;
  // The one mark that `URL` encodes and that browsers have encoded already: what is judged is what is sent.
  return query === '' ? path : `${path}?${query.replaceAll("'", '%27')}`;
}

function isPlainPath(path: string): boolean {
  const segments = path.replace(/\/$/, '').split('/');
  return segments.every((segment) => SEGMENT.test(segment) && !segment.startsWith('.') && !segment.endsWith('.'));
}

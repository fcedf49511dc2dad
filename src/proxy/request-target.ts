const PREFIX = '/api/v1/';

const SEGMENT = /^(?:[\w.~!$&'()*+,=:@-]|%(?:2[146-9A-C]|3[AD]|40))+$/i;
const QUERY = /^(?:[\w.~!$&'()*+,=:@/?;^`{|}[\]-]|%[0-9a-f]{2})*$/i;

/**
 * Returns the path and query for the service, or null. Rejects every path that a server could resolve, decode or
 * truncate differently: with dot segments, encoded slashes, backslashes, percent signs, control characters, `;`,
 * non-ASCII characters, another host or empty segments.
 */
export function readTarget(requestTarget: string): string | null {
  const [path = '', ...rest] = requestTarget.split('?');
  const query = rest.join('?');
  if (!path.startsWith(PREFIX) || !isPlainPath(path.slice(PREFIX.length)) || !QUERY.test(query)) return null;
  // Encodes apostrophes as `URL` does, because the checked text must equal the sent text.
  return query === '' ? path : `${path}?${query.replaceAll("'", '%27')}`;
}

function isPlainPath(path: string): boolean {
  const segments = path.replace(/\/$/, '').split('/');
  return segments.every((segment) => SEGMENT.test(segment) && !segment.startsWith('.') && !segment.endsWith('.'));
}

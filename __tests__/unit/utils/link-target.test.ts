import { internalPath } from '@/utils/internal-path';
import { linkTarget } from '@/utils/link-target';

const SITE = 'https://fnx.example/dashboard';

test.each([
  ['a path', '/faq?x=1#vote', { isInternal: true, href: '/faq?x=1#vote' }],
  ['a path with space around it', ' /faq ', { isInternal: true, href: '/faq' }],
  ['another site', 'https://elsewhere.example/x', { isInternal: false, href: 'https://elsewhere.example/x' }],
  ['a mail address', 'mailto:desk@fnx.example', { isInternal: false, href: 'mailto:desk@fnx.example' }],
])('%s is a link', (_name, text, target) => expect(linkTarget(text)).toEqual(target));

const REFUSED = [
  ...['/\t/host', '/\n/host', '/\\host', '/\\\\host', '\\\\host', '//host', '///host', '//host/path'],
  ...['https:host', 'http:host', 'https:/host', 'HTTPS:host', 'https:\\\\host', 'java\tscript:hit()'],
  ...['https://fnx.example@elsewhere.example', 'https://user:pass@elsewhere.example', '/\u0000', 'ht\ntps://host'],
  ...['javascript:hit()', 'data:text/html,x', 'blob:https://fnx.example/1', 'ftp://host', 'faq', '#vote', '?x=1', ''],
  ...['/..//host', '/.//host', '/x/..//host', '/%2e//host', `/${'a'.repeat(3_000)}`, 'https://[', 'https://'],
];

test.each(REFUSED)('%j is no link', (text) => expect(linkTarget(text)).toBeNull());
test.each([null, undefined, 5, {}, ['/']])('%j is no link', (value) => expect(linkTarget(value)).toBeNull());

test.each([...REFUSED, '/', '/faq', 'https://elsewhere.example'])('%j is inside only where a browser stays', (text) => {
  const path = internalPath(text);
  if (path !== null) expect(new URL(path, SITE).origin).toBe(new URL(SITE).origin);
});

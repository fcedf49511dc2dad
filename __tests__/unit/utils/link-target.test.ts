import { linkTarget, internalPath } from '@/utils/link-target';

const SITE = 'https://fnx.example/dashboard';

test.each([
  ['a path', '/faq?x=1#vote', { isInternal: true, href: '/faq?x=1#vote' }],
  ['a path with space around it', ' /faq ', { isInternal: true, href: '/faq' }],
  ['another site', 'https://elsewhere.example/x', { isInternal: false, href: 'https://elsewhere.example/x' }],
  [
    'a host whose name is written in ASCII',
    'https://xn--bcher-kva.example:8443/ü',
    { isInternal: false, href: 'https://xn--bcher-kva.example:8443/%C3%BC' },
  ],
  ['a mail address', 'mailto:desk@fnx.example', { isInternal: false, href: 'mailto:desk@fnx.example' }],
])('%s is a valid link', (_name, text, target) => expect(linkTarget(text)).toEqual(target));

const REFUSED = [
  ...['/\t/host', '/\n/host', '/\\host', '/\\\\host', '\\\\host', '//host', '///host', '//host/path'],
  ...['https:host', 'http:host', 'https:/host', 'HTTPS:host', 'https:\\\\host', 'java\tscript:hit()'],
  ...['https://fnx.example@elsewhere.example', 'https://user:pass@elsewhere.example', '/\u0000', 'ht\ntps://host'],
  ...['javascript:hit()', 'data:text/html,x', 'blob:https://fnx.example/1', 'ftp://host', 'faq', '#vote', '?x=1', ''],
  ...['/..//host', '/.//host', '/x/..//host', '/%2e//host', `/${'a'.repeat(3_000)}`, 'https://[', 'https://'],
  ...['https://bücher.example', 'https://b%C3%BCcher.example', 'https://%65lsewhere.example'],
  ...[`https://${'a.'.repeat(200)}example`, 'https://b cher.example', '//bücher.example', 'ftp://bücher.example'],
];

test.each(REFUSED)('%j is not a valid link', (text) => expect(linkTarget(text)).toBeNull());
test('a host that is too long or malformed is rejected without parsing the URL', () => {
  const canParse = jest.spyOn(URL, 'canParse');
  for (const host of ['ü'.repeat(1_900), 'u@ü', '%C3%BC'.repeat(300), 'a'.repeat(254)])
    for (const start of ['https://', 'http:///', '//', 'ftp://', 'https:']) linkTarget(`${start}${host}/`);
  expect(canParse).not.toHaveBeenCalled();
  canParse.mockRestore();
});

test.each([null, undefined, 5, {}, ['/']])('the value %j, which is not text, is not a valid link', (value) =>
  expect(linkTarget(value)).toBeNull(),
);

test.each([...REFUSED, '/', '/faq', 'https://elsewhere.example'])(
  'the link %j is internal only when a browser stays on the site',
  (text) => {
    const path = internalPath(text);
    if (path !== null) expect(new URL(path, SITE).origin).toBe(new URL(SITE).origin);
  },
);

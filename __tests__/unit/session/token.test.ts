import fc from 'fast-check';
import { isPastExpiry, ownerOf, readToken } from '@/session/token';
import { tokenWith } from '../../support/token';

const tokenOf = (payload: string) => `a.${Buffer.from(payload).toString('base64url')}.c`;

test('a valid token is read', () => {
  const token = tokenWith({ secretKey: 'k', exp: 100 });
  expect(readToken(token)).toEqual({ token, secretKey: 'k', expiresAtMs: 100_000 });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['two parts', 'a.b'],
  ['junk in the middle', 'a.%%%.c'],
  ['a payload that is not JSON', tokenOf('{')],
  ['a payload that is a list', tokenWith([])],
  ['a payload that is null', tokenWith(null)],
  ['no secretKey', tokenWith({ exp: 1 })],
  ['an empty secretKey', tokenWith({ secretKey: '' })],
  ['a secretKey that is not text', tokenWith({ secretKey: 5 })],
  ['a huge token', tokenWith({ secretKey: 'k', filler: 'x'.repeat(9_000) })],
  ['characters that are not base64url', 'ä.ö.ü'],
  ['text before the token', `;${tokenWith({ secretKey: 'k' })}`],
  ['text after the token', `${tokenWith({ secretKey: 'k' })}; path=/`],
])('%s counts as no token', (_name, token) => expect(readToken(token)).toBeNull());

test('every letter of the URL alphabet is decoded', () => {
  const secretKey = '>>>???ÿþ𝄞';
  const token = tokenWith({ secretKey });
  expect(token.split('.')[1]).toMatch(/-.*_|_.*-/);
  expect(readToken(token)?.secretKey).toBe(secretKey);
});

test('an expiry that is not a finite number, and a subject that is empty or not a text, count as absent', () => {
  const endless = `a.${btoa('{"secretKey":"k","exp":1e999}').replace(/=/g, '')}.c`;
  for (const token of [
    endless,
    ...[{}, { exp: '9' }, { sub: '' }, { sub: 5 }].map((more) => tokenWith({ secretKey: 'k', ...more })),
  ])
    expect(readToken(token)).toEqual({ token, secretKey: 'k' });
});

test('the owner of drafts is the subject, or the end of the signature if there is no subject', () => {
  expect(ownerOf({ token: 'a.b.0123456789abcdefghij', secretKey: 'k', subject: 'amelia' })).toBe('person:amelia');
  expect(ownerOf({ token: 'a.b.0123456789abcdefghij', secretKey: 'k' })).toBe('login:456789abcdefghij');
});

const tokenOfLength = (length: number): string => {
  const bare = tokenWith({ secretKey: 'k' });
  return bare + 'x'.repeat(length - bare.length);
};

test('a token that is too long for a cookie is refused, because browsers drop such a cookie', () => {
  const longest = 4_096 - 'token='.length;
  expect(readToken(tokenOfLength(longest))).not.toBeNull();
  expect(readToken(tokenOfLength(longest + 1))).toBeNull();
});

test('no text makes the token reader crash', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (head, payload, tail) => {
      const read = readToken(`${head}.${payload}.${tail}`);
      expect(read === null || read.secretKey.length > 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('no payload without a secretKey logs anyone in', () => {
  const payload = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((text) => text.slice(1)),
  );
  fc.assert(
    fc.property(payload, (text) => expect(readToken(tokenOf(text))).toBeNull()),
    { numRuns: 2_000 },
  );
});

test('the expiry has 60 s of leeway, and a token without an expiry does not expire', () => {
  const read = readToken(tokenWith({ secretKey: 'k', exp: 1_000 }))!;
  expect(isPastExpiry(read, 1_060_000)).toBe(false);
  expect(isPastExpiry(read, 1_060_001)).toBe(true);
  expect(isPastExpiry(readToken(tokenWith({ secretKey: 'k' }))!, Number.MAX_SAFE_INTEGER)).toBe(false);
});

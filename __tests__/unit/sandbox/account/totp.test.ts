/** @jest-environment node */
import fc from 'fast-check';
import { base32, fromBase32, totpOf, totpStepAt, totpStepOf } from '@/sandbox/service/domain/totp';

const RFC_SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the SHA-1 rows.
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %i s is the one of RFC 6238', (seconds, code) => {
  expect(totpOf(RFC_SECRET, totpStepAt(seconds * 1_000), 8)).toBe(code);
  expect(totpOf(RFC_SECRET, totpStepAt(seconds * 1_000))).toBe(code.slice(2));
});

// RFC 4226, appendix D.
it('counter-based codes are those of RFC 4226', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  expect(codes.map((_code, counter) => totpOf(RFC_SECRET, counter))).toEqual(codes);
});

// RFC 4648, section 10.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the text %j is encoded as in RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

it('an encoded text can be decoded', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) =>
      expect([...fromBase32(base32(bytes))]).toEqual([...bytes]),
    ),
  );
});

it.each([
  [-60_000, undefined],
  [-30_000, 99],
  [0, 100],
  [30_000, 101],
  [60_000, undefined],
])('a code from a clock that is %i ms off has the step %p', (off, step) => {
  const now = 100 * 30_000 + 15_000;
  expect(totpStepOf(RFC_SECRET, totpOf(RFC_SECRET, totpStepAt(now + off)), now)).toBe(step);
});

import fc from 'fast-check';
import { decryptPayload, encryptPayload } from '@/api/cipher';
import { ciphertextOf } from '@/api/ciphertext';
import { decryptAnswer } from '@/api/payload';

const KEY = 'f3a1c5d7e9b24680f3a1c5d7e9b24680';

test('any JSON value is unchanged after encryption and decryption', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ minLength: 1, maxLength: 64 }), (value, key) => {
      const same = JSON.parse(JSON.stringify(value));
      expect(decryptPayload(encryptPayload(value, key), key)).toEqual(same);
    }),
    { numRuns: 200 },
  );
});

test('decryption with a wrong key never returns the value', () => {
  const sealed = encryptPayload({ amount: '12.5' }, KEY);
  const read = (key: string) => {
    try {
      return decryptPayload(sealed, key);
    } catch {
      return 'refused';
    }
  };
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 64 }), (key) => {
      fc.pre(key !== KEY);
      expect(read(key)).not.toEqual({ amount: '12.5' });
    }),
    { numRuns: 500 },
  );
});

test('an answer with any flipped byte is read, or fails with a typed fault of the cipher', async () => {
  const sealed = encryptPayload({ a: 1 }, KEY);
  const who = { token: 'token', secretKey: KEY };
  const outcomes = { read: 0, refused: 0 };
  for (let at = 0; at < sealed.length; at += 1) {
    const flipped = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    const outcome = await decryptAnswer({ payload: flipped }, who).catch((error: unknown) => error);
    const isRefused = outcome instanceof Error;
    outcomes[isRefused ? 'refused' : 'read'] += 1;
    if (isRefused) expect(outcome).toMatchObject({ name: 'AppError', fault: { kind: 'protocol', reason: 'cipher' } });
  }
  expect(outcomes.refused).toBeGreaterThan(outcomes.read);
});

test.each([
  ['a marked string', 'U2FsdGVkX19abc', 'U2FsdGVkX19abc'],
  ['a payload field', 'anything', { payload: 'anything' }],
  ['a plain string', undefined, 'hello'],
  ['plain data', undefined, { price: '1' }],
  ['a payload that is not text', undefined, { payload: 3 }],
  ['nothing', undefined, null],
])('the ciphertext that is found in %s is %s', (_name, expected, data) => expect(ciphertextOf(data)).toBe(expected));

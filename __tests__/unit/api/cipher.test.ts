import fc from 'fast-check';
import { decryptPayload, encryptPayload } from '@/api/cipher';
import { ciphertextOf } from '@/api/ciphertext';

const KEY = 'f3a1c5d7e9b24680f3a1c5d7e9b24680';

test('what is encrypted comes back, for any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ minLength: 1, maxLength: 64 }), (value, key) => {
      const same = JSON.parse(JSON.stringify(value));
      expect(decryptPayload(encryptPayload(value, key), key)).toEqual(same);
    }),
    { numRuns: 200 },
  );
});

test('a wrong key never yields the value', () => {
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

test('every flipped byte of the ciphertext throws or changes the value; nothing crashes otherwise', () => {
  const sealed = encryptPayload({ a: 1 }, KEY);
  for (let at = 0; at < sealed.length; at += 1) {
    const flipped = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    let value: unknown;
    try {
      value = decryptPayload(flipped, KEY);
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      continue;
    }
    expect(value).not.toEqual(undefined);
  }
});

test.each([
  ['a marked string', 'U2FsdGVkX19abc', 'U2FsdGVkX19abc'],
  ['a payload field', { payload: 'anything' }, 'anything'],
  ['a plain string', 'hello', undefined],
  ['plain data', { price: '1' }, undefined],
  ['a payload that is no text', { payload: 3 }, undefined],
  ['nothing', null, undefined],
])('%s carries %s', (_name, data, expected) => expect(ciphertextOf(data)).toBe(expected));

import fc from 'fast-check';
import { readHash } from '@/domain/read-hash';
import { OURS } from '../../support/money/attempt';

const digits = OURS.slice(2);

it.each([
  ['as it was copied', OURS],
  ['with spaces around it', `  ${OURS}\n`],
  ['in capitals', `0X${digits.toUpperCase()}`],
  ['without its 0x', digits],
  ['inside an explorer’s address', `https://explorer.example/tx/${OURS}`],
  ['before the fragment of a URL', `https://explorer.example/tx/${OURS}#eventlog`],
  ['before the query of a URL', `https://explorer.example/tx/${OURS}?lang=en`],
  ['after another hash, such as a block’s', `https://explorer.example/block/0x${'b'.repeat(64)}/tx/${OURS}`],
])('a transaction hash is recognised %s', (_how, typed) => {
  expect(readHash(typed)).toBe(OURS);
});

it.each([
  ['nothing', ''],
  ['a hash that lacks a digit', OURS.slice(0, -1)],
  ['a hash with an extra digit', `${OURS}0`],
  ['a hash with a letter that is not hexadecimal', `${OURS.slice(0, -1)}g`],
  ['an address', `0x${'1'.repeat(40)}`],
  ['a hash in the middle of a word', `see${OURS}there`],
  ['full-width digits', OURS.replaceAll('a', 'ａ')],
])('no transaction hash is recognised in %s', (_what, typed) => {
  expect(readHash(typed)).toBeNull();
});

it('every transaction hash is recognised in the URL of an explorer page, and nothing else is', () => {
  const someHash = fc.stringMatching(/^[0-9a-fA-F]{64}$/);
  fc.assert(
    fc.property(
      someHash,
      fc.constantFrom('', '0x'),
      fc.constantFrom('', ' ', 'https://explorer.example/tx/'),
      fc.constantFrom('', '/', '#a', ' '),
      (hash, prefix, before, after) => {
        expect(readHash(`${before}${prefix}${hash}${after}`)).toBe(`0x${hash.toLowerCase()}`);
      },
    ),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => expect(readHash(typed) ?? OURS).toMatch(/^0x[0-9a-f]{64}$/)),
  );
});

import fc from 'fast-check';
import { confirmationsOf } from '@/chain/confirmations';
import type { Observation } from '@/tx/watch/observe';
import { agreedNonce, verdictOf, type NodeReport, type Verdict } from '@/tx/watch/verdict';
import { ELSE, OURS, SPED_UP } from '../../support/money/attempt';

const BLOCK = 20n;
const mined = (
  outcome: 'paid' | 'short' | 'altered' | 'reverted' | 'ineffective' = 'paid',
  hash = OURS,
): Observation => ({
  kind: 'mined',
  hash,
  nonce: 3,
  block: BLOCK,
  outcome,
});
const replaced: Observation = { kind: 'replaced', hash: ELSE, block: BLOCK };
const carriedOut: Observation = { kind: 'mined', hash: OURS, nonce: null, block: BLOCK, outcome: 'paid' };
const waiting: Observation = { kind: 'waiting', nonce: 3 };
const unseen: Observation = { kind: 'unseen' };
const at = (seen: Observation, height = 22n): NodeReport => ({ height, seen });

it.each([
  [19n, 0],
  [20n, 1],
  [21n, 2],
  [22n, 3],
  [1_000_000n, 3],
])('at height %s a payment in block 20 has %i confirmations, at most the required number', (height, count) => {
  expect(confirmationsOf(BLOCK, height)).toBe(count);
});

it.each<[string, (NodeReport | null)[], Verdict | null]>([
  ['two that have it as paid', [at(mined()), at(mined())], { kind: 'paid', hash: OURS }],
  ['two that have it as failed', [at(mined('reverted')), at(mined('reverted'))], { kind: 'reverted', hash: OURS }],
  [
    'two that have it without an effect',
    [at(mined('ineffective')), at(mined('ineffective'))],
    { kind: 'ineffective', hash: OURS },
  ],
  ['two of which less has arrived', [at(mined('short')), at(mined('short'))], { kind: 'short', hash: OURS }],
  ['one that has all of it and one less', [at(mined()), at(mined('short'))], null],
  ['the only node there is, of which less has arrived', [at(mined('short'))], { kind: 'short', hash: OURS }],
  [
    'two that have it from another account',
    [at(mined('altered')), at(mined('altered'))],
    { kind: 'altered', hash: OURS },
  ],
  ['one that has it from another account and one as paid', [at(mined('altered')), at(mined())], null],
  ['the only node there is, from another account', [at(mined('altered'))], { kind: 'altered', hash: OURS }],
  ['two that have another in its place', [at(replaced), at(replaced)], { kind: 'cancelled', hash: ELSE }],
  ['two, and one that is unavailable', [at(mined()), null, at(mined())], { kind: 'paid', hash: OURS }],
  [
    'two that have it under a new hash',
    [at(mined('paid', SPED_UP)), at(mined('paid', SPED_UP))],
    { kind: 'paid', hash: SPED_UP },
  ],
  ['one of which the height is too low', [at(mined()), at(mined(), 21n)], null],
  ['one that is a million ahead and one that is not', [at(mined(), 1_000_022n), at(mined(), 21n)], null],
  ['one that has it and one that does not', [at(mined()), at(unseen)], null],
  ['one that has it and one where it waits', [at(mined()), at(waiting)], null],
  ['one that has it as paid and one as failed', [at(mined()), at(mined('reverted'))], null],
  ['two that have it under two hashes', [at(mined()), at(mined('paid', SPED_UP))], null],
  ['one of two, alone', [at(mined()), null], null],
  ['one of two, alone, that has it as failed', [at(mined('reverted')), null], null],
  ['the only node there is, for a payment', [at(mined())], { kind: 'paid', hash: OURS }],
  ['the only node there is, for a failure', [at(mined('reverted'))], null],
  ['the only node there is, for a cancellation', [at(replaced)], null],
  ['two that know nothing', [at(unseen), at(unseen)], null],
  ['two where it waits', [at(waiting), at(waiting)], null],
  ['none that answers', [null, null], null],
  [
    'one alone that has something else under the hash, the others being away',
    [at({ kind: 'altered' }), null, null],
    null,
  ],
  [
    'two that have something else, and one that knows nothing',
    [at({ kind: 'altered' }), at({ kind: 'altered' }), at(unseen)],
    { kind: 'altered' },
  ],
  ['one that has something else, among others that know nothing', [at({ kind: 'altered' }), at(unseen)], null],
  ['one alone that has a transaction of before', [at({ kind: 'stale' }), null], null],
  ['one that has a transaction of before, and one that knows nothing', [at({ kind: 'stale' }), at(unseen)], null],
  ['the only node there is, that has a transaction of before', [at({ kind: 'stale' })], { kind: 'stale' }],
  ['one that has something else and one that does not', [at({ kind: 'altered' }), at(waiting)], null],
  ['two that have a transaction of before', [at({ kind: 'stale' }), at({ kind: 'stale' })], { kind: 'stale' }],
  [
    'one that has something else and one a transaction of before',
    [at({ kind: 'altered' }), at({ kind: 'stale' })],
    null,
  ],
])('the reports of %s give the expected verdict', (_who, reports, verdict) => {
  expect(verdictOf(reports)).toEqual(verdict);
});

it('a nonce is known when two nodes report it and no node reports another', () => {
  expect(agreedNonce([at(waiting), at(mined())])).toBe(3);
  expect(agreedNonce([at(waiting), at(unseen), null])).toBeNull();
  expect(agreedNonce([at(waiting), at({ kind: 'waiting', nonce: 4 })])).toBeNull();
  expect(agreedNonce([at(carriedOut), at(carriedOut)])).toBeNull();
  expect(agreedNonce([])).toBeNull();
});

const someSeen: fc.Arbitrary<Observation> = fc.oneof(
  fc.constant<Observation>(unseen),
  fc.nat(5).map((nonce): Observation => ({ kind: 'waiting', nonce })),
  fc
    .record({
      hash: fc.constantFrom(OURS, SPED_UP),
      nonce: fc.nat(5),
      block: fc.bigInt({ min: 10n, max: 30n }),
      outcome: fc.constantFrom('paid', 'reverted', 'ineffective'),
    })
    .map((what): Observation => ({ kind: 'mined', ...what })),
  fc
    .record({ hash: fc.constantFrom(ELSE, SPED_UP), block: fc.bigInt({ min: 10n, max: 30n }) })
    .map((what): Observation => ({ kind: 'replaced', ...what })),
  fc.constantFrom<Observation>({ kind: 'altered' }, { kind: 'stale' }),
);
const someNode = fc.option(fc.record({ height: fc.bigInt({ min: 0n, max: 2_000_000n }), seen: someSeen }));

const TRUTH: readonly (readonly [string, NodeReport])[] = [
  ['waits in the pool', at(waiting)],
  ['is not known anywhere', at(unseen)],
  ['is paid', at(mined())],
  ['is paid, two blocks ago', at(mined(), 21n)],
];
const AGAIN: readonly string[] = ['reverted', 'ineffective', 'cancelled'];

it.each(TRUTH)(
  'two lying nodes cannot make a payment that %s be paid again while one node is honest',
  (_how, honest) => {
    fc.assert(
      fc.property(someNode, someNode, (first, second) => {
        for (const reports of [
          [honest, first, second],
          [first, honest, second],
          [first, second, honest],
          [honest, first],
        ]) {
          const verdict = verdictOf(reports);
          expect(AGAIN).not.toContain(verdict?.kind);
          if (honest.seen.kind !== 'mined' || honest.height < 22n) expect(verdict?.kind).not.toBe('paid');
        }
      }),
      { numRuns: 2_000 },
    );
  },
);

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
])('at height %s a payment in block 20 has %i confirmations, and never more than required', (height, count) => {
  expect(confirmationsOf(BLOCK, height)).toBe(count);
});

it.each<[string, (NodeReport | null)[], Verdict | null]>([
  ['two nodes that show it as paid', [at(mined()), at(mined())], { kind: 'paid', hash: OURS }],
  [
    'two nodes that show it as failed',
    [at(mined('reverted')), at(mined('reverted'))],
    { kind: 'reverted', hash: OURS },
  ],
  [
    'two nodes that show it without an effect',
    [at(mined('ineffective')), at(mined('ineffective'))],
    { kind: 'ineffective', hash: OURS },
  ],
  [
    'two nodes that show that less has arrived',
    [at(mined('short')), at(mined('short'))],
    { kind: 'short', hash: OURS },
  ],
  ['one node that shows the full amount and one that shows less', [at(mined()), at(mined('short'))], null],
  ['the only node, which shows that less has arrived', [at(mined('short'))], { kind: 'short', hash: OURS }],
  [
    'two nodes that show it from another account',
    [at(mined('altered')), at(mined('altered'))],
    { kind: 'altered', hash: OURS },
  ],
  [
    'one node that shows it from another account and one that shows it as paid',
    [at(mined('altered')), at(mined())],
    null,
  ],
  ['the only node, which shows it from another account', [at(mined('altered'))], { kind: 'altered', hash: OURS }],
  ['two nodes that show a replacement', [at(replaced), at(replaced)], { kind: 'cancelled', hash: ELSE }],
  [
    'two nodes that show it as paid and one that is unavailable',
    [at(mined()), null, at(mined())],
    { kind: 'paid', hash: OURS },
  ],
  [
    'two nodes that show it under a new hash',
    [at(mined('paid', SPED_UP)), at(mined('paid', SPED_UP))],
    { kind: 'paid', hash: SPED_UP },
  ],
  ['two nodes, one of them with too low a height', [at(mined()), at(mined(), 21n)], null],
  ['two nodes, one of them a million blocks ahead', [at(mined(), 1_000_022n), at(mined(), 21n)], null],
  ['one node that knows it and one that does not', [at(mined()), at(unseen)], null],
  ['one node that shows it as mined and one as pending', [at(mined()), at(waiting)], null],
  ['one node that shows it as paid and one as failed', [at(mined()), at(mined('reverted'))], null],
  ['two nodes that show it under different hashes', [at(mined()), at(mined('paid', SPED_UP))], null],
  ['only one of two nodes, which shows it as paid', [at(mined()), null], null],
  ['only one of two nodes, which shows it as failed', [at(mined('reverted')), null], null],
  ['the only node, which shows it as paid', [at(mined())], { kind: 'paid', hash: OURS }],
  ['the only node, which shows it as failed', [at(mined('reverted'))], null],
  ['the only node, which shows it as cancelled', [at(replaced)], null],
  ['two nodes that do not know it', [at(unseen), at(unseen)], null],
  ['two nodes that show it as pending', [at(waiting), at(waiting)], null],
  ['no node', [null, null], null],
  ['only one of several nodes, which shows another call under the hash', [at({ kind: 'altered' }), null, null], null],
  [
    'two nodes that show another call under the hash, and one that does not know it',
    [at({ kind: 'altered' }), at({ kind: 'altered' }), at(unseen)],
    { kind: 'altered' },
  ],
  [
    'one node that shows another call under the hash, and others that do not know it',
    [at({ kind: 'altered' }), at(unseen)],
    null,
  ],
  ['only one of several nodes, which shows an older transaction', [at({ kind: 'stale' }), null], null],
  [
    'one node that shows an older transaction, and one that does not know it',
    [at({ kind: 'stale' }), at(unseen)],
    null,
  ],
  ['the only node, which shows an older transaction', [at({ kind: 'stale' })], { kind: 'stale' }],
  [
    'one node that shows another call under the hash, and one that does not',
    [at({ kind: 'altered' }), at(waiting)],
    null,
  ],
  ['two nodes that show an older transaction', [at({ kind: 'stale' }), at({ kind: 'stale' })], { kind: 'stale' }],
  [
    'one node that shows another call under the hash, and one that shows an older transaction',
    [at({ kind: 'altered' }), at({ kind: 'stale' })],
    null,
  ],
])('the reports of %s lead to a verdict only if the nodes agree', (_who, reports, verdict) => {
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
  ['is pending in the nodes’ pools', at(waiting)],
  ['is unknown to all nodes', at(unseen)],
  ['is paid', at(mined())],
  ['was mined two blocks ago', at(mined(), 21n)],
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

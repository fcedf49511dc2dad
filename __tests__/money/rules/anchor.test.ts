import type { ChainNode } from '@/chain/node';
import type { Answers } from '@/chain/agreement';
import {
  agreedTransaction,
  wasNonceUsedAtSubmit,
  isOlderThanSubmit,
  isTooOld,
  transactionOn,
  submitTime,
  type NodeTransaction,
} from '@/tx/search/anchor';
import { BANK, HERS, OURS, STRANGER, asked } from '../../support/money/attempt';

const entry = asked({ submittedAt: 1_000_000, minedNonceCount: 3 });
const sighting = (change: Partial<NodeTransaction> = {}, nonce = 3, from = HERS): NodeTransaction => ({
  sent: { from, to: BANK, value: 5n, input: '0x', nonce },
  block: 20n,
  minedAt: 1_001n,
  ...change,
});
const [here, before] = [sighting(), sighting({ minedAt: 879n })];

it.each([
  [879n, true],
  [880n, false],
  [1_500n, false],
])('a block that was mined at %s s counts as too old: %s', (minedAt, expected) => {
  expect(isTooOld(entry, minedAt)).toBe(expected);
});

it('an entry without a service time is dated by the browser’s clock', () => {
  expect(isTooOld(asked({ at: 1_000_000 }), 879n)).toBe(true);
});

it('a nonce below the nonce count shows an older transaction only for an account without code, and only if two nodes reported the count', () => {
  expect(wasNonceUsedAtSubmit(entry, 2)).toBe(true);
  expect(wasNonceUsedAtSubmit(entry, 3)).toBe(false);
  expect(wasNonceUsedAtSubmit({ ...entry, isContract: true }, 2)).toBe(false);
  expect(wasNonceUsedAtSubmit({ ...entry, minedNonceCount: null }, 2)).toBe(false);
});

const placeOf = (answers: Answers<NodeTransaction>) => {
  const sighting = agreedTransaction(answers);
  return sighting === null ? 'split' : isOlderThanSubmit(entry, sighting) ? 'before' : 'since';
};

it.each([
  ['the service’s date is ahead', 9_000_000, 1_000n, 1_000_000],
  ['the chain is ahead', 1_000_000, 9_000n, 1_000_000],
])('when %s, an attempt gets the earlier of the service’s and the chain’s time', (_which, service, chain, expected) => {
  expect(submitTime(service, chain)).toBe(expected);
});

it.each<[string, Answers<NodeTransaction>]>([
  ['two nodes show it in the same block', [here, here]],
  ['two of three nodes show it in the same block', [before, here, here]],
  [
    'two nodes show it in their pools',
    [sighting({ block: null, minedAt: null }), sighting({ block: null, minedAt: null })],
  ],
  ['the only node shows it', [here]],
  [
    'another account sent it with a nonce below the nonce count',
    [sighting({}, 0, STRANGER), sighting({}, 0, STRANGER)],
  ],
])('a transaction may be the requested one when %s', (_when, answers) => {
  expect(placeOf(answers)).toBe('since');
});

it.each<[string, Answers<NodeTransaction>]>([
  ['two nodes show it in an old block', [before, before]],
  ['two nodes show it with a nonce below the nonce count', [sighting({}, 2), sighting({}, 2)]],
  [
    'two nodes show it in their pools with a nonce below the nonce count',
    [sighting({ block: null, minedAt: null }, 2), sighting({ block: null, minedAt: null }, 2)],
  ],
])('a transaction is older than the request when %s', (_when, answers) => {
  expect(placeOf(answers)).toBe('before');
});

it.each<[string, Answers<NodeTransaction>]>([
  ['one of two nodes shows it', [here, null]],
  ['they show it in different blocks', [here, sighting({ block: 21n })]],
  ['they report different times for its block', [here, before]],
  ['only one of them shows it in its pool', [here, sighting({ block: null, minedAt: null })]],
  ['they report different nonces', [here, sighting({}, 4)]],
  ['they report different recipients', [here, { ...here, sent: { ...here.sent, to: STRANGER } }]],
  ['they report different amounts', [here, { ...here, sent: { ...here.sent, value: 6n } }]],
  ['they report different calls', [here, { ...here, sent: { ...here.sent, input: '0x12' } }]],
])('two nodes do not agree on a transaction when %s', (_when, answers) => {
  expect(placeOf(answers)).toBe('split');
});

it('the node is asked for the transaction, its receipt and the time of its block', async () => {
  const { sent } = here;
  const node = (isKnown: boolean, block: bigint | null) =>
    ({
      transaction: () => Promise.resolve(isKnown ? sent : null),
      receipt: () => Promise.resolve(block === null ? null : { isSuccess: true, block, logs: [] }),
      blockTime: () => Promise.resolve(1_001n),
    }) as unknown as ChainNode;
  expect(await transactionOn(node(true, 20n), OURS)).toEqual(here);
  expect(await transactionOn(node(true, null), OURS)).toEqual({ sent, block: null, minedAt: null });
  expect(await transactionOn(node(false, null), OURS)).toBeNull();
});

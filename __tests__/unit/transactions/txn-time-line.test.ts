import type { Txn } from '@/api/contract';
import { otherSidesOf, txnTimeLine } from '@/features/transactions/model/txn-time-line';

const HASH = `0x${'ab'.repeat(32)}` as const;
const AT = '2026-05-01T10:00:00.000Z';
const txnWith = (change: Partial<Txn>) =>
  ({ _id: 'one', type: 'TRANSFER', direction: 'OUT', status: 'DONE', txHash: HASH, createdAt: AT, ...change }) as Txn;
const labels = (change: Partial<Txn>, asked?: { at: number }) =>
  txnTimeLine(txnWith(change), asked).map(({ label, state }) => `${state}: ${label}`);

test('an investor’s transaction shows its network step, with its hash, before its record', () => {
  expect(txnTimeLine(txnWith({}))).toEqual([
    { label: 'On the network', state: 'done', hash: HASH },
    { label: 'Recorded by the bank', state: 'done', at: AT },
    { label: 'Sent', state: 'done' },
  ]);
});

test('a transaction that this browser requested begins with the request', () => {
  expect(txnTimeLine(txnWith({}), { at: Date.parse(AT) })[0]).toEqual({
    label: 'Your wallet was asked',
    state: 'done',
    at: AT,
  });
});

test.each([
  ['REWARD', 'Claim accepted by the bank', 'Reward in your wallet'],
  ['UNSTAKE', 'End of stake accepted by the bank', 'Shares back in your wallet'],
  ['REFUND', 'Refund approved by the bank', 'Back in your wallet'],
  ['DIVIDEND', 'Dividend recorded by the bank', 'Dividend in your wallet'],
])('the timeline of the type %s begins at the bank', (type, first, last) => {
  expect(labels({ type, direction: 'IN' })).toEqual([`done: ${first}`, 'done: On the network', `done: ${last}`]);
});

test('a pending transaction shows its end as a future step, and also its network step until it has a hash', () => {
  const claim = { type: 'REWARD', status: 'PENDING' };
  expect(labels(claim).slice(1)).toEqual(['current: On the network', 'ahead: Reward in your wallet']);
  expect(labels({ ...claim, txHash: null }).slice(1)).toEqual([
    'ahead: On the network',
    'ahead: Reward in your wallet',
  ]);
});

test('a failed transaction, and one that was never on a chain, show only what happened', () => {
  expect(labels({ type: 'SWAP', status: 'FAILED' }).at(-1)).toBe('current: Failed');
  expect(labels({ type: 'OPENING', txHash: null })).toEqual(['done: Recorded by the bank', 'done: Settled']);
  expect(labels({ direction: 'IN' }).at(-1)).toBe('done: Received');
  expect(labels({ type: 'STAKE' }).at(-1)).toBe('done: Shares staked');
});

test('the other records of a transaction are those with its hash, in any letter case', () => {
  const other = txnWith({ _id: 'two', txHash: `0x${'AB'.repeat(32)}` });
  const found = [txnWith({}), other, txnWith({ _id: 'three', txHash: `0x${'cd'.repeat(32)}` })];
  expect(otherSidesOf(txnWith({}), found)).toEqual([other]);
});

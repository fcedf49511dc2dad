import type { Hash } from '@/api/contract';
import { createBudget } from '@/wallet/tx/budget';
import type { Entry } from '@/wallet/tx/entry';
import { findRival } from '@/wallet/tx/search';
import { ELSE, HERS, SOMEBODY, sent } from '../../support/money/attempt';
import { modelChain, otherTx, type Tx } from './model-chain';

/** What was mined in a payment's own place. */
const STRANGERS: Hash = `0x${'d'.repeat(64)}`;
const cancelled: Tx = { hash: ELSE, nonce: 3, to: HERS, value: 0n, block: 40n };

it('is found by the nonce that was read from the transaction itself', async () => {
  const model = modelChain([cancelled, otherTx(1, 60n)], 2_000n);
  expect(await findRival(sent(), model.node, createBudget(false))).toBe(ELSE);
  expect(model.asked.length).toBeLessThanOrEqual(20);
});

it('is of the same account, also beside another one’s with the same nonce', async () => {
  const model = modelChain([{ ...cancelled, hash: STRANGERS, from: SOMEBODY }, cancelled], 60n);
  expect(await findRival(sent(), model.node, createBudget(false))).toBe(ELSE);
});

it.each([{ nonce: null }, { isContract: true }])('is not asked for with %j', async (change) => {
  const model = modelChain([cancelled], 60n);
  expect(await findRival(sent(change), model.node, createBudget(false))).toBeNull();
  expect(model.asked).toEqual([]);
});

it.each<[string, Partial<Entry>, Tx[]]>([
  ['where the payment’s own nonce was never read', { nonce: null }, [cancelled]],
  ['where a contract pays, whose nonce proves nothing', { isContract: true }, [cancelled]],
  ['where the place is free', {}, []],
  ['where another account has used that nonce', {}, [{ ...cancelled, from: SOMEBODY }]],
  ['where the block names no transaction with that nonce', {}, [{ ...cancelled, nonce: 9 }]],
])('is nothing %s', async (_where, change, txs) => {
  expect(await findRival(sent(change), modelChain(txs, 60n).node, createBudget(false))).toBeNull();
});

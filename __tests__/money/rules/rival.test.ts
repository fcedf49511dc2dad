import type { Hash } from '@/api/contract';
import { createBudget } from '@/tx/budget';
import type { Entry } from '@/tx/entry';
import { findRival } from '@/tx/search';
import { ELSE, HERS, SOMEBODY, sent } from '../../support/money/attempt';
import { modelChain, otherTx, type Tx } from './model-chain';

const STRANGERS: Hash = `0x${'d'.repeat(64)}`;
const ABOVE = 10n;
const cancelled: Tx = { hash: ELSE, nonce: 3, to: HERS, value: 0n, block: 40n };

it('is found by the nonce that was read from the transaction itself', async () => {
  const model = modelChain([cancelled, otherTx(1, 60n)], 2_000n);
  expect(await findRival(sent(), model.node, ABOVE, createBudget(false))).toMatchObject({ hash: ELSE });
  expect(model.asked.length).toBeLessThanOrEqual(20);
});

it('is of the same account, also beside another one’s with the same nonce', async () => {
  const model = modelChain([{ ...cancelled, hash: STRANGERS, from: SOMEBODY }, cancelled], 60n);
  expect(await findRival(sent(), model.node, ABOVE, createBudget(false))).toMatchObject({ hash: ELSE });
});

it.each([{ nonce: null }, { isContract: true }])('is not asked for with %j', async (change) => {
  const model = modelChain([cancelled], 60n);
  expect(await findRival(sent(change), model.node, ABOVE, createBudget(false))).toEqual({ hash: null, above: ABOVE });
  expect(model.asked).toEqual([]);
});

it.each<[string, Partial<Entry>, Tx[]]>([
  ['where the payment’s own nonce was never read', { nonce: null }, [cancelled]],
  ['where a contract pays, whose nonce proves nothing', { isContract: true }, [cancelled]],
  ['where the place is free', {}, []],
  ['where another account has used that nonce', {}, [{ ...cancelled, from: SOMEBODY }]],
  ['where the block names no transaction with that nonce', {}, [{ ...cancelled, nonce: 9 }]],
])('is nothing %s', async (_where, change, txs) => {
  expect(await findRival(sent(change), modelChain(txs, 60n).node, ABOVE, createBudget(false))).toMatchObject({
    hash: null,
  });
});

it('is looked for above the block up to which there was none', async () => {
  const model = modelChain([], 60n);
  const first = await findRival(sent(), model.node, ABOVE, createBudget(false));
  expect(first).toEqual({ hash: null, above: 48n });
  expect(await findRival(sent(), modelChain([], 40n).node, first.above, createBudget(false))).toEqual(first);
});

describe('By a node that keeps the state of its newest blocks alone', () => {
  const WAYS = { keepsStateFor: 128n };
  const far = (block: bigint, nonce = 3): Tx => ({ ...cancelled, block, nonce });

  it('is found in the blocks themselves, as far as the budget goes in each minute', async () => {
    const { node } = modelChain([far(12n, 2), far(40n)], 600n, WAYS);
    let above = ABOVE;
    let minutes = 0;
    for (let hash: Hash | null = null; hash === null && minutes < 5; minutes += 1)
      ({ hash, above } = await findRival(sent(), node, above, createBudget(false)));
    expect([minutes, above]).toEqual([2, 26n]);
  });

  it('is in the last of them where it is in none before', async () => {
    const { node } = modelChain([far(142n)], 272n, WAYS);
    expect(await findRival(sent(), node, 140n, createBudget(false))).toMatchObject({ hash: ELSE });
  });
});

import type { Hash } from '@/api/contract';
import { createBudget } from '@/tx/search/budget';
import type { Entry } from '@/tx/journal/entry';
import { findReplacement } from '@/tx/search/search-forward';
import { ELSE, HERS, STRANGER, sent } from '../../support/money/attempt';
import { modelChain, otherTx, type ModelTx } from './model-chain';

const STRANGERS: Hash = `0x${'d'.repeat(64)}`;
const ABOVE = 10n;
const cancelled: ModelTx = { hash: ELSE, nonce: 3, to: HERS, value: 0n, block: 40n };

it('a replacement is found by its nonce, with at most twenty calls', async () => {
  const model = modelChain([cancelled, otherTx(1, 60n)], 2_000n);
  expect(await findReplacement(sent(), model.node, ABOVE, createBudget(false))).toMatchObject({ hash: ELSE });
  expect(model.asked.length).toBeLessThanOrEqual(20);
});

it('a replacement is a transaction of the same account, and not another account’s transaction with the same nonce', async () => {
  const model = modelChain([{ ...cancelled, hash: STRANGERS, from: STRANGER }, cancelled], 60n);
  expect(await findReplacement(sent(), model.node, ABOVE, createBudget(false))).toMatchObject({ hash: ELSE });
});

it.each([{ nonce: null }, { isContract: true }])('no replacement is searched for with %j', async (change) => {
  const model = modelChain([cancelled], 60n);
  expect(await findReplacement(sent(change), model.node, ABOVE, createBudget(false))).toEqual({
    hash: null,
    above: ABOVE,
  });
  expect(model.asked).toEqual([]);
});

it.each<[string, Partial<Entry>, ModelTx[]]>([
  ['when the payment’s nonce is unknown', { nonce: null }, [cancelled]],
  ['when a contract pays, because its nonce proves nothing', { isContract: true }, [cancelled]],
  ['while the nonce is unused', {}, []],
  ['when only another account has used the nonce', {}, [{ ...cancelled, from: STRANGER }]],
  ['when the block shows no transaction with the nonce', {}, [{ ...cancelled, nonce: 9 }]],
])('no replacement is found %s', async (_where, change, txs) => {
  expect(await findReplacement(sent(change), modelChain(txs, 60n).node, ABOVE, createBudget(false))).toMatchObject({
    hash: null,
  });
});

it('the search for a replacement continues above the last block that was searched', async () => {
  const model = modelChain([], 60n);
  const first = await findReplacement(sent(), model.node, ABOVE, createBudget(false));
  expect(first).toEqual({ hash: null, above: 48n });
  expect(await findReplacement(sent(), modelChain([], 40n).node, first.above, createBudget(false))).toEqual(first);
});

describe('With a node that keeps the state of only its newest blocks, a replacement', () => {
  const WAYS = { keepsStateFor: 128n };
  const far = (block: bigint, nonce = 3): ModelTx => ({ ...cancelled, block, nonce });

  it('is found in the blocks themselves, within the budget of each minute', async () => {
    const { node } = modelChain([far(12n, 2), far(90n)], 600n, WAYS);
    let above = ABOVE;
    let minutes = 0;
    for (let hash: Hash | null = null; hash === null && minutes < 5; minutes += 1)
      ({ hash, above } = await findReplacement(sent(), node, above, createBudget(false)));
    expect([minutes, above]).toEqual([2, 70n]);
  });

  it('is in the last block when no earlier block contains it', async () => {
    const { node } = modelChain([far(142n)], 272n, WAYS);
    expect(await findReplacement(sent(), node, 140n, createBudget(false))).toMatchObject({ hash: ELSE });
  });
});

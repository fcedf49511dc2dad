import fc from 'fast-check';
import { BANK, HERS, OURS, STRANGER } from '../../support/money/attempt';
import { TOKEN, modelChain, otherTx, type ModelTx } from './model-chain';

const between = { token: TOKEN, from: HERS, to: BANK, first: 0n, last: 2_000n };
const moved = (block: bigint, change: Partial<ModelTx> = {}): ModelTx => ({
  ...otherTx(Number(block), block),
  to: TOKEN,
  moved: 5n,
  ...change,
});

it('every transfer is read once and in order, in as many calls as the node needs', async () => {
  const blocks = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2_000n }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      blocks,
      fc.constantFrom(100n, 101n, 500n, 5_000n),
      fc.bigInt({ min: 0n, max: 2_000n }),
      async (at, logsFor, last) => {
        const { node } = modelChain(
          at.map((block) => moved(block)).toSorted((a, b) => Number(a.block! - b.block!)),
          2_000n,
          { logsFor },
        );
        let spent = 0;
        const transfers = await node.transfers({ ...between, last }, () => void (spent += 1));
        expect(transfers.map(({ block }) => block)).toEqual(
          at.filter((block) => block <= last).toSorted((a, b) => Number(a - b)),
        );
        expect(spent).toBeGreaterThan(0);
      },
    ),
    { numRuns: 100 },
  );
});

it('no block between two calls is skipped', async () => {
  const blocks = Array.from({ length: 400 }, (_, block) => BigInt(block));
  const { node } = modelChain(
    blocks.map((block) => moved(block)),
    399n,
    { logsFor: 100n },
  );
  const transfers = await node.transfers({ ...between, last: 399n });
  expect(transfers.map(({ block }) => block)).toEqual(blocks);
});

it('a transfer is read with its hash, block and amount, and transfers of other tokens, senders and payees are left out', async () => {
  const strangers = [moved(2n, { from: STRANGER }), moved(3n, { payee: STRANGER }), moved(4n, { to: STRANGER })];
  const { node } = modelChain([moved(1n, { hash: OURS, moved: 7n }), ...strangers], 10n);
  expect(await node.transfers(between)).toEqual([{ hash: OURS, block: 1n, amount: 7n }]);
});

it('no call is made when there is no block to read', async () => {
  const model = modelChain([], 10n);
  expect(await model.node.transfers({ ...between, first: 11n, last: 10n })).toEqual([]);
  expect(model.asked).toEqual([]);
});

it('reading fails at once when the node is unavailable, and soon when it returns no logs', async () => {
  const away = modelChain([], 2_000n, { isAway: true });
  await expect(away.node.transfers(between)).rejects.toThrow();
  expect(away.asked).toHaveLength(1);
  const refusing = modelChain([], 2_000n, { logsFor: 0n });
  await expect(refusing.node.transfers(between)).rejects.toThrow(/range/);
  expect(refusing.asked.length).toBeLessThanOrEqual(6);
});

it('each call is counted before it is made, so that no call is made once the budget is used up', async () => {
  const model = modelChain([], 2_000n);
  const spend = () => {
    throw new Error('used up');
  };
  await expect(model.node.transfers(between, spend)).rejects.toThrow('used up');
  expect(model.asked).toEqual([]);
});

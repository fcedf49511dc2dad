import { encodeFunctionData, erc20Abi } from 'viem';
import fc from 'fast-check';
import type { Hash } from '@/api/contract';
import { OutOfBudget, createBudget } from '@/tx/search/budget';
import type { Entry } from '@/tx/journal/entry';
import { search, type Position } from '@/tx/search/search-forward';
import { asked, BANK, ELSE, HERS, OURS, STRANGER, SPED_UP } from '../../support/money/attempt';
import { TOKEN, inOrder, modelChain, otherTx, type Model, type ModelTx, type Ways } from './model-chain';

const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
const inCoin = asked();
const inToken = asked({ to: TOKEN, value: '0', data: CALL });
const CURRENCIES = [
  ['the coin', inCoin],
  ['a token', inToken],
] as const;

const START: Position = { block: 10n, count: 3 };
const STRANGERS: Hash = `0x${'d'.repeat(64)}`;
const never = () => false;
const paymentOf = (entry: Entry, change: Partial<ModelTx> = {}): ModelTx =>
  entry.data === '0x'
    ? { hash: OURS, nonce: 3, ...change }
    : { hash: OURS, nonce: 3, to: TOKEN, value: 0n, input: CALL, moved: 5n, ...change };

async function watchFor(
  entry: Entry,
  model: Model,
  looks: number,
  blocksBetween = 0n,
): Promise<{ hash: Hash | null; most: number }> {
  let position = START;
  let most = 0;
  for (let look = 0; look < looks; look += 1) {
    const before = model.asked.length;
    const { take, spend, takeBlock } = createBudget(false);
    let spent = 0;
    const counting = {
      take: (calls: number) => {
        const isLeft = take(calls);
        if (isLeft) spent += calls;
        return isLeft;
      },
      spend: () => {
        spend();
        spent += 1;
      },
      overdraw: () => undefined,
      takeBlock: () => {
        const isLeft = takeBlock();
        if (isLeft) spent += 1;
        return isLeft;
      },
    };
    const found = await search(entry, model.node, position, counting, never).catch(() => null);
    most = Math.max(most, model.asked.length - before);
    expect(spent).toBe(model.asked.length - before);
    if (found?.hash) return { hash: found.hash, most };
    position = found?.position ?? position;
    model.height += blocksBetween;
  }
  return { hash: null, most };
}

const someWays: fc.Arbitrary<Ways> = fc.constantFrom<Ways>({}, { logsFor: 100n }, { logsFor: 1_000n });

it.each(CURRENCIES)(
  'a payment in %s is found in any block among other transactions, with at most 20 calls a minute',
  async (_what, entry) => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 11n, max: 5_000n }),
        fc.array(fc.bigInt({ min: 11n, max: 5_000n }), { maxLength: 6, size: 'max' }),
        fc.bigInt({ min: 0n, max: 2_000n }),
        someWays,
        async (block, others, above, ways) => {
          const model = modelChain(
            inOrder([...others.map((at, index) => otherTx(index, at)), paymentOf(entry, { block })]),
            block + above,
            ways,
          );
          const { hash, most } = await watchFor(entry, model, 40);
          expect(hash).toBe(OURS);
          expect(most).toBeLessThanOrEqual(20);
        },
      ),
      { numRuns: 60 },
    );
  },
);

it.each(CURRENCIES)(
  'a payment in %s that is mined during the search is found on a node that keeps the state of 128 blocks',
  async (_what, entry) => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 11n, max: 400n }),
        fc.array(fc.bigInt({ min: 11n, max: 400n }), { maxLength: 3 }),
        async (block, others) => {
          const txs = inOrder([...others.map((at, index) => otherTx(index, at)), paymentOf(entry, { block })]);
          const { hash, most } = await watchFor(
            entry,
            modelChain(txs, 10n, { keepsStateFor: 128n, logsFor: 100n }),
            40,
            20n,
          );
          expect(hash).toBe(OURS);
          expect(most).toBeLessThanOrEqual(20);
        },
      ),
      { numRuns: 60 },
    );
  },
);

it.each(CURRENCIES)(
  'a payment in %s that is mined between two calls of one pass is not skipped',
  async (_what, entry) => {
    for (let after = 1; after <= 4; after += 1) {
      const model = modelChain([paymentOf(entry, { block: 21n })], 20n);
      let questions = 0;
      const counting = {
        ...createBudget(false),
        spend: () => void ((questions += 1) === after && (model.height += 1n)),
      };
      const first = await search(entry, model.node, START, counting, never);
      model.height = 21n;
      const second = await search(entry, model.node, first.position, createBudget(false), never);
      expect(first.hash ?? second.hash).toBe(OURS);
    }
  },
);

it.each(CURRENCIES)(
  'a search for a payment in %s is complete only after it has read the newest block',
  async (_what, entry) => {
    const others = [11n, 200n, 400n].map((at, index) => otherTx(index, at));
    const model = modelChain(others, 5_000n, { logsFor: 100n });
    const answers: boolean[] = [];
    let position = START;
    for (let look = 0; look < 10; look += 1) {
      const found = await search(entry, model.node, position, createBudget(false), never);
      answers.push(found.isComplete);
      position = found.position;
    }
    expect(answers[0]).toBe(false);
    expect(answers.at(-1)).toBe(true);
    expect(position.block).toBe(4_988n);
  },
);

it.each(CURRENCIES)(
  'a payment in %s that was not made is not found, and a second search without new blocks needs one call',
  async (_what, entry) => {
    const model = modelChain([otherTx(1, 15n), paymentOf(entry, { block: 9n, nonce: 2, hash: ELSE })], 60n);
    const first = await search(entry, model.node, { ...START, count: 4 }, createBudget(false), never);
    expect(first.hash).toBeNull();
    const before = model.asked.length;
    expect(
      await search(entry, model.node, { ...first.position, block: 60n }, createBudget(false), never),
    ).toMatchObject({ hash: null, isComplete: true });
    expect(model.asked.length - before).toBe(1);
  },
);

it.each(CURRENCIES)(
  'a transaction of another attempt, amount or account is not accepted as a payment in %s',
  async (_what, entry) => {
    const isToken = entry.data !== '0x';
    const other = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 6n] });
    const txs = [
      paymentOf(entry, { block: 12n, hash: SPED_UP }),
      paymentOf(entry, { block: 13n, hash: ELSE, ...(isToken ? { input: other, moved: 6n } : { value: 6n }) }),
      paymentOf(entry, { block: 13n, hash: STRANGERS, from: STRANGER }),
    ];
    const model = modelChain(txs, 60n);
    let position = START;
    for (let look = 0; look < 4; look += 1) {
      const found = await search(entry, model.node, position, createBudget(false), (hash) => hash === SPED_UP);
      expect(found.hash).toBeNull();
      position = found.position;
    }
    expect(
      (await watchFor(entry, modelChain([...txs, paymentOf(entry, { block: 14n, nonce: 5 })].slice(1), 60n), 5)).hash,
    ).toBe(OURS);
  },
);

it('a transfer of a contract account is found by its effect, whichever transaction carries it', async () => {
  const carried = paymentOf(inToken, { block: 12n, input: '0x1234' });
  expect((await watchFor({ ...inToken, isContract: true }, modelChain([carried], 30n), 1)).hash).toBe(OURS);
  expect((await watchFor(inToken, modelChain([carried], 30n), 1)).hash).toBeNull();
});

it('a transfer that another account has carried out is found by the exact amount', async () => {
  const carried = paymentOf(inToken, { block: 12n, input: '0x1234', from: STRANGER, owner: HERS });
  expect((await watchFor(inToken, modelChain([carried], 30n), 1)).hash).toBe(OURS);
  expect((await watchFor(inToken, modelChain([{ ...carried, moved: 6n }], 30n), 1)).hash).toBeNull();
});

it.each(CURRENCIES)(
  'a search for %s throws when the node is unavailable or the budget is used up',
  async (_what, entry) => {
    const away = modelChain([paymentOf(entry, { block: 12n })], 60n, { isAway: true });
    await expect(search(entry, away.node, START, createBudget(false), never)).rejects.toThrow();
    const budget = {
      take: () => false,
      spend: () => {
        throw new OutOfBudget();
      },
      overdraw: () => undefined,
      takeBlock: () => false,
    };
    await expect(search(entry, modelChain([], 60n).node, START, budget, never)).rejects.toThrow(OutOfBudget);
  },
);

it('a search throws when a node returns no logs, and when the budget ends before anything was read', async () => {
  const silent = modelChain([paymentOf(inToken, { block: 12n })], 600n, { logsFor: 0n });
  await expect(search(inToken, silent.node, START, createBudget(false), never)).rejects.toThrow(/range/);
  const spent = createBudget(false);
  spent.take(17);
  const narrow = modelChain([paymentOf(inToken, { block: 12n })], 600n, { logsFor: 100n });
  await expect(search(inToken, narrow.node, START, spent, never)).rejects.toThrow(OutOfBudget);
});

it.each(CURRENCIES)(
  'a node that is behind does not count as having read all blocks for a payment in %s',
  async (_what, entry) => {
    expect(await search(entry, modelChain([], 8n).node, START, createBudget(false), never)).toEqual({
      hash: null,
      position: START,
      isComplete: false,
    });
  },
);

it('blocks whose state is gone are read whole, within the budget of each minute', async () => {
  const model = modelChain([paymentOf(inCoin, { block: 90n })], 600n, { keepsStateFor: 128n });
  const first = await search(inCoin, model.node, START, createBudget(false), never);
  expect(first).toEqual({ hash: null, position: { block: 70n, count: 3 }, isComplete: false });
  expect(await search(inCoin, model.node, first.position, createBudget(false), never)).toMatchObject({ hash: OURS });
});

it('blocks whose state is gone are not read if no nonce was used before the oldest block with state', async () => {
  const payment = paymentOf(inCoin, { block: 560n });
  const model = modelChain([payment], 600n, { keepsStateFor: 128n });
  expect(await search(inCoin, model.node, START, createBudget(false), never)).toMatchObject({ hash: OURS });
});

import { encodeFunctionData, erc20Abi } from 'viem';
import fc from 'fast-check';
import type { Hash } from '@/api/contract';
import { OutOfBudget, createBudget } from '@/tx/budget';
import type { Entry } from '@/tx/entry';
import { search, type Position } from '@/tx/search';
import { asked, BANK, ELSE, HERS, OURS, SOMEBODY, SPED_UP } from '../../support/money/attempt';
import { TOKEN, modelChain, otherTx, type Model, type Tx, type Ways } from './model-chain';

const CALL = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
const inCoin = asked();
const inToken = asked({ to: TOKEN, value: '0', data: CALL });
const CURRENCIES = [
  ['the coin', inCoin],
  ['a token', inToken],
] as const;

const START: Position = { block: 10n, count: 3 };
const STRANGERS: Hash = `0x${'d'.repeat(64)}`;
const nobody = () => false;
const paymentOf = (entry: Entry, change: Partial<Tx> = {}): Tx =>
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
    const { take, spend } = createBudget(false);
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
      owe: () => undefined,
    };
    const found = await search(entry, model.node, position, counting, nobody).catch(() => null);
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
  'finds a payment in %s in whatever block, among other transactions of the account, with 20 questions a minute at most',
  async (_what, entry) => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 11n, max: 5_000n }),
        fc.array(fc.bigInt({ min: 11n, max: 5_000n }), { maxLength: 6, size: 'max' }),
        fc.bigInt({ min: 0n, max: 2_000n }),
        someWays,
        async (block, others, above, ways) => {
          const model = modelChain(
            [...others.map((at, index) => otherTx(index, at)), paymentOf(entry, { block })],
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
  'finds a payment in %s that is mined while it is looked for, on a node that keeps the state of 128 blocks',
  async (_what, entry) => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 11n, max: 400n }),
        fc.array(fc.bigInt({ min: 11n, max: 400n }), { maxLength: 3 }),
        async (block, others) => {
          const txs = [...others.map((at, index) => otherTx(index, at)), paymentOf(entry, { block })];
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
  'does not pass over a payment in %s that is mined between two questions of one look',
  async (_what, entry) => {
    for (let after = 1; after <= 4; after += 1) {
      const model = modelChain([paymentOf(entry, { block: 21n })], 20n);
      let questions = 0;
      const counting = {
        ...createBudget(false),
        spend: () => void ((questions += 1) === after && (model.height += 1n)),
      };
      const first = await search(entry, model.node, START, counting, nobody);
      model.height = 21n;
      const second = await search(entry, model.node, first.position, createBudget(false), nobody);
      expect(first.hash ?? second.hash).toBe(OURS);
    }
  },
);

it.each(CURRENCIES)(
  'says of a payment in %s that all was read only where it has read up to the newest block',
  async (_what, entry) => {
    const others = [11n, 200n, 400n].map((at, index) => otherTx(index, at));
    const model = modelChain(others, 5_000n, { logsFor: 100n });
    const answers: boolean[] = [];
    let position = START;
    for (let look = 0; look < 10; look += 1) {
      const found = await search(entry, model.node, position, createBudget(false), nobody);
      answers.push(found.isWhole);
      position = found.position;
    }
    expect(answers[0]).toBe(false);
    expect(answers.at(-1)).toBe(true);
    expect(position.block).toBe(4_988n);
  },
);

it.each(CURRENCIES)(
  'finds nothing of a payment in %s where none was made, and asks little where nothing is new',
  async (_what, entry) => {
    const model = modelChain([otherTx(1, 15n), paymentOf(entry, { block: 9n, nonce: 2, hash: ELSE })], 60n);
    const first = await search(entry, model.node, { ...START, count: 4 }, createBudget(false), nobody);
    expect(first.hash).toBeNull();
    const before = model.asked.length;
    expect(
      await search(entry, model.node, { ...first.position, block: 60n }, createBudget(false), nobody),
    ).toMatchObject({ hash: null, isWhole: true });
    expect(model.asked.length - before).toBe(1);
  },
);

it.each(CURRENCIES)(
  'takes no payment in %s that belongs to another attempt, that pays another amount or that somebody else has sent',
  async (_what, entry) => {
    const isToken = entry.data !== '0x';
    const other = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 6n] });
    const txs = [
      paymentOf(entry, { block: 12n, hash: SPED_UP }),
      paymentOf(entry, { block: 13n, hash: ELSE, ...(isToken ? { input: other, moved: 6n } : { value: 6n }) }),
      paymentOf(entry, { block: 13n, hash: STRANGERS, from: SOMEBODY }),
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

it('takes a transfer of a contract’s account by its effect, whatever transaction carries it', async () => {
  const carried = paymentOf(inToken, { block: 12n, input: '0x1234' });
  expect((await watchFor({ ...inToken, isContract: true }, modelChain([carried], 30n), 1)).hash).toBe(OURS);
  expect((await watchFor(inToken, modelChain([carried], 30n), 1)).hash).toBeNull();
});

it('takes what another account has carried out for it, by exactly what was due', async () => {
  const carried = paymentOf(inToken, { block: 12n, input: '0x1234', from: SOMEBODY, owner: HERS });
  expect((await watchFor(inToken, modelChain([carried], 30n), 1)).hash).toBe(OURS);
  expect((await watchFor(inToken, modelChain([{ ...carried, moved: 6n }], 30n), 1)).hash).toBeNull();
});

it.each(CURRENCIES)(
  'throws for %s where the node is away or its state is gone, since that is no answer',
  async (_what, entry) => {
    const away = modelChain([paymentOf(entry, { block: 12n })], 60n, { isAway: true });
    await expect(search(entry, away.node, START, createBudget(false), nobody)).rejects.toThrow();
    const budget = {
      take: () => false,
      spend: () => {
        throw new OutOfBudget();
      },
      owe: () => undefined,
    };
    await expect(search(entry, modelChain([], 60n).node, START, budget, nobody)).rejects.toThrow(OutOfBudget);
  },
);

it('throws where a node tells no logs at all, and where the budget ends before anything was read', async () => {
  const silent = modelChain([paymentOf(inToken, { block: 12n })], 600n, { logsFor: 0n });
  await expect(search(inToken, silent.node, START, createBudget(false), nobody)).rejects.toThrow(/range/);
  const spent = createBudget(false);
  spent.take(17);
  const narrow = modelChain([paymentOf(inToken, { block: 12n })], 600n, { logsFor: 100n });
  await expect(search(inToken, narrow.node, START, spent, nobody)).rejects.toThrow(OutOfBudget);
});

it.each(CURRENCIES)(
  'does not take a node that is behind for one that has read all of a payment in %s',
  async (_what, entry) => {
    expect(await search(entry, modelChain([], 8n).node, START, createBudget(false), nobody)).toEqual({
      hash: null,
      position: START,
      isWhole: false,
    });
  },
);

it('reads the blocks themselves where their state is gone, as far as the budget goes in each minute', async () => {
  const model = modelChain([paymentOf(inCoin, { block: 40n })], 600n, { keepsStateFor: 128n });
  const first = await search(inCoin, model.node, START, createBudget(false), nobody);
  expect(first).toEqual({ hash: null, position: { block: 26n, count: 3 }, isWhole: false });
  expect(await search(inCoin, model.node, first.position, createBudget(false), nobody)).toMatchObject({ hash: OURS });
});

it('reads no forgotten block where the count of the oldest kept one has not grown', async () => {
  const payment = paymentOf(inCoin, { block: 560n });
  const model = modelChain([payment], 600n, { keepsStateFor: 128n });
  expect(await search(inCoin, model.node, START, createBudget(false), nobody)).toMatchObject({ hash: OURS });
});

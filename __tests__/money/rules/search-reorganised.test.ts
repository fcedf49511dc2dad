import type { Hash } from '@/api/contract';
import { createBudget } from '@/tx/search/budget';
import { search, type Position } from '@/tx/search/search-forward';
import { asked, ELSE, OURS, STRANGER } from '../../support/money/attempt';
import { modelChain } from './model-chain';

const START: Position = { block: 10n, count: 3 };
const never = () => false;
const paidIn = (block: bigint) => ({ hash: OURS, nonce: 3, block });
const OTHERS = [1, 2, 3].map((digit): Hash => `0x${String(digit).repeat(64)}`);
const CALLS = Array.from({ length: 8 }, (_, at) => at + 1);

it.each([
  ...CALLS.map((after) => ['a later', after, [], 31n] as const),
  ...CALLS.map((after) => ['an earlier', after, [paidIn(19n)], 19n] as const),
])(
  'a payment in BNB that a reorganisation moves to %s block at call %d of a pass is not skipped',
  async (_where, after, meanwhile, block) => {
    const model = modelChain([paidIn(21n)], 30n);
    let calls = 0;
    const count = () => void ((calls += 1) === after && (model.txs = meanwhile));
    const budget = createBudget(false);
    const counting = { ...budget, spend: count, take: (most: number) => (count(), budget.take(most)) };
    let { hash, position } = await search(asked(), model.node, START, counting, never);
    [model.txs, model.height] = [[paidIn(block)], 31n];
    for (let pass = 0; pass < 2 && hash === null; pass += 1)
      ({ hash, position } = await search(asked(), model.node, position, createBudget(false), never));
    expect(hash).toBe(OURS);
  },
);

it('a payment in BNB is found if a reorganisation moves only it, but not the next transaction, to an earlier block', async () => {
  const next = (block: bigint) => ({ hash: ELSE, nonce: 4, block, to: STRANGER });
  const model = modelChain([paidIn(21n), next(21n)], 30n);
  const { transactionsIn } = model.node;
  let position = START;
  let hash: Hash | null = null;
  const node: typeof model.node = {
    ...model.node,
    transactionsIn: (block) => {
      model.txs = [paidIn(20n), next(21n)];
      return transactionsIn(block);
    },
  };
  for (let pass = 0; pass < 4 && hash === null; pass += 1)
    ({ hash, position } = await search(asked(), node, position, createBudget(false), never));
  expect(hash).toBe(OURS);
});

it('a node without older state finds a payment after a delegation and another transaction', async () => {
  const other = { hash: ELSE, nonce: 4, block: 21n, to: STRANGER };
  const model = modelChain([other, { ...paidIn(22n), nonce: 5 }], 600n, { keepsStateFor: 128n });
  let position = START;
  let hash: Hash | null = null;
  for (let pass = 0; pass < 3 && hash === null; pass += 1)
    ({ hash, position } = await search(asked(), model.node, position, createBudget(false), never));
  expect(hash).toBe(OURS);
});

it.each([
  ['emptied the block', []],
  ['moved the next transaction out of the block', [{ hash: ELSE, nonce: 4, block: 21n, to: STRANGER }]],
])('a search is not complete if a reorganisation may have %s that it reads', async (_what, left) => {
  const model = modelChain([paidIn(21n)], 30n);
  const { transactionsIn } = modelChain(left, 30n).node;
  const { position, isComplete } = await search(
    asked(),
    { ...model.node, transactionsIn },
    START,
    createBudget(false),
    never,
  );
  expect([position.count, isComplete]).toEqual([3, false]);
});

it('a search continues after a nonce that a delegation used long ago', async () => {
  const model = modelChain(
    [
      { hash: ELSE, nonce: 3, block: 21n },
      { ...paidIn(500n), nonce: 4 },
    ],
    600n,
  );
  const transactionsIn = async (block: bigint) => (block === 21n ? [] : model.node.transactionsIn(block));
  let { hash, position } = { hash: null as Hash | null, position: START };
  for (let pass = 0; pass < 3 && hash === null; pass += 1)
    ({ hash, position } = await search(
      asked(),
      { ...model.node, transactionsIn },
      position,
      createBudget(false),
      never,
    ));
  expect(hash).toBe(OURS);
});

it('a payment in BNB is found if a reorganisation puts it in the place of the account’s other transaction', async () => {
  const model = modelChain([{ hash: ELSE, nonce: 3, block: 25n, to: STRANGER }], 30n);
  const first = await search(asked(), model.node, START, createBudget(false), never);
  expect(first).toMatchObject({ hash: null, isComplete: true });
  [model.txs, model.height] = [[{ hash: OURS, nonce: 3, block: 25n }], 31n];
  const { hash } = await search(asked(), model.node, first.position, createBudget(false), never);
  expect(hash).toBe(OURS);
});

it('a search whose calls run out continues after the account’s transactions that no reorganisation can replace', async () => {
  const others = [20n, 40n, 60n].map((block, at) => ({ hash: OTHERS[at]!, nonce: 3 + at, block, to: STRANGER }));
  const model = modelChain([...others, { hash: OURS, nonce: 6, block: 80n }], 400n);
  const first = await search(asked(), model.node, START, createBudget(false), never);
  expect(first).toMatchObject({ hash: null, position: { block: 39n, count: 4 }, isComplete: false });
  let { hash, position } = first;
  for (let pass = 0; pass < 3 && hash === null; pass += 1)
    ({ hash, position } = await search(asked(), model.node, position, createBudget(false), never));
  expect(hash).toBe(OURS);
});

it.each(Array.from({ length: 20 }, (_, at) => at))(
  'a search whose calls run out after %d of 20 calls skips no block',
  async (calls) => {
    const model = modelChain([paidIn(80n)], 400n);
    const budget = createBudget(false);
    budget.take(20 - calls);
    const first = await search(asked(), model.node, START, budget, never).catch(() => null);
    const { hash } = first?.hash
      ? first
      : await search(asked(), model.node, first?.position ?? START, createBudget(false), never);
    expect(hash).toBe(OURS);
  },
);

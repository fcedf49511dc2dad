import type { Hash } from '@/api/contract';
import { createBudget } from '@/tx/search/budget';
import { search, type Position } from '@/tx/search/search-forward';
import { asked, ELSE, OURS, STRANGER } from '../../support/money/attempt';
import { modelChain } from './model-chain';

const START: Position = { block: 10n, count: 3 };
const never = () => false;
const paidIn = (block: bigint) => ({ hash: OURS, nonce: 3, block });
const CALLS = Array.from({ length: 8 }, (_, at) => at + 1);

it.each([
  ...CALLS.map((after) => ['a later', after, [], 31n] as const),
  ...CALLS.map((after) => ['an earlier', after, [paidIn(15n)], 15n] as const),
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

it('a search does not go on past an empty block if the node does not say whether a reorganisation emptied it', async () => {
  const model = modelChain([paidIn(21n)], 30n);
  const node: typeof model.node = {
    ...model.node,
    transactionsIn: async () => {
      model.ways.isAway = true;
      return [];
    },
  };
  await expect(search(asked(), node, START, createBudget(false), never)).rejects.toThrow('away');
});

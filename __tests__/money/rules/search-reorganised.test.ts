import { createBudget } from '@/tx/search/budget';
import { search, type Position } from '@/tx/search/search-forward';
import { asked, OURS } from '../../support/money/attempt';
import { modelChain } from './model-chain';

const START: Position = { block: 10n, count: 3 };
const never = () => false;
const paidIn = (block: bigint) => ({ hash: OURS, nonce: 3, block });

it.each(Array.from({ length: 8 }, (_, at) => at + 1))(
  'a payment in BNB that a reorganisation moves to a later block at call %d of a pass is not skipped',
  async (after) => {
    const model = modelChain([paidIn(21n)], 30n);
    let calls = 0;
    const count = () => void ((calls += 1) === after && (model.txs = []));
    const budget = createBudget(false);
    const counting = { ...budget, spend: count, take: (most: number) => (count(), budget.take(most)) };
    let { hash, position } = await search(asked(), model.node, START, counting, never);
    [model.txs, model.height] = [[paidIn(31n)], 31n];
    for (let pass = 0; pass < 2 && hash === null; pass += 1)
      ({ hash, position } = await search(asked(), model.node, position, createBudget(false), never));
    expect(hash).toBe(OURS);
  },
);

import { createBudget } from '@/tx/search/budget';
import { search, type Position } from '@/tx/search/search-forward';
import { ELSE, OURS, STRANGER, asked } from '../support/money/attempt';
import { modelChain } from '../money/rules/model-chain';

const START: Position = { block: 10n, count: 3 };
const never = () => false;

it('a payment in BNB is found if a reorganisation puts it in the place of the account’s other transaction', async () => {
  const model = modelChain([{ hash: ELSE, nonce: 3, block: 25n, to: STRANGER }], 30n);
  let { hash, position } = await search(asked(), model.node, START, createBudget(false), never);
  expect(hash).toBeNull();
  [model.txs, model.height] = [[{ hash: OURS, nonce: 3, block: 25n }], 31n];
  ({ hash, position } = await search(asked(), model.node, position, createBudget(false), never));
  expect(hash).toBe(OURS);
});

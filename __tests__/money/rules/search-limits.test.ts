import { encodeFunctionData, erc20Abi } from 'viem';
import type { Hash } from '@/api/contract';
import { createBudget } from '@/tx/search/budget';
import { search } from '@/tx/search/search-forward';
import { BANK, HERS, OURS, STRANGER, asked } from '../../support/money/attempt';
import { TOKEN, modelChain, type ModelTx } from './model-chain';

it('transfers of zero tokens cost no calls, because anyone can write them into the log', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [BANK, 5n] });
  const paid: ModelTx = { hash: OURS, nonce: 3, to: TOKEN, value: 0n, input: data, moved: 5n, block: 13n };
  const nothing = Array.from({ length: 30 }, (_, at): ModelTx => {
    const hash: Hash = `0x${String(at + 10).repeat(32)}`;
    return { ...paid, block: 12n, hash, input: '0x1234', from: STRANGER, owner: HERS, moved: 0n };
  });
  const { node } = modelChain([...nothing, paid], 30n);
  const entry = asked({ to: TOKEN, value: '0', data });
  const found = await search(entry, node, { block: 10n, count: 3 }, createBudget(false), () => false);
  expect(found.hash).toBe(OURS);
});

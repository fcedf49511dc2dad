import { toHex } from 'viem';
import { engine } from '@/tx/app-engine';
import { assertRequestNotOnChain, type OnChain } from '@/tx/search/search-backward';
import { BANK, HERS } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, otherTx, type ModelTx } from './model-chain';

useBank();

const intent: OnChain['intent'] = {
  call: { from: HERS, to: BANK, value: 5n, data: '0x' },
  effect: { type: 'coin-transfer', to: BANK, amount: '5' },
  serviceRecord: { type: 'order', id: 'order-1', orderNo: 'FNX-1' },
};
const matches = (count: number, change: Partial<ModelTx> = {}): ModelTx[] =>
  Array.from({ length: count }, (_, at) => ({ hash: toHex(at + 1, { size: 32 }), nonce: 3 + at, ...change }));
const searchIn = (txs: readonly ModelTx[]) => {
  const { node, asked } = modelChain(txs, 730n);
  const isOther = (hash: string) => txs.some((one) => one.hash === hash);
  return { asked, searched: assertRequestNotOnChain(engine, { intent, openedAt: 220_000, isOther }, node) };
};

it('a request is refused when a node reports more than forty pending matches', async () => {
  await expect(searchIn(matches(41)).searched).rejects.toMatchObject({ kind: 'account-busy' });
  await expect(searchIn(matches(40)).searched).resolves.toBeUndefined();
});

it('no receipt is read when a node reports too many matches', async () => {
  const { asked, searched } = searchIn(matches(41, { block: 120n }));
  await expect(searched).rejects.toMatchObject({ kind: 'account-busy' });
  expect(asked).not.toContain('eth_getTransactionReceipt');
});

it('the check fails when the node that reports a payment cannot say when it was made', async () => {
  const { node } = modelChain([{ ...otherTx(1, 120n), to: TOKEN, moved: 5n }], 730n);
  const blockTime = (height: bigint) =>
    height === 730n ? node.blockTime(height) : Promise.reject(new Error('header not found'));
  const effect = { type: 'transfer', token: TOKEN, from: HERS, to: BANK, amount: '5' } as const;
  const context = { intent: { ...intent, effect }, openedAt: 220_000, isOther: () => false };
  await expect(assertRequestNotOnChain(engine, context, { ...node, blockTime })).rejects.toMatchObject({
    kind: 'nodes-unreachable',
  });
});

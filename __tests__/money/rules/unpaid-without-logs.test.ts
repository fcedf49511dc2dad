import { observeServiceDate } from '@/utils/service-clock';
import { assertRequestNotOnChain, type OnChain } from '@/tx/search/search-backward';
import { engine } from '@/tx/app-engine';
import { BANK, HERS, OURS, STRANGER } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { TOKEN, modelChain, type ModelTx, type Ways } from './model-chain';

useBank();

const intent: OnChain['intent'] = {
  call: { from: HERS, to: TOKEN, value: 0n, data: '0x00' },
  effect: { type: 'transfer', token: TOKEN, from: HERS, to: BANK, amount: '5' },
  serviceRecord: { type: 'order', id: 'order-1', orderNo: 'FNX-1' },
};
const HEIGHT = 730n;
const WITHOUT_LOGS: Ways = { logsFor: 0n };
const paid = (change: Partial<ModelTx> = {}): ModelTx => ({
  hash: OURS,
  block: 700n,
  nonce: 3,
  to: TOKEN,
  value: 0n,
  input: '0x00',
  moved: 5n,
  ...change,
});

const check = (txs: readonly ModelTx[], ways: Ways = WITHOUT_LOGS) => {
  observeServiceDate(new Date(Number(HEIGHT) * 1_000).toUTCString());
  const { node, asked } = modelChain(txs, HEIGHT, ways);
  const context = { intent, openedAt: 600_000, isOther: () => false };
  const checked = assertRequestNotOnChain(engine, context, node).then(
    () => 'searched',
    ({ kind, message }) => kind ?? message,
  );
  return { checked, asked };
};

it.each<[string, ModelTx[], Ways, string]>([
  ['shows the transfer', [paid()], WITHOUT_LOGS, 'paid-elsewhere'],
  ['shows no transfer', [], WITHOUT_LOGS, 'query exceeds the range'],
  ['shows another call', [paid({ input: '0x01' })], WITHOUT_LOGS, 'query exceeds the range'],
  ['shows an older transfer', [paid({ block: 400n })], WITHOUT_LOGS, 'query exceeds the range'],
  ['shows a relay’s transaction', [paid({ from: STRANGER, owner: HERS })], WITHOUT_LOGS, 'query exceeds the range'],
  ['keeps no state', [paid()], { ...WITHOUT_LOGS, keepsStateFor: 1n }, 'query exceeds the range'],
])('a node that refuses log queries can prove a payment but not its absence: it %s', async (_what, txs, ways, is) => {
  expect(await check(txs, ways).checked).toMatch(is);
});

it('a node that does not answer is not asked for the account’s transactions', async () => {
  observeServiceDate(new Date(Number(HEIGHT) * 1_000).toUTCString());
  const { node, asked } = modelChain([], HEIGHT);
  const transfers = () => Promise.reject(Object.assign(new Error('away'), { name: 'HttpRequestError' }));
  const context = { intent, openedAt: 600_000, isOther: () => false };
  await expect(assertRequestNotOnChain(engine, context, { ...node, transfers })).rejects.toThrow('away');
  expect(asked).not.toContain('eth_getTransactionCount');
});

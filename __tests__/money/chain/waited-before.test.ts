import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

const bench = useBench();
const { sending, wrapping, swap, approval, comesTo, stepOf, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

/** Sends the transaction that this wallet has refused, like another device. It stays in the pool. */
async function sendElsewhere(action: Action): Promise<`0x${string}`> {
  bench.wallet.rejectNext('eth_sendTransaction');
  await action.submit();
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  await bench.world.chain.setAutomine(false);
  return (await rpc('eth_sendTransaction', [call])) as `0x${string}`;
}

describe('An equal transaction of another device that waits in the pool', () => {
  it.each([
    ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
    ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
    ['wrapping', () => wrapping('wrap', ONE / 10n)],
    ['a swap', () => swap({ pay: 'BNB', get: 'FNX', exact: 'pay', amount: ONE / 100n })],
  ] as const)('stops %s', async (_name, make) => {
    const action = await make();
    await sendElsewhere(action);
    await passes(5_000);
    await action.submit();
    expect(bench.asks()).toBe(1);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'idle', refusal: 'paid-elsewhere' });
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
  });

  it('is not attached to an approval, which can be declared unsent and submitted again', async () => {
    const action = await approval();
    await sendElsewhere(action);
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await action.submit();
    expect(bench.asks()).toBe(2);
    await passes(5_000);
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await passes(60_000);
    expect(stepOf(action)).toBe('unanswered');
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await bench.keepTime();
    await action.submit();
    expect(bench.asks()).toBe(3);
  });

  it('is not accepted as the wallet’s answer', async () => {
    const action = await approval();
    const ofAnotherDevice = await sendElsewhere(action);
    bench.wallet.answerWith('eth_sendTransaction', () => Promise.resolve(ofAnotherDevice));
    await action.submit();
    bench.wallet.answerWith('eth_sendTransaction', null);
    expect(bench.asks()).toBe(2);
    expect(stepOf(action)).toBe('unanswered');
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await passes(30_000);
    expect(stepOf(action)).toBe('unanswered');
  });
});

it.each(['BNB', 'USDT'] as const)(
  'a payment in %s that took the nonce of a stuck transaction is found',
  async (token) => {
    await bench.world.chain.setAutomine(false);
    const stuck = await rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value: '0x0', gas: '0x5208' }]);
    const { nonce } = (await rpc('eth_getTransactionByHash', [stuck])) as { nonce: string };
    const action = await purchase(token, token === 'BNB' ? (195n * ONE) / 1_000n : (1_248n * ONE) / 10n);
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await action.submit();
    expect(bench.asks()).toBe(1);
    await rpc('anvil_dropTransaction', [stuck]);
    const hash = (await rpc('eth_sendTransaction', [{ ...bench.requests()[0], nonce }])) as `0x${string}`;
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    bench.bank.record(action.key.slice('order:'.length), hash);
    bench.bank.change(action.key.slice('order:'.length), { txHash: hash });
    await passes(30_000);
    await comesTo(action, 'succeeded');
  },
);

it('a transfer that took the nonce of a stuck transaction is found a day later', async () => {
  await bench.world.chain.setAutomine(false);
  const stuck = await rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value: '0x0', gas: '0x5208' }]);
  const { nonce } = (await rpc('eth_getTransactionByHash', [stuck])) as { nonce: string };
  const action = await sending('USDT', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await action.submit();
  await rpc('anvil_dropTransaction', [stuck]);
  await rpc('eth_sendTransaction', [{ ...bench.requests()[0], nonce }]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await passes(60_000);
  jest.setSystemTime(Date.now() + 25 * 3_600_000);
  await passes(60_000);
  expect(stepOf(action)).toBe('succeeded');
});

it('a node that invents pending transactions can neither fill the journal nor make an entry unreadable', async () => {
  const action = await approval();
  bench.wallet.rejectNext('eth_sendTransaction');
  await action.submit();
  const { from, to, value, data = '0x' } = bench.requests()[0]!;
  const invented = Array.from({ length: 500 }, (_, index) => ({
    hash: index === 0 ? 'no hash' : `0x${index.toString(16).padStart(64, '0')}`,
    nonce: `0x${(900 + index).toString(16)}`,
    from,
    to,
    value,
    input: data,
  }));
  bench.nodes[0]!.lie('eth_getBlockByNumber', ((block: { transactions: unknown[] }, [tag]: [string]) =>
    tag === 'pending' ? { ...block, transactions: [...block.transactions, ...invented] } : block) as never);
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await action.submit();
  expect(bench.asks()).toBe(2);
  const known = bench.tab.journal().flatMap(({ similarPending = [] }) => similarPending);
  expect(known).toHaveLength(15);
  expect(bench.tab.unread()).toEqual([]);
});

import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { deedsOn } from '../../support/money/deeds';

/** A place below those that wait says nothing: a wallet may send there. What waits already is known by its hash. */
const bench = useBench();
const { sending, wrapping, comesTo, stepOf, purchase } = deedsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

it.each(['BNB', 'USDT'] as const)(
  'an equal %s that another device sent before keeps nobody from saying truly that nothing was sent',
  async (token) => {
    const deed = await sending(token, '0.5', ONE / 2n);
    bench.wallet.rejectNext('eth_sendTransaction');
    await deed.press();
    const { nonce: _place, ...call } = bench.requests()[0]!;
    await bench.world.chain.setAutomine(false);
    await rpc('eth_sendTransaction', [call]);
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await deed.press();
    expect(bench.asks()).toBe(2);
    await passes(5_000);
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await passes(60_000);
    expect(stepOf(deed)).toBe('unanswered');
    expect(await during(bench.tab.saysUnsent(deed.key))).toBe(true);
    await bench.keepTime();
    await deed.press();
    expect(bench.asks()).toBe(3);
  },
);

it.each(['BNB', 'USDT'] as const)(
  'a payment in %s that the wallet sent in the place of one that waited is told as paid',
  async (token) => {
    await bench.world.chain.setAutomine(false);
    const stuck = await rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value: '0x0', gas: '0x5208' }]);
    const { nonce } = (await rpc('eth_getTransactionByHash', [stuck])) as { nonce: string };
    const deed = await purchase(token, token === 'BNB' ? (195n * ONE) / 1_000n : (1_248n * ONE) / 10n);
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await deed.press();
    expect(bench.asks()).toBe(1);
    await rpc('anvil_dropTransaction', [stuck]);
    const hash = (await rpc('eth_sendTransaction', [{ ...bench.requests()[0], nonce }])) as `0x${string}`;
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    // The bank has it, for this very order.
    bench.bank.record(deed.key.slice('order:'.length), hash);
    bench.bank.change(deed.key.slice('order:'.length), { txHash: hash });
    await passes(30_000);
    await comesTo(deed, 'succeeded');
  },
);

it('a sending that was mined in the place of one that waited is known a day later', async () => {
  await bench.world.chain.setAutomine(false);
  const stuck = await rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value: '0x0', gas: '0x5208' }]);
  const { nonce } = (await rpc('eth_getTransactionByHash', [stuck])) as { nonce: string };
  const deed = await sending('USDT', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await deed.press();
  await rpc('anvil_dropTransaction', [stuck]);
  await rpc('eth_sendTransaction', [{ ...bench.requests()[0], nonce }]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await passes(60_000);
  jest.setSystemTime(Date.now() + 25 * 3_600_000);
  await passes(60_000);
  expect(stepOf(deed)).toBe('succeeded');
});

it.each([
  ['BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['a wrapping', () => wrapping('wrap', ONE / 10n)],
] as const)(
  '%s that another device has sent, and that waits in the pool, is not told as sent here',
  async (_name, make) => {
    const deed = await make();
    bench.wallet.rejectNext('eth_sendTransaction');
    await deed.press();
    const { nonce: _place, ...call } = bench.requests()[0]!;
    await bench.world.chain.setAutomine(false);
    await rpc('eth_sendTransaction', [call]);
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await deed.press();
    expect(bench.asks()).toBe(2);
    await passes(5_000);
    await bench.world.chain.mine(4);
    await passes(30_000);
    expect(stepOf(deed)).toBe('unanswered');
  },
);

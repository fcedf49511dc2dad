import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

it.each(['USDT', 'BNB'] as const)(
  'a transfer in %s that replaced a payment is found, and neither shown as unsent nor sent again',
  async (token) => {
    const { action: first, sent } = await actions.waiting(() => actions.purchase('BNB', (195n * ONE) / 1_000n));
    await passes(5_000);
    expect(bench.tab.journal()[0]!.nonce).toBe(Number(sent.nonce));
    const second = await actions.sending(token, '0.5', ONE / 2n);
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await second.submit();
    const [, asked] = bench.requests();
    await rpc('anvil_dropTransaction', [sent.hash]);
    const hash = (await rpc('eth_sendTransaction', [{ ...asked, nonce: sent.nonce, gas: '0x30d40' }])) as `0x${string}`;
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await until(() => bench.tab.stateOf(first.key).step === 'cancelled');
    await actions.comesTo(second, 'succeeded');
    expect(bench.tab.journal().find(({ key }) => key === second.key)).toMatchObject({ hash });
    expect(await during(bench.tab.saysUnsent(second.key))).toBe(false);
    await second.submit();
    await passes(5_000);
    expect(await second.arrived()).toBe(ONE / 2n);
  },
);

it('a replacement’s hash is kept when the wallet returns it after the replaced payment is shown as cancelled', async () => {
  const { action: first, sent } = await actions.waiting(() => actions.purchase('BNB', (195n * ONE) / 1_000n));
  await passes(5_000);
  const second = await actions.sending('USDT', '0.5', ONE / 2n);
  let hash: unknown;
  let answer = () => {};
  const answers = new Promise<void>((resolve) => (answer = resolve));
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    bench.wallet.answerWith('eth_sendTransaction', null);
    await rpc('anvil_dropTransaction', [sent.hash]);
    hash = await rpc('eth_sendTransaction', [{ ...bench.requests()[1], nonce: sent.nonce, gas: '0x30d40' }]);
    await answers;
    return hash;
  });
  void second.submit().catch(() => undefined);
  await until(() => hash !== undefined);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await until(() => bench.tab.stateOf(first.key).step === 'cancelled');
  answer();
  await passes(60_000);
  expect(await during(bench.tab.saysUnsent(second.key))).toBe(false);
  await second.submit();
  expect(bench.tab.journal().find(({ key }) => key === second.key)).toMatchObject({ hash });
});

it.each([
  ['in the nodes’ pools', true],
  ['in no node’s pool any more', false],
])('an order whose payment replaced a transfer that was %s is not paid again', async (_n, isInPool) => {
  const { action: first, sent } = await actions.waiting(() => actions.sending('BNB', '0.5', ONE / 2n));
  await passes(5_000);
  if (!isInPool) await rpc('anvil_dropTransaction', [sent.hash]);
  const second = await actions.purchase('USDT', (1_248n * ONE) / 10n);
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await second.submit();
  const [, asked] = bench.requests();
  if (isInPool) await rpc('anvil_dropTransaction', [sent.hash]);
  await rpc('eth_sendTransaction', [{ ...asked, nonce: sent.nonce, gas: '0x30d40' }]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await until(() => bench.tab.stateOf(first.key).step === 'cancelled');
  await passes(30_000);
  await during(bench.tab.saysUnsent(second.key));
  await second.submit();
  await passes(5_000);
  expect(await second.arrived()).toBe((1_248n * ONE) / 10n);
});

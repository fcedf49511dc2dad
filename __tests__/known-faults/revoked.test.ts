import { useBench } from '../support/money/bench';
import { loginOf } from '../support/money/bank';
import { during, passes } from '../support/money/clock';
import { emptyBrowser, openTab } from '../support/money/tab';
import { actionsOn } from '../support/money/actions';
import { relayFor } from '../support/money/relay';

const bench = useBench();
const { purchase, swap } = actionsOn(bench);
const relay = relayFor(bench);
const ONE = 10n ** 18n;
afterEach(() => relay.takeCodeBack());

it.each([
  ['has taken its code back', true],
  ['has its code (control)', false],
])(
  'BNB that a relay sent for a request on another device is not requested a second time by an account that %s',
  async (_name, isTakenBack) => {
    bench.bank.requests.keep();
    const action = await purchase('BNB', (195n * ONE) / 1_000n);
    await relay.lendCode();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await bench.reload();
    emptyBrowser();
    await passes(125_000);
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    await action.submit(phone);
    await relay.payCoin();
    if (isTakenBack) await relay.takeCodeBack();
    await bench.world.chain.mine(4);
    await bench.keepTime();
    expect(await phone.declaresUnsent('order', action.key.slice(6))).toBe('taken');
    await action.submit(phone);
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
  },
);

it('a swap whose own transaction the wallet gave up, and that a relay has made instead, is not called cancelled', async () => {
  const action = await swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE });
  await relay.lendCode();
  await bench.world.chain.setAutomine(false);
  await action.submit();
  const [sent] = await bench.pending();
  await passes(5_000);
  await bench.world.chain.rpc('anvil_dropTransaction', [sent!.hash]);
  await bench.world.chain.setAutomine(true);
  const { to, data } = bench.requests().at(-1)!;
  await relay.carryOut({ to, value: 0n, data: data! });
  expect(await action.arrived()).toBe(action.units);
  await relay.takeCodeBack();
  await bench.world.chain.rpc('eth_sendTransaction', [
    { from: bench.from, to: bench.world.chain.accounts[6], value: '0x1', nonce: sent!.nonce, gas: '0x5208' },
  ]);
  await relay.lendCode();
  await bench.world.chain.mine(4);
  await passes(60_000);
  const { step } = bench.tab.stateOf(action.key);
  await bench.keepTime();
  await during(action.submit());
  expect([step, bench.asks()]).toEqual([expect.not.stringMatching('cancelled'), 1]);
});

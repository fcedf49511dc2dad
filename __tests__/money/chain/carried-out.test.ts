import { AMOUNT, useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';
import { relayFor } from '../../support/money/relay';

/** The code of a delegated account (EIP-7702) can make the requested call inside another transaction. */
const bench = useBench();
const { sending, wrapping, swap, purchase, waiting } = actionsOn(bench);
const relay = relayFor(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => relay.takeCodeBack());

const asked = () => {
  const { to, value = '0x0', data = '0x' } = bench.requests()[0] as Record<string, `0x${string}`>;
  return { to: to!, value: BigInt(value), data };
};

const MAKES: readonly [string, Make][] = [
  ['wrapping', () => wrapping('wrap', ONE / 10n)],
  ['unwrapping', () => wrapping('unwrap', ONE / 10n)],
  ['a swap that pays USDT', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
  ['a swap that pays BNB', () => swap({ pay: 'BNB', get: 'FNX', exact: 'get', amount: ONE / 10n })],
  ['a swap that pays out BNB', () => swap({ pay: 'USDT', get: 'BNB', exact: 'pay', amount: 10n * ONE })],
];

describe('A request that was declared unsent and then carried out by a relay', () => {
  it.each(MAKES)('is not made again: %s', async (_name, make) => {
    const action = await make();
    await relay.lendCode();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await passes(25_000);
    await during(bench.tab.saysUnsent(action.key));
    await relay.carryOut(asked());
    await bench.world.chain.mine(4);
    await bench.keepTime();
    await action.submit();
    expect(bench.asks()).toBe(1);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ refusal: 'paid-elsewhere' });
  });

  it('is not made again if it is in BNB, which leaves no log', async () => {
    const action = await sending('BNB', '0.5', ONE / 2n);
    await relay.lendCode();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await passes(25_000);
    await during(bench.tab.saysUnsent(action.key));
    // The delegation may have ended since the transaction.
    await relay.takeCodeBack();
    await bench.keepTime();
    await action.submit();
    expect(bench.asks()).toBe(1);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ refusal: 'unsent-unproven' });
  });

  it('is not made again if it is in BNB and the account was delegated later', async () => {
    const action = await sending('BNB', '0.5', ONE / 2n);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await passes(25_000);
    await during(bench.tab.saysUnsent(action.key));
    await relay.lendCode();
    await relay.carryOut(asked());
    await bench.keepTime();
    await action.submit();
    expect(bench.asks()).toBe(1);
    expect(await action.arrived()).toBe(ONE / 2n);
  });
});

it('a BNB payment is neither shown as cancelled nor made again if the batch that replaced it made the same payment', async () => {
  const { action, sent } = await waiting(() => purchase('BNB', AMOUNT.BNB.units));
  await passes(5_000);
  await rpc('anvil_dropTransaction', [sent.hash]);
  await relay.carryOut({ ...asked(), data: '0x' }, bench.from, { nonce: sent.nonce, data: '0x01' });
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await until(() => bench.tab.stateOf(action.key).step === 'altered');
  expect(await action.arrived()).toBe(AMOUNT.BNB.units);
  await action.submit();
  expect(bench.asks()).toBe(1);
});

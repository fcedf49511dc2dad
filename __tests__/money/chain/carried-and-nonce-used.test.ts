import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';
import { batcherFor } from '../../support/money/batch';

const bench = useBench();
const { sending, swap, purchase } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => batcher.takeBack());

/** The wallet drops its own transaction, lets a relay pay instead, and uses the nonce for something else. */
async function carriedOutAndNonceUsed(make: Make) {
  const action = await make();
  await batcher.lend();
  await bench.world.chain.setAutomine(false);
  await action.submit();
  const [sent] = await bench.pending();
  await passes(5_000);
  await rpc('anvil_dropTransaction', [sent!.hash]);
  await bench.world.chain.setAutomine(true);
  await batcher.run([batcher.asked()]);
  expect(await action.arrived()).toBe(action.units);
  await batcher.takeBack();
  await rpc('eth_sendTransaction', [
    { from: bench.from, to: bench.world.chain.accounts[6] as Address, value: '0x1', nonce: sent!.nonce, gas: '0x5208' },
  ]);
  await batcher.lend();
  await bench.world.chain.mine(4);
  return action;
}

it.each([
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
] as const)(
  '%s that a relay has made for a delegated account is neither shown as cancelled nor made again',
  async (_name, make) => {
    const action = await carriedOutAndNonceUsed(make);
    await passes(60_000);
    const { step } = bench.tab.stateOf(action.key);
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(4);
    expect([step, bench.asks(), await action.arrived()]).toEqual([
      expect.not.stringMatching('cancelled'),
      1,
      action.units,
    ]);
  },
);

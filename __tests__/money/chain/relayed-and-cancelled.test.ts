import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { relayFor } from '../../support/money/relay';

const bench = useBench();
const { purchase, waiting } = actionsOn(bench);
const relay = relayFor(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => relay.takeCodeBack());

it.each([
  ['was delegated at submit', true],
  ['was delegated afterwards', false],
])(
  'BNB that a relay has paid in place of a cancelled transaction is not paid again if the account %s',
  async (_name, isBefore) => {
    const { action, sent } = await waiting(async () => {
      if (isBefore) await relay.lendCode();
      return purchase('BNB', (195n * ONE) / 1_000n);
    });
    await passes(5_000);
    // The wallet cancels its transaction and lets a relay make the payment.
    await rpc('anvil_dropTransaction', [sent.hash]);
    await rpc('eth_sendTransaction', [
      { from: bench.from, to: bench.from as Address, value: '0x0', nonce: sent.nonce, gas: '0x186a0' },
    ]);
    await bench.world.chain.mine(1);
    await relay.payCoin();
    expect(await action.arrived()).toBe(action.units);
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await until(() => bench.tab.stateOf(action.key).step !== 'pending');
    const step = bench.tab.stateOf(action.key).step;
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(4);
    expect([step, bench.asks(), await action.arrived()]).toEqual([expect.anything(), 1, action.units]);
  },
);

import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { purchase, waiting } = actionsOn(bench);
const ONE = 10n ** 18n;
const MINUTE_MS = 60_000;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => ({ from: bench.from, to: bench.world.chain.accounts[6] as Address, value: '0x1', gas: '0x5208' });

/** Each node keeps the state of 128 blocks, like a full node of BNB Smart Chain. */
it.each([
  ['200 blocks after the submit', 200],
  ['10 blocks after the submit (control)', 10],
] as const)(
  'a cancellation that came while the page was closed, %s, is shown within twenty minutes',
  async (_name, after) => {
    const { action, sent } = await waiting(() => purchase('BNB', (195n * ONE) / 1_000n));
    await passes(5_000);
    await rpc('anvil_dropTransaction', [sent.hash]);
    await bench.reload();
    await bench.world.chain.mine(after);
    await rpc('eth_sendTransaction', [{ ...other(), to: bench.from, value: '0x0', nonce: sent.nonce }]);
    await bench.world.chain.mine(400 - after);
    await bench.world.chain.setAutomine(true);
    await bench.keepTime();
    void bench.tab.goesOn(action.key);
    await passes(20 * MINUTE_MS);
    expect(bench.tab.stateOf(action.key).step).toBe('cancelled');
  },
);

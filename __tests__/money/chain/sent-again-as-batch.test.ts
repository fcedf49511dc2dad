import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';
import { batcherFor, codeOfBatch } from '../../support/money/batch';

const bench = useBench();
const { sending, purchase, waiting } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => batcher.takeBack());

const transfer: Make = () => sending('USDT', '0.5', ONE / 2n);
const order: Make = () => purchase('USDT', (1_248n * ONE) / 10n);

it.each([
  ['a transfer of USDT', transfer, 5_000],
  ['an order in USDT', order, 5_000],
  ['a transfer of USDT that waited three minutes (control)', transfer, 180_000],
] as const)(
  'a payment that the account has sent again in its own batch is not shown as cancelled: %s',
  async (_name, make, ms) => {
    const { action, sent } = await waiting(make);
    await passes(ms);
    await rpc('anvil_dropTransaction', [sent.hash]);
    const other = { from: bench.from, to: bench.world.chain.accounts[6] as Address, value: '0x1', gas: '0x5208' };
    await rpc('eth_sendTransaction', [{ ...other, nonce: sent.nonce }]);
    await rpc('anvil_setCode', [bench.from, codeOfBatch([batcher.asked()])]);
    const batch = { from: bench.from, to: bench.from, value: '0x0', data: '0x02', gas: '0xf4240' };
    await rpc('eth_sendTransaction', [{ ...batch, nonce: `0x${(Number(sent.nonce) + 1).toString(16)}` }]);
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await batcher.lend();
    expect(await action.arrived()).toBe(action.units);
    await until(() => bench.tab.stateOf(action.key).step !== 'pending', 400_000);
    const step = bench.tab.stateOf(action.key).step;
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(4);
    expect([step, bench.asks(), await action.arrived()]).toEqual([
      expect.stringMatching(/^(altered|succeeded)$/),
      1,
      action.units,
    ]);
  },
);

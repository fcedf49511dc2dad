import { useBench } from '../support/money/bench';
import { passes } from '../support/money/clock';
import { actionsOn } from '../support/money/actions';

const bench = useBench();
const { sending, waiting } = actionsOn(bench);
const ONE = 10n ** 18n;
const PATIENCE_MS = 400_000;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

/** A search reaches back 13,000 blocks: less than three hours on BNB Smart Chain. */
it.each([
  ['600 blocks ago (control)', 600],
  ['13,400 blocks ago', 13_400],
] as const)(
  'a transfer of USDT that was cancelled while the page was closed, %s, does not stay pending',
  async (_name, blocks) => {
    const { action, sent } = await waiting(() => sending('USDT', '0.5', ONE / 2n));
    await passes(5_000);
    await bench.reload();
    await rpc('anvil_dropTransaction', [sent.hash]);
    const nothing = { from: bench.from, to: bench.from, value: '0x0', gas: '0x5208', gasPrice: '0x4a817c800' };
    await rpc('eth_sendTransaction', [{ ...nothing, nonce: sent.nonce }]);
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await rpc('anvil_mine', [`0x${blocks.toString(16)}`, '0x1']);
    jest.setSystemTime(Date.now() + blocks * 1_000);
    await bench.keepTime();
    void bench.tab.goesOn(action.key);
    // Beyond the two minutes after which a search that stays undecided is an alarm.
    await passes(60_000);
    await passes(150_000);
    const next = await sending('USDT', '0.25', ONE / 4n);
    await next.submit();
    expect([bench.tab.stateOf(action.key).step, Object(bench.tab.stateOf(next.key)).refusal]).toEqual([
      expect.stringMatching(/^(cancelled|altered)$/),
      undefined,
    ]);
  },
  PATIENCE_MS,
);

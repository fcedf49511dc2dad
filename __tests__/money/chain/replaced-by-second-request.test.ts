import { failedHashes } from '@/tx/journal/attempt-rules';
import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The wallet sends a request that was declared unsent. Then it sends the second request with the same nonce and a
 * higher fee, which replaces the first transaction.
 */
const bench = useBench();
const { stake, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

it.each([
  ['a stake', () => stake(5n * ONE)],
  ['an order', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const)(
  'the second transaction of %s counts as succeeded, and not as failed, when it replaced the first one',
  async (_name, make) => {
    const action = await make();
    await bench.world.chain.setAutomine(false);
    const allowed: (() => void)[] = [];
    const fees = ['0x3b9aca00', '0x4a817c800'];
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      const at = bench.asks() - 1;
      await new Promise<void>((resolve) => (allowed[at] = resolve));
      return rpc('eth_sendTransaction', [{ ...bench.requests()[at], gasPrice: fees[at] }]) as Promise<Hash>;
    });
    const first = action.submit();
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(action.key));
    await first;
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await bench.keepTime();
    void action.submit();
    await until(() => bench.asks() === 2);
    allowed[0]!();
    await passes(10_000);
    allowed[1]!();
    await passes(10_000);
    await bench.world.chain.mine(4);
    await passes(60_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
    const { hash } = bench.tab.stateOf(action.key) as { hash: Hash };
    expect(await action.arrived()).toBe(action.units);
    expect(failedHashes(bench.tab.journal())).not.toContain(hash);
  },
);

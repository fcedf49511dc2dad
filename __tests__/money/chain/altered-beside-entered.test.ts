import type { Hash } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { transferData } from '../../support/money/batch';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { approval } = actionsOn(bench);
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));
const sent = async (call: object) =>
  (await rpc('eth_sendTransaction', [{ gas: '0x186a0', value: '0x0', ...call }])) as Hash;

it.each(['altered', 'succeeded'])(
  'a mistyped hash does not lock the account once the wallet’s own payment is %s',
  async (what) => {
    const order = bench.order('USDT');
    let answer = () => {};
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      const { nonce: _n, ...asked } = bench.requests().at(-1)!;
      const { payAddress } = bench.world.chain;
      return sent(what === 'altered' ? { ...asked, data: transferData(payAddress, AMOUNT.USDT.units - 1n) } : asked);
    });
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopWaiting(order._id));
    await passes(25_000);
    await during(bench.tab.enterHash(order._id, `0x${'a1'.repeat(32)}`));
    answer();
    bench.wallet.answerWith('eth_sendTransaction', null);
    await until(() => bench.stepOf(order) === 'pending' || bench.stepOf(order) === 'altered');
    await bench.world.chain.mine(4);
    await passes(60_000);
    expect(bench.stepOf(order)).toBe(what);
    bench.wallet.log.length = 0;
    const next = await approval();
    await bench.keepTime();
    await next.submit();
    expect(bench.asks()).toBe(1);
  },
);

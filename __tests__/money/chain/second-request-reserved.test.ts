import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { inAnotherBrowser } from '../../support/money/tab';

const bench = useBench();

it.each([
  ['the wallet refuses the first request', 'eth_sendTransaction'],
  ['the wallet wakes, and the first request is no longer made', 'eth_chainId'],
])(
  'a second request keeps its reservation at the service after the page stopped waiting, when %s',
  async (_name, method) => {
    bench.bank.requests.keep();
    bench.chooseOwnNonce();
    const order = bench.order('USDT');
    if (method === 'eth_sendTransaction') bench.wallet.rejectNext(method);
    const endFirst = bench.wallet.hold(method);
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.stepOf(order) === 'awaiting-wallet');
    await passes(1_000);
    await during(bench.tab.stopWaiting(order._id));
    await passes(25_000);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
    await passes(1_000);
    bench.wallet.hold(method)();
    const asked = bench.asks();
    const approveSecond = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.payOrder(order, bench.from);
    await until(() => bench.asks() === asked + 1);
    await during(bench.tab.stopWaiting(order._id));
    endFirst();
    await passes(3_000);
    expect(bench.stepOf(order)).toBe('unanswered');
    bench.wallet.hold('eth_sendTransaction')();
    await inAnotherBrowser(async (phone) => {
      await phone.submit(order, bench.from);
      await bench.world.chain.mine(4);
      await passes(5_000);
    });
    approveSecond();
    await passes(5_000);
    expect(await bench.payments()).toHaveLength(1);
  },
);

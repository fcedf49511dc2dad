import { ORDER_RECORD } from '@/tx/service/order-record';
import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes, until } from '../../support/money/clock';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
afterEach(() => jest.restoreAllMocks());

/** Delays the next reading of the order until the returned function is called. */
function delayReading(): () => void {
  const { read } = ORDER_RECORD;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  jest.spyOn(ORDER_RECORD, 'read').mockImplementationOnce(async (...args) => {
    await arrival;
    return read(...args);
  });
  return arrive;
}

it.each([
  ['late', true],
  ['in time (control)', false],
])(
  'an order is paid once when "Nothing was sent" of one tab reaches the service %s, while another tab asks the wallet',
  async (_name, isLate) => {
    bench.bank.requests.keep();
    bench.chooseOwnNonce();
    const order = bench.order('USDT');
    bench.wallet.failNext({ code: 4_900, message: 'The connection is lost' }, 'eth_sendTransaction');
    await bench.submit(order);
    await passes(25_000);
    const other = await openTab();
    const arrive = isLate ? delayReading() : () => {};
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
    await passes(500);
    await bench.keepTime();
    const asked = bench.asks();
    const approve = bench.wallet.hold('eth_sendTransaction');
    void other.payOrder(order, bench.from).catch(() => undefined);
    await until(() => bench.asks() === asked + 1);
    arrive();
    await passes(2_000);
    emptyBrowser();
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    void phone.payOrder(order, bench.from).catch(() => undefined);
    await passes(10_000);
    approve();
    await passes(5_000);
    await bench.world.chain.mine(4);
    expect([bench.asks(), await bench.payments()]).toEqual([asked + 1, [expect.anything()]]);
  },
);

import { createClient } from '@/api/client';
import { reportPayment } from '@/api/contract';
import { createCredentials } from '@/api/credentials';
import { createServiceClock } from '@/utils/service-clock';
import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes, until } from '../../support/money/clock';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();

/** Repeats the first call that ended a reservation, as if the network had delayed it. */
const releaseLate = (orderId: string) => {
  const released = bench.bank.reports.find(({ asking }) => asking === false);
  expect(released?.requestId).toEqual(expect.any(String));
  const session = createCredentials();
  session.set(loginOf('amelia'));
  const call = createClient({ session, clock: createServiceClock() });
  return during(call(reportPayment, { orderId, asking: false, requestId: released?.requestId }));
};

it.each([
  ['late', true],
  ['in time (control)', false],
])(
  'a second device does not pay an order while a tab asks its wallet, when another tab’s release arrives %s',
  async (_name, isLate) => {
    bench.bank.requests.keep();
    bench.chooseOwnNonce();
    const order = bench.order('USDT');
    const other = await openTab();
    bench.wallet.rejectNext('eth_sendTransaction');
    await bench.submit(order);
    await until(() => bench.bank.reports.some(({ asking }) => asking === false));
    const approve = bench.wallet.hold('eth_sendTransaction');
    void other.payOrder(order, bench.from).catch(() => undefined);
    await until(() => bench.asks() === 2);
    if (isLate) await releaseLate(order._id);
    emptyBrowser();
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    void phone.payOrder(order, bench.from).catch(() => undefined);
    await passes(10_000);
    approve();
    await passes(5_000);
    await bench.world.chain.mine(4);
    expect([bench.asks(), await bench.payments()]).toEqual([2, [expect.anything()]]);
  },
);

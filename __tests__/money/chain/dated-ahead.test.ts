import { useBench } from '../../support/money/bench';
import { reviewMadeAt } from '../../support/money/reviewed';
import { loginOf } from '../../support/money/bank';
import { during, passes } from '../../support/money/clock';
import { emptyBrowser, openTab } from '../../support/money/tab';
import { copied, restored } from '../../support/money/stored';
import type { Sending } from '@/tx';

const bench = useBench();
const ONE = 10n ** 18n;
const MINUTE_MS = 60_000;
const honest = Date.prototype.toUTCString;
afterEach(() => jest.restoreAllMocks());
const serviceIs = (offMs: number) =>
  jest.spyOn(Date.prototype, 'toUTCString').mockImplementation(function (this: Date) {
    return honest.call(new Date(this.getTime() + offMs));
  });
const AHEAD = 9 * MINUTE_MS;
const later = async (ms: number) => {
  jest.setSystemTime(Date.now() + ms);
  await bench.world.chain.mine(10);
  await bench.keepTime();
};

it.each([
  ['nine minutes ahead', AHEAD],
  ['right (control)', 0],
])('an order that was opened while the service’s clock was %s is not paid twice', async (_name, AHEAD) => {
  bench.bank.requests.keep();
  const order = bench.order('USDT', { createdAt: new Date(Date.now() + AHEAD).toISOString() });
  serviceIs(AHEAD);
  await during(bench.tab.readService('any'));
  await bench.keepTime();
  // The wallet's answer is lost, but the wallet sends the transaction.
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
  await bench.world.chain.rpc('eth_sendTransaction', [call]);
  await bench.world.chain.mine(4);
  await bench.reload();
  emptyBrowser();
  jest.restoreAllMocks();
  jest.spyOn(window.performance, 'now').mockImplementation(() => Date.now());
  await later(8.5 * MINUTE_MS);
  const phone = await openTab({ login: loginOf('amelia elsewhere') });
  await phone.submit(order, bench.from);
  const refused = Object(phone.paymentOf(order._id).get()).refusal;
  await during(phone.declaresUnsent('order', order._id));
  await phone.submit(order, bench.from);
  await bench.world.chain.mine(4);
  expect([refused, bench.asks(), await bench.payments()]).toEqual(['asked-before', 1, [expect.anything()]]);
});

describe('a transfer that was lost by a crash', () => {
  it.each([
    ['after an equal one was declared unsent', true],
    ['without an equal one (control)', false],
  ])('is not sent twice %s', async (_name, isFirstMade) => {
    const to = `0x${(isFirstMade ? '6' : '5').repeat(40)}` as const;
    const base = { token: 'USDT', to, amount: '0.5' } as const;
    await bench.keepTime();
    const asks = isFirstMade ? 2 : 1;
    if (isFirstMade) {
      // The wallet loses the first request and never sends it.
      bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
      await during(bench.tab.does('send', { id: 'm-1', ...base } as Sending, bench.from));
      await passes(25_000);
      expect(await during(bench.tab.saysUnsent('send:m-1'))).toBe(true);
      await bench.keepTime();
    }
    // The investor fills in the form again instead of repeating the request.
    const review = reviewMadeAt(Date.now());
    const before = copied();
    await during(bench.tab.does('send', { id: 'm-2', ...base } as Sending, bench.from, review));
    expect(bench.asks()).toBe(asks);
    await bench.world.chain.mine(4);
    await bench.reload({ changesBrowser: () => restored(before) });
    await bench.keepTime();
    await during(bench.tab.goesOn('send:m-1'));
    await passes(40_000);
    await bench.keepTime();
    await during(bench.tab.does('send', { id: 'm-2', ...base } as Sending, bench.from, review));
    await bench.world.chain.mine(4);
    expect([bench.asks(), await bench.world.chain.balanceOf('USDT', to)]).toEqual([asks, ONE / 2n]);
  });
});

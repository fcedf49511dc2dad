import { useBench } from '../../support/money/bench';
import { reviewMadeAt } from '../../support/money/reviewed';
import { during } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';
import { copied, restored } from '../../support/money/stored';
import { newReview, renewedReview, type Review } from '@/tx/journal/review';
import type { Sending } from '@/tx';
import { engine } from '@/tx/app-engine';

const bench = useBench();
const { swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const MINUTE_MS = 60_000;
const EXACT_PAY = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const afterCrash = async (work: () => Promise<void>) => {
  const before = copied();
  await work();
  await bench.world.chain.mine(4);
  await bench.keepTime();
  await bench.reload({ changesBrowser: () => restored(before) });
};
const refusalOf = (key: string) => Object(bench.tab.stateOf(key)).refusal;
const later = async (ms: number) => {
  jest.setSystemTime(Date.now() + ms);
  await bench.world.chain.mine(10);
  await bench.keepTime();
};

describe('After two renewals of a review that a wrong clock had dated in the future', () => {
  it.each(['USDT', 'BNB'] as const)('a transfer of %s is not sent twice after a crash', async (token) => {
    const to = token === 'USDT' ? (`0x${'7'.repeat(40)}` as const) : (`0x${'6'.repeat(40)}` as const);
    const base = { token, to, amount: '0.5' } as const;
    const first: Review = reviewMadeAt(Date.now() + 20 * MINUTE_MS);
    const second = renewedReview(engine, 'send:a-1', first);
    await bench.keepTime();
    await afterCrash(() => during(bench.tab.does('send', { id: 'a-2', ...base } as Sending, bench.from, second)));
    // The second review is too old now, so the screen offers to review again.
    await later(31 * MINUTE_MS);
    const third = renewedReview(engine, 'send:a-2', second);
    await during(bench.tab.does('send', { id: 'a-3', ...base } as Sending, bench.from, third));
    await bench.world.chain.mine(4);
    expect([bench.asks(), refusalOf('send:a-3'), await bench.world.chain.balanceOf(token, to)]).toEqual([
      1,
      'paid-elsewhere',
      ONE / 2n,
    ]);
  });

  it('after a crash, the swap is not made a second time', async () => {
    await swap(EXACT_PAY);
    const first: Review = reviewMadeAt(Date.now() + 20 * MINUTE_MS);
    const second = renewedReview(engine, 'swap:b-1', first);
    const made = await reviewedSwap(bench, 'b-2', EXACT_PAY);
    await bench.keepTime();
    await afterCrash(() => during(bench.tab.does('swap', made, bench.from, second)));
    // The price has moved, so the screen offers to review again.
    await later(6 * MINUTE_MS);
    const third = renewedReview(engine, 'swap:b-2', second);
    const again = await reviewedSwap(bench, 'b-3', EXACT_PAY);
    await during(bench.tab.does('swap', again, bench.from, third));
    expect([bench.asks(), refusalOf('swap:b-3')]).toEqual([1, 'paid-elsewhere']);
  });

  it('a transfer with a correctly dated review is not sent twice after a crash', async () => {
    const to = `0x${'8'.repeat(40)}` as const;
    const base = { token: 'USDT', to, amount: '0.5' } as const;
    const second = renewedReview(engine, 'send:c-1', newReview(engine));
    await bench.keepTime();
    await afterCrash(() => during(bench.tab.does('send', { id: 'c-2', ...base } as Sending, bench.from, second)));
    await later(31 * MINUTE_MS);
    const third = renewedReview(engine, 'send:c-2', second);
    await during(bench.tab.does('send', { id: 'c-3', ...base } as Sending, bench.from, third));
    expect([bench.asks(), refusalOf('send:c-3')]).toEqual([1, 'paid-elsewhere']);
  });
});

const honest = Date.prototype.toUTCString;
const AHEAD = 9 * MINUTE_MS;
afterEach(() => jest.restoreAllMocks());
const serviceIs = (offMs: number) =>
  jest.spyOn(Date.prototype, 'toUTCString').mockImplementation(function (this: Date) {
    return honest.call(new Date(this.getTime() + offMs));
  });

it('a transfer that was reviewed while the service’s clock was nine minutes ahead is not sent twice after a crash', async () => {
  const to = `0x${'5'.repeat(40)}` as const;
  const base = { token: 'USDT', to, amount: '0.5' } as const;
  serviceIs(AHEAD);
  await during(bench.tab.readService('any'));
  await bench.keepTime();
  const first: Review = reviewMadeAt(Date.now() + AHEAD);
  const before = copied();
  await during(bench.tab.does('send', { id: 's-1', ...base } as Sending, bench.from, first));
  expect(bench.asks()).toBe(1);
  await bench.world.chain.mine(4);
  await bench.keepTime();
  await bench.reload({ changesBrowser: () => restored(before) });
  jest.restoreAllMocks();
  jest.spyOn(window.performance, 'now').mockImplementation(() => Date.now());
  await later(5 * MINUTE_MS);
  await during(bench.tab.readService('any'));
  // The review has a date in the future and is refused as expired (review-expired), so the screen asks for a new review.
  const second = renewedReview(engine, 'send:s-1', first);
  await during(
    bench.tab.does('send', { id: 's-2', ...base } as Sending, bench.from, { ...second, madeAt: Date.now() }),
  );
  await bench.world.chain.mine(4);
  expect([bench.asks(), await bench.world.chain.balanceOf('USDT', to)]).toEqual([1, ONE / 2n]);
});

import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, reviewedSwap, type Make } from '../../support/money/actions';
import { copied, restored } from '../../support/money/stored';
import { newReview, renewedReview } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';
import { reviewMadeAt } from '../../support/money/reviewed';

/** A browser writes its storage to disk some seconds late, so a crash can lose both an attempt's entry and its mark. */
const bench = useBench();
const { sending, wrapping, purchase, swap } = actionsOn(bench);
const ONE = 10n ** 18n;

const MAKES: readonly [string, Make][] = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['wrapping', () => wrapping('wrap', ONE / 10n)],
  ['a swap that pays USDT', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
  ['a swap that pays BNB', () => swap({ pay: 'BNB', get: 'FNX', exact: 'pay', amount: ONE / 100n })],
  ['a purchase in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
];

const afterCrash = async (work: () => Promise<void>) => {
  const before = copied();
  await work();
  await bench.world.chain.mine(4);
  await bench.keepTime();
  await bench.reload({ changesBrowser: () => restored(before) });
};

describe('After a crash that loses the journal’s newest entry, nothing is submitted again', () => {
  it.each(MAKES)('%s', async (_name, make) => {
    const action = await make();
    const review = reviewMadeAt(Date.now());
    await afterCrash(() => action.submit(bench.tab, review));
    // The second submit of a swap has another deadline.
    await passes(5_000);
    bench.wallet.log.length = 0;
    await action.submit(bench.tab, review);
    expect(bench.asks()).toBe(0);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'idle', refusal: 'paid-elsewhere' });
  });
});

describe('A review that is renewed minutes after a crash that lost the journal’s newest entry is not submitted', () => {
  const LATER_MS = 5 * 60_000;

  it('of a transfer', async () => {
    const action = { id: 'old', token: 'USDT', to: `0x${'5'.repeat(40)}`, amount: '0.5' } as const;
    const review = newReview(engine);
    await afterCrash(() => during(bench.tab.send(action, bench.from, review)));
    await passes(LATER_MS);
    await bench.keepTime();
    await during(bench.tab.send({ ...action, id: 'new' }, bench.from, renewedReview(engine, 'send:old', review)));
    expect(bench.asks()).toBe(1);
    expect(bench.tab.stateOf('send:new')).toMatchObject({ refusal: 'paid-elsewhere' });
  });

  it.each([
    { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE },
    { pay: 'USDT', get: 'FNX', exact: 'get', amount: ONE / 10n },
    { pay: 'BNB', get: 'FNX', exact: 'pay', amount: ONE / 100n },
    { pay: 'FNX', get: 'BNB', exact: 'get', amount: ONE / 100n },
  ] as const)('of a swap with other limits: %j', async (request) => {
    const action = await swap(request);
    const review = newReview(engine);
    await afterCrash(() => action.submit(bench.tab, review));
    await passes(LATER_MS);
    await bench.keepTime();
    const renewed = { ...(await reviewedSwap(bench, 'new', request, 200)), id: 'new' };
    await during(bench.tab.does('swap', renewed, bench.from, renewedReview(engine, action.key, review)));
    expect(bench.asks()).toBe(1);
    expect(bench.tab.stateOf('swap:new')).toMatchObject({ refusal: 'paid-elsewhere' });
  });
});

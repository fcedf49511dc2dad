import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';

/** A browser writes its storage to disk some seconds late: a crash can lose the entry and the mark of an attempt together. */
const bench = useBench();
const { sending, wrapping, purchase, swap } = actionsOn(bench);
const ONE = 10n ** 18n;

const stores = () => [localStorage, sessionStorage];
const copied = () => stores().map((store) => Object.entries(store) as [string, string][]);
const restored = (copy: [string, string][][]) =>
  stores().forEach((store, at) => {
    store.clear();
    copy[at]?.forEach(([key, value]) => store.setItem(key, value));
  });

const MAKES: readonly [string, Make][] = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['wrapping', () => wrapping('wrap', ONE / 10n)],
  ['a swap that pays USDT', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
  ['a swap that pays BNB', () => swap({ pay: 'BNB', get: 'FNX', exact: 'pay', amount: ONE / 100n })],
  ['a purchase in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
];

describe('A crash that loses the journal’s newest entry lets nothing be submitted again', () => {
  it.each(MAKES)('%s', async (_name, make) => {
    const action = await make();
    const review = { madeAt: Date.now(), earlier: [] };
    const before = copied();
    await action.submit(bench.tab, review);
    await bench.world.chain.mine(4);
    await bench.keepTime();
    jest.clearAllTimers();
    restored(before);
    await bench.reload();
    restored(before);
    // A swap gets another deadline.
    await passes(5_000);
    bench.wallet.log.length = 0;
    await action.submit(bench.tab, review);
    expect(bench.asks()).toBe(0);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'idle', refusal: 'paid-elsewhere' });
  });
});

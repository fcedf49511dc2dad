import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { openTab } from '../../support/money/tab';

/** A page in the back/forward cache gets no events. Meanwhile, the next page of its tab sends the reviewed transaction. */
const bench = useBench();
const { sending, swap, stake } = actionsOn(bench);
const ONE = 10n ** 18n;
const shown = (isRestored: boolean) =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isRestored }));

it.each([
  ['a transfer', () => sending('USDT', '0.5', ONE / 2n)],
  ['a swap', () => swap({ pay: 'FNX', get: 'USDT', exact: 'pay', amount: ONE })],
  ['a stake', () => stake(5n * ONE)],
] as const)('a restored page shows what was sent while it was away: %s', async (_name, make) => {
  const action = await make();
  const page = bench.tab;
  const stop = page.startEngine();
  expect(page.stateOf(action.key).step).toBe('idle');
  const next = await openTab();
  await action.submit(next);
  await bench.world.chain.mine(4);
  await passes(30_000);
  expect(next.stateOf(action.key).step).toBe('succeeded');
  shown(false);
  expect(page.stateOf(action.key).step).toBe('idle');
  shown(true);
  expect(page.stateOf(action.key).step).toBe('succeeded');
  stop();
});

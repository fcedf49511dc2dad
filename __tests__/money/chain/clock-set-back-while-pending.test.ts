import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;

it.each([0, 3_600_000, 86_400_000])(
  'a pending transfer is confirmed although the browser’s clock was set back by %s ms',
  async (back) => {
    const action = await sending('USDT', '0.5', ONE / 2n);
    await bench.world.chain.setAutomine(false);
    await action.submit();
    await passes(10_000);
    expect(bench.tab.stateOf(action.key).step).toBe('pending');
    jest.setSystemTime(Date.now() - back);
    await bench.world.chain.mine(4);
    await passes(120_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  },
);

it.each([0, 3_600_000])(
  'an unanswered transfer is found although the browser’s clock was set back by %s ms',
  async (back) => {
    const action = await sending('USDT', '0.5', ONE / 2n);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await passes(25_000);
    jest.setSystemTime(Date.now() - back);
    const { nonce: _own, ...asked } = bench.requests()[0]!;
    await bench.world.chain.rpc('eth_sendTransaction', [{ gas: '0x186a0', ...asked }]);
    await bench.world.chain.mine(4);
    await passes(120_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  },
);

const { toUTCString } = Date.prototype;
afterEach(() => jest.restoreAllMocks());

/** The time of the service and the timer of the page stay as they were. */
function setClock(byMs: number): void {
  jest.setSystemTime(Date.now() + byMs);
  jest.spyOn(window.performance, 'now').mockImplementation(() => Date.now() - byMs);
  jest.spyOn(Date.prototype, 'toUTCString').mockImplementation(function (this: Date) {
    return toUTCString.call(new Date(this.getTime() - byMs));
  });
}

it.each([
  ['an hour back', -3_600_000],
  ['an hour ahead', 3_600_000],
])('a pending transfer is overdue after five minutes although the browser’s clock was set %s', async (_way, byMs) => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  await bench.world.chain.setAutomine(false);
  await action.submit();
  await passes(10_000);
  setClock(byMs);
  await during(bench.tab.readService('any'));
  await passes(30_000);
  expect(bench.tab.stateOf(action.key)).not.toHaveProperty('isOverdue');
  await passes(300_000);
  expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'pending', isOverdue: true });
});

import { useBench } from '../../support/money/bench';
import { during } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;
const HOUR_MS = 3_600_000;
const honest = Date.prototype.toUTCString;
afterEach(() => jest.restoreAllMocks());

it.each([
  ['26 hours behind', -26 * HOUR_MS],
  ['26 hours ahead', 26 * HOUR_MS],
  ['eleven minutes behind', -660_000],
])('a transfer is not submitted while the clock of the service is wrong: %s', async (_name, offMs) => {
  const action = await actions.sending('BNB', '0.5', ONE / 2n);
  jest.spyOn(Date.prototype, 'toUTCString').mockImplementation(function (this: Date) {
    return honest.call(new Date(this.getTime() + offMs));
  });
  await during(bench.tab.readService('any'));
  await action.submit(bench.tab, reviewMadeAt(Date.now() + offMs));
  expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'idle', refusal: 'chain-clock' });
  expect(bench.asks()).toBe(0);
});

it('a transfer is not submitted when the service changes its time during the checks', async () => {
  const action = await actions.sending('BNB', '0.5', ONE / 2n);
  const review = reviewMadeAt(Date.now() - 40 * 60_000);
  bench.wallet.answerWith('eth_getBlockByNumber', async (pass) => {
    jest.spyOn(Date.prototype, 'toUTCString').mockImplementation(function (this: Date) {
      return honest.call(new Date(this.getTime() - HOUR_MS / 2));
    });
    await during(bench.tab.readService('any'));
    return pass();
  });
  await action.submit(bench.tab, review);
  expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'idle', refusal: 'chain-clock' });
  expect(bench.asks()).toBe(0);
});

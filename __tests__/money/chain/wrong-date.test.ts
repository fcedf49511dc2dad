import { useBench } from '../../support/money/bench';
import { during } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';

const bench = useBench();
const { swap, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;
const honest = Date.prototype.toUTCString;

/** Gives the service's next answer a date that is wrong by this much. */
function nextDateIsWrongBy(ms: number): void {
  let answers = 0;
  jest.spyOn(Date.prototype, 'toUTCString').mockImplementation(function (this: Date) {
    answers += 1;
    return honest.call(new Date(this.getTime() + (answers === 1 ? ms : 0)));
  });
}

afterEach(() => jest.restoreAllMocks());

describe('One service answer with a wrong date', () => {
  it.each([MONTH_MS, 10 * 60_000, -10 * 60_000])(
    'stops a swap and does not set its deadline: wrong by %i ms',
    async (ms) => {
      const request = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
      await swap(request);
      const action = { ...(await reviewedSwap(bench, 'late', request)), minutes: 5 };
      await bench.keepTime();
      nextDateIsWrongBy(ms);
      await during(bench.tab.does('swap', action, bench.from));
      expect(bench.asks()).toBe(0);
      expect(bench.tab.stateOf('swap:late')).toMatchObject({ step: 'idle', refusal: 'chain-clock' });
    },
  );

  it('stops a payment and does not set its time when it arrives during the checks', async () => {
    const action = await purchase('USDT', (1_248n * ONE) / 10n);
    bench.wallet.answerWith('eth_getBlockByNumber', async (pass) => {
      nextDateIsWrongBy(-48 * HOUR_MS);
      await during(bench.tab.readService('any'));
      return pass();
    });
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    bench.wallet.answerWith('eth_getBlockByNumber', null);
    expect(bench.asks()).toBe(0);
    expect(bench.tab.journal()).toEqual([]);
  });
});

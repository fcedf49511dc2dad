import { useBench } from '../../support/money/bench';
import { during } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';

const bench = useBench();
const { swap } = actionsOn(bench);
const REQUEST = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n ** 19n } as const;

it('a swap is not requested if the machine slept while the service was asked for its time', async () => {
  await swap(REQUEST);
  const action = await reviewedSwap(bench, 'slept', REQUEST);
  await bench.keepTime();
  bench.bank.atNextReading(() => jest.setSystemTime(Date.now() + 40_000));
  await during(bench.tab.does('swap', action, bench.from));
  expect([bench.asks(), bench.tab.stateOf('swap:slept')]).toEqual([0, { step: 'idle', refusal: 'checks-too-slow' }]);
});

import { useBench } from '../../support/money/bench';
import { during } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { removedEndsOn } from '../../support/money/removed-ends';

/**
 * The checks have seen the cancellation of a payment. Then a reorganisation removes the cancellation, and the pools
 * show the payment again.
 */
const bench = useBench();
const { payments, cancelledUntilRemoved } = removedEndsOn(bench, actionsOn(bench));

let restore = () => {};
afterEach(() => restore());

/** Does the work before the first read of a pool is answered. */
function beforePools(work: () => Promise<unknown>): void {
  const { fetch: answer } = globalThis;
  let done: Promise<unknown> | undefined;
  globalThis.fetch = async (input, init) => {
    if (String(init?.body).includes('"pending",true')) await (done ??= work());
    return answer(input, init);
  };
  restore = () => void (globalThis.fetch = answer);
}

/** The reorganisation sets the chain's clock back, so a swap is refused in any case. */
it.each(payments.filter(([name]) => name !== 'a swap'))('%s is not requested again', async (_name, make) => {
  const action = await make();
  let isRemoved = false;
  await cancelledUntilRemoved(action, async (remove, sendAgain) => {
    await bench.keepTime();
    beforePools(async () => {
      await remove();
      await sendAgain();
      isRemoved = true;
    });
  });
  await during(action.start(bench.tab));
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  expect({ isRemoved, asks: bench.asks(), arrived: await action.arrived() }).toEqual({
    isRemoved: true,
    asks: 1,
    arrived: action.units,
  });
});

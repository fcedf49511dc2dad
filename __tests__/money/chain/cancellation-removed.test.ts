import { useBench } from '../../support/money/bench';
import { actionsOn } from '../../support/money/actions';
import { forgetOldStates } from '../../support/money/forget-states';
import { removedEndsOn } from '../../support/money/removed-ends';

/** No pool shows the payment at the next Pay. */
const bench = useBench();
const { inBnb, payments, cancelledUntilRemoved } = removedEndsOn(bench, actionsOn(bench));

/** The wallet counts the cancellation, which it has seen confirmed, and chooses the nonce after it. */
const countsCancellation = () =>
  bench.wallet.tamper((request) => {
    if (request.method !== 'eth_sendTransaction') return request;
    const [{ nonce, ...rest }] = request.params as [{ nonce?: string }];
    if (nonce === undefined) return request;
    return { ...request, params: [{ ...rest, nonce: `0x${(Number(nonce) + 1).toString(16)}` }] };
  });

it.each(payments)('%s is not requested again while its nonce is unused', async (_name, make) => {
  const action = await make();
  const { sendAgain } = await cancelledUntilRemoved(action);
  await bench.world.chain.mine(4);
  await bench.keepTime();
  countsCancellation();
  await action.submit();
  await sendAgain();
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  expect({ asks: bench.asks(), arrived: await action.arrived() }).toEqual({ asks: 1, arrived: action.units });
});

it.each(inBnb)('%s is not requested again after nodes have deleted the state of its block', async (_name, make) => {
  const action = await make();
  const { sendAgain } = await cancelledUntilRemoved(action);
  await sendAgain();
  await bench.world.chain.mine(300);
  await bench.world.chain.setAutomine(true);
  await forgetOldStates(bench);
  await bench.keepTime();
  await action.submit();
  await bench.world.chain.mine(4);
  expect({ asks: bench.asks(), arrived: await action.arrived() }).toEqual({ asks: 1, arrived: action.units });
});

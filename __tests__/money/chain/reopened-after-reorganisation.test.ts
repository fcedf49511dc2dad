import { useBench } from '../../support/money/bench';
import { actionsOn } from '../../support/money/actions';
import { removedEndsOn } from '../../support/money/removed-ends';

const bench = useBench();
const actions = actionsOn(bench);
const { purchase, sending, stepOf, comesTo } = actions;
const { payments, cancelledUntilRemoved, revertedUntilRemoved, ineffectiveUntilRemoved } = removedEndsOn(
  bench,
  actions,
);
const ONE = 10n ** 18n;
const anOrder = () => purchase('BNB', (195n * ONE) / 1_000n);
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

it('an equal order is not paid before the payment of the first has settled again', async () => {
  const [first, second] = [await anOrder(), await anOrder()];
  const { sendAgain } = await cancelledUntilRemoved(first);
  await second.submit();
  expect({ steps: [first, second].map(stepOf), asks: bench.asks() }).toEqual({ steps: ['pending', 'idle'], asks: 1 });
  await sendAgain();
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await bench.tab.goesOn(first.key);
  await comesTo(first, 'succeeded');
  await bench.keepTime();
  await second.submit();
  await bench.world.chain.mine(4);
  await comesTo(second, 'succeeded');
  expect(bench.asks()).toBe(2);
});

it.each(payments)('%s settles again although it was called cancelled', async (_name, make) => {
  const action = await make();
  const { sendAgain } = await cancelledUntilRemoved(action);
  await action.submit();
  expect(stepOf(action)).toBe('pending');
  await sendAgain();
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await comesTo(action, 'succeeded');
  expect(bench.asks()).toBe(1);
});

it('a transfer can be requested again after its wallet has cancelled it a second time', async () => {
  const action = await sending('BNB', '0.5', ONE / 2n);
  const { sent } = await cancelledUntilRemoved(action);
  const { from, nonce } = sent;
  await action.submit();
  await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208' }]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await comesTo(action, 'cancelled');
  await action.submit();
  await bench.world.chain.mine(4);
  await comesTo(action, 'succeeded');
  expect({ asks: bench.asks(), arrived: await action.arrived() }).toEqual({ asks: 2, arrived: action.units });
});

it('a transfer is not requested again while only one node answers for its cancellation', async () => {
  const action = await sending('BNB', '0.5', ONE / 2n);
  await cancelledUntilRemoved(action);
  bench.nodes.slice(1).forEach((node) => node.close('gone'));
  await action.submit();
  expect({ step: stepOf(action), asks: bench.asks() }).toEqual({ step: 'idle', asks: 1 });
  await bench.world.chain.setAutomine(true);
});

const IN_USDT = [
  ['an order', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a transfer', () => sending('USDT', '0.5', ONE / 2n)],
] as const;

async function settlesAfter(untilRemoved: typeof revertedUntilRemoved, make: (typeof IN_USDT)[number][1]) {
  const action = await make();
  const { sendAgain } = await untilRemoved(action);
  await sendAgain();
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await action.submit();
  await comesTo(action, 'succeeded');
  expect({ asks: bench.asks(), arrived: await action.arrived() }).toEqual({ asks: 1, arrived: action.units });
}

it.each(IN_USDT)('%s in USDT that failed settles after a reorganisation in which it succeeds', (_name, make) =>
  settlesAfter(revertedUntilRemoved, make),
);

it.each(IN_USDT)('%s in USDT that moved nothing settles after a reorganisation in which it pays', (_name, make) =>
  settlesAfter(ineffectiveUntilRemoved, make),
);

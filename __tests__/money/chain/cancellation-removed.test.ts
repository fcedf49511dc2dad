import { useBench } from '../../support/money/bench';
import { actionsOn } from '../../support/money/actions';
import { forgetOldStates } from '../../support/money/forget-states';
import { removedEndsOn } from '../../support/money/removed-ends';

/** No pool shows the payment at the next Pay. */
const bench = useBench();
const { purchase, sending, swap, wrapping } = actionsOn(bench);
const { cancelledUntilRemoved } = removedEndsOn(bench);
const ONE = 10n ** 18n;

const IN_BNB = [
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
] as const;
const MAKES = [
  ...IN_BNB,
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
  ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
] as const;

/** The wallet counts the cancellation, which it has seen confirmed, and chooses the nonce after it. */
const countsCancellation = () =>
  bench.wallet.tamper((request) => {
    if (request.method !== 'eth_sendTransaction') return request;
    const [{ nonce, ...rest }] = request.params as [{ nonce?: string }];
    if (nonce === undefined) return request;
    return { ...request, params: [{ ...rest, nonce: `0x${(Number(nonce) + 1).toString(16)}` }] };
  });

it.each(MAKES)('%s is not requested again while its nonce is unused', async (_name, make) => {
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

it.each(IN_BNB)('%s is not requested again after nodes have deleted the state of its block', async (_name, make) => {
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

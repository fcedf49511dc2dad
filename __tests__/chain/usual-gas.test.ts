import { approveCall, swapCall, unwrapCall, wrapCall } from '@/chain/swap/calls';
import { USUAL_GAS, usualSwapGas } from '@/domain/usual-gas';
import { make, partiesOf, useExchange } from '../support/swap/exchange-world';
import { ONE } from '../support/swap/quote-requests';

const on = useExchange();

const swapAlong = (route: readonly ('FNX' | 'WBNB' | 'USDT')[]) =>
  swapCall({
    ...partiesOf(on, on.pins),
    path: route.map((token) => on.pins.tokens[token]),
    coin: 'neither',
    exact: 'pay',
    limits: { maxPaid: ONE, minReceived: 1n },
    deadline: 10n ** 11n,
  });

const MEASURED_CALLS = [
  ['a swap through one pool', () => swapAlong(['FNX', 'USDT']), usualSwapGas(1)],
  ['a swap through two pools', () => swapAlong(['FNX', 'WBNB', 'USDT']), usualSwapGas(2)],
  [
    'an approval',
    () => approveCall({ account: on.account, token: on.pins.tokens.FNX, spender: on.pins.router, amount: ONE * 7n }),
    USUAL_GAS.approval,
  ],
  ['wrapping', () => wrapCall({ ...partiesOf(on, on.pins), amount: ONE }), USUAL_GAS.wrapping],
  ['unwrapping', () => unwrapCall({ ...partiesOf(on, on.pins), amount: ONE / 2n }), USUAL_GAS.wrapping],
] as const;

/** A pool writes extra state once per second. Moving the clock makes every swap include that cost. */
const aMinuteLater = () => on.world.chain.rpc('evm_increaseTime', [60]);

beforeAll(async () => {
  await aMinuteLater();
  for (const [, call] of MEASURED_CALLS.slice(0, 2)) await make(on, call());
});
beforeEach(aMinuteLater);

test.each(MEASURED_CALLS)('%s uses at most the usual gas, and more than a third of it', async (_, call, usual) => {
  const { gas } = await make(on, call());
  expect(gas).toBeLessThanOrEqual(usual);
  expect(gas * 3n).toBeGreaterThan(usual);
});

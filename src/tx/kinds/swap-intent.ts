import type { Address } from '@/api/contract';
import { swapCall } from '@/chain/swap/calls';
import type { Leg } from '@/chain/swap/moved';
import { limitsOf } from '@/domain/swap/limits';
import type { Risk } from '@/domain/swap/risk';
import { routesBetween } from '@/domain/swap/routes';
import { inPool, type PoolToken, type SwapPins, type SwapToken } from '@/domain/swap/tokens';
import { ActionFault } from '@/errors/action-fault';
import { amountText, unitsIn, type UnreviewedIntent } from './intent';

/**
 * A reviewed swap. Amounts are strings of digits in base units. The swap must be mined within `minutes`. The id is
 * created with the review.
 */
export type Swap = Readonly<{
  id: string;
  pay: SwapToken;
  get: SwapToken;
  exact: 'pay' | 'get';
  paid: string;
  got: string;
  maxPaid: string;
  minReceived: string;
  route: readonly PoolToken[];
  slippageBps: number;
  minutes: number;
  warning?: Readonly<{ risk: Risk; isCompared: boolean }>;
}>;

export type SwapFigures = Readonly<{ paid: bigint; got: bigint; maxPaid: bigint; minReceived: bigint }>;

/** The review may come from storage, so this rejects limits that do not follow from the review's quote and slippage. */
export function figuresOf({ exact, slippageBps, ...digits }: Swap): SwapFigures {
  const [paid, got, maxPaid, minReceived] = [digits.paid, digits.got, digits.maxPaid, digits.minReceived].map(unitsIn);
  if (!paid || !got || !maxPaid || !minReceived) throw new ActionFault('not-pinned');
  const isComplete = Number.isInteger(slippageBps) && slippageBps >= 0 && slippageBps <= MAX_SLIPPAGE_BPS;
  if (!isComplete) throw new ActionFault('not-pinned');
  const due = limitsOf({ type: 'swap', exact, paid, got, route: ['FNX'], depths: [], feeBps: 0n }, BigInt(slippageBps));
  if (due.maxPaid !== maxPaid || due.minReceived !== minReceived) throw new ActionFault('not-pinned');
  return { paid, got, maxPaid, minReceived };
}

const MAX_SLIPPAGE_BPS = 1_500;
export const MAX_MINUTES = 60;
const SECONDS_OF_MINUTE = 60n;

const isRouteBetween = ({ route, pay, get }: Swap): boolean =>
  routesBetween(inPool(pay), inPool(get)).some((known) => known.join() === route.join());

/** Names only the exact amount, because the other amount is known only once the swap is mined. */
const descriptionOf = ({ exact, pay, get }: Swap, { paid, got }: Pick<SwapFigures, 'paid' | 'got'>): string =>
  exact === 'pay' ? `Swap of ${amountText(paid)} ${pay} for ${get}` : `Swap of ${pay} for ${amountText(got)} ${get}`;

export function swapIntent(swap: Swap, from: Address, pins: SwapPins, time: bigint): UnreviewedIntent {
  const { pay, get, exact, route, minutes } = swap;
  const { paid, got, ...limits } = figuresOf(swap);
  const isMinutes = Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES;
  if (!isRouteBetween(swap) || !isMinutes) throw new ActionFault('not-pinned');
  const deadline = time + BigInt(minutes) * SECONDS_OF_MINUTE;
  const { router, tokens } = pins;
  const wrapped = tokens.WBNB;
  const legOf = (token: SwapToken): Leg => (token === 'BNB' ? 'coin' : tokens[token]);
  const coin = pay === 'BNB' ? 'pay' : get === 'BNB' ? 'get' : 'neither';
  const path = route.map((token) => tokens[token]);
  return Object.freeze<UnreviewedIntent>({
    description: descriptionOf(swap, { paid, got }),
    chainId: pins.chainId,
    call: swapCall({ account: from, router, wrapped, path, coin, exact, limits, deadline }),
    spends: [{ token: legOf(pay), amount: limits.maxPaid, symbol: pay }],
    timedAt: time,
    effect: {
      type: 'swap',
      pay: legOf(pay),
      maxPaid: String(limits.maxPaid),
      get: legOf(get),
      minReceived: String(limits.minReceived),
      deadline: String(deadline),
      account: from,
      router,
      wrapped,
    },
  });
}

import { divideRoundingUp } from '@/domain/swap/bps';
import { depthsOf } from '@/domain/swap/routes';
import { USUAL_GAS, usualSwapGas } from '@/domain/usual-gas';
import { formatAmount, fromBaseUnits } from '@/utils/money';
import type { ReviewedSwap, SwapDraft } from './stored-swap';
import type { Market } from './market';
import type { Priced } from './read-swap';

export const gasOfAction = ({ type, route }: Pick<ReviewedSwap, 'type' | 'route'>): bigint =>
  type === 'swap' ? usualSwapGas(route.length - 1) : USUAL_GAS.wrapping;

export function gasOfAll({ quote, limits }: Priced, { pay }: SwapDraft, { allowances }: Market): bigint {
  if (quote.type !== 'swap') return USUAL_GAS.wrapping;
  const isApproved = pay === 'BNB' || (allowances?.[pay] ?? 0n) >= (limits?.maxPaid ?? quote.paid);
  return usualSwapGas(quote.route.length - 1) + (isApproved ? 0n : USUAL_GAS.approval);
}

const CENTS = 2;

/** Returns the value in USDT at the price of the pool of WBNB and USDT, rounded up to a cent. */
export function coinWorth(coin: bigint, { exchange, decimals }: Market): string | null {
  const [depth] = depthsOf(['WBNB', 'USDT'], exchange.pools);
  if (!depth || depth.in === 0n) return null;
  const cent = 10n ** BigInt(Math.max(0, decimals.USDT - CENTS));
  const cents = divideRoundingUp(coin * depth.out, depth.in * cent);
  return `${formatAmount(fromBaseUnits(cents * cent, decimals.USDT), { places: CENTS })} USDT`;
}

import type { SwapToken } from '@/domain/swap/tokens';
import type { ReviewedSwap } from './stored-swap';

export type SwapAmounts = { paid: bigint; got: bigint };

type Quoted = Pick<ReviewedSwap, 'exact' | 'pay' | 'get' | 'paid' | 'got'>;

export function differenceFromQuote(
  { exact, pay, get, paid, got }: Quoted,
  moved: SwapAmounts,
): { units: bigint; side: 'pay' | 'get'; token: SwapToken } {
  return exact === 'pay'
    ? { units: moved.got - BigInt(got), side: 'get', token: get }
    : { units: moved.paid - BigInt(paid), side: 'pay', token: pay };
}

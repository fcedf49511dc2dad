import fc from 'fast-check';
import type { Exchange, Quote, QuoteRequest } from '@/domain/swap/quote';
import { quoteOf } from '@/domain/swap/quote';
import { SWAP_TOKENS } from '@/domain/swap/tokens';

export const ONE = 10n ** 18n;

/** The sandbox's initial pool depths with Uniswap's fee. */
export const EXCHANGE: Exchange = {
  feeBps: 30n,
  pools: [
    { tokens: ['FNX', 'USDT'], reserves: [400_000n * ONE, 4_992_000n * ONE] },
    { tokens: ['FNX', 'WBNB'], reserves: [200_000n * ONE, 3_900n * ONE] },
    { tokens: ['USDT', 'WBNB'], reserves: [6_400_000n * ONE, 10_000n * ONE] },
  ],
};

const token = fc.constantFrom(...SWAP_TOKENS);
const exact = fc.constantFrom('pay' as const, 'get' as const);

/** Amounts from dust to more than any pool holds. Every order of magnitude is equally likely. */
export const sizes = fc
  .tuple(fc.nat({ max: 27 }), fc.bigInt({ min: 1n, max: 9_999n }))
  .map(([zeroes, digits]) => digits * 10n ** BigInt(zeroes));

export const requests: fc.Arbitrary<QuoteRequest> = fc.record({ pay: token, get: token, exact, amount: sizes });

const feeBps = fc.constantFrom(0n, 5n, 25n, 30n, 100n);

export const exchanges: fc.Arbitrary<Exchange> = fc
  .tuple(feeBps, fc.array(sizes, { minLength: 6, maxLength: 6 }))
  .map(([fee, [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n]]) => ({
    feeBps: fee,
    pools: [
      { tokens: ['FNX', 'USDT'], reserves: [a, b] },
      { tokens: ['WBNB', 'FNX'], reserves: [c, d] },
      { tokens: ['USDT', 'WBNB'], reserves: [e, f] },
    ],
  }));

export function quoteFor(request: Partial<QuoteRequest>, exchange: Exchange = EXCHANGE): Quote {
  const answer = quoteOf({ pay: 'FNX', get: 'USDT', exact: 'pay', amount: ONE, ...request }, exchange);
  if (answer.type === 'refused') throw new Error(`There is no quote: ${answer.reason}`);
  return answer.quote;
}

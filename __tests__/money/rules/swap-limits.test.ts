import fc from 'fast-check';
import { limitsOf } from '@/domain/swap/limits';
import { quoteOf } from '@/domain/swap/quote';
import { exchanges, quoteFor, requests } from '../../support/swap/quote-requests';

const quote = { type: 'swap', route: ['FNX', 'USDT'], depths: [], feeBps: 30n } as const;
const selling = (got: bigint) => ({ ...quote, exact: 'pay', paid: 1_000n, got }) as const;
const buying = (paid: bigint) => ({ ...quote, exact: 'get', paid, got: 1_000n }) as const;

test('the minimum is rounded up, so the price is never worse than agreed', () => {
  // Half a percent less than 999 is 994.005, so a minimum of 994 would be too low.
  expect(limitsOf(selling(999n), 50n)).toEqual({ maxPaid: 1_000n, minReceived: 995n });
  expect(limitsOf(selling(1_000n), 50n).minReceived).toBe(995n);
  expect(limitsOf(selling(1_001n), 50n).minReceived).toBe(996n);
});

test('the maximum is rounded down, so that no more is paid than the investor agreed to', () => {
  // Half a percent more than 999 is 1003.995.
  expect(limitsOf(buying(999n), 50n)).toEqual({ maxPaid: 1_003n, minReceived: 1_000n });
  expect(limitsOf(buying(1_000n), 50n).maxPaid).toBe(1_005n);
});

test('neither limit excludes the quote: without slippage, and for dust, an unchanged price is accepted', () => {
  expect(limitsOf(selling(999n), 0n).minReceived).toBe(999n);
  expect(limitsOf(buying(999n), 0n).maxPaid).toBe(999n);
  expect(limitsOf(selling(1n), 1_500n).minReceived).toBe(1n);
  expect(limitsOf(buying(1n), 1_500n).maxPaid).toBe(1n);
});

test('the limits of wrapping equal the amount, whatever the slippage', () => {
  expect(limitsOf(quoteFor({ pay: 'BNB', get: 'WBNB', amount: 7n }), 1_500n)).toEqual({ maxPaid: 7n, minReceived: 7n });
});

test.each([1_501n, 10_000n, 10_001n, -1n])('a slippage of %s ten-thousandths is never used', (slippageBps) => {
  expect(() => limitsOf(selling(999n), slippageBps)).toThrow(RangeError);
});

test('the limits allow exactly the slippage, to the unit, whatever is swapped', () => {
  const slippages = fc.bigInt({ min: 0n, max: 1_500n });
  fc.assert(
    fc.property(requests, exchanges, slippages, (request, exchange, slippageBps) => {
      const answer = quoteOf(request, exchange);
      if (answer.type === 'refused' || answer.quote.type !== 'swap') return;
      const { paid, got, exact } = answer.quote;
      const { maxPaid, minReceived } = limitsOf(answer.quote, slippageBps);
      const [floor, ceiling] = [got * (10_000n - slippageBps), paid * (10_000n + slippageBps)];
      expect([maxPaid >= paid, minReceived <= got, minReceived > 0n]).toEqual([true, true, true]);
      if (exact === 'pay')
        expect([maxPaid === paid, minReceived * 10_000n >= floor, (minReceived - 1n) * 10_000n < floor]).toEqual([
          true,
          true,
          true,
        ]);
      else
        expect([minReceived === got, maxPaid * 10_000n <= ceiling, (maxPaid + 1n) * 10_000n > ceiling]).toEqual([
          true,
          true,
          true,
        ]);
    }),
    { numRuns: 500 },
  );
});

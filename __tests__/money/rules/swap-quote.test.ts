import fc from 'fast-check';
import { amountIn, amountOut } from '@/domain/swap/constant-product';
import { quoteOf, type Exchange, type QuoteRequest } from '@/domain/swap/quote';
import { EXCHANGE, ONE, exchanges, quoteFor, requests } from '../../support/swap/quote-requests';

const sell = (amount: bigint, exchange: Exchange, change: Partial<QuoteRequest> = {}) =>
  quoteOf({ pay: 'FNX', get: 'USDT', exact: 'pay', amount, ...change }, exchange);
const only = (...tokens: string[]): Exchange => ({
  ...EXCHANGE,
  pools: EXCHANGE.pools.filter(({ tokens: [one, other] }) => tokens.includes(`${one}-${other}`)),
});

it('a swap takes the direct route when that brings more', () => {
  const quote = quoteFor({ amount: 1_000n * ONE });
  expect(quote).toMatchObject({ type: 'swap', route: ['FNX', 'USDT'], exact: 'pay', paid: 1_000n * ONE });
  expect(quote.got).toBe(amountOut(1_000n * ONE, { in: 400_000n * ONE, out: 4_992_000n * ONE }, 30n));
});

const SHALLOW: Exchange = {
  ...EXCHANGE,
  pools: [{ tokens: ['USDT', 'FNX'], reserves: [12_480n * ONE, 1_000n * ONE] }, ...EXCHANGE.pools.slice(1)],
};

it('a swap goes through wrapped BNB when that brings more', () => {
  const quote = quoteFor({ amount: 1_000n * ONE }, SHALLOW);
  expect(quote).toMatchObject({ route: ['FNX', 'WBNB', 'USDT'] });
  const middle = amountOut(1_000n * ONE, { in: 200_000n * ONE, out: 3_900n * ONE }, 30n);
  expect(quote.got).toBe(amountOut(middle as bigint, { in: 10_000n * ONE, out: 6_400_000n * ONE }, 30n));
});

it('a swap of an exact amount to receive goes through wrapped BNB when that costs less', () => {
  const quote = quoteFor({ exact: 'get', amount: 9_000n * ONE }, SHALLOW);
  expect(quote).toMatchObject({ route: ['FNX', 'WBNB', 'USDT'], exact: 'get', got: 9_000n * ONE });
  const middle = amountIn(9_000n * ONE, { in: 10_000n * ONE, out: 6_400_000n * ONE }, 30n);
  expect(quote.paid).toBe(amountIn(middle as bigint, { in: 200_000n * ONE, out: 3_900n * ONE }, 30n));
});

it('a swap takes the only possible route, in either direction', () => {
  expect(quoteFor({}, only('FNX-USDT'))).toMatchObject({ route: ['FNX', 'USDT'] });
  expect(quoteFor({}, only('FNX-WBNB', 'USDT-WBNB'))).toMatchObject({ route: ['FNX', 'WBNB', 'USDT'] });
  expect(quoteFor({ pay: 'USDT', get: 'FNX' }, only('FNX-WBNB', 'USDT-WBNB'))).toMatchObject({
    route: ['USDT', 'WBNB', 'FNX'],
  });
});

it('a swap takes the direct route when two routes bring the same', () => {
  const free: Exchange = {
    feeBps: 0n,
    pools: [
      { tokens: ['FNX', 'USDT'], reserves: [100n, 100n] },
      { tokens: ['FNX', 'WBNB'], reserves: [10n ** 9n, 10n ** 9n] },
      { tokens: ['WBNB', 'USDT'], reserves: [10n ** 9n, 10n ** 9n] },
    ],
  };
  expect(quoteOf({ pay: 'FNX', get: 'USDT', exact: 'pay', amount: 2n }, free)).toMatchObject({
    quote: { got: 1n, route: ['FNX', 'USDT'] },
  });
});

it('a swap treats the coin as its wrapped form', () => {
  const [coin, wrapped] = (['BNB', 'WBNB'] as const).map((pay) => quoteFor({ pay, amount: 3n * ONE }));
  expect(coin).toEqual(wrapped);
  expect(coin).toMatchObject({ route: ['WBNB', 'USDT'] });
  expect(quoteFor({ get: 'BNB' })).toMatchObject({ route: ['FNX', 'WBNB'] });
});

it.each([
  ['BNB', 'WBNB', 'wrap'],
  ['WBNB', 'BNB', 'unwrap'],
] as const)('%s is swapped for %s one for one, without a pool', (pay, get, is) => {
  for (const exact of ['pay', 'get'] as const)
    expect(quoteOf({ pay, get, exact, amount: 7n }, { feeBps: 30n, pools: [] })).toEqual({
      type: 'quoted',
      quote: { type: is, exact, paid: 7n, got: 7n },
    });
  expect(quoteOf({ pay, get, exact: 'pay', amount: 0n }, EXCHANGE)).toEqual({ type: 'refused', reason: 'too-small' });
});

it('a token cannot be swapped for itself', () => {
  expect(sell(5n, EXCHANGE, { get: 'FNX' })).toEqual({ type: 'refused', reason: 'same-token' });
  expect(sell(5n, EXCHANGE, { pay: 'BNB', get: 'BNB' })).toEqual({ type: 'refused', reason: 'same-token' });
});

it.each([
  ['no-pool', sell(ONE, { feeBps: 30n, pools: [] })],
  ['no-pool', sell(ONE, only('FNX-WBNB'))],
  ['too-small', sell(0n, EXCHANGE)],
  ['too-small', sell(0n, only('FNX-USDT'))],
  ['too-small', sell(0n, only('FNX-WBNB', 'USDT-WBNB'))],
  ['more-than-pool', sell(6_400_000n * ONE, EXCHANGE, { exact: 'get' })],
  ['more-than-pool', sell(10_000n * ONE, EXCHANGE, { pay: 'USDT', get: 'BNB', exact: 'get' })],
] as const)('a quote that no route allows is refused as %s', (why, answer) => {
  expect(answer).toEqual({ type: 'refused', reason: why });
});

it('a swap takes the route with enough liquidity when the other has too little', () => {
  const straightIsTooShallow = quoteFor({ exact: 'get', amount: 13_000n * ONE }, SHALLOW);
  expect(straightIsTooShallow).toMatchObject({ route: ['FNX', 'WBNB', 'USDT'] });
  const otherIsTooShallow = quoteFor({ exact: 'get', amount: 4_000_000n * ONE });
  expect(otherIsTooShallow).toMatchObject({ route: ['FNX', 'USDT'] });
});

it('an exact amount to receive never costs more than the payment that brings it', () => {
  fc.assert(
    fc.property(requests, exchanges, (request, exchange) => {
      const there = quoteOf({ ...request, exact: 'pay' }, exchange);
      if (there.type === 'refused') return;
      const back = quoteOf({ ...request, exact: 'get', amount: there.quote.got }, exchange);
      if (back.type === 'refused') throw new Error(back.reason);
      const again = quoteOf({ ...request, exact: 'pay', amount: back.quote.paid }, exchange);
      expect(again.type === 'quoted' && again.quote.got >= there.quote.got).toBe(true);
    }),
    { numRuns: 500 },
  );
});

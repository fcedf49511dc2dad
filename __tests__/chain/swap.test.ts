import fc from 'fast-check';
import { readContract } from 'viem/actions';
import { approveCall, unwrapCall, wrapCall } from '@/chain/swap/calls';
import { allowanceOf, exchangeOf } from '@/chain/swap/exchange';
import { amountsWrapped } from '@/chain/swap/moved';
import { quoteOf, type QuoteRequest } from '@/domain/swap/quote';
import { routesBetween } from '@/domain/swap/routes';
import { inPool, type SwapPins, type SwapToken } from '@/domain/swap/tokens';
import { asFields, asQuantity, quantity } from '@/sandbox/chain/rpc';
import { makeOdd, ODD } from '../support/money/odd-token';
import {
  exchangeNow,
  heldOf,
  make,
  MILLION,
  partiesOf,
  ROUTER,
  swap,
  useExchange,
} from '../support/swap/exchange-world';
import { ONE } from '../support/swap/quote-requests';

const on = useExchange();

const both = () => [on.pins, on.pinsOfSix] as const;

const COUPLES: readonly (readonly [SwapToken, SwapToken])[] = [
  ['FNX', 'USDT'],
  ['USDT', 'FNX'],
  ['FNX', 'BNB'],
  ['WBNB', 'FNX'],
  ['USDT', 'BNB'],
  ['WBNB', 'USDT'],
];

const requests = fc.record({
  couple: fc.constantFrom(...COUPLES),
  exact: fc.constantFrom('pay' as const, 'get' as const),
  amount: fc
    .tuple(fc.nat({ max: 22 }), fc.bigInt({ min: 1n, max: 9_999n }))
    .map(([zeroes, digits]) => digits * 10n ** BigInt(zeroes)),
  hasSix: fc.boolean(),
});

async function bestOfRouter({ pay, get, exact, amount }: QuoteRequest, by: SwapPins): Promise<bigint | undefined> {
  const functionName = exact === 'pay' ? 'getAmountsOut' : 'getAmountsIn';
  const estimates = await Promise.all(
    routesBetween(inPool(pay), inPool(get)).map(async (route) => {
      const args = [amount, route.map((token) => by.tokens[token])] as const;
      const amounts = await readContract(on.client, { address: by.router, abi: ROUTER, functionName, args }).catch(
        () => [],
      );
      return exact === 'pay' ? amounts.at(-1) : amounts[0];
    }),
  );
  const sums = estimates.filter((sum) => sum !== undefined && sum > 0n) as bigint[];
  return sums.toSorted((one, other) => (one < other ? -1 : 1)).at(exact === 'pay' ? -1 : 0);
}

it('the quote equals the router’s answer for the best route to the last unit, and is refused when the router refuses', async () => {
  const exchanges = await Promise.all(both().map((by) => exchangeNow(on, by)));
  let quotes = 0;
  await fc.assert(
    fc.asyncProperty(requests, async ({ couple: [pay, get], exact, amount, hasSix }) => {
      const request = { pay, get, exact, amount };
      const answer = quoteOf(request, exchanges[Number(hasSix)]!);
      const best = await bestOfRouter(request, both()[Number(hasSix)]!);
      if (answer.type === 'refused') return expect([answer.reason, best]).toEqual([answer.reason, undefined]);
      quotes += 1;
      expect(exact === 'pay' ? answer.quote.got : answer.quote.paid).toBe(best);
    }),
    { numRuns: 120 },
  );
  expect(quotes).toBeGreaterThan(30);
});

const MICRO = 10n ** 12n;
const ORDINARY: Readonly<Record<SwapToken, bigint>> = { FNX: 10n * ONE, USDT: 100n * ONE, BNB: ONE, WBNB: ONE };
const DUST: Readonly<Record<SwapToken, bigint>> = { FNX: MICRO, USDT: 2n * MICRO, BNB: MICRO, WBNB: MICRO };

function amountsOf(token: SwapToken, exact: QuoteRequest['exact'], by: SwapPins): readonly bigint[] {
  const unit = by === on.pinsOfSix && token === 'USDT' ? MICRO : 1n;
  return [ORDINARY[token] / unit, exact === 'get' ? 1n : DUST[token] / unit];
}

describe.each(['pay', 'get'] as const)('A swap with an exact amount to %s', (exact) => {
  it.each([
    ['FNX', 'USDT'],
    ['USDT', 'FNX'],
    ['FNX', 'BNB'],
    ['BNB', 'FNX'],
    ['USDT', 'WBNB'],
    ['WBNB', 'USDT'],
  ] as const)(
    'of %s for %s moves the quoted amount, as the logs show, with 18 and with 6 decimals',
    async (pay, get) => {
      if (pay === 'WBNB') await make(on, wrapCall({ ...partiesOf(on, on.pins), amount: 10n * ONE }));
      for (const by of both()) {
        for (const amount of amountsOf(exact === 'pay' ? pay : get, exact, by)) {
          const { quoted, logged, changed } = await swap(on, { pay, get, exact, amount }, by);
          expect({ logged: logged, changed }).toEqual({ logged: quoted, changed: quoted });
        }
      }
    },
  );

  it('goes through two pools when that is better, as its logs show', async () => {
    const amount = exact === 'pay' ? 20_000n * ONE : 200_000n * MILLION;
    const { quoted, logged, changed, route } = await swap(on, { pay: 'FNX', get: 'USDT', exact, amount }, on.pinsOfSix);
    expect(route).toEqual(['FNX', 'WBNB', 'USDT']);
    expect({ logged: logged, changed }).toEqual({ logged: quoted, changed: quoted });
  });
});

it('a whole balance is swapped to its last unit', async () => {
  const amount = await heldOf(on, 'USDT', on.pinsOfSix);
  const { quoted, logged, changed } = await swap(on, { pay: 'USDT', get: 'BNB', exact: 'pay', amount }, on.pinsOfSix);
  expect({ logged: logged, changed }).toEqual({ logged: quoted, changed: quoted });
  expect(await heldOf(on, 'USDT', on.pinsOfSix)).toBe(0n);
});

it('BNB is wrapped and unwrapped one for one', async () => {
  const wrapping = { ...partiesOf(on, on.pins), amount: 7n * ONE };
  const before = await heldOf(on, 'WBNB', on.pins);
  expect(amountsWrapped((await make(on, wrapCall(wrapping))).logs, 'wrap', wrapping)).toEqual([7n * ONE]);
  expect(await heldOf(on, 'WBNB', on.pins)).toBe(before + 7n * ONE);
  expect(amountsWrapped((await make(on, unwrapCall(wrapping))).logs, 'unwrap', wrapping)).toEqual([7n * ONE]);
  expect(await heldOf(on, 'WBNB', on.pins)).toBe(before);
});

it('the remaining allowance can be read, now and at a given block', async () => {
  const owner = on.world.chain.accounts[5]!;
  const { FNX, USDT } = on.pins.tokens;
  const allowance = { owner, spender: on.pins.router };
  const approval = { account: owner, token: USDT, spender: on.pins.router };
  const asked = { factory: on.pins.factory, tokens: [FNX, USDT], allowance };
  await make(on, approveCall({ ...approval, amount: 5n }));
  const first = await exchangeOf(on.client, asked);
  expect(first.allowances).toEqual([0n, 5n]);
  await make(on, approveCall({ ...approval, amount: 0n }));
  expect((await exchangeOf(on.client, asked)).allowances).toEqual([0n, 0n]);
  expect(await allowanceOf(on.client, { token: USDT, ...allowance }, first.block)).toBe(5n);
});

it('the decimals of a token and the time of the block can be read', async () => {
  const restore = await makeOdd(on.world, ODD['has six decimals']!);
  const { FNX, USDT, WBNB } = on.pins.tokens;
  const read = await exchangeOf(on.client, { factory: on.pins.factory, tokens: [FNX, USDT, WBNB] });
  await restore();
  expect([read.decimals, read.pools.length]).toEqual([[18, 6, 18], 3]);
  const block = asFields(await on.world.chain.rpc('eth_getBlockByNumber', [quantity(read.block), false]));
  expect(read.time).toBe(asQuantity(block.timestamp));
});

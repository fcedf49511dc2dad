import fc from 'fast-check';
import { decodeFunctionData, erc20Abi } from 'viem';
import { ROUTER as ROUTER_ABI } from '@/chain/swap/abi';
import { swapPins, type SwapToken } from '@/domain/swap/tokens';
import type { Market } from '@/features/swap/model/market';
import { maxToPay, readSwap } from '@/features/swap/model/read-swap';
import { newSwapReview, swapOf } from '@/features/swap/model/review';
import { maxToStake, readAmountToStake } from '@/features/staking/model/amount-to-stake';
import { amountText } from '@/parts/amount-field/amount-text';
import { stakeIntent } from '@/tx/kinds/stake';
import { swapIntent } from '@/tx/kinds/swap-intent';
import { wrappingIntent } from '@/tx/kinds/wrapping';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';
import { HERS, config } from './due-order';

const [VAULT, ROUTER, FACTORY, WBNB] = ['a1', 'a2', 'a3', 'a4'].map((byte) => `0x${byte.repeat(20)}` as const);
const pinned = { ...config, vault: VAULT!, swap: { router: ROUTER!, factory: FACTORY!, wbnb: WBNB!, feeBps: 25 } };
const pins = swapPins(pinned)!;
const SLIPPAGE = 50n;
const DEEP = 10n ** 30n;
const DUST = 10n ** 4n;

const marketOf = (held: bigint, usdtDecimals: number): Market => ({
  exchange: {
    feeBps: 25n,
    pools: [
      { tokens: ['FNX', 'USDT'], reserves: [DEEP, DEEP] },
      { tokens: ['FNX', 'WBNB'], reserves: [DEEP, DEEP] },
      { tokens: ['USDT', 'WBNB'], reserves: [DEEP, DEEP] },
    ],
  },
  block: 1n,
  time: 1n,
  decimals: { FNX: 18, USDT: usdtDecimals, BNB: 18, WBNB: 18 },
  balances: { FNX: held, USDT: held, BNB: held, WBNB: held },
  allowances: { FNX: 0n, USDT: 0n, WBNB: 0n },
});

type Typed = { pay: SwapToken; get: SwapToken; exact: 'pay' | 'get'; text: string };

function reviewOf({ text, ...draft }: Typed, market: Market) {
  const amount = amountText(text, market.decimals[draft[draft.exact]]) ?? '';
  const { priced, problem } = readSwap({ ...draft, amount }, market, SLIPPAGE);
  if (!priced || problem) throw new Error(problem?.text ?? 'It has no price');
  const chosen = { from: HERS, bps: SLIPPAGE, deadline: 20, compared: null } as const;
  return newSwapReview(priced, { ...draft, amount }, chosen)!;
}

/** The maximum paid and the minimum received, read from the call's own arguments. */
function calledFor(typed: Typed, market: Market) {
  const { call } = swapIntent(swapOf(reviewOf(typed, market)), HERS, pins, 1n);
  const { functionName, args } = decodeFunctionData({ abi: ROUTER_ABI, data: call.data });
  const [one, other] = args as unknown as [bigint, bigint];
  if (typed.pay === 'BNB') return { maxPaid: call.value, minReceived: one };
  return functionName.startsWith('swapExact')
    ? { maxPaid: one, minReceived: other }
    : { maxPaid: other, minReceived: one };
}

const SIDES = [
  ['FNX', 'USDT'],
  ['USDT', 'FNX'],
  ['FNX', 'BNB'],
  ['BNB', 'FNX'],
] as const;
const units = fc.oneof(fc.constantFrom(DUST, DUST + 1n, 999_999n), fc.bigInt({ min: DUST, max: 10n ** 26n }));
const decimals = fc.constantFrom(6, 18);

describe('The amount of a swap', () => {
  const sides = fc.constantFrom(...SIDES);

  it('that is typed to be paid leaves the wallet exactly, even dust and whole balances', () => {
    fc.assert(
      fc.property(sides, units, decimals, ([pay, get], amount, places) => {
        const market = marketOf(amount, places);
        const text = fromBaseUnits(amount, market.decimals[pay]);
        expect(calledFor({ pay, get, exact: 'pay', text }, market).maxPaid).toBe(amount);
      }),
    );
  });

  it('that is typed to be received is exactly the minimum of the call', () => {
    fc.assert(
      fc.property(sides, units, decimals, ([pay, get], amount, places) => {
        const market = marketOf(2n * amount, places);
        const text = fromBaseUnits(amount, market.decimals[get]);
        expect(calledFor({ pay, get, exact: 'get', text }, market).minReceived).toBe(amount);
      }),
    );
  });

  it('that Max enters is a token’s whole balance, or the coin’s balance without the network fee', () => {
    fc.assert(
      fc.property(sides, units, decimals, ([pay, get], amount, places) => {
        const market = marketOf(amount, places);
        const text = maxToPay(pay, market);
        const kept = pay === 'BNB' ? toBaseUnits('0.005', 18)! : 0n;
        if (amount < kept + DUST) return;
        expect(calledFor({ pay, get, exact: 'pay', text: text! }, market).maxPaid).toBe(amount - kept);
      }),
    );
  });

  it('that is wrapped or unwrapped is one for one, whichever side is typed', () => {
    const ways = fc.constantFrom(['BNB', 'WBNB', 'wrap'] as const, ['WBNB', 'BNB', 'unwrap'] as const);
    fc.assert(
      fc.property(
        ways,
        fc.constantFrom('pay', 'get'),
        fc.bigInt({ min: 1n, max: 10n ** 26n }),
        (way, exact, amount) => {
          const [pay, get, is] = way;
          const review = reviewOf({ pay, get, exact, text: fromBaseUnits(amount, 18) }, marketOf(amount, 18));
          expect([review.type, review.paid, review.got]).toEqual([is, String(amount), String(amount)]);
          const { call, spends } = wrappingIntent({ id: review.id, direction: is, amount: review.paid }, HERS, pinned);
          expect(spends).toMatchObject([{ amount }]);
          expect(is === 'wrap' ? call.value : BigInt(`0x${call.data.slice(10)}`)).toBe(amount);
        },
      ),
    );
  });
});

describe('The amount of a stake', () => {
  const deposited = (amount: string) => {
    const stake = {
      _id: 's',
      planId: 'p',
      amount,
      apr: '5',
      accrued: '0',
      claimable: '0',
      claimed: '0',
      status: 'PENDING',
      startAt: '2026-01-01T00:00:00Z',
      unlockAt: '2026-07-01T00:00:00Z',
      expiresAt: '2026-01-01T00:15:00Z',
      vaultAddress: VAULT!,
      contract: pinned.fnxToken,
      chainId: 56,
    };
    const { args } = decodeFunctionData({ abi: erc20Abi, data: stakeIntent(stake, HERS, pinned).call.data });
    return args[1];
  };
  const PLAN = { min: '0.000000000000000001', max: null, capacity: null };
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 27n });

  it('reaches the vault as it was typed, from one unit to the whole balance', () => {
    fc.assert(
      fc.property(amounts, fc.nat(1_000), (balance, thousandths) => {
        const held = { units: balance, decimals: 18 };
        const part = (balance * BigInt(thousandths)) / 1_000n;
        for (const typed of [1n, part > 0n ? part : 1n, balance]) {
          const read = readAmountToStake(amountText(fromBaseUnits(typed, 18)) ?? '', PLAN, held);
          expect(read.error === undefined && deposited(read.amount)).toBe(typed);
        }
        expect(deposited(maxToStake(PLAN, held)!)).toBe(balance);
      }),
    );
  });
});

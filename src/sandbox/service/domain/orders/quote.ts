import { dividedBy, parseUnits, times } from '../decimal';
import { formRefusal } from '../refusal';
import type { PayCurrency } from '../stored-payments';
import { ONE } from '@/utils/money';

const SHARE_STEP = ONE / 10_000n;
const PAY_STEPS: Readonly<Record<PayCurrency, bigint>> = { USDT: ONE / 1_000_000n, BNB: ONE / 100_000_000n };

export const MINIMUM_FIAT = 50n * ONE;
export const MAXIMUM_FIAT = 100_000n * ONE;

const roundedDown = (amount: bigint, step: bigint) => amount - (amount % step);
const roundedUp = (amount: bigint, step: bigint) => roundedDown(amount + step - 1n, step);

export type OrderInput = { shares?: string | undefined; fiatAmount?: string | undefined };
export type Quote = { shares: bigint; priceAmount: bigint; payAmount: bigint };

export function quoteFor(input: OrderInput, sharePrice: bigint, payCurrency: PayCurrency, payPrice: bigint): Quote {
  const shares = requestedShares(input, sharePrice);
  const priceAmount = times(shares, sharePrice);
  assertWithinLimits(input, priceAmount);
  return { shares, priceAmount, payAmount: payAmountFor(priceAmount, payCurrency, payPrice) };
}

export const payAmountFor = (fiat: bigint, payCurrency: PayCurrency, payPrice: bigint): bigint =>
  roundedUp(dividedBy(fiat, payPrice), PAY_STEPS[payCurrency]);

function requestedShares({ shares, fiatAmount }: OrderInput, sharePrice: bigint): bigint {
  if (shares !== undefined && fiatAmount === undefined) {
    const requested = parseUnits(shares);
    if (requested % SHARE_STEP !== 0n) throw formRefusal({ shares: 'You can buy shares in steps of 0.0001.' });
    return requested;
  }
  if (fiatAmount === undefined || shares !== undefined) {
    throw formRefusal({ shares: 'Enter either a number of shares or an amount.' });
  }
  return roundedDown(dividedBy(parseUnits(fiatAmount), sharePrice), SHARE_STEP);
}

/** Checks the entered amount, because the rounded shares can cost a cent less than the minimum. */
function assertWithinLimits({ shares, fiatAmount }: OrderInput, priceAmount: bigint): void {
  const field = shares === undefined ? 'fiatAmount' : 'shares';
  const requested = fiatAmount === undefined ? priceAmount : parseUnits(fiatAmount);
  if (requested < MINIMUM_FIAT) throw formRefusal({ [field]: 'The smallest purchase is $50.' });
  if (requested > MAXIMUM_FIAT) throw formRefusal({ [field]: 'The largest order is $100,000.' });
}

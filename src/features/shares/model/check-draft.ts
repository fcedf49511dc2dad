import { TOO_LARGE } from '@/parts/amount-field/amount-text';
import { formatAmount } from '@/utils/money';
import { SHARE_PLACES, isLess, isTooLarge, plainAmount } from './amounts';
import type { Draft, PurchaseSide } from './draft';

/** Unknown limits are not checked here. The service checks all limits again. */
export type Limits = { decimals: number; min?: string; max?: string | null; payable?: string };

export type Wrong = { side: PurchaseSide; message: string };

const amountText = (amount: string, currency: string) => `${formatAmount(amount, { places: 8 })} ${currency}`;

const UNREADABLE: Record<PurchaseSide, string> = {
  pay: 'Enter how much you want to pay, such as 250.50.',
  receive: 'Enter how many shares you want, such as 20 or 20.5.',
};

export function draftErrors(
  { side, amount, currency }: Draft,
  payment: string | undefined,
  limits: Limits,
): Wrong | null {
  if (isTooLarge(amount)) return { side, message: TOO_LARGE };
  if (plainAmount(amount, decimalPlacesOf(side, limits)) === null) return { side, message: UNREADABLE[side] };
  if (payment === undefined) return null;
  const message = limitBroken(payment, currency, limits);
  return message === null ? null : { side, message };
}

export const decimalPlacesOf = (side: PurchaseSide, { decimals }: Pick<Limits, 'decimals'>): number =>
  side === 'receive' ? SHARE_PLACES : decimals;

function limitBroken(payment: string, currency: string, { min, max, payable }: Limits): string | null {
  if (min && isLess(payment, min)) return `The minimum is ${amountText(min, currency)}.`;
  if (max && isLess(max, payment)) return `The maximum per order is ${amountText(max, currency)}.`;
  if (payable && isLess(payable, payment))
    return /[1-9]/.test(payable)
      ? `Your linked wallet can pay up to ${amountText(payable, currency)}.`
      : `Your linked wallet holds no ${currency}.`;
  return null;
}

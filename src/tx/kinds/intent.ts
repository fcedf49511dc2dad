import type { Address } from '@/api/contract';
import type { Call } from '@/chain/call';
import type { Effect } from '../request/effects';
import type { Entry } from '../journal/entry';
import type { Reviewed } from '../journal/review';
import { DECIMALS, formatAmount, fromBaseUnits } from '@/utils/money';

export type Spend = Readonly<{ token: Address | 'coin'; amount: bigint; symbol: string }>;

export type Intent = Readonly<
  Pick<Entry, 'kind' | 'key' | 'description' | 'chainId' | 'serviceRecord'> & {
    call: Call;
    spends: readonly Spend[];
    effect: Effect;
    notAfter?: number;
    timedAt?: bigint;
    review?: Reviewed;
  }
>;

export type UnreviewedIntent = Omit<Intent, 'kind' | 'key' | 'review'>;

/** Reads an amount of a review. Returns null for anything but digits, because a review may come from storage. */
export const unitsIn = (digits: string): bigint | null => (/^\d{1,78}$/.test(digits) ? BigInt(digits) : null);

export const amountText = (units: bigint): string => formatAmount(fromBaseUnits(units, DECIMALS), { places: DECIMALS });

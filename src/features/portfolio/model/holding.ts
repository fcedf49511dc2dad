import type { DataOf, dashboard, Stake } from '@/api/contract';
import { ONE, truncate } from '@/utils/money';
import { amountOf, parseServiceAmount } from '@/utils/service-amount';

type Holding = DataOf<typeof dashboard>;

const isZero = (amount: string | null): boolean => amount !== null && !/[1-9]/.test(amount);

/** Whether the total is zero and no staked shares are known. An unknown total does not count as zero. */
export const isNewcomer = ({ totalShares, staked }: Pick<Holding, 'totalShares' | 'staked'>): boolean =>
  isZero(totalShares) && (staked === null || isZero(staked));

export const isAboveZero = (amount: string | null): amount is string => amount !== null && /[1-9]/.test(amount);

const CENTS = 2;

export function averagePaid({ invested, totalShares }: Pick<Holding, 'invested' | 'totalShares'>): string | null {
  const [cost, shares] = [parseServiceAmount(invested), parseServiceAmount(totalShares)];
  if (cost === null || shares === null || shares <= 0n) return null;
  return truncate(amountOf((cost * ONE) / shares), CENTS);
}

const HUNDRED_PERCENT = 10_000n;

export function splitOf({ totalShares, staked }: Pick<Holding, 'totalShares' | 'staked'>) {
  const [all, locked] = [parseServiceAmount(totalShares), parseServiceAmount(staked)];
  if (all === null || locked === null || all <= 0n || locked < 0n || locked > all) return null;
  const stakedPart = (locked * HUNDRED_PERCENT) / all;
  return {
    inWallet: amountOf(all - locked),
    staked: amountOf(locked),
    walletPart: String(HUNDRED_PERCENT - stakedPart),
    stakedPart: String(stakedPart),
  };
}

type PoolContents = { shares: string; money: string };

/**
 * Whether selling all shares in the pool at once would bring less than their reference value, even without the pool's
 * fee. False if a figure is unknown.
 */
export function wouldSellBelowReference(
  pool: PoolContents | null | undefined,
  { totalShares, currentValue }: Holding,
): boolean {
  const [depth, money] = [parseServiceAmount(pool?.shares), parseServiceAmount(pool?.money)];
  const [sold, worth] = [parseServiceAmount(totalShares), parseServiceAmount(currentValue)];
  if (depth === null || money === null || sold === null || worth === null || depth <= 0n || sold <= 0n) return false;
  return money * sold < worth * (depth + sold);
}

const HELD: ReadonlySet<string> = new Set(['ACTIVE', 'MATURED', 'CLAIMING']);

export function firstUnlock(positions: readonly Pick<Stake, 'status' | 'unlockAt'>[]) {
  const ends = positions.filter(({ status }) => HELD.has(status)).map(({ unlockAt }) => unlockAt);
  const [first] = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return first === undefined ? null : { at: first, isOnly: ends.length === 1 };
}

const SHARE_PLACES = 4;

export function sharesFor(money: string, price: string): string | null {
  const [paid, each] = [parseServiceAmount(money), parseServiceAmount(price)];
  if (paid === null || each === null || each <= 0n) return null;
  return truncate(amountOf((paid * ONE) / each), SHARE_PLACES);
}

import { isLess, isPositiveAmount, nextShares, shownPayment, shownShares } from './amounts';
import type { Limits } from './check-draft';
import type { Draft } from './draft';

export type ExactAmount = Readonly<{ shares: string; payment: string }>;

export const sharesAround = (estimated: string): readonly [below: string, above: string] => [
  shownShares(estimated),
  nextShares(estimated),
];

/**
 * Returns the payments nearest to the typed amount that buy shares with at most four decimals. If the typed amount is
 * such a payment, it is the only result.
 */
export function exactAmounts(
  typed: string,
  priced: readonly { shares: string; estimated: string }[],
  { min, max, payable }: Pick<Limits, 'min' | 'max' | 'payable'>,
): readonly ExactAmount[] {
  const exact = priced.map(({ shares, estimated }) => ({ shares, payment: shownPayment(estimated) }));
  const met = exact.find(({ payment }) => isEqual(payment, typed));
  if (met) return [met];
  return exact.filter(
    ({ shares, payment }) =>
      isPositiveAmount(shares) &&
      !(min && isLess(payment, min)) &&
      !(max && isLess(max, payment)) &&
      !(payable && isLess(payable, payment)),
  );
}

const isEqual = (one: string, other: string) => !isLess(one, other) && !isLess(other, one);

export const isMet = (typed: string, exact: readonly ExactAmount[]): boolean =>
  exact.some(({ payment }) => isEqual(payment, typed));

export const draftOfExact = ({ currency }: Draft, { shares }: ExactAmount): Draft => ({
  side: 'receive',
  amount: shares,
  currency,
});

import { dividedBy } from '@/domain/amounts';
import { percentOfWhole } from '@/ui/static-charts/geometry';
import type { ShareRow } from '@/ui/static-charts/share-rows';
import { DOCUMENT_LOCALE } from '@/utils/dates';
import { formatAmount } from '@/utils/money';

type Counts = { before: string; today: string; full: string };

const grouped = (shares: string) => formatAmount(shares, { places: 0, locale: DOCUMENT_LOCALE });

/**
 * Each row has a number of shares, and the percentage of them that a holder of 1% before the campaign owns, truncated
 * to two decimals.
 */
export function dilutionRows({ before, today, full }: Counts): ShareRow[] {
  const old = percentOfWhole(before, full);
  const rowOf = (label: string, shares: string): ShareRow => ({
    label,
    note: `${grouped(shares)} shares`,
    text: `${dividedBy(before, shares, 2) ?? '—'}%`,
    widths: shares === before ? [old] : [old, percentOfWhole(shares, full) - old],
  });
  return [rowOf('Before the campaign', before), rowOf('Issued so far', today), rowOf('If all are sold', full)];
}

import { dividedBy } from '@/domain/amounts';
import { percentOfWhole } from '@/ui/static-charts/geometry';
import type { ShareRow } from '@/ui/static-charts/share-rows';
import { formatAmount } from '@/utils/money';

type Sale = { shares: string; brings: string };

const PLACES = 2;
const PRICE_PLACES = 6;

export function saleRows(sales: readonly Sale[], reference: string | undefined): ShareRow[] {
  return sales.flatMap(({ shares, brings }) => {
    const each = dividedBy(brings, shares, PRICE_PLACES);
    if (each === null) return [];
    const got = reference === undefined ? 100 : percentOfWhole(each, reference);
    return [
      {
        label: `Selling ${formatAmount(shares, { places: 0 })} FNX`,
        text: `${formatAmount(each, { places: PLACES })} USDT a share`,
        note: `pays about ${formatAmount(brings, { places: PLACES })} USDT`,
        widths: [got],
        lost: 100 - got,
      },
    ];
  });
}

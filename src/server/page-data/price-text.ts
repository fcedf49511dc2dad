import type { PriceAsServed, SiteFigures } from '@/domain/site-figures';
import { documentMoment } from '@/utils/dates';
import { formatMoney, formatPercent } from '@/utils/money';

/** Formats the price on the server, so that the browser loads no code for it. */
export function priceAsServed({ price, readAt }: Pick<SiteFigures, 'price' | 'readAt'>): PriceAsServed | null {
  if (!price || readAt === null) return null;
  const { history: _days, ...data } = price;
  return {
    texts: {
      price: formatMoney(data.price, { currency: data.currency }),
      exact: `${data.price} ${data.currency}`,
      source: data.source,
      change: formatPercent(data.change24h),
      moment: `As of ${documentMoment(data.updatedAt)}`,
      at: data.updatedAt,
    },
    answer: { data: { ...data, history: null }, readAt },
  };
}

import { inWords, momentOf } from '@/domain/figure-words';
import type { SiteFigures } from '@/domain/site-figures';
import type { Fact } from '@/domain/told-fact';
import { SHARES } from '../facts';

/** As the campaign tells it. */
export function smallestPurchase({ bank: { campaign }, readAt }: SiteFigures): Fact {
  if (campaign.minTicket === null || readAt === null) return SHARES.smallest;
  const value = inWords({ value: campaign.minTicket, unit: 'USD' });
  return { ...SHARES.smallest, value, asOf: momentOf(readAt) };
}

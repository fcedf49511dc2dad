import type { SiteFigures } from '@/domain/site-figures';
import { SHARES, type Fact } from '../facts';
import { inWords, momentOf } from './figure-words';

/** As the campaign tells it. */
export function smallestPurchase({ bank: { campaign }, readAt }: SiteFigures): Fact {
  if (campaign.minTicket === null || readAt === null) return SHARES.smallest;
  const value = inWords({ value: campaign.minTicket, unit: 'USD' });
  return { ...SHARES.smallest, value, asOf: momentOf(readAt) };
}

import { formatFigure, momentOf, type ServiceFact } from '@/domain/format-figure';
import type { SiteFigures } from '@/domain/site-figures';
import { DECIMALS, ONE, fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';
import { SHARES } from '../facts';

export function smallestPurchase({ bank: { campaign }, readAt }: SiteFigures): ServiceFact {
  if (campaign.minTicket === null || readAt === null) return SHARES.smallest;
  const value = formatFigure({ value: campaign.minTicket, unit: 'USD' });
  return { ...SHARES.smallest, value, asOf: momentOf(readAt) };
}

const PLACES = 4;

export function smallestShares({ bank: { campaign }, price }: SiteFigures): string | null {
  const [money, each] = [campaign.minTicket, price?.price].map((value) => toBaseUnits(value ?? '', DECIMALS));
  if (!money || !each) return null;
  return truncate(fromBaseUnits((money * ONE) / each, DECIMALS), PLACES);
}

import type { DataOf, getBankOverview } from '@/api/contract';
import { bankDetails } from '@/config/bank';
import { RAISE } from '@/config/raise';
import { units } from './decimal';
import { MINIMUM_FIAT } from './orders/quote';
import { priceAt } from './prices';

type Overview = DataOf<typeof getBankOverview>;

const statusAt = (now: number) => {
  if (now < Date.parse(RAISE.startsAt)) return 'UPCOMING';
  return now < Date.parse(RAISE.endsAt) ? 'OPEN' : 'CLOSED';
};

export const bankOverview = (now: number, seededAt: number): Overview => ({
  ...bankDetails(),
  campaign: { ...RAISE, price: units(priceAt(now, seededAt)), minTicket: units(MINIMUM_FIAT), status: statusAt(now) },
});

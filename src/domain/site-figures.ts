import type { PriceFromPage } from '@/api/price-from-page';
import type { DataOf, getBankOverview, getCurrencies, getFnxPrice } from '@/api/contract';
import { bankDetails } from '@/config/bank';
import { RAISE } from '@/config/raise';

type Overview = DataOf<typeof getBankOverview>;
type Nullable<T> = { [Field in keyof T]: T[Field] | null };

/** These fields are null without the service, which provides the price, the campaign's status and its minimum. */
export type SiteBank = Omit<Overview, 'campaign'> & {
  campaign: Omit<Overview['campaign'], 'price' | 'status' | 'minTicket'> &
    Nullable<Pick<Overview['campaign'], 'price' | 'status' | 'minTicket'>>;
};

export type SiteFigures = {
  bank: SiteBank;
  price: DataOf<typeof getFnxPrice> | null;
  currencies: DataOf<typeof getCurrencies> | null;
  readAt: string | null;
};

export type PriceAsServed = {
  texts: { price: string; exact: string; source: string; change: string; moment: string; at: string };
  answer: PriceFromPage;
};

export const REPOSITORY_FIGURES: SiteFigures = {
  bank: { ...bankDetails(), campaign: { ...RAISE, price: null, minTicket: null, status: null } },
  price: null,
  currencies: null,
  readAt: null,
};

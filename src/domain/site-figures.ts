import type { ServedPrice } from '@/api/served';
import type { DataOf, getBankOverview, getCurrencies, getFnxPrice } from '@/api/contract';
import { bankTold } from '@/config/bank';
import { RAISE } from '@/config/raise';

type Overview = DataOf<typeof getBankOverview>;
type Told<T> = { [Field in keyof T]: T[Field] | null };

/** The repository knows neither the price of today nor whether the campaign still runs: it says nothing of either. */
export type SiteBank = Omit<Overview, 'campaign'> & {
  campaign: Omit<Overview['campaign'], 'price' | 'status' | 'minTicket'> &
    Told<Pick<Overview['campaign'], 'price' | 'status' | 'minTicket'>>;
};

/** What public pages are made of. */
export type SiteFigures = {
  bank: SiteBank;
  /** With the days of a month; null where the service was not asked. */
  price: DataOf<typeof getFnxPrice> | null;
  currencies: DataOf<typeof getCurrencies> | null;
  /** When the service told all this; null where these are the repository's words. */
  readAt: string | null;
};

/** The price in the words of the document, and the answer that they are of. */
export type PriceAsServed = {
  words: { price: string; exact: string; source: string; change: string; moment: string; at: string };
  answer: ServedPrice;
};

/** Shown until the service has been asked, and while it is away. */
export const REPOSITORY_FIGURES: SiteFigures = {
  bank: { ...bankTold(), campaign: { ...RAISE, price: null, minTicket: null, status: null } },
  price: null,
  currencies: null,
  readAt: null,
};

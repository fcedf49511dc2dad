import { getBankOverview, getCurrencies, getFnxPrice, getTeam, type DataOf, type TeamMember } from '@/api/contract';
import { REPOSITORY_FIGURES, type PriceAsServed, type SiteFigures } from '@/domain/site-figures';
import { askService } from './ask-service';
import { onceForAll } from './once-for-all';
import { priceAsServed } from './price-words';
import { servedWith } from './served';

export type FiguresProps = { figures: SiteFigures; served: PriceAsServed | null };

type Days = DataOf<typeof getFnxPrice>['history'];

export const readFigures = onceForAll(async (): Promise<SiteFigures> => {
  const [bank, price, currencies] = await Promise.all([
    askService(getBankOverview, {}),
    askService(getFnxPrice, { range: '1M' }),
    askService(getCurrencies, {}),
  ]);
  return { bank, price: { ...price, history: lastDays(price.history) }, currencies, readAt: new Date().toISOString() };
});

const DAYS_OF_A_MONTH = 31;

/** A service that tells more days than it was asked for does not make the page longer. */
const lastDays = (days: Days): Days =>
  days?.toSorted((one, other) => Date.parse(one.t) - Date.parse(other.t)).slice(-DAYS_OF_A_MONTH);

const toProps = (figures: SiteFigures): FiguresProps => ({ figures, served: priceAsServed(figures) });

/** The bank, the price and the currencies, for every page that shows one of them. */
export const figuresProps = servedWith(async () => toProps(await readFigures()), toProps(REPOSITORY_FIGURES));

export type AboutProps = FiguresProps & { /** Null where nobody was asked. */ team: TeamMember[] | null };

/** For the page about the bank, which names its people. */
export const aboutProps = servedWith<AboutProps>(
  async () => {
    const [figures, team] = await Promise.all([readFigures(), askService(getTeam, {})]);
    return { ...toProps(figures), team: team.docs };
  },
  { ...toProps(REPOSITORY_FIGURES), team: null },
);

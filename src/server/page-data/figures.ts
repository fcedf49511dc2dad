import { getBankOverview, getCurrencies, getFnxPrice, getTeam, type DataOf, type TeamMember } from '@/api/contract';
import { REPOSITORY_FIGURES, type PriceAsServed, type SiteFigures } from '@/domain/site-figures';
import { askService } from './ask-service';
import { coalesce } from '../coalesce';
import { priceAsServed } from './price-text';
import { fixedPageProps } from './page-props';

export type FiguresProps = { figures: SiteFigures; served: PriceAsServed | null };

type Days = DataOf<typeof getFnxPrice>['history'];

export const readFigures = coalesce(async (): Promise<SiteFigures> => {
  const [bank, price, currencies] = await Promise.all([
    askService(getBankOverview, {}),
    askService(getFnxPrice, { range: '1M' }),
    askService(getCurrencies, {}),
  ]);
  return { bank, price: { ...price, history: lastDays(price.history) }, currencies, readAt: new Date().toISOString() };
});

const DAYS_OF_A_MONTH = 31;

const lastDays = (days: Days): Days =>
  days?.toSorted((one, other) => Date.parse(one.t) - Date.parse(other.t)).slice(-DAYS_OF_A_MONTH);

const toProps = (figures: SiteFigures): FiguresProps => ({ figures, served: priceAsServed(figures) });

export const figuresProps = fixedPageProps(async () => toProps(await readFigures()), toProps(REPOSITORY_FIGURES));

export type AboutProps = FiguresProps & { team: TeamMember[] | null };

export const aboutProps = fixedPageProps<AboutProps>(
  async () => {
    const [figures, team] = await Promise.all([readFigures(), askService(getTeam, {})]);
    return { ...toProps(figures), team: team.docs };
  },
  { ...toProps(REPOSITORY_FIGURES), team: null },
);

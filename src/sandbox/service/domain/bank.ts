import type { DataOf, getBankOverview } from '@/api/contract';
import {
  DOCUMENTS,
  FIGURE_DAYS,
  KPIS,
  PRESENT_RATIOS,
  RAISE,
  RATIOS,
  RISKS_OF_THE_BANK,
  SUMMARY,
} from '../content/bank';
import { units } from './decimal';
import { MINIMUM_FIAT } from './orders/quote';
import { priceAt } from './prices';

type Overview = DataOf<typeof getBankOverview>;

const atMidnight = (day: string) => `${day}T00:00:00.000Z`;
const LAST_DAY = FIGURE_DAYS[3];

const byDay = (series: typeof KPIS): Overview['kpis'] =>
  series.flatMap(({ label, unit, values }) =>
    FIGURE_DAYS.map((day, index) => ({ label, unit, value: values[index] ?? '0', asOf: atMidnight(day) })),
  );

const statusAt = (now: number) => {
  if (now < Date.parse(RAISE.startsAt)) return 'UPCOMING';
  return now < Date.parse(RAISE.endsAt) ? 'OPEN' : 'CLOSED';
};

/** The campaign sells at the reference price of the day. */
export const bankOverview = (now: number, seededAt: number): Overview => ({
  name: 'FNX Bank p.l.c.',
  summary: SUMMARY,
  kpis: byDay(KPIS),
  ratios: [...byDay(RATIOS), ...PRESENT_RATIOS.map((ratio) => ({ ...ratio, asOf: atMidnight(LAST_DAY) }))],
  documents: DOCUMENTS.map(({ asOf, ...document }) => ({ ...document, asOf: atMidnight(asOf) })),
  risks: [...RISKS_OF_THE_BANK],
  campaign: { ...RAISE, price: units(priceAt(now, seededAt)), minTicket: units(MINIMUM_FIAT), status: statusAt(now) },
});

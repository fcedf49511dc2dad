import { ownValue } from '@/utils/own-value';
/** Whole UTC days, including both ends, so that a document shows the same days to every reader. */
export type Period = Readonly<{ from: string; to: string }>;

export const DAY_MS = 86_400_000;
const WRITTEN = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

export function periodFrom(text: string): Period | null {
  const [, from = '', to = ''] = WRITTEN.exec(text) ?? [];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

export const periodText = ({ from, to }: Period): string => `${from}..${to}`;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY_MS);
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + DAY_MS);
export const startOf = ({ from }: Period): number => Date.parse(from);
export const endOf = ({ to }: Period): number => Date.parse(to) + DAY_MS - 1;

const TAX_YEAR_BEGINS: Readonly<Record<string, string>> = {
  GB: '04-06',
  AU: '07-01',
  NZ: '04-01',
  IN: '04-01',
  HK: '04-01',
  ZA: '03-01',
  PK: '07-01',
  BD: '07-01',
  LK: '04-01',
  IM: '04-06',
  GI: '07-01',
  MU: '07-01',
  BW: '07-01',
  UG: '07-01',
  NA: '03-01',
};
/** No tax year is offered for these countries, because theirs follows another calendar. */
const TAX_YEAR_MOVES: ReadonlySet<string> = new Set(['NP', 'IR', 'AF', 'ET']);

export type Choice = { label: string; period: Period };

/** The tax year is the last complete one of the investor's country. */
export function usualPeriods(now: number, country: string): readonly Choice[] {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  const thisYear = { label: 'This year', period: { from: `${year}-01-01`, to: today } };
  const lastYear = { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (country === '' || TAX_YEAR_MOVES.has(country)) return [thisYear, { label: 'Last year', period: lastYear }];
  const begins = ownValue(TAX_YEAR_BEGINS, country) ?? '01-01';
  const lastBegun = today >= `${year}-${begins}` ? year : year - 1;
  const tax = { from: `${lastBegun - 1}-${begins}`, to: dayBefore(`${lastBegun}-${begins}`) };
  const [first, last] = [tax.from.slice(0, 4), tax.to.slice(0, 4)];
  if (first === last) return [thisYear, { label: `Last year, tax year ${first}`, period: lastYear }];
  return [thisYear, { label: 'Last year', period: lastYear }, { label: `Tax year ${first} to ${last}`, period: tax }];
}

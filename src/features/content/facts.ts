import { END_OF_OCTOBER, SOURCE, type ServiceFact, type Moment } from '@/domain/format-figure';

const END_OF_SEPTEMBER: Moment = { iso: '2026-09-30', label: '30 September 2026' };
const END_OF_2025: Moment = { iso: '2025-12-31', label: '31 December 2025' };

const factOf =
  (asOf: Moment) =>
  (label: string, value: string): ServiceFact => ({ label, value, asOf, source: SOURCE });
const inOctober = factOf(END_OF_OCTOBER);

export const NEW_SHARES = inOctober('New shares issued', '1,540,000');
export const CUSTOMERS = factOf(END_OF_SEPTEMBER)('Customers', '212,000');
export const STAFF = factOf(END_OF_2025)('Employees, full time', '684');

export const SHARES = {
  issued: inOctober('Registered shares issued', '39,540,000'),
  most: inOctober('After a full campaign', '40,000,000'),
  smallest: inOctober('Minimum purchase', '$50'),
  fee: inOctober('Bank fee on purchases', '0%'),
} as const;

export const DIVIDENDS = [
  { label: 'First quarter', values: ['none', 'none', 'none'] },
  { label: 'Second quarter', values: ['$0.08', '$0.10', 'none'] },
  { label: 'Third quarter', values: ['none', 'none', 'none'] },
  { label: 'Fourth quarter', values: ['$0.12', '$0.14', 'not decided'] },
] as const;
export const DIVIDEND_YEARS = ['2024', '2025', '2026'] as const;

/** Every figure that a public page shows, once: what, how much, when, and who says so. */
export type Moment = { iso: string; words: string };
export type Fact = { label: string; value: string; asOf: Moment; source: string };

const END_OF_OCTOBER: Moment = { iso: '2026-10-31', words: '31 October 2026' };
const END_OF_SEPTEMBER: Moment = { iso: '2026-09-30', words: '30 September 2026' };
const END_OF_2025: Moment = { iso: '2025-12-31', words: '31 December 2025' };

const SAMPLE = 'FNX Bank, sample figure';

const sampleOf =
  (asOf: Moment) =>
  (label: string, value: string): Fact => ({ label, value, asOf, source: SAMPLE });
const inOctober = sampleOf(END_OF_OCTOBER);
const inSeptember = sampleOf(END_OF_SEPTEMBER);
const in2025 = sampleOf(END_OF_2025);

export const CAMPAIGN = {
  target: inOctober('Target', '24,000,000\u00a0USD'),
  raised: inOctober('Raised', '18,400,000\u00a0USD'),
  minimum: inOctober('Minimum, reached 11 May', '6,000,000\u00a0USD'),
  investors: inOctober('Investors', '9,214'),
  share: inOctober('Of the target', '76.7\u00a0%'),
  newShares: inOctober('New shares issued', '1,540,000'),
} as const;

export const SHARES = {
  issued: inOctober('Registered shares issued', '39,540,000'),
  most: inOctober('After a full campaign', '40,000,000'),
  smallest: inOctober('Smallest purchase', '50\u00a0USDT'),
  fee: inOctober('Purchase fee of the bank', '0\u00a0%'),
} as const;

export const BANK = {
  assets: inSeptember('Total assets', '4,860\u00a0m\u00a0USD'),
  equity: inSeptember('Equity', '421\u00a0m\u00a0USD'),
  tier1: inSeptember('Tier 1 ratio', '17.2\u00a0%'),
  leverage: inSeptember('Leverage ratio', '8.0\u00a0%'),
  liquidity: inSeptember('Liquidity coverage', '168\u00a0%'),
  badLoans: inSeptember('Non-performing loans', '1.4\u00a0%'),
  customers: inSeptember('Customers', '212,000'),
  staff: in2025('Employees, full time', '684'),
} as const;

/** Millions of US dollars, but for the ratios and the share. */
export const YEARS = ['2023', '2024', '2025', '9 months 2026'] as const;
export const BY_YEAR = [
  { label: 'Total assets', values: ['4,010', '4,270', '4,610', '4,860'] },
  { label: 'Loans to customers', values: ['2,380', '2,560', '2,790', '2,940'] },
  { label: 'Deposits', values: ['3,420', '3,650', '3,930', '4,120'] },
  { label: 'Equity', values: ['318', '345', '375', '421'] },
  { label: 'Profit after tax', values: ['29.7', '34.9', '38.6', '31.4'] },
  { label: 'Cost to income', values: ['58\u00a0%', '56\u00a0%', '54\u00a0%', '54\u00a0%'] },
  { label: 'Tier 1 ratio', values: ['15.6\u00a0%', '15.9\u00a0%', '16.3\u00a0%', '17.2\u00a0%'] },
] as const;

/** With the years and quarters in which the meeting decided to pay nothing. */
export const DIVIDENDS = [
  { label: 'First quarter', values: ['none', 'none', 'none'] },
  { label: 'Second quarter', values: ['0.08\u00a0USD', '0.10\u00a0USD', 'none'] },
  { label: 'Third quarter', values: ['none', 'none', 'none'] },
  { label: 'Fourth quarter', values: ['0.12\u00a0USD', '0.14\u00a0USD', 'not decided'] },
] as const;
export const DIVIDEND_YEARS = ['2024', '2025', '2026'] as const;

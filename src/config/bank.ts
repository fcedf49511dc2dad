import { BANK_IN_FULL, TOWN } from './bank-identity';

/**
 * The bank's data. Public pages use it as a fallback, and the sandbox's service answers with it. Figures are in
 * millions of US dollars or in per cent, at the end of each year and of September 2026.
 */
const FIGURE_DAYS = ['2023-12-31', '2024-12-31', '2025-12-31', '2026-09-30'] as const;

type Series = { label: string; unit: string; values: readonly string[] };

const KPIS: readonly Series[] = [
  { label: 'Total assets', unit: 'USD m', values: ['4010', '4270', '4610', '4860'] },
  { label: 'Loans to customers', unit: 'USD m', values: ['2380', '2560', '2790', '2940'] },
  { label: 'Deposits', unit: 'USD m', values: ['3420', '3650', '3930', '4120'] },
  { label: 'Equity', unit: 'USD m', values: ['318', '345', '375', '421'] },
  { label: 'Profit after tax', unit: 'USD m', values: ['29.7', '34.9', '38.6', '31.4'] },
];

const RATIOS: readonly Series[] = [
  { label: 'Cost to income', unit: '%', values: ['58', '56', '54', '54'] },
  { label: 'Tier 1 ratio', unit: '%', values: ['15.6', '15.9', '16.3', '17.2'] },
];

const PRESENT_RATIOS = [
  { label: 'Leverage ratio', unit: '%', value: '8.0' },
  { label: 'Liquidity coverage', unit: '%', value: '168' },
  { label: 'Non-performing loans', unit: '%', value: '1.4' },
] as const;

const SUMMARY = `A regional bank in ${TOWN} that lends to small companies and home buyers.`;

const DOCUMENTS = [
  { title: 'Prospectus', url: '/docs#prospectus', asOf: '2026-02-20' },
  { title: 'Annual report 2025', url: '/docs#reports', asOf: '2026-03-19' },
  { title: 'Half-year report 2026', url: '/docs#reports', asOf: '2026-08-14' },
  { title: 'Third-quarter report 2026', url: '/docs#reports', asOf: '2026-11-03' },
] as const;

const RISKS_OF_THE_BANK = [
  'Most borrowers depend on one region and its harbour.',
  'The margin shrinks when interest rates fall faster than deposit rates can follow.',
  'Nearly half of the loans depend on house prices.',
  'The register depends on software and people outside the bank.',
] as const;

export const TIER_1_REQUIRED = '11.5';

const atMidnight = (day: string) => `${day}T00:00:00.000Z`;

const byDay = (series: readonly Series[]) =>
  series.flatMap(({ label, unit, values }) =>
    FIGURE_DAYS.map((day, index) => ({ label, unit, value: values[index] ?? '0', asOf: atMidnight(day) })),
  );

export const bankDetails = () => ({
  name: BANK_IN_FULL,
  summary: SUMMARY,
  kpis: byDay(KPIS),
  ratios: [...byDay(RATIOS), ...PRESENT_RATIOS.map((ratio) => ({ ...ratio, asOf: atMidnight(FIGURE_DAYS[3]) }))],
  documents: DOCUMENTS.map(({ asOf, ...document }) => ({ ...document, asOf: atMidnight(asOf) })),
  risks: [...RISKS_OF_THE_BANK],
});

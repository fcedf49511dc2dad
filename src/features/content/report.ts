import type { ShareRow } from '@/ui/static-charts/share-rows';
import type { WholePart } from '@/ui/static-charts/parts-bar';

export const OWNERS: readonly WholePart[] = [
  { share: '44.1', label: 'Founding members and heirs', note: 'about 3,900 people' },
  { share: '28.6', label: 'Fenholm Savings Foundation', note: 'which gives its dividends to local causes' },
  { share: '20.0', label: 'Funds and insurers', note: 'none above five per cent' },
  { share: '3.9', label: 'Campaign investors' },
  { share: '3.4', label: 'Employees and executives' },
];

const rowOf = (label: string, share: number, note?: string): ShareRow => ({
  label,
  note,
  text: `${share}%`,
  widths: [share],
});

export const LOANS: readonly ShareRow[] = [
  rowOf('Homes', 46),
  rowOf('Companies with fewer than 250 people', 38),
  rowOf('Municipalities', 9),
  rowOf('Consumers', 7),
];

export const INCOME: readonly ShareRow[] = [
  rowOf('Interest', 71, 'what borrowers pay minus what savers receive'),
  rowOf('Fees', 22, 'accounts, cards, payments, exchange'),
  rowOf('Everything else', 7, 'own bonds, rent, small holdings'),
];

export const USE_OF_FUNDS: readonly WholePart[] = [
  {
    share: '60',
    label: 'Loans to small companies',
    note: '$14.4\u00a0m of capital for the region, over three years',
  },
  { share: '25', label: 'Register and payments', note: '$6.0\u00a0m, with the audits of both' },
  { share: '10', label: 'A reserve that stays liquid', note: '$2.4\u00a0m' },
  {
    share: '5',
    label: 'Costs of the offer',
    note: '$1.2\u00a0m; what is not spent goes to the reserve',
  },
];

export const PRICE_FORMULA: readonly WholePart[] = [
  {
    share: '50',
    label: 'Equity of one share',
    note: 'from the latest report, times a factor set each quarter by two outside valuers',
  },
  { share: '30', label: 'Trades in the pool', note: 'over the last five days, weighted by size' },
  { share: '20', label: 'Nine listed regional banks', note: 'their prices relative to their own equity' },
];

export const SHARE_COUNTS = { before: '38000000', full: '40000000' } as const;

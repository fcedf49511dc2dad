import { line, summed, totalOf, YEARS, type AccountTable } from './table';

const interestIncome = line('Interest income', 196.4, 182.1);
const interestExpense = line('Interest expense', -107.6, -99.5);
const netInterest = totalOf('Net interest income', [interestIncome, interestExpense]);
const fees = line('Net fee income', 27.5, 25.3);
const other = line('Other income', 8.7, 8.1);
const income = totalOf('Total income', [netInterest, fees, other]);
const costLines = [
  line('Staff costs', -38.2, -37),
  line('Other administrative costs', -22.7, -21.7),
  line('Depreciation and amortisation', -6.6, -6.3),
];
const costs = totalOf('Total costs', costLines);
const impairment = line('Impairment of loans', -9.3, -7.4);
const beforeTax = totalOf('Profit before tax', [income, costs, impairment]);
const tax = line('Income tax', -9.6, -8.7);
const profit = totalOf('Profit after tax', [beforeTax, tax]);

const assetLines = [
  line('Cash and balances at the central bank', 506, 472, 441),
  line('Loans to banks', 214, 205, 196),
  line('Debt securities', 1002, 942, 903),
  line('Loans to customers', 2790, 2560, 2380),
  line('Property and equipment', 46.5, 47.5, 48.5),
  line('Intangible assets', 15.5, 11.5, 9.5),
  line('Deferred tax', 6, 6, 6),
  line('Other assets', 30, 26, 26),
];
const liabilityLines = [
  line('Deposits from banks', 118, 104, 101),
  line('Deposits from customers', 3930, 3650, 3420),
  line('Debt issued', 120, 110, 110),
  line('Current tax', 4.6, 4, 3.8),
  line('Provisions', 6.4, 6, 5.7),
  line('Other liabilities', 56, 51, 51.5),
];
const equityLines = [
  line('Share capital', 38, 38, 38),
  line('Share premium', 62, 62, 62),
  line('Retained earnings', 273.6, 244.1, 216.8),
  line('Fair value reserve', 1.4, 0.9, 1.2),
];
const assets = totalOf('Total assets', assetLines);
const liabilities = totalOf('Total liabilities', liabilityLines);
const equity = totalOf('Total equity', equityLines);

const operatingLines = [
  line('Profit before tax', 48.2, 43.6),
  line('Depreciation and amortisation', 6.6, 6.3),
  line('Impairment of loans', 9.3, 7.4),
  line('Increase in loans to customers', -239.3, -187.4),
  line('Increase in loans to banks', -9, -9),
  line('Increase in deposits from customers', 280, 230),
  line('Increase in deposits from banks', 14, 3),
  line('Change in other assets', -4, 0),
  line('Change in provisions and other liabilities', 5.4, -0.2),
  line('Tax paid', -9, -8.5),
];
const investingLines = [
  line('Debt securities bought, less those repaid', -59.5, -39.3),
  line('Property, equipment and software bought', -9.6, -7.3),
];
const financingLines = [line('Debt issued, less debt repaid', 10, 0), line('Dividends paid', -9.1, -7.6)];
const operating = totalOf('Cash from operating activities', operatingLines);
const investing = totalOf('Cash used in investing activities', investingLines);
const financing = totalOf('Cash from financing activities', financingLines);
const cashChange = totalOf('Change in cash', [operating, investing, financing]);
const cashBefore = line('Cash on 1 January', 472, 441);

const BALANCE_DAYS = ['31 Dec 2025', '31 Dec 2024', '31 Dec 2023'] as const;

export const STATEMENTS = {
  income: {
    caption: 'Income statement, USD million',
    columns: YEARS,
    lines: [interestIncome, interestExpense, netInterest, fees, other, income, ...costLines, costs].concat(
      impairment,
      beforeTax,
      tax,
      profit,
    ),
  },
  comprehensive: summed(
    'Statement of comprehensive income',
    [profit, line('Debt securities, change in fair value after tax', 0.5, -0.3)],
    'Total comprehensive income',
  ),
  balance: {
    caption: 'Balance sheet, USD million',
    columns: BALANCE_DAYS,
    lines: [...assetLines, assets, ...liabilityLines, liabilities, ...equityLines, equity].concat(
      totalOf('Total liabilities and equity', [liabilities, equity]),
    ),
  },
  equity: summed(
    'Changes in equity',
    [
      line('Equity on 1 January', 345, 318),
      { ...profit, isTotal: false },
      line('Debt securities, change in fair value after tax', 0.5, -0.3),
      line('Dividends', -9.1, -7.6),
    ],
    'Equity on 31 December',
  ),
  cash: {
    caption: 'Cash flow statement, USD million',
    columns: YEARS,
    lines: [
      ...operatingLines,
      operating,
      ...investingLines,
      investing,
      ...financingLines,
      financing,
      cashChange,
    ].concat(cashBefore, totalOf('Cash on 31 December', [cashChange, cashBefore])),
  },
  capital: summed(
    'Tier 1 capital',
    [
      { ...equity, tenths: equity.tenths.slice(0, 2), isTotal: false },
      line('Intangible assets', -15.5, -11.5),
      line('Deferred tax', -6, -6),
      line('Other deductions', -1.5, -1.1),
    ],
    'Tier 1 capital',
  ),
  weighted: summed(
    'Risk-weighted assets',
    [line('Credit risk', 1905, 1810), line('Market risk', 15, 15), line('Operational risk', 240, 228)],
    'Risk-weighted assets',
  ),
} as const satisfies Record<string, AccountTable>;

export const SELECTED: AccountTable = {
  caption: 'Selected income statement, USD million',
  columns: ['First half 2026', '2025', '2024', '2023'],
  lines: (() => {
    const incomes = [
      line('Net interest income', 46.1, 88.8, 82.6, 76),
      line('Net fee income', 14.4, 27.5, 25.3, 23.4),
      line('Other income', 4.4, 8.7, 8.1, 7.6),
    ];
    const all = totalOf('Total income', incomes);
    const charges = [line('Total costs', -35, -67.5, -65, -62.1), line('Impairment of loans', -3.8, -9.3, -7.4, -7.8)];
    const before = totalOf('Profit before tax', [all, ...charges]);
    const taxes = line('Income tax', -5.2, -9.6, -8.7, -7.4);
    return [...incomes, all, ...charges, before, taxes, totalOf('Profit after tax', [before, taxes])];
  })(),
};

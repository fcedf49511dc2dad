import { line, summed, type AccountTable } from './table';

const grossLoans = [
  line('Homes', 1301.6, 1199.1),
  line('Companies with fewer than 250 people', 1073.3, 976.4),
  line('Municipalities', 254.1, 235.7),
  line('Consumers', 194.4, 178.6),
];

export const NOTES = {
  interest: summed(
    'Net interest income',
    [
      line('Loans to customers', 149.4, 138.2),
      line('Debt securities', 30.1, 27.5),
      line('Central bank and other banks', 16.9, 16.4),
      line('Deposits from customers', -100.2, -92.6),
      line('Deposits from banks', -3.1, -2.9),
      line('Debt issued', -4.3, -4),
    ],
    'Net interest income',
  ),
  fees: summed(
    'Net fee income',
    [
      line('Accounts and payments', 13.9, 12.8),
      line('Cards', 6.4, 5.9),
      line('Foreign exchange', 3, 2.7),
      line('Securities and advice', 4.2, 3.9),
    ],
    'Net fee income',
  ),
  other: summed(
    'Other income',
    [
      line('Gains on debt securities', 3.2, 3),
      line('Rent', 2.9, 2.8),
      line('Dividends from small holdings', 1.1, 1),
      line('Other', 1.5, 1.3),
    ],
    'Other income',
  ),
  staff: summed(
    'Staff costs',
    [line('Wages and salaries', 29.6, 28.7), line('Social security', 5.1, 4.9), line('Pensions', 3.5, 3.4)],
    'Staff costs',
  ),
  administration: summed(
    'Other administrative costs',
    [
      line('Systems and the register', 9.8, 9),
      line('Premises', 4.1, 4.2),
      line('Deposit protection and supervision', 3.3, 3.2),
      line('Professional fees, with audits', 2.4, 2.2),
      line('Other', 3.1, 3.1),
    ],
    'Other administrative costs',
  ),
  loans: summed(
    'Loans to customers',
    [...grossLoans, line('Allowance for losses', -33.4, -29.8)],
    'Loans to customers, net',
  ),
  stages: summed(
    'Loans by stage, before allowance',
    [
      line('Stage 1: no significant increase in risk', 2640.6, 2423),
      line('Stage 2: a significant increase in risk', 143.3, 130.6),
      line('Stage 3: non-performing', 39.5, 36.2),
    ],
    'Loans before allowance',
  ),
  allowance: summed(
    'Allowance for losses',
    [
      line('Allowance on 1 January', 29.8, 27.6),
      line('Charged to the income statement', 9.3, 7.4),
      line('Written off', -6.1, -5.6),
      line('Recovered', 0.4, 0.4),
    ],
    'Allowance on 31 December',
  ),
  securities: summed(
    'Debt securities',
    [line('Governments', 640, 612), line('Covered bonds', 262, 240), line('Other issuers', 100, 90)],
    'Debt securities',
  ),
  fixed: {
    caption: 'Property, equipment and intangible assets in 2025, USD million',
    columns: ['Property and equipment', 'Intangible assets'],
    lines: [
      line('On 1 January', 47.5, 11.5),
      line('Bought', 3, 6.6),
      line('Depreciation and amortisation', -4, -2.6),
      { ...line('On 31 December', 46.5, 15.5), isTotal: true },
    ],
  },
  deposits: summed(
    'Deposits from customers',
    [
      line('Households: current accounts', 1012, 968),
      line('Households: savings', 1486, 1402),
      line('Households: fixed terms', 742, 651),
      line('Companies and municipalities', 690, 629),
    ],
    'Deposits from customers',
  ),
} as const satisfies Record<string, AccountTable>;

type Pay = { role: string; thousands: readonly [fixed: number, variable: number, pension: number] };

export const EXECUTIVE_PAY: readonly Pay[] = [
  { role: 'Chief executive', thousands: [412, 62, 41] },
  { role: 'Finance', thousands: [318, 44, 32] },
  { role: 'Risk', thousands: [306, 0, 31] },
];

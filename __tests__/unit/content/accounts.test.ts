/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { bankDetails } from '@/config/bank';
import { EXECUTIVE_PAY, NOTES } from '@/config/papers/accounts/notes';
import { SELECTED, STATEMENTS } from '@/config/papers/accounts/statements';
import type { AccountTable } from '@/config/papers/accounts/table';
import { DIVIDENDS, DIVIDEND_YEARS } from '@/features/content/facts';
import { INCOME, OWNERS, SHARE_COUNTS, USE_OF_FUNDS } from '@/features/content/report';

const YEARS = ['2025', '2024'] as const;
const { income, comprehensive, balance, equity, cash, capital, weighted } = STATEMENTS;

const valueOf = ({ lines }: AccountTable, label: string, at = 0): number => {
  const line = lines.find((one) => one.label === label);
  if (!line) throw new Error(`No line is called ${label}.`);
  return line.tenths[at] ?? NaN;
};
const kpiOf = (label: string, year: string): number => {
  const { kpis, ratios } = bankDetails();
  const found = [...kpis, ...ratios].find((one) => one.label === label && one.asOf.startsWith(year));
  return Math.round(Number(found?.value) * 10);
};
const textOf = (name: string) => readFileSync(`src/config/papers/text/${name}.md`, 'utf8');

test.each(YEARS.map((year, at) => [year, at] as const))('the accounts of %s balance', (_year, at) => {
  const assets = valueOf(balance, 'Total assets', at);
  expect(valueOf(balance, 'Total liabilities', at) + valueOf(balance, 'Total equity', at)).toBe(assets);
  expect(valueOf(balance, 'Total liabilities and equity', at)).toBe(assets);
});

test.each(YEARS.map((year, at) => [year, at] as const))('the statements of %s agree with each other', (_year, at) => {
  expect(valueOf(equity, 'Equity on 31 December', at)).toBe(valueOf(balance, 'Total equity', at));
  expect(valueOf(equity, 'Equity on 1 January', at)).toBe(valueOf(balance, 'Total equity', at + 1));
  expect(valueOf(cash, 'Cash on 31 December', at)).toBe(valueOf(balance, 'Cash and balances at the central bank', at));
  expect(valueOf(cash, 'Cash on 1 January', at)).toBe(
    valueOf(balance, 'Cash and balances at the central bank', at + 1),
  );
  expect(valueOf(cash, 'Profit before tax', at)).toBe(valueOf(income, 'Profit before tax', at));
  expect(valueOf(cash, 'Dividends paid', at)).toBe(valueOf(equity, 'Dividends', at));
  expect(valueOf(comprehensive, 'Profit after tax', at)).toBe(valueOf(income, 'Profit after tax', at));
  expect(valueOf(capital, 'Total equity', at)).toBe(valueOf(balance, 'Total equity', at));
  for (const label of ['Retained earnings', 'Fair value reserve']) {
    const change = valueOf(balance, label, at) - valueOf(balance, label, at + 1);
    const expected =
      label === 'Retained earnings'
        ? valueOf(income, 'Profit after tax', at) + valueOf(equity, 'Dividends', at)
        : valueOf(equity, 'Debt securities, change in fair value after tax', at);
    expect(change).toBe(expected);
  }
});

test.each(YEARS.map((year, at) => [year, at] as const))(
  'the cash flow of %s follows from the balance sheets',
  (_year, at) => {
    const change = (label: string) => valueOf(balance, label, at) - valueOf(balance, label, at + 1);
    expect(valueOf(cash, 'Increase in deposits from customers', at)).toBe(change('Deposits from customers'));
    expect(valueOf(cash, 'Increase in deposits from banks', at)).toBe(change('Deposits from banks'));
    expect(valueOf(cash, 'Debt issued, less debt repaid', at)).toBe(change('Debt issued'));
    expect(-valueOf(cash, 'Increase in loans to banks', at)).toBe(change('Loans to banks'));
    expect(-valueOf(cash, 'Increase in loans to customers', at)).toBe(
      change('Loans to customers') + valueOf(cash, 'Impairment of loans', at),
    );
    expect(-valueOf(cash, 'Property, equipment and software bought', at)).toBe(
      change('Property and equipment') +
        change('Intangible assets') +
        valueOf(cash, 'Depreciation and amortisation', at),
    );
  },
);

test.each([
  [NOTES.interest, income, 'Net interest income'],
  [NOTES.fees, income, 'Net fee income'],
  [NOTES.other, income, 'Other income'],
  [NOTES.securities, balance, 'Debt securities'],
  [NOTES.deposits, balance, 'Deposits from customers'],
])('a note adds up to its statement: %#', (note, statement, label) => {
  for (const at of [0, 1]) expect(valueOf(note, label, at)).toBe(valueOf(statement, label, at));
});

test('the notes of costs, loans and fixed assets add up to the statements', () => {
  for (const at of [0, 1]) {
    expect(valueOf(NOTES.staff, 'Staff costs', at)).toBe(-valueOf(income, 'Staff costs', at));
    expect(valueOf(NOTES.administration, 'Other administrative costs', at)).toBe(
      -valueOf(income, 'Other administrative costs', at),
    );
    expect(valueOf(NOTES.loans, 'Loans to customers, net', at)).toBe(valueOf(balance, 'Loans to customers', at));
    expect(valueOf(NOTES.allowance, 'Allowance on 31 December', at)).toBe(
      -valueOf(NOTES.loans, 'Allowance for losses', at),
    );
    expect(valueOf(NOTES.stages, 'Loans before allowance', at)).toBe(
      valueOf(NOTES.loans, 'Loans to customers, net', at) - valueOf(NOTES.loans, 'Allowance for losses', at),
    );
  }
  expect(valueOf(NOTES.allowance, 'Allowance on 1 January')).toBe(
    valueOf(NOTES.allowance, 'Allowance on 31 December', 1),
  );
  for (const at of [0, 1]) {
    const [before = 0, bought = 0, used = 0, after = 0] = NOTES.fixed.lines.map(({ tenths }) => tenths[at] ?? 0);
    expect(before + bought + used).toBe(after);
  }
});

test.each(['2023', '2024', '2025'])('the figures of %s equal the figures of the site', (year) => {
  const at = 2025 - Number(year);
  expect(valueOf(balance, 'Total assets', at)).toBe(kpiOf('Total assets', year));
  expect(valueOf(balance, 'Loans to customers', at)).toBe(kpiOf('Loans to customers', year));
  expect(valueOf(balance, 'Deposits from customers', at)).toBe(kpiOf('Deposits', year));
  expect(valueOf(balance, 'Total equity', at)).toBe(kpiOf('Equity', year));
  expect(valueOf(SELECTED, 'Profit after tax', at + 1)).toBe(kpiOf('Profit after tax', year));
  const ratio = -valueOf(SELECTED, 'Total costs', at + 1) / valueOf(SELECTED, 'Total income', at + 1);
  expect(Math.round(ratio * 100) * 10).toBe(kpiOf('Cost to income', year));
});

test('the selected figures of the prospectus equal the figures of the accounts', () => {
  for (const { label, tenths } of SELECTED.lines)
    for (const at of [0, 1]) expect([label, tenths[at + 1]]).toEqual([label, valueOf(income, label, at)]);
});

test('capital divided by risk-weighted assets is the published Tier 1 ratio', () => {
  for (const [at, year] of YEARS.entries()) {
    const ratio = valueOf(capital, 'Tier 1 capital', at) / valueOf(weighted, 'Risk-weighted assets', at);
    expect(Math.round(ratio * 1_000)).toBe(kpiOf('Tier 1 ratio', year));
  }
});

test('the parts of the income in per cent and the dividends equal the figures of the site', () => {
  const total = valueOf(income, 'Total income');
  const shares = ['Net interest income', 'Net fee income', 'Other income'].map((label) =>
    Math.round((valueOf(income, label) / total) * 100),
  );
  expect(shares).toEqual(INCOME.map(({ widths }) => widths[0]));
  for (const [at, year] of YEARS.entries()) {
    const column = DIVIDEND_YEARS.findIndex((one) => one === year);
    const cents = DIVIDENDS.reduce((sum, { values }) => sum + (Number(values[column]?.replace('$', '')) * 100 || 0), 0);
    expect(Math.round((cents * Number(SHARE_COUNTS.before)) / 10_000_000)).toBe(-valueOf(equity, 'Dividends', at));
  }
});

test('the prospectus repeats the use of the proceeds and the owners of the site', () => {
  for (const name of ['prospectus', 'campaign-terms'])
    for (const { share, note = '' } of USE_OF_FUNDS)
      expect(textOf(name)).toContain(`| ${/\$([\d.]+)/.exec(String(note))?.[1]} | ${share} |`);
  const before = (share: string) => ((Number(share) * 39.54) / 38).toFixed(1);
  const owners = new Map(OWNERS.map(({ label, share }) => [label, share]));
  for (const label of ['Fenholm Savings Foundation', 'Founding members and heirs'])
    expect(textOf('prospectus')).toContain(`| ${label} | ${before(owners.get(label) ?? '')} |`);
});

test.each(['prospectus', 'annual-report-2025', 'campaign-terms', 'register-count-2026-q3', 'audit-summary'])(
  'each table of %s that has a total adds up',
  (name) => {
    const tables = textOf(name)
      .split(/^Table: /m)
      .slice(1);
    const numberOf = (cell: string) => Number(cell.replace(/[*,\s]/g, '') || NaN);
    for (const table of tables) {
      const rows = table
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2);
      const cells = rows.map((row) => row.split('|').slice(2, -1));
      const total = rows.findIndex((row) => row.startsWith('| **Total**'));
      for (const [column, cell] of (cells[total] ?? []).entries()) {
        if (Number.isNaN(numberOf(cell))) continue;
        const sum = cells.slice(0, total).reduce((all, row) => all + numberOf(row[column] ?? ''), 0);
        expect([rows[total], column, Math.round(sum * 10) / 10]).toEqual([rows[total], column, numberOf(cell)]);
      }
    }
  },
);

test('the pay of the executives and of the board is the sum that the prospectus states', () => {
  const executives = EXECUTIVE_PAY.reduce(
    (all, { thousands }) => all + thousands.reduce<number>((sum, one) => sum + one, 0),
    0,
  );
  const board = Number(/\*\*Total\*\* \| \*\*7\*\* \| \| \*\*(\d+)\*\*/.exec(textOf('annual-report-2025'))?.[1]);
  expect(((executives + board) / 1_000).toFixed(1)).toBe('1.7');
  expect(textOf('prospectus')).toContain('total pay of $1.7 million for 2025');
});

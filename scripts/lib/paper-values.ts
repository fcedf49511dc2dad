import { bankDetails, TIER_1_REQUIRED } from '../../src/config/bank';
import * as identity from '../../src/config/bank-identity';
import { EXECUTIVE_PAY, NOTES } from '../../src/config/papers/accounts/notes';
import { SELECTED, STATEMENTS } from '../../src/config/papers/accounts/statements';
import type { AccountTable } from '../../src/config/papers/accounts/table';
import { COUNTED_SHARES } from '@/config/papers';
import { LARGEST_HOLDING, LARGEST_ORDER, MINIMUM_REACHED, RAISE, SOURCE_OF_FUNDS_FROM } from '../../src/config/raise';
import { TEAM } from '../../src/sandbox/service/content/team';
import { DOCUMENT_LOCALE } from '../../src/utils/dates';
import { tableHtml } from './paper-markdown';

const grouped = (value: number, digits: number) =>
  value.toLocaleString(DOCUMENT_LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A negative amount is in brackets, as in accounts. */
const amount = (value: number) => (value < 0 ? `(${grouped(-value / 10, 1)})` : grouped(value / 10, 1));

function accountHtml({ caption, columns, lines }: AccountTable): string {
  const rows = lines.map(({ label, tenths, isTotal }) => [
    isTotal ? `**${label}**` : label,
    ...columns.map((_unused, at) => amount(tenths[at] ?? 0)),
  ]);
  return tableHtml({ caption, head: ['', ...columns], isNumber: [false, ...columns.map(() => true)], rows });
}

function payHtml(): string {
  const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
  const totals = [0, 1, 2].map((at) => sumOf(EXECUTIVE_PAY.map(({ thousands }) => thousands[at] ?? 0)));
  const rowOf = (label: string, values: readonly number[]) => [
    label,
    ...[...values, sumOf(values)].map((value) => grouped(value, 0)),
  ];
  return tableHtml({
    caption: 'Pay of the executives for 2025, USD thousand',
    head: ['', 'Fixed', 'Variable', 'Pension', 'Total'],
    isNumber: [false, true, true, true, true],
    rows: [...EXECUTIVE_PAY.map(({ role, thousands }) => rowOf(role, thousands)), rowOf('**Total**', totals)],
  });
}

const peopleHtml = (group: 'board' | 'management', caption: string) =>
  tableHtml({
    caption,
    head: ['Name', 'Role'],
    isNumber: [false, false],
    rows: (TEAM[group] ?? []).map(({ name, role }) => [name, role]),
  });

function figures(): [string, string][] {
  const { kpis, ratios } = bankDetails();
  return [...kpis, ...ratios].map(({ label, value, asOf }) => {
    const [, decimals = ''] = value.split('.');
    return [`${label} ${asOf.slice(0, 4)}`, grouped(Number(value), decimals.length)];
  });
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const momentOf = (iso: string) => `${new Date(iso).toLocaleDateString('en-GB', DAY)}, ${iso.slice(11, 16)} UTC`;

const inMillions = (value: string) => `$${Number(value) / 1_000_000} million`;

const tables = (): [string, string][] => [
  ...Object.entries({ ...STATEMENTS, ...NOTES, selected: SELECTED }).map(([name, table]): [string, string] => [
    `table ${name}`,
    accountHtml(table),
  ]),
  ['table pay', payHtml()],
  ['table board', peopleHtml('board', 'Members of the board')],
  ['table executives', peopleHtml('management', 'Names and tasks')],
];

function paperValues(): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ...Object.entries(identity),
    ...figures(),
    ...tables(),
    ['counted shares', COUNTED_SHARES],
    ['Tier 1 required', TIER_1_REQUIRED],
    ['largest order', LARGEST_ORDER],
    ['largest holding', LARGEST_HOLDING],
    ['source of funds', SOURCE_OF_FUNDS_FROM],
    ['minimum', inMillions(RAISE.min)],
    ['target', inMillions(RAISE.max)],
    ['minimum reached', `${MINIMUM_REACHED} 2026`],
    ['offer ends', momentOf(RAISE.endsAt)],
  ]);
}

/** Replaces each `{{name}}` by the constant with that name, so that a document cannot differ from the site. */
export function withValues(text: string): string {
  const values = paperValues();
  return text.replace(/\{\{(.+?)\}\}/g, (_mark, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`A document names the unknown value ${name}.`);
    return value;
  });
}

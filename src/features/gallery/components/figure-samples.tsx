import { useState } from 'react';
import { Address } from '@/ui/address/address';
import { Amount, Money } from '@/ui/amount';
import { Badge, type Tone } from '@/ui/badge';
import { Sparkline } from '@/ui/charts/sparkline';
import { CopyText } from '@/ui/address/copy-text';
import { ExactAmount } from '@/ui/exact-amount';
import { Hash } from '@/ui/address/hash';
import { Moment } from '@/ui/moment';
import { ProgressBar } from '@/ui/progress-bar';
import { Stat, StatGrid } from '@/ui/stat';
import { Table } from '@/ui/table/table';
import type { Column, Sort } from '@/ui/table/table-style';
import { HASH, HOLDER, MONTH } from './sample-facts';
import { Samples, Section } from './section';

const DAY = '2026-11-19T14:02:11Z';

export const FigureSamples = () => (
  <Section title="Figures">
    <StatGrid>
      <Stat label="Shares" note="On record at the bank">
        <Amount value="40.0641" unit="FNX" />
      </Stat>
      <Stat label="Value" note={<Sparkline name="Price over thirty days" line={MONTH} />}>
        <Money value="499.999968" />
      </Stat>
      <Stat label="You will receive exactly">
        <ExactAmount value="40.064102564102564102" unit="FNX" />
      </Stat>
      <Stat label="Issued" note={<Moment iso={DAY} />}>
        <Moment iso={DAY} form="day" />
      </Stat>
    </StatGrid>
    <Samples style={{ marginBlockStart: 28 }}>
      <ProgressBar label="Raised" percent={61.3}>
        18.4 of 30 million dollars
      </ProgressBar>
      <CopyText text={HOLDER} label="Copy address" />
      <p>
        Paid by <Address value={HOLDER} /> in <Hash value={HASH} href="https://explorer.example/tx" />
      </p>
    </Samples>
  </Section>
);

type Entry = { id: string; at: string; what: string; state: string; tone: Tone; amount: string };
type Key = 'what' | 'at' | 'state' | 'amount';

const ENTRIES: readonly Entry[] = [
  { id: '1', at: '2026-11-19T14:02:11Z', what: 'Bought shares', state: 'Delivered', tone: 'gain', amount: '40.0641' },
  { id: '2', at: '2026-11-18T09:41:40Z', what: 'Reward', state: 'Delivered', tone: 'gain', amount: '1.2203' },
  { id: '3', at: '2026-11-17T20:15:02Z', what: 'Swap', state: 'Confirming', tone: 'caution', amount: '-12' },
  { id: '4', at: '2026-11-12T08:30:55Z', what: 'Bought shares', state: 'Failed', tone: 'loss', amount: '8.0128' },
];

const COLUMNS: readonly Column<Entry, Key>[] = [
  { key: 'at', label: 'Date', cell: ({ at }) => <Moment iso={at} />, isSortable: true },
  { key: 'what', label: 'What', cell: ({ what }) => what, isTitle: true },
  { key: 'state', label: 'Status', cell: ({ tone, state }) => <Badge tone={tone}>{state}</Badge> },
  {
    key: 'amount',
    label: 'Amount',
    cell: ({ amount }) => <Amount value={amount} unit="FNX" />,
    align: 'end',
    isSortable: true,
  },
];

const ORDERS: Partial<Record<Key, (one: Entry, other: Entry) => number>> = {
  at: (one, other) => one.at.localeCompare(other.at),
  amount: (one, other) => one.amount.localeCompare(other.amount, 'en', { numeric: true }),
};

export function TableSamples() {
  const [sort, setSort] = useState<Sort<Key>>({ key: 'at', direction: 'descending' });
  const ascending = [...ENTRIES].sort(ORDERS[sort.key]);
  return (
    <Section title="Table">
      <Table
        caption="Transactions"
        columns={COLUMNS}
        entries={sort.direction === 'ascending' ? ascending : ascending.reverse()}
        entryKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
      />
    </Section>
  );
}

import { useState } from 'react';
import { Button, TextButton } from '@/ui/button/button';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { Panel } from '@/ui/layout/panel';
import { Pager } from '@/ui/pager';
import { StatsSkeleton } from '@/ui/stat';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { Line, Samples, Section } from './section';

const KINDS = [
  { value: '', label: 'All' },
  { value: 'BUY', label: 'Purchase of shares' },
  { value: 'SWAP', label: 'Swap' },
];

const PAGES = 7;

export function ListSamples() {
  const [page, setPage] = useState(2);
  return (
    <Section title="Around a table">
      <Samples>
        <Panel title="Find">
          <Samples style={{ gap: 12 }}>
            <SelectField label="Kind" options={KINDS} defaultValue="SWAP" />
            <TextField label="From" type="date" />
            <TextField label="Hash or note" type="search" />
          </Samples>
          <Line style={{ marginBlockStart: 16 }}>
            <Button type="button">Search</Button>
            <TextButton type="button">Clear filters</TextButton>
          </Line>
          <Pager label="Pages of the sample" page={page} pages={PAGES} total={131} onPage={setPage} />
        </Panel>
        <Panel title="Figures while loading">
          <StatsSkeleton labels={['Shares', 'Value']} />
        </Panel>
        <Panel title="Rows while loading">
          <TableSkeleton labels={['Date', 'What', 'Amount']} rows={3} />
        </Panel>
      </Samples>
    </Section>
  );
}

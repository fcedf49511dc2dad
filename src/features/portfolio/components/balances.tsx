import { LazyPart } from '@/ui/lazy-part';
import { Panel } from '@/ui/layout/panel';
import { missingCode } from '@/ui/state/error-panel';
import { TableSkeleton } from '@/ui/table/table-skeleton';

const load = async () => (await import('./live-balances')).LiveBalances;
const LABELS = ['Token', 'On the chain', 'On record', 'Staked', 'Value'];

export const Balances = () => (
  <Panel title="Balances">
    <LazyPart isWanted load={load} meanwhile={<TableSkeleton labels={LABELS} rows={4} />} failed={missingCode} />
  </Panel>
);

import { useQuery } from '@tanstack/react-query';
import type { Balance } from '@/api/contract';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { BUY_SHARES } from '@/config/routes';
import { HeldValue, RateNote } from '@/parts/display-value';
import { Amount } from '@/ui/amount';
import { PrimaryLink } from '@/ui/button-link';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { StatePanel } from '@/ui/state/state-panel';
import { Table, type Column } from '@/ui/table/table';
import { TableSkeleton } from '@/ui/table/table-skeleton';

const COLUMNS: readonly Column<Balance>[] = [
  { key: 'symbol', label: 'Token', cell: ({ symbol }) => <bdi>{symbol}</bdi>, isTitle: true },
  {
    key: 'available',
    label: 'Available',
    cell: ({ available, symbol }) => <Amount value={available} unit={symbol} />,
    align: 'end',
  },
  {
    key: 'staked',
    label: 'Staked',
    cell: ({ staked, symbol }) => <Amount value={staked} unit={symbol} />,
    align: 'end',
  },
  {
    key: 'locked',
    label: 'Locked',
    cell: ({ locked, symbol }) => <Amount value={locked} unit={symbol} />,
    align: 'end',
  },
  { key: 'fiatValue', label: 'Value', cell: ({ fiatValue }) => <HeldValue value={fiatValue} />, align: 'end' },
];

const Nothing = () => (
  <StatePanel
    kind="empty"
    title="There is nothing to show yet"
    action={<PrimaryLink href={BUY_SHARES}>See how to buy</PrimaryLink>}
  >
    <p>Balances are those of your linked wallet. Once one is linked, what is in it stands here.</p>
  </StatePanel>
);

/** What the service counts as the investor's, token by token. */
export function Balances() {
  const query = useQuery(myWalletQuery);
  return (
    <Panel title="Balances" busy={query.isPending}>
      <Loaded query={query} loading={<TableSkeleton labels={COLUMNS.map(({ label }) => label)} rows={3} />}>
        {({ balances }) =>
          balances.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <Table
                caption="Balances of your linked wallet"
                columns={COLUMNS}
                entries={balances}
                entryKey={({ symbol }) => symbol}
              />
              <RateNote />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

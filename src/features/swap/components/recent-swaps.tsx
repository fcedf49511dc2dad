import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { transactionsQuery } from '@/api/endpoints/wallet/transactions';
import { TRANSACTIONS } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { AppLink } from '@/ui/app-link';
import { Panel } from '@/ui/layout/panel';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';

const SHOWN = 5;

const List = styled('ul')({ marginBlockEnd: 12 });
const Entry = styled('li')({
  display: 'grid',
  gap: '2px 12px',
  [from.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.rule}`,
});
const When = styled('span')({ color: color.soft });

export function RecentSwaps() {
  const query = useQuery(transactionsQuery({ type: 'SWAP', limit: SHOWN, sort: '-createdAt' }));
  return (
    <Panel title="Your recent swaps" busy={query.isPending}>
      <Loaded query={query} loading={<LoadingPanel label="Loading your swaps" />}>
        {({ docs }) =>
          docs.length === 0 ? (
            <p>No swaps yet. Your swaps are listed here with their transactions.</p>
          ) : (
            <>
              <List>
                {docs.map(({ _id, amount, symbol, direction, createdAt }) => (
                  <Entry key={_id}>
                    <span>
                      {direction === 'OUT' ? 'Paid' : 'Received'} <Amount value={amount} unit={symbol} />
                    </span>
                    <When>
                      <Moment iso={createdAt} />
                    </When>
                  </Entry>
                ))}
              </List>
              <AppLink href={`${TRANSACTIONS}?type=SWAP`}>All swaps</AppLink>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { DataOf, dashboard } from '@/api/contract';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { queryClient } from '@/api/query-client';
import { BUY_SHARES, ORDERS } from '@/config/routes';
import { ConvertedValue } from '@/parts/display-value';
import { useIsOffered } from '@/parts/not-offered/use-is-offered';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Amount } from '@/ui/amount';
import { Skeleton } from '@/ui/state/skeleton';
import { useFailure } from '@/ui/state/use-failure';
import { holdingsFailed } from './holdings-failed';

const Line = styled('p')({
  ...FIGURES,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 28px',
  lineHeight: 1.4,
  '& strong': { fontWeight: 600 },
  '& a': { fontWeight: 550, paddingBlock: 8, textDecorationColor: color.metal },
  '& > a:last-of-type': { [from.tablet]: { marginInlineStart: 'auto' } },
});
const Soft = styled('span')({ color: color.soft });

export const HoldingsStrip = () => (
  <QueryClientProvider client={queryClient}>
    <Own />
  </QueryClientProvider>
);

function Own() {
  const query = useQuery(dashboardQuery);
  const failure = useFailure(query);
  if (failure) return holdingsFailed(() => void query.refetch({ cancelRefetch: true }), query.isFetching);
  return query.data ? <HoldingSummary holding={query.data} /> : <Skeleton style={{ inlineSize: 'min(28ch, 80%)' }} />;
}

function HoldingSummary({ holding: { currentValue, totalShares, openOrders } }: { holding: DataOf<typeof dashboard> }) {
  const isOffered = useIsOffered();
  const isOwner = totalShares !== null && /[1-9]/.test(totalShares);
  const [order] = openOrders;
  return (
    <Line>
      {isOwner ? (
        <span>
          <strong>
            <ConvertedValue value={currentValue} />
          </strong>{' '}
          <Soft>
            in <Amount value={totalShares} unit="FNX" />
          </Soft>
        </span>
      ) : (
        <Soft>You don’t own any shares yet.</Soft>
      )}
      {order ? (
        <AppLink href={`${ORDERS}?order=${encodeURIComponent(order._id)}`}>
          Order <bdi dir="ltr">{order.orderNo}</bdi> is open
        </AppLink>
      ) : (
        !isOwner && isOffered && <AppLink href={BUY_SHARES}>Buy shares</AppLink>
      )}
      <AppLink href="/dashboard">Go to your overview</AppLink>
    </Line>
  );
}

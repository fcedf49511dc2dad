import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';
import { keepOpenOrders } from '@/parts/order/open-orders-kept';
import { Stack, PageTitle, Wide } from '@/ui/layout/page';
import { LazyPart } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';
import { useFailure } from '@/ui/state/use-failure';
import { Dashboard } from '../components/dashboard/dashboard';
import { Greeting } from '../components/dashboard/greeting';
import { NewcomerWaiting } from '../components/dashboard/newcomer-waiting';
import { OpenOrders } from '../components/dashboard/open-orders';
import { useHolding } from '../hooks/use-holding';
import { useReadAgain } from '../hooks/use-read-again';
import { isNewcomer } from '../model/holding';

const loadNewcomer = async () => (await import('../components/dashboard/newcomer')).Newcomer;

const Title = styled(PageTitle)({ fontSize: '1.5rem', marginBlockEnd: 0 });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 20px',
});

/** Until the holdings load, an investor without a wallet counts as a newcomer, because shares need a wallet. */
function useIsNewcomer(): boolean {
  const query = useHolding();
  const failure = useFailure(query);
  const { data: user } = useQuery(profileQuery);
  if (query.data) return isNewcomer(query.data);
  return failure === null && user !== undefined && !user.walletAddress;
}

export function DashboardScreen() {
  const query = useHolding();
  const { data } = query;
  const hasFailed = useFailure(query) !== null;
  const isNew = useIsNewcomer();
  useReadAgain(data);
  useEffect(() => {
    if (data) keepOpenOrders(data.openOrders.length);
  }, [data]);
  return (
    <Wide>
      <Stack>
        <Head>
          <Title>Overview</Title>
          <Greeting />
        </Head>
        <OpenOrders listed={data?.openOrders ?? (hasFailed ? [] : undefined)} />
        {isNew ? (
          <LazyPart isWanted load={loadNewcomer} meanwhile={<NewcomerWaiting />} failed={missingCode} />
        ) : (
          <Dashboard />
        )}
      </Stack>
    </Wide>
  );
}

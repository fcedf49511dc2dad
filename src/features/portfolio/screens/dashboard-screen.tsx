import { useQuery, useQueryClient } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';
import { storeOrderCount, useStoredOrderCount } from '@/parts/order/stored-order-count';
import { Stack, PageTitle, Wide } from '@/ui/layout/page';
import { LazyPart, LazyView } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';
import { useFailure } from '@/ui/state/use-failure';
import { color } from '@/theme/tokens';
import { Loaded } from '@/ui/state/loaded';
import { Skeleton } from '@/ui/state/skeleton';
import type { Order, DataOf, dashboard } from '@/api/contract';
import { useOrdersInStorage } from '@/parts/transaction/use-open-in-storage';
import { VALUE_HISTORY_KEY } from '@/api/endpoints/user/dashboard';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { stakingQuery } from '@/api/endpoints/user/staking';
import { TRANSACTIONS_KEY } from '@/api/endpoints/wallet/transactions';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';
import { Dashboard } from '../components/dashboard/dashboard';
import { NewcomerWaiting } from '../components/dashboard/newcomer-waiting';
import { useHolding } from '../hooks/use-holding';
import { isNewcomer } from '../model/holding';
import { OpenOrderSkeletons } from '../components/dashboard/open-order-row';

const ALONG = [VALUE_HISTORY_KEY, TRANSACTIONS_KEY, myWalletQuery.queryKey, stakingQuery.queryKey, CHAIN_HOLDING_KEY];

type Holding = DataOf<typeof dashboard>;

const stateOf = ({ totalShares, staked, openOrders }: Holding): string =>
  [totalShares, staked, ...openOrders.map(({ _id, status }) => `${_id} ${status}`)].join();

function useReadAgain(holding: Holding | undefined): void {
  const client = useQueryClient();
  const state = holding && stateOf(holding);
  const before = useRef(state);
  useEffect(() => {
    const isChanged = before.current !== undefined && state !== undefined && before.current !== state;
    if (isChanged) for (const queryKey of ALONG) void client.invalidateQueries({ queryKey });
    before.current = state ?? before.current;
  }, [client, state]);
}

const load = async () => (await import('../components/dashboard/open-order-list')).OpenOrderList;

const NONE: readonly Order[] = [];

type Props = {
  listed: readonly Order[] | undefined;
};

function OpenOrders({ listed }: Props) {
  const written = useOrdersInStorage();
  const before = useStoredOrderCount();
  const orders = listed ?? NONE;
  const expected = listed ? 0 : before;
  const others = written.filter((key) => orders.every(({ _id }) => key !== `order:${_id}`));
  const count = Math.max(orders.length + others.length, expected);
  return (
    <LazyView
      isWanted
      load={load}
      meanwhile={<OpenOrderSkeletons count={count} />}
      failed={count > 0 ? missingCode : undefined}
      props={{ orders, written, expected }}
    />
  );
}

const Line = styled('p')({ color: color.soft, minBlockSize: '1.55em', fontSize: '1.0625rem', marginBlockEnd: 12 });

function Greeting() {
  const query = useQuery(profileQuery);
  return (
    <Loaded query={query} loading={<Waiting />}>
      {({ firstName, lastName }) => (
        <Line>
          Account of <bdi>{`${firstName} ${lastName}`.trim() || '—'}</bdi>
        </Line>
      )}
    </Loaded>
  );
}

const Waiting = () => (
  <Line aria-busy="true">
    <Skeleton style={{ inlineSize: '22ch' }} />
  </Line>
);

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
    if (data) storeOrderCount(data.openOrders.length);
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

import styled from '@emotion/styled';
import { AppLink } from '@/ui/app-link';
import { DEALS } from '@/config/routes';
import { Lead } from '@/ui/layout/lead';
import { LazyView } from '@/ui/lazy-part';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';
import { useAddressFields } from '@/utils/hooks/use-address-fields';
import { DealList } from '../components/deal-list';
import { OrderDetails } from '../components/order-details';

const loadStatement = async () => (await import('../components/statement/statement-view')).StatementView;

const Head = styled('div')({ '@media print': { display: 'none' } });

export function DealsScreen() {
  const { order, statement } = useAddressFields().fields;
  if (statement) return <Statement asked={statement} />;
  return (
    <Wide>
      <Stack>
        <Head>
          <PageTitle>Orders</PageTitle>
          <Lead>Your purchases of shares, from the order to the certificate.</Lead>
          <AppLink href={`${DEALS}?statement=this-year`}>Statement for a period</AppLink>
        </Head>
        {order ? (
          <OrderDetails key={order} orderId={order} />
        ) : (
          <Panel title="Your orders">
            <DealList />
          </Panel>
        )}
      </Stack>
    </Wide>
  );
}

const Statement = ({ asked }: { asked: string }) => (
  <Wide>
    <Stack>
      <Head>
        <PageTitle>Statement</PageTitle>
        <Lead>What you held, what changed and what it was worth, from the bank’s records.</Lead>
      </Head>
      <LazyView
        isWanted
        load={loadStatement}
        meanwhile={<LoadingPanel label="Loading the statement" lines={6} />}
        failed={missingCode}
        props={{ asked }}
      />
    </Stack>
  </Wide>
);

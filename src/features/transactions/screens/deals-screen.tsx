import styled from '@emotion/styled';
import { Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { useAddressFields } from '@/utils/use-address-fields';
import { DealList } from '../components/deal-list';
import { OrderView } from '../components/order-view';

const Head = styled('div')({ '@media print': { display: 'none' } });

export function DealsScreen() {
  const { order } = useAddressFields().fields;
  return (
    <Wide>
      <Stack>
        <Head>
          <PageTitle>Orders and certificates</PageTitle>
          <Lead>Your purchases of shares, from the order to the certificate.</Lead>
        </Head>
        {order ? (
          <OrderView key={order} orderId={order} />
        ) : (
          <Panel title="Your orders">
            <DealList />
          </Panel>
        )}
      </Stack>
    </Wide>
  );
}

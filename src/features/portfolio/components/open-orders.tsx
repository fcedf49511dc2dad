import styled from '@emotion/styled';
import type { Order } from '@/api/contract';
import { color } from '@/theme/tokens';
import { LazyView } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/missing-code';
import { LoadingPanel } from '@/ui/state/loading-panel';

const load = async () => (await import('./open-order-list')).OpenOrderList;

/** As high as an order will be, while its code is on its way. */
const Held = styled('div')({ minBlockSize: 118, paddingBlock: 20, borderBlockEnd: `1px solid ${color.rule}` });

/** What is under way comes first: by the service's record, and by what this browser was asked to pay. */
export const OpenOrders = ({ orders }: { orders: readonly Order[] }) => (
  <LazyView
    isWanted
    load={load}
    meanwhile={
      orders.length > 0 && (
        <Held>
          <LoadingPanel label="Opening your order" lines={2} />
        </Held>
      )
    }
    failed={orders.length > 0 ? missingCode : undefined}
    props={{ orders }}
  />
);

import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Txn } from '@/api/contract';
import { claimsSinceQuery } from '@/api/endpoints/user/staking';
import { orderQuery, transactionsQuery } from '@/api/endpoints/wallet/transactions';
import { orderText } from '@/parts/order/order-text';
import { journalStore } from '@/tx';
import { Amount } from '@/ui/amount';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useStore } from '@/utils/hooks/use-store';
import { timeLineOf, type Stop } from '../model/order-time-line';
import { claimStops, otherSidesOf, txnTimeLine } from '../model/txn-time-line';
import { signedAmount, typeText } from '@/parts/txn-text';
import { TimeLine } from './time-line';

const Title = styled('h3')({ fontSize: '1.125rem', marginBlockEnd: 12 });
const Sides = styled('ul')({ display: 'grid', gap: 6 });
const OtherSide = styled('li')({ display: 'flex', justifyContent: 'space-between', gap: 16 });

type Props = { txn: Txn; explorer: (hash: string) => string | undefined };

const NAME = 'Transaction history';
const DAY_LENGTH = 'YYYY-MM-DD'.length;

export function TxnHistory({ txn, explorer }: Props) {
  const { entries } = useStore(journalStore);
  const claimed = useClaimed(txn);
  const own = txn.txHash?.toLowerCase();
  const asked = own ? entries.find(({ hash }) => hash?.toLowerCase() === own) : undefined;
  return (
    <>
      <section>
        <Title>History</Title>
        {txn.orderId ? (
          <OfOrder orderId={txn.orderId} explorer={explorer} />
        ) : (
          <TimeLine label={NAME} stops={[...txnTimeLine(txn, asked), ...claimed]} explorer={explorer} />
        )}
      </section>
      {txn.txHash && <OtherSides txn={txn} hash={txn.txHash} />}
    </>
  );
}

/** Returns the claims of the stake that this record created. The list is empty until they load, and after a failure. */
function useClaimed({ type, stakeId, createdAt }: Txn): readonly Stop[] {
  const isOfStake = type === 'STAKE' && Boolean(stakeId);
  const { data } = useQuery({ ...claimsSinceQuery(createdAt.slice(0, DAY_LENGTH)), enabled: isOfStake });
  return isOfStake && stakeId && data ? claimStops(stakeId, data.claims) : [];
}

function OfOrder({ orderId, explorer }: { orderId: string; explorer: Props['explorer'] }) {
  const query = useQuery(orderQuery(orderId));
  return (
    <Loaded query={query} loading={<LoadingPanel label="Loading the order" lines={4} />}>
      {({ order, docs }) =>
        order ? (
          <TimeLine label={NAME} stops={timeLineOf(order, docs, orderText(order).label)} explorer={explorer} />
        ) : (
          <p>This order no longer exists.</p>
        )
      }
    </Loaded>
  );
}

function OtherSides({ txn, hash }: { txn: Txn; hash: string }) {
  const { data } = useQuery({ ...transactionsQuery({ search: hash }), placeholderData: undefined });
  const sides = otherSidesOf(txn, data?.docs ?? []);
  if (sides.length === 0) return null;
  return (
    <section>
      <Title>In the same transaction</Title>
      <Sides aria-label="In the same transaction">
        {sides.map((side) => (
          <OtherSide key={side._id}>
            {typeText(side)}
            <Amount value={signedAmount(side)} unit={side.symbol} />
          </OtherSide>
        ))}
      </Sides>
    </section>
  );
}

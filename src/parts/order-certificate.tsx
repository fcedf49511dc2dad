import { useQuery } from '@tanstack/react-query';
import type { Order, Txn } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';

const load = async () => (await import('@/ui/certificate/issued-certificate')).IssuedCertificate;

const deliveryIn = (transactions: readonly Txn[]) =>
  transactions.find(({ type, direction }) => type === 'BUY' && direction === 'IN');

/**
 * The certificate of an order that is finished, made out to the wallet that received the shares; where no transaction
 * names it, to the one that the order names, or else to the linked one. What draws it is loaded now.
 */
export function OrderCertificate({ order }: { order: Order }) {
  const { data: user } = useQuery(profileQuery);
  const { data } = useQuery(orderQuery(order._id));
  const waiting = <LoadingPanel label="Drawing your certificate" />;
  if (!user || !data) return waiting;
  const delivery = deliveryIn(data.docs);
  const holder = delivery?.to ?? order.walletAddress ?? user.walletAddress;
  if (!holder) return <p>The certificate is drawn as soon as the bank names the wallet that received the shares.</p>;
  const facts = {
    number: order.orderNo,
    shares: order.shares,
    issuedOn: delivery?.createdAt ?? order.updatedAt,
    hash: order.payoutHash ?? undefined,
    holder,
    seed: user._id,
  };
  return <LazyView isWanted load={load} meanwhile={waiting} failed={missingCode} props={facts} />;
}

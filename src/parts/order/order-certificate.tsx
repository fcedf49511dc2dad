import { useQuery } from '@tanstack/react-query';
import type { Order } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { certificateOf } from '@/domain/certificate';
import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';

const load = async () => (await import('@/ui/certificate/issued-certificate')).IssuedCertificate;

export function OrderCertificate({ order }: { order: Order }) {
  const { data: user } = useQuery(profileQuery);
  const { data } = useQuery(orderQuery(order._id));
  const waiting = <LoadingPanel label="Drawing your certificate" />;
  if (!user || !data) return waiting;
  const facts = certificateOf(order, data.docs, user);
  if (!facts) return <p>Your certificate appears once the bank confirms which wallet received the shares.</p>;
  return <LazyView isWanted load={load} meanwhile={waiting} failed={missingCode} props={facts} />;
}

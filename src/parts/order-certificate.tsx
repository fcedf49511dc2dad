import type { Order } from '@/api/contract';
import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';

const load = async () => (await import('@/ui/certificate/issued-certificate')).IssuedCertificate;

export type OrderCertificateProps = {
  order: Order;
  /** The wallet that the shares went to; none until that is known. */
  holder: string | null | undefined;
  /** Whose drawing it is; none until that is known. */
  seed: string | undefined;
};

/** The certificate of an order that is finished. What draws it is loaded now. */
export function OrderCertificate({ order, holder, seed }: OrderCertificateProps) {
  const waiting = <LoadingPanel label="Drawing your certificate" />;
  if (!holder || !seed) return waiting;
  const facts = {
    number: order.orderNo,
    shares: order.shares,
    issuedOn: order.updatedAt,
    hash: order.payoutHash ?? undefined,
    holder,
    seed,
  };
  return <LazyView isWanted load={load} meanwhile={waiting} failed={missingCode} props={facts} />;
}

import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Order, User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { ORDERS } from '@/config/routes';
import { certificateOf } from '@/domain/certificate';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { AppLink } from '@/ui/app-link';
import { SMALL, SMALL_SHAPE, SmallCertificate } from '@/ui/certificate/small-certificate';
import { Figures } from '@/ui/figures';
import { Moment } from '@/ui/moment';
import { Skeleton } from '@/ui/state/skeleton';
import { useHasBeenVisible } from '@/ui/use-has-been-visible';

const Wall = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${SMALL}px), 1fr))`,
  gap: '28px 20px',
});
const CertificateSlot = styled('div')({
  inlineSize: SMALL,
  maxInlineSize: '100%',
  aspectRatio: SMALL_SHAPE,
  overflow: 'hidden',
  border: `1px solid ${color.rule}`,
});
const CertificateLink = styled(AppLink)({
  display: 'inline-grid',
  gap: 8,
  color: color.ink,
  textDecoration: 'none',
  '&:hover > div': { borderColor: color.metal },
});
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);
const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  maxInlineSize: SMALL,
  color: color.soft,
  '& > :first-child': { flexBasis: '100%', color: color.ink, fontSize: 'inherit' },
});

export type CertificateGalleryProps = { orders: readonly Order[] };

export function CertificateGallery({ orders }: CertificateGalleryProps) {
  const { data: user } = useQuery(profileQuery);
  return (
    <Wall aria-label="Certificates">
      {orders.map((order) => (
        <li key={order._id}>
          <Small order={order} user={user} />
        </li>
      ))}
    </Wall>
  );
}

function Small({ order, user }: { order: Order; user: User | undefined }) {
  const { ref, hasBeenVisible } = useHasBeenVisible<HTMLDivElement>();
  const { _id, orderNo, shares } = order;
  const { data, isError } = useQuery({ ...orderQuery(_id), enabled: hasBeenVisible });
  const facts = data && user && certificateOf(order, data.docs, user);
  const isUnknown = isError || facts === null;
  return (
    <CertificateLink href={`${ORDERS}?order=${encodeURIComponent(_id)}`}>
      <CertificateSlot ref={ref}>{facts && <SmallCertificate {...facts} />}</CertificateSlot>
      <ScreenReaderText>Certificate of order </ScreenReaderText>
      <Facts>
        <Figures>{orderNo}</Figures>
        <Amount value={shares} unit="FNX" isInControl />
        {facts || isUnknown ? <Moment iso={facts?.issuedOn ?? null} form="day" /> : <Skeleton />}
      </Facts>
    </CertificateLink>
  );
}

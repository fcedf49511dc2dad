import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Order, User } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { DEALS } from '@/config/routes';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { AppLink } from '@/ui/app-link';
import { SMALL, SMALL_SHAPE, SmallCertificate } from '@/ui/certificate/small-certificate';
import { Figures } from '@/ui/figures';
import { Moment } from '@/ui/moment';
import { useSeen } from '@/ui/use-seen';

const Wall = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${SMALL}px), 1fr))`,
  gap: '28px 20px',
});
/** As large before it is drawn as after. */
const Place = styled('div')({
  inlineSize: SMALL,
  maxInlineSize: '100%',
  aspectRatio: SMALL_SHAPE,
  overflow: 'hidden',
  border: `1px solid ${color.rule}`,
});
const Way = styled(AppLink)({
  display: 'inline-grid',
  gap: 8,
  color: color.ink,
  textDecoration: 'none',
  '&:hover > div': { borderColor: color.metal },
});
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

/** The certificates of these orders, each as a picture of itself that leads to the whole sheet. */
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

/** One that nobody has scrolled to is not drawn. */
function Small({ order, user }: { order: Order; user: User | undefined }) {
  const { place, isSeen } = useSeen<HTMLDivElement>();
  const { _id, orderNo, shares, updatedAt, payoutHash } = order;
  const holder = order.walletAddress ?? user?.walletAddress;
  return (
    <Way href={`${DEALS}?order=${encodeURIComponent(_id)}`} aria-label={`Open the certificate of order ${orderNo}`}>
      <Place ref={place}>
        {isSeen && user && holder && (
          <SmallCertificate
            number={orderNo}
            shares={shares}
            issuedOn={updatedAt}
            hash={payoutHash ?? undefined}
            holder={holder}
            seed={user._id}
          />
        )}
      </Place>
      <Facts>
        <Figures>{orderNo}</Figures>
        <Amount value={shares} unit="FNX" />
        <Moment iso={updatedAt} form="day" />
      </Facts>
    </Way>
  );
}

import styled from '@emotion/styled';
import type { User } from '@/api/contract';
import { readKycStatus, type KycStatus } from '@/domain/kyc-status';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { Badge } from '@/ui/badge';
import { PrimaryLink } from '@/ui/button/button-link';
import { Prose } from '@/ui/layout/lead';
import { BUY_SHARES } from '@/config/routes';
import { NotOfferedNotice } from '@/parts/not-offered/not-offered-notice';
import { KYC_TEXT, OPEN_TEXT, reasonText } from '../model/kyc-text';

const Box = styled('div')({
  borderInlineStart: `3px solid ${color.loss}`,
  paddingInlineStart: 16,
  display: 'grid',
  gap: 8,
});
const Head = styled('p')({ fontWeight: 550 });

type ReasonsProps = { comment?: string | null; labels?: readonly string[] | null };

function Reasons({ comment, labels }: ReasonsProps) {
  const named = labels ?? [];
  if (!comment && named.length === 0) return null;
  return (
    <Box>
      <Head>What was not accepted</Head>
      {comment && <p dir="auto">{comment}</p>}
      {named.length > 0 && (
        <ul>
          {named.map((label) => (
            <li key={label}>{reasonText(label)}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const Title = styled('h3')({ ...DISPLAY_TYPE, fontSize: '1.375rem', lineHeight: 1.2 });
const Next = styled('p')({ color: color.soft });

const CONTACT = { href: '/contactus', label: 'Contact support' };
const LINKS = {
  ON_HOLD: CONTACT,
  REJECTED: CONTACT,
  APPROVED: { href: BUY_SHARES, label: 'Buy shares' },
} as const;

const linkOf = (status: KycStatus) =>
  status === 'REJECTED' || status === 'APPROVED' || status === 'ON_HOLD' ? LINKS[status] : null;

type Props = {
  user: User;
  isOpen: boolean;
};

export function Verification({ user, isOpen }: Props) {
  const status = readKycStatus(user.kycStatus);
  const { tone, state, isYourTurn, ...texts } = KYC_TEXT[status];
  const isNotServed = (status === 'APPROVED' || status === 'NOT_APPLIED') && user.isCountryServed === false;
  const { title, text, next } = isOpen && isYourTurn ? OPEN_TEXT : texts;
  const link = linkOf(status);
  return (
    <Prose>
      <Badge tone={tone}>{state}</Badge>
      <Title>{title}</Title>
      {isNotServed ? <NotOfferedNotice /> : <p>{text}</p>}
      {status === 'RETRY' && <Reasons comment={user.kycComment} labels={user.kycLabels} />}
      <Next>{next}</Next>
      {link && !isNotServed && (
        <div>
          <PrimaryLink href={link.href}>{link.label}</PrimaryLink>
        </div>
      )}
    </Prose>
  );
}

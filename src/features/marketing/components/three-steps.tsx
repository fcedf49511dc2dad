import styled from '@emotion/styled';
import { ACCOUNT_MINUTES, DELIVERY_MINUTES, IDENTITY_MINUTES } from '@/config/step-times';
import type { SiteFigures } from '@/domain/site-figures';
import { color, from } from '@/theme/tokens';
import { DISPLAY_TYPE, OWN_DIRECTION } from '@/theme/typography';
import { engraved } from '@/ui/engraved';
import { formatAmount } from '@/utils/money';
import { DOCUMENT_LOCALE } from '@/utils/dates';
import { Chapter } from './chapter';

const List = styled('ol')({
  display: 'grid',
  gap: 20,
  listStyle: 'none',
  padding: 0,
  [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 32 },
  [from.desktop]: { columnGap: 44 },
});
const Step = styled('li')({
  ...OWN_DIRECTION,
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: 16,
  minInlineSize: 0,
  '& > *': { gridColumn: 2 },
  '& > i': { gridColumn: 1, gridRow: '1 / span 3', color: color.metal, aspectRatio: '360 / 220' },
  '& h3': { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35 },
  '& h3 > span': { ...DISPLAY_TYPE, color: color.metal },
  '& > p': {
    color: color.soft,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    marginBlockStart: 4,
    maxInlineSize: '32em',
    textWrap: 'pretty',
  },
  '& > p:last-of-type': { fontSize: '0.9375rem', color: color.ink },
  [from.tablet]: {
    display: 'block',
    '& > i': { inlineSize: '100%', maxInlineSize: 380, marginBlockEnd: 18 },
    '& > p': { fontSize: 'inherit', lineHeight: 'inherit', marginBlockStart: 8 },
    '& > p:last-of-type': { fontSize: '0.9375rem', marginBlockStart: 12 },
  },
});
const Identity = styled('i')(engraved('identity'));
const Exchange = styled('i')(engraved('exchange'));
const Delivered = styled('i')(engraved('delivered'));

const smallest = ({ bank: { campaign } }: SiteFigures): string =>
  campaign.minTicket === null
    ? 'No bank fee'
    : `From $${formatAmount(campaign.minTicket, { minPlaces: 0, locale: DOCUMENT_LOCALE })}. No bank fee`;

export const ThreeSteps = ({ figures }: { figures: SiteFigures }) => (
  <Chapter title="Three steps to a share" link={{ href: '/how-work', label: 'How it works in detail' }}>
    <List>
      <Step>
        <Identity aria-hidden="true" />
        <h3>
          <span>I</span>&ensp;Verify your identity
        </h3>
        <p>Open an account and show your ID once. A person reviews anything the automatic check can’t confirm.</p>
        <p>About {ACCOUNT_MINUTES + IDENTITY_MINUTES} minutes of your time, no fee</p>
      </Step>
      <Step>
        <Exchange aria-hidden="true" />
        <h3>
          <span>II</span>&ensp;Pay from your own wallet
        </h3>
        <p>In USDT or BNB. You see the amount, the address and the locked price before your wallet asks.</p>
        <p>{smallest(figures)}; a few cents to the network</p>
      </Step>
      <Step>
        <Delivered aria-hidden="true" />
        <h3>
          <span>III</span>&ensp;Receive the shares
        </h3>
        <p>We verify the payment on the network, enter you in the register and send your shares and certificate.</p>
        <p>Usually about {DELIVERY_MINUTES} minutes, no fee</p>
      </Step>
    </List>
  </Chapter>
);

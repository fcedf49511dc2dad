import { BANK_IN_FULL } from '@/config/bank-identity';
import { LARGEST_HOLDING, LARGEST_ORDER, MINIMUM_REACHED, SOURCE_OF_FUNDS_FROM } from '@/config/raise';
import type { SiteFigures } from '@/domain/site-figures';
import { campaignFacts } from '@/parts/campaign-facts';
import { AppLink } from '@/ui/app-link';
import { LazyPart } from '@/ui/lazy-part';
import { StaticPart } from '@/ui/static-part';
import { documentMoment } from '@/utils/dates';
import { BuyLink } from '../components/buy-link';
import * as drawings from '../components/figures/campaign-figures';
import { Definitions } from '../components/definitions';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { CollapsibleText } from '../components/collapsible-text';
import { Raise } from '../components/figures/raise';
import { RiskNotice } from '../components/legal/risk-notice';
import { NEW_SHARES, SHARES } from '../facts';
import { smallestPurchase } from '../model/smallest-purchase';

type Props = { figures: SiteFigures };

const served = typeof window === 'undefined' ? drawings : null;
const loadDrawings = () => import('../components/figures/campaign-figures');
const loadFunds = async () => (await loadDrawings()).UseOfFunds;
const loadDilution = async () => (await loadDrawings()).Dilution;
const loadTimeLeft = async () => (await import('../live/time-left')).TimeLeft;

const termsOf = (figures: SiteFigures) => (
  <Definitions
    items={[
      { term: 'Security', meaning: `New registered shares of ${BANK_IN_FULL}, one class, each recorded as one FNX` },
      {
        term: 'Price',
        meaning: (
          <>
            The reference price when you order, locked for the time the order shows; see{' '}
            <AppLink href="/price">the price</AppLink>
          </>
        ),
      },
      { term: 'Minimum purchase', meaning: `${smallestPurchase(figures).value}, or the same value in BNB` },
      {
        term: 'Largest purchase',
        meaning: `${LARGEST_ORDER} an order, ${LARGEST_HOLDING} a person in all; above ${SOURCE_OF_FUNDS_FROM} we ask for the source of funds`,
      },
      { term: 'Payment', meaning: 'BNB or USDT on BNB Smart Chain' },
      { term: 'Fee', meaning: 'No bank fee; the buyer pays the network fee' },
      { term: 'Lock-up', meaning: 'None' },
    ]}
  />
);

const CLOSING = (
  <>
    <CollapsibleText title="You may change your mind within fourteen days">
      <p>
        You have fourteen days from delivery and need no reason. Return the tokens, and we repay the price you paid, in
        USDT, within five working days. Network fees are not refunded. The right ends early if you sell, stake or pass
        on any of the tokens.
      </p>
    </CollapsibleText>
    <CollapsibleText title="The minimum was reached, so shares are delivered at once">
      <p>
        If it had not been reached by the last day, every payment would have been returned in its original currency. It
        was reached on {MINIMUM_REACHED}, and shares have been delivered with each purchase since then.
      </p>
    </CollapsibleText>
    <CollapsibleText title="The offer may close before its last day">
      <p>
        It ends when the target is reached. The board may also close it if markets or the law change materially. It
        would announce this here and by e-mail at least 48 hours ahead, and honour all orders until then.
      </p>
    </CollapsibleText>
  </>
);

const sectionsWith = (figures: SiteFigures): readonly FigureSection[] => [
  {
    id: 'proceeds',
    title: 'What the money is for',
    span: 'half',
    body: (
      <>
        <p>For every hundred dollars raised, according to the prospectus.</p>
        <StaticPart served={served && served.UseOfFunds} load={loadFunds} height={390} />
      </>
    ),
  },
  {
    id: 'dilution',
    title: 'Dilution',
    span: 'half',
    body: (
      <>
        <p>What happens to a one per cent holding if its owner buys no new shares.</p>
        <StaticPart served={served && served.Dilution} load={loadDilution} height={320} />
        <p>The executives together hold 1.8% and have agreed not to sell until the end of 2027.</p>
      </>
    ),
  },
  { id: 'terms', title: 'The terms', span: 'half', body: termsOf(figures) },
  { id: 'closing', title: 'Closing, withdrawal and refunds', span: 'half', body: CLOSING },
  {
    id: 'papers',
    title: 'Documents',
    body: (
      <>
        <p>
          Only the prospectus of 20 February 2026 and its supplement of 14 August are binding; this page is a summary.
        </p>
        <ul>
          <li>
            <AppLink href="/docs#prospectus-file">Prospectus with its supplement</AppLink>
          </li>
          <li>
            <AppLink href="/docs#key-facts-file">Key facts</AppLink>, on three pages
          </li>
          <li>
            <AppLink href="/docs#campaign-terms-file">Terms of the campaign</AppLink>
          </li>
        </ul>
      </>
    ),
  },
];

const openingOf = (figures: SiteFigures) => {
  const { endsAt, status } = figures.bank.campaign;
  return (
    <div id="standing">
      <Raise
        campaign={campaignFacts(figures)}
        facts={[NEW_SHARES, SHARES.issued]}
        timeLeft={<LazyPart isWanted load={loadTimeLeft} />}
        closes={
          <>
            Open until <time dateTime={endsAt}>{documentMoment(endsAt)}</time>
          </>
        }
        actions={status !== 'CLOSED' && <BuyLink />}
      />
      <RiskNotice title="Read this first">
        <p>
          Money paid for shares is not a deposit. You may get back less than you put in, or nothing at all, and it may
          take a long time to find a buyer.
        </p>
      </RiskNotice>
    </div>
  );
};

export const CampaignDetailsScreen = ({ figures }: Props) => (
  <FigurePage
    kicker="Campaign 2026"
    title="New shares of the bank"
    lead="FNX Bank is raising capital from the public for the first time. The terms are the same for everyone, first day or last."
    opening={openingOf(figures)}
    sections={sectionsWith(figures)}
    nextLinks={[
      { href: '/static/risk-disclosure', label: 'All risks' },
      { href: '/bank-overview', label: 'The bank in figures' },
      { href: '/auth/signup', label: 'What you need to start' },
    ]}
  />
);

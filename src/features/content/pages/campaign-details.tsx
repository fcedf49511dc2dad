import { MINIMUM_REACHED } from '@/config/raise';
import type { SiteFigures } from '@/domain/site-figures';
import { campaignFacts } from '@/parts/campaign-facts';
import { AppLink } from '@/ui/app-link';
import { LazyPart } from '@/ui/lazy-part';
import { StaticPart } from '@/ui/static-part';
import { DOCUMENT_LOCALE, formatUtcMoment } from '@/utils/dates';
import { BuyWay } from '../components/buy-way';
import * as drawings from '../components/figures/campaign-figures';
import { Definitions } from '../components/definitions';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { Fold } from '../components/fold';
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
      { term: 'Security', meaning: 'New registered shares of FNX Bank p.l.c., one class, each recorded as one FNX' },
      {
        term: 'Price',
        meaning: (
          <>
            The reference price at the moment of the order, held for the minutes that the order shows; see{' '}
            <AppLink href="/price">the price</AppLink>
          </>
        ),
      },
      { term: 'Smallest purchase', meaning: `${smallestPurchase(figures).value}, or its worth in BNB` },
      {
        term: 'Largest purchase',
        meaning: '250,000\u00a0USD a person; above 10,000\u00a0USD the source of funds is asked for',
      },
      { term: 'Payment', meaning: 'BNB or USDT on BNB Smart Chain' },
      { term: 'Fee', meaning: 'None to the bank; the network fee is paid by the buyer' },
      { term: 'Lock-up', meaning: 'None' },
    ]}
  />
);

const CLOSING = (
  <>
    <Fold ask="You may change your mind within fourteen days">
      <p>
        Fourteen days from delivery, without a reason: return the tokens, and the price that you paid is repaid in USDT
        within five working days. Network fees are lost. The right ends early if you sell, stake or pass on any of them.
      </p>
    </Fold>
    <Fold ask="The minimum was reached, so shares are delivered at once">
      <p>
        Had it not been reached by the last day, every payment would have gone back in the currency in which it came. It
        was reached on {MINIMUM_REACHED}, and since then shares are delivered purchase by purchase.
      </p>
    </Fold>
    <Fold ask="The offer may close before its last day">
      <p>
        It ends when the target is reached. The board may also close it if markets or the law change materially. It
        would say so here and by e-mail at least 48 hours ahead, and honour all orders until then.
      </p>
    </Fold>
  </>
);

const sectionsWith = (figures: SiteFigures): readonly FigureSection[] => [
  {
    id: 'proceeds',
    title: 'What the money is for',
    span: 'half',
    body: (
      <>
        <p>Of each hundred dollars that are raised, as the prospectus says.</p>
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
        <p>What becomes of one per cent of the bank, if its holder buys no new shares.</p>
        <StaticPart served={served && served.Dilution} load={loadDilution} height={320} />
        <p>The executives together hold 1.8 per cent and have agreed not to sell until the end of 2027.</p>
      </>
    ),
  },
  { id: 'terms', title: 'The terms', span: 'half', body: termsOf(figures) },
  { id: 'closing', title: 'Closing, cancelling, money back', span: 'half', body: CLOSING },
  {
    id: 'papers',
    title: 'Documents',
    body: (
      <p>
        The prospectus of 20 February 2026 with its supplement of 14 August is what counts; this page only sums it up.
        Both are described among the <AppLink href="/docs#prospectus">documents</AppLink>, with what each of them holds.
      </p>
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
            Open until <time dateTime={endsAt}>{formatUtcMoment(endsAt, DOCUMENT_LOCALE)}</time>
          </>
        }
        ways={status !== 'CLOSED' && <BuyWay />}
      />
      <RiskNotice title="Before anything else">
        <p>
          Money paid for shares is not a deposit. You may get back less than you put in, or nothing at all, and it may
          take long to find a buyer.
        </p>
      </RiskNotice>
    </div>
  );
};

export const CampaignDetailsScreen = ({ figures }: Props) => (
  <FigurePage
    kicker="Campaign 2026"
    title="New shares of the bank"
    lead="For the first time FNX Bank raises capital from the public. The terms are the same for everyone, first day or last."
    opening={openingOf(figures)}
    sections={sectionsWith(figures)}
    onward={[
      { href: '/static/risk-disclosure', label: 'All risks' },
      { href: '/bank-overview', label: 'The bank in figures' },
      { href: '/auth/signup', label: 'What you need to start' },
    ]}
  />
);

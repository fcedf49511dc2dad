import type { SiteFigures } from '@/domain/site-figures';
import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Definitions } from '../components/definitions';
import { FactGrid } from '../components/fact-grid';
import { RaiseLine } from '../components/raise-line';
import { RiskNotice } from '../components/risk-notice';
import type { Section } from '../components/section';
import { NEW_SHARES, SHARES } from '../facts';
import { campaignFacts } from '../model/site-facts';

type Props = { figures: SiteFigures };

function Standing({ figures }: Props) {
  const campaign = campaignFacts(figures);
  return (
    <>
      <RaiseLine campaign={campaign} />
      <FactGrid
        facts={[campaign.raised, campaign.target, campaign.minimum, campaign.investors, NEW_SHARES, SHARES.issued]}
      />
      <p>
        The bank counts what has been paid, verified on the chain and delivered. Reservations and orders under way are
        left out.
      </p>
    </>
  );
}

const TERMS = (
  <Definitions
    items={[
      { term: 'Security', meaning: 'New registered shares of FNX Bank p.l.c., one class, each recorded as one FNX' },
      { term: 'Opened', meaning: <time dateTime="2026-03-02">2 March 2026</time> },
      {
        term: 'Closes',
        meaning: (
          <>
            <time dateTime="2026-12-18T17:00Z">18 December 2026, 17:00 UTC</time>, or earlier when the target is reached
          </>
        ),
      },
      {
        term: 'Price',
        meaning: (
          <>
            The reference price at the moment of the order, held for the minutes that the order shows; see{' '}
            <AppLink href="/price">the price</AppLink>
          </>
        ),
      },
      { term: 'Smallest purchase', meaning: '50\u00a0USDT, or its worth in BNB' },
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
    <p>
      Had the minimum not been reached by the last day, every payment would have gone back in the currency in which it
      came. It was reached on 11 May, and since then shares are delivered purchase by purchase.
    </p>
    <p>
      You may change your mind within fourteen days of a purchase, without a reason: return the tokens, and the price
      that you paid is repaid in USDT within five working days. Network fees are lost. The right ends early if you sell
      or pass on any of them.
    </p>
    <p>
      The board may close the offer before time if markets or the law change materially. It would say so here and by
      e-mail at least 48 hours ahead, and honour all orders until then.
    </p>
  </>
);

const PROCEEDS = (
  <Definitions
    items={[
      {
        term: '60\u00a0%, 14.4\u00a0m\u00a0USD',
        meaning: 'Capital for loans to small companies in the region, over three years',
      },
      { term: '25\u00a0%, 6.0\u00a0m\u00a0USD', meaning: 'The register, its audits and the payment systems behind it' },
      { term: '10\u00a0%, 2.4\u00a0m\u00a0USD', meaning: 'A reserve that stays liquid' },
      {
        term: '5\u00a0%, 1.2\u00a0m\u00a0USD',
        meaning: 'Costs of the offer itself; what is not spent goes to the reserve',
      },
    ]}
  />
);

const DILUTION = (
  <p>
    Before the campaign there were 38,000,000 shares. If all 2,000,000 new ones are sold, someone who held one per cent
    and buys nothing will hold 0.95 per cent. The executives together hold 1.8 per cent and have agreed not to sell
    until the end of 2027.
  </p>
);

const sectionsWith = (figures: SiteFigures): readonly Section[] => [
  { id: 'standing', title: 'Where it stands', body: <Standing figures={figures} /> },
  { id: 'terms', title: 'The terms', body: TERMS },
  { id: 'closing', title: 'Closing, cancelling, money back', body: CLOSING },
  { id: 'proceeds', title: 'What the money is for', body: PROCEEDS },
  { id: 'dilution', title: 'Dilution', body: DILUTION },
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

export const CampaignDetailsScreen = ({ figures }: Props) => (
  <Article
    kicker="Campaign 2026"
    title="New shares of the bank"
    lead="For the first time FNX Bank raises capital from the public, up to 24 million dollars. The terms are the same for everyone, first day or last."
    opening={
      <RiskNotice title="Before anything else">
        <p>
          Money paid for shares is not a deposit. You may get back less than you put in, or nothing at all, and it may
          take long to find a buyer.
        </p>
      </RiskNotice>
    }
    sections={sectionsWith(figures)}
    onward={[
      { href: '/static/risk-disclosure', label: 'All risks' },
      { href: '/bank-overview', label: 'The bank in figures' },
      { href: '/auth/signup', label: 'What you need to start' },
    ]}
  />
);

import { END_OF_OCTOBER, SOURCE, type ServiceFact } from '@/domain/format-figure';
import type { SiteFigures } from '@/domain/site-figures';
import { AppLink } from '@/ui/app-link';
import { StaticView } from '@/ui/static-part';
import { Definitions } from '../components/definitions';
import { FactStrip } from '../components/figures/fact-strip';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import * as pictures from '../components/step-pictures';
import { Steps } from '../components/steps';
import { useOpenTarget } from '../hooks/use-open-target';
import { SHARES } from '../facts';
import { purchaseSteps } from '../model/purchase-steps';
import { smallestPurchase, smallestShares } from '../model/smallest-purchase';

type Props = { figures: SiteFigures };

const served = typeof window === 'undefined' ? pictures : null;
const loadPicture = async () => (await import('../components/step-pictures')).StepPicture;

const OWN_TIME: ServiceFact = {
  label: 'Your time',
  value: '15\u00a0minutes',
  asOf: END_OF_OCTOBER,
  source: SOURCE,
};

const PICTURE_HEIGHT = 150;

const stepsOf = (figures: SiteFigures) => (
  <Steps
    steps={purchaseSteps(figures)}
    pictureOf={(id) => (
      <StaticView
        served={served && served.StepPicture}
        load={loadPicture}
        height={PICTURE_HEIGHT}
        props={{ of: id, smallest: smallestPurchase(figures).value, shares: smallestShares(figures) }}
      />
    )}
  />
);

const COSTS = (
  <>
    <Definitions
      items={[
        {
          term: 'To the bank',
          meaning: `${SHARES.fee.value} for the account, the identity check, the purchase and the register. You hold the tokens yourself.`,
        },
        {
          term: 'To the network',
          meaning:
            'A fee in BNB for each transaction. It is usually a few cents, rises with traffic, and your wallet shows it before you sign.',
        },
        {
          term: 'To an exchange pool',
          meaning: (
            <>
              Part of each swap goes to those who provide its liquidity:{' '}
              <AppLink href="/fnxization#contract">how much</AppLink>. A large swap in a small pool also moves the price
              against you.
            </>
          ),
        },
        { term: 'To your country', meaning: 'Taxes on dividends and gains are yours to declare.' },
      ]}
    />
    <p>Keep a little BNB as well as USDT. You can’t buy without it.</p>
  </>
);

const ROLES = (
  <Definitions
    items={[
      { term: 'You', meaning: 'hold the wallet and its recovery words, and sign every transaction.' },
      {
        term: 'The bank',
        meaning: 'issues the shares, keeps the register, decides on identity checks and is responsible for this site.',
      },
      {
        term: 'The identity service',
        meaning: 'checks documents and faces for the bank, and keeps them no longer than the law requires.',
      },
      { term: 'The network', meaning: 'records the transactions. No one at the bank can reverse one.' },
    ]}
  />
);

const sectionsWith = (figures: SiteFigures): readonly FigureSection[] => [
  { id: 'steps', title: 'Seven steps', body: stepsOf(figures) },
  { id: 'costs', title: 'What it costs', span: 'half', body: COSTS },
  { id: 'roles', title: 'Who does what', span: 'half', body: ROLES },
];

export function HowWorkScreen({ figures }: Props) {
  useOpenTarget();
  return (
    <FigurePage
      kicker="How it works"
      title="From an account to a vote"
      lead="Each step: how long it takes, what it costs, and what to do if something goes wrong."
      opening={<FactStrip facts={[OWN_TIME, smallestPurchase(figures), SHARES.fee]} />}
      sections={sectionsWith(figures)}
      nextLinks={[
        { href: '/auth/signup', label: 'Before you start' },
        { href: '/static/risk-disclosure', label: 'The risks' },
        { href: '/fnxization', label: 'What a token is' },
        { href: '/help', label: 'Help by task' },
      ]}
    />
  );
}

import { AppLink } from '@/ui/app-link';
import { StaticPart } from '@/ui/static-part';
import { Definitions } from '../components/definitions';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { Fold } from '../components/fold';
import * as life from '../components/life';
import { LiveTool } from '../components/live-tools';

const served = typeof window === 'undefined' ? life : null;
const loadLife = () => import('../components/life');
const loadEquation = async () => (await loadLife()).OneIsOne;
const loadSteps = async () => (await loadLife()).LifeOfAShare;
const loadContracts = async () => (await import('../live/contracts')).Contracts;

const RIGHTS = (
  <Definitions
    items={[
      {
        term: 'Dividends',
        meaning:
          'An equal part for each share, where the general meeting decides on one: at most every quarter, sometimes not at all.',
      },
      { term: 'Votes', meaning: 'One for each whole share, counted from the register on the record date.' },
      {
        term: 'Information',
        meaning: 'Annual and interim reports, the agenda of the meeting 21 days ahead, and its minutes.',
      },
      {
        term: 'Subscription',
        meaning:
          'Existing shareholders are asked first when new shares are issued, unless the meeting decides otherwise.',
      },
      {
        term: 'Liquidation',
        meaning:
          'A share in what is left after depositors and all other creditors. In a failed bank that is usually nothing.',
      },
      {
        term: 'Not included',
        meaning: 'Any right to have shares bought back, a fixed payment, or the protection that deposits enjoy.',
      },
    ]}
  />
);

const TRANSFERS = (
  <>
    <p>
      A token can be sent like any other on BNB Smart Chain. The register follows when the receiving wallet belongs to a
      person whose identity the bank has verified.
    </p>
    <Fold ask="Until then the shares rest">
      <p>
        They exist, but they neither vote nor receive, and what would have been paid is kept aside for three years. They
        can be sent on.
      </p>
    </Fold>
    <Fold ask="When the bank may refuse an entry">
      <p>
        Only for reasons named in its articles: sanctions, a false identity, or a holding above ten per cent that the
        supervisor has not approved.
      </p>
    </Fold>
    <Fold ask="When a wallet is lost">
      <p>
        The wait is slow on purpose: it is the one door through which somebody else could try to come in. Shares in the
        lost wallet stay there. <AppLink href="/help#wallet">The whole rule</AppLink> tells what is asked of you.
      </p>
    </Fold>
    <Fold ask="When shares are at stake">
      <p>
        Staking sends tokens to the bank’s vault for a term that you choose. Meanwhile you can neither send nor sell
        them, and leaving early costs rewards.
      </p>
    </Fold>
  </>
);

const PROOF = (
  <>
    <p>
      The supply of FNX and the number of issued shares must agree at every moment. Anybody can add up the first on the
      chain; the second stands in the commercial register.
    </p>
    <Fold ask="Who compares them">
      <p>An auditor does so each quarter and signs the result.</p>
    </Fold>
    <Fold ask="Who holds the seven keys">
      <p>Seven people, who work in different buildings. Four of them have to sign, each with a key of their own.</p>
    </Fold>
    <Fold ask="What happens in a split">
      <p>
        Every balance changes by the same factor, after a decision of the meeting and a notice of thirty days. Nobody’s
        part of the bank becomes larger or smaller by it.
      </p>
    </Fold>
  </>
);

const CONTRACT = (
  <>
    <p>
      Hold these against what your wallet shows before you sign. If they differ, stop and{' '}
      <AppLink href="/contactus">write to us</AppLink>. Never take an address from a message or a search result, and
      never send a payment to one of these by hand: an order names where it goes.
    </p>
    <LiveTool id="contracts" what="The list of addresses" load={loadContracts} heights={[54, 30]} />
  </>
);

const GLOSSARY = (
  <Definitions
    items={[
      { term: 'Fnxization', meaning: 'Our word for entering a registered share in a register on a public chain.' },
      { term: 'Registered share', meaning: 'A share whose owner is entered by name.' },
      { term: 'Token', meaning: 'An entry in a contract on a chain, which only the key of its address can move.' },
      { term: 'Wallet', meaning: 'Software or a device that keeps such keys and signs with them.' },
      { term: 'Record date', meaning: 'The day whose register decides who votes and who is paid.' },
      { term: 'Network fee', meaning: 'What the chain charges for a transaction, paid in BNB.' },
      { term: 'Reference price', meaning: 'The price that the bank publishes each day and sells new shares at.' },
    ]}
  />
);

const OPENING = (
  <div id="plainly">
    <StaticPart served={served && served.OneIsOne} load={loadEquation} height={300} />
  </div>
);

const SECTIONS: readonly FigureSection[] = [
  {
    id: 'life',
    title: 'The life of a share',
    body: <StaticPart served={served && served.LifeOfAShare} load={loadSteps} height={520} />,
  },
  { id: 'transfers', title: 'Passing shares on', span: 'half', body: TRANSFERS },
  { id: 'proof', title: 'How it is kept honest', span: 'half', body: PROOF },
  { id: 'contract', title: 'The contract', body: CONTRACT },
  { id: 'rights', title: 'What a holder has', span: 'half', body: RIGHTS },
  { id: 'glossary', title: 'Words used here', span: 'half', body: GLOSSARY },
];

export const FnxizationScreen = () => (
  <FigurePage
    kicker="Fnxization"
    title="The share itself, as a token"
    lead="Not a certificate on something that somebody else holds, and not a bet on a price: an entry in the register of shareholders, in your own wallet."
    opening={OPENING}
    sections={SECTIONS}
    onward={[
      { href: '/how-different', label: 'Compare it' },
      { href: '/bank-overview', label: 'See the bank' },
      { href: '/static/risk-disclosure', label: 'Read the risks' },
    ]}
  />
);

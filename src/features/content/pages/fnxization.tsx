import { AppLink } from '@/ui/app-link';
import { StaticPart } from '@/ui/static-part';
import { Definitions } from '../components/definitions';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { CollapsibleText } from '../components/collapsible-text';
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
          'The same amount for every share, if the general meeting approves a dividend: at most once a quarter, sometimes not at all.',
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
          'A share of what is left after depositors and all other creditors are paid. If a bank fails, that is usually nothing.',
      },
      {
        term: 'Not included',
        meaning: 'Any right to sell shares back to the bank, fixed payments, or the protection that deposits have.',
      },
    ]}
  />
);

const TRANSFERS = (
  <>
    <p>
      A token can be sent like any other on BNB Smart Chain. The register is updated once the bank has verified the
      owner of the receiving wallet.
    </p>
    <CollapsibleText title="Until then the shares are dormant">
      <p>
        They exist, but carry no vote. Their dividends are set aside for three years. The shares can still be
        transferred.
      </p>
    </CollapsibleText>
    <CollapsibleText title="When the bank may refuse an entry">
      <p>
        Only for reasons named in its articles: sanctions, a false identity, or a holding above ten per cent that the
        supervisor has not approved.
      </p>
    </CollapsibleText>
    <CollapsibleText title="When a wallet is lost">
      <p>
        The wait is deliberate, because someone else could try to claim your wallet is lost. Shares in the lost wallet
        stay there. <AppLink href="/help#wallet">The full rule</AppLink> explains what you need to do.
      </p>
    </CollapsibleText>
    <CollapsibleText title="When shares are staked">
      <p>
        Staking sends tokens to the bank’s vault for a term you choose. During that term you can’t send or sell them,
        and leaving early costs rewards.
      </p>
    </CollapsibleText>
  </>
);

const PROOF = (
  <>
    <p>
      The supply of FNX must equal the number of issued shares at all times. Anyone can check the supply on the chain,
      and the number of shares in the commercial register.
    </p>
    <CollapsibleText title="Who checks this">
      <p>An auditor compares the two numbers each quarter and signs the result.</p>
    </CollapsibleText>
    <CollapsibleText title="Who holds the seven keys">
      <p>Seven people, who work in different buildings. Four of them must sign, each with their own key.</p>
    </CollapsibleText>
    <CollapsibleText title="What happens in a split">
      <p>
        Every balance changes by the same factor, after a decision of the general meeting and thirty days’ notice. No
        one’s part of the bank gets larger or smaller.
      </p>
    </CollapsibleText>
  </>
);

const CONTRACT = (
  <>
    <p>
      Compare these with what your wallet shows before you sign. If they differ, stop and{' '}
      <AppLink href="/contactus">write to us</AppLink>. Never take an address from a message or a search result, and
      never send a payment to one of these manually: your order shows where to pay.
    </p>
    <LiveTool id="contracts" what="The list of addresses" load={loadContracts} heights={[55, 30]} />
  </>
);

const GLOSSARY = (
  <Definitions
    items={[
      { term: 'Tokenization', meaning: 'Recording a registered share in a register on a public chain.' },
      { term: 'Registered share', meaning: 'A share whose owner is recorded by name.' },
      { term: 'Token', meaning: 'A unit recorded in a contract. Only its holder’s key can move it.' },
      { term: 'Wallet', meaning: 'Software or a device that keeps such keys and signs with them.' },
      { term: 'Record date', meaning: 'The day whose register decides who votes and who is paid.' },
      { term: 'Network fee', meaning: 'What the network charges for a transaction, paid in BNB.' },
      { term: 'Reference price', meaning: 'The price the bank publishes each day and sells new shares at.' },
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
  { id: 'proof', title: 'How the count is checked', span: 'half', body: PROOF },
  { id: 'contract', title: 'The contract', body: CONTRACT },
  { id: 'rights', title: 'What shareholders have', span: 'half', body: RIGHTS },
  { id: 'glossary', title: 'Glossary', span: 'half', body: GLOSSARY },
];

export const FnxizationScreen = () => (
  <FigurePage
    kicker="Tokenized shares"
    title="The share itself, as a token"
    lead="Not a claim on something someone else holds, and not a bet on a price: an entry in the register of shareholders, in your own wallet."
    opening={OPENING}
    sections={SECTIONS}
    nextLinks={[
      { href: '/how-different', label: 'Compare' },
      { href: '/bank-overview', label: 'The bank in figures' },
      { href: '/static/risk-disclosure', label: 'Read the risks' },
    ]}
  />
);

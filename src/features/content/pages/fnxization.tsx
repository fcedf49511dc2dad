import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Definitions } from '../components/definitions';
import { LifeOfAShare } from '../components/life-of-a-share';
import type { Section } from '../components/section';

const PLAINLY = (
  <>
    <p>
      Fnxization is our word for one thing: entering a registered share of FNX Bank in a register that is kept on a
      public chain, as one token. The token is the entry. Whoever holds it, and is known to the bank by name, is the
      shareholder; there is no other list that could say something else.
    </p>
    <p>
      One FNX is one share, always. Tokens divide into small parts, and so does what they pay: a quarter of a token
      carries a quarter of a dividend. A vote needs a whole one.
    </p>
  </>
);

const RIGHTS = (
  <Definitions
    items={[
      {
        term: 'Dividends',
        meaning:
          'An equal part for each share, where the general meeting decides on one: at most every quarter, sometimes not at all.',
      },
      {
        term: 'Votes',
        meaning: 'One for each whole share, cast online or by proxy, counted from the register on the record date.',
      },
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
      person whose identity the bank has verified. Until then the shares rest: they exist, but they neither vote nor
      receive, and what would have been paid is kept aside for three years.
    </p>
    <p>
      The bank may refuse an entry only for reasons named in its articles: sanctions, a false identity, or a holding
      above ten per cent that the supervisor has not approved.
    </p>
  </>
);

const PROOF = (
  <>
    <p>
      The supply of FNX and the number of issued shares must agree at every moment. Anybody can add up the first on the
      chain; the second stands in the commercial register. An auditor compares both each quarter and signs the result.
    </p>
    <p>
      Tokens are made when shares are issued and destroyed when shares are cancelled, each time by four of seven keys,
      held by different people in different buildings. A split changes every balance by the same factor, after a
      decision of the meeting and a notice of thirty days.
    </p>
    <p>
      Another wallet takes the place of a lost one after thirty days, and until then its owner can stop that. This is
      slow on purpose: it is the one door through which somebody else could try to come in.
    </p>
  </>
);

const GLOSSARY = (
  <Definitions
    items={[
      { term: 'Registered share', meaning: 'A share whose owner is entered by name.' },
      { term: 'Token', meaning: 'An entry in a contract on a chain, which only the key of its address can move.' },
      { term: 'Wallet', meaning: 'Software or a device that keeps such keys and signs with them.' },
      { term: 'Record date', meaning: 'The day whose register decides who votes and who is paid.' },
      { term: 'Network fee', meaning: 'What the chain charges for a transaction, paid in BNB.' },
      { term: 'Reference price', meaning: 'The price that the bank publishes each day and sells new shares at.' },
    ]}
  />
);

const SECTIONS: readonly Section[] = [
  { id: 'plainly', title: 'In plain words', body: PLAINLY },
  { id: 'life', title: 'The life of a share', body: <LifeOfAShare /> },
  { id: 'rights', title: 'What a holder has', body: RIGHTS },
  { id: 'transfers', title: 'Passing shares on', body: TRANSFERS },
  { id: 'proof', title: 'How it is kept honest', body: PROOF },
  {
    id: 'contract',
    title: 'The contract',
    body: (
      <p>
        FNX is a BEP-20 token with 18 decimals on BNB Smart Chain, chain id 56. Your account shows the address of the
        contract before any payment, and the wallet shows it again; if the two differ, stop and{' '}
        <AppLink href="/contactus">write to us</AppLink>. Never take it from a message or a search result.
      </p>
    ),
  },
  { id: 'glossary', title: 'Words used here', body: GLOSSARY },
];

export const FnxizationScreen = () => (
  <Article
    kicker="Fnxization"
    title="The share itself, as a token"
    lead="Not a certificate on something that somebody else holds, and not a bet on a price: an entry in the register of shareholders, in your own wallet."
    sections={SECTIONS}
    onward={[
      { href: '/how-different', label: 'Compare it' },
      { href: '/bank-overview', label: 'See the bank' },
      { href: '/static/risk-disclosure', label: 'Read the risks' },
    ]}
  />
);

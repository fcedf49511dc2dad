import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Definitions } from '../components/definitions';
import { FactGrid } from '../components/fact-grid';
import { LivePart } from '../components/live-part';
import type { Section } from '../components/section';
import { TeamSkeleton } from '../components/team-skeleton';
import type { SiteFigures } from '@/domain/site-figures';
import { CUSTOMERS, STAFF } from '../facts';
import { factsOf } from '../model/site-facts';

const MISSION = (
  <>
    <p>
      A bank lives from the trust of people who rarely get to own a part of it. We want the baker who keeps her account
      with us, the engineer abroad and the pensioner round the corner to be able to become shareholders on the same
      terms as a fund: the same class of share, the same vote, the same papers, from the price of a good pair of shoes.
    </p>
    <p>
      That is why the share itself became the token. There is no second instrument that follows it from a distance, and
      no company in between that owns the real thing. <AppLink href="/fnxization">How a share becomes a token</AppLink>{' '}
      is told on a page of its own.
    </p>
  </>
);

const BankItself = ({ figures }: { figures: SiteFigures }) => (
  <>
    <p>
      FNX Bank p.l.c. is a regional bank in Port Fenholm. It lends to small companies and to people who buy a home,
      takes deposits, and moves money for both. It has 31 branches, one data centre of its own and one that it shares,
      and it earns most of its income from interest.
    </p>
    <FactGrid facts={[CUSTOMERS, STAFF, ...factsOf(figures, ['Total assets', 'Tier 1 ratio'])]} />
    <p>
      More figures, with their years, are in the <AppLink href="/bank-overview">overview of the bank</AppLink>.
    </p>
  </>
);

const TIMELINE = [
  { term: '1986', meaning: 'Founded as the Fenholm Exchange Savings Bank by 214 members of the harbour trades.' },
  { term: '1998', meaning: 'Full banking licence; first branch outside the county.' },
  {
    term: '2011',
    meaning: 'Becomes a public limited company. The members exchange their parts for registered shares.',
  },
  {
    term: '2019',
    meaning: 'The paper register of shareholders is replaced by a database, and the last certificates are called in.',
  },
  {
    term: '2024',
    meaning: 'The general meeting allows the register to be kept on a public chain, with 91\u00a0% of the votes cast.',
  },
  {
    term: '2025',
    meaning: 'All existing shares are recorded as FNX on BNB Smart Chain. Two independent audits are published.',
  },
  { term: '2026', meaning: 'First public campaign for new shares, open since 2 March.' },
];

const VALUES = (
  <ul>
    <li>
      <strong>Say the figure, its day and its source.</strong> A number without them is not published.
    </li>
    <li>
      <strong>Tell the weak point first.</strong> Our comparison with other ways to own shares names the rows that we
      lose.
    </li>
    <li>
      <strong>Leave the keys where they belong.</strong> We never hold the wallet of a shareholder and never ask for its
      recovery words.
    </li>
    <li>
      <strong>Pay nobody to hurry you.</strong> No bonus for speed, no countdown beside a button, no commission for a
      friend.
    </li>
  </ul>
);

const loadTeam = async () => (await import('../live/live-team')).LiveTeam;

const PEOPLE = (
  <>
    <p>
      A board of seven, five of them independent, appoints the three executives who run the bank. The risk and audit
      committees are chaired by independent members, and the head of risk reports to the board directly. A team of 22
      builds the register and this site; four of them do nothing but look for ways to break it.
    </p>
    <p>
      The general meeting elects the board for three years at a time. Every whole share has one vote, whether it was
      bought in 2011 or last week.
    </p>
    <LivePart
      id="team"
      load={loadTeam}
      meanwhile={<TeamSkeleton />}
      unscripted={
        <p>Their names are fetched when the page opens, which needs scripts; the annual report prints them too.</p>
      }
    />
  </>
);

const sectionsWith = (figures: SiteFigures): readonly Section[] => [
  { id: 'mission', title: 'Why we do this', body: MISSION },
  { id: 'bank', title: 'The bank behind it', body: <BankItself figures={figures} /> },
  { id: 'timeline', title: 'Forty years, in short', body: <Definitions items={TIMELINE} /> },
  { id: 'values', title: 'What we hold to', body: VALUES },
  { id: 'people', title: 'Who decides', body: PEOPLE },
  {
    id: 'press',
    title: 'Press and this demonstration',
    body: (
      <p>
        Journalists reach us at <a href="mailto:press@fnx.example">press@fnx.example</a>, on working days within four
        hours. FNX Bank, Port Fenholm and everyone mentioned here are invented: this site shows how such a bank could
        work, and no real share is offered.
      </p>
    ),
  },
];

export const AboutScreen = ({ figures }: { figures: SiteFigures }) => (
  <Article
    kicker="About FNX"
    title="A bank that its customers can own"
    lead="FNX Bank has kept accounts in Port Fenholm since 1986. Since 2025 it keeps its register of shareholders where anybody can read it."
    sections={sectionsWith(figures)}
    onward={[
      { href: '/how-work', label: 'How it works' },
      { href: '/how-different', label: 'How FNX is different' },
      { href: '/contactus', label: 'Contact' },
    ]}
  />
);

import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Definitions } from '../components/definitions';
import type { Section } from '../components/section';

/** A text that the bank keeps up to date on this site. */
export type KeptText = { slug: string; title: string; version: string };

const PROSPECTUS = (
  <>
    <Definitions
      items={[
        {
          term: 'Approved',
          meaning: (
            <>
              <time dateTime="2026-02-20">20 February 2026</time>, 142 pages, English
            </>
          ),
        },
        {
          term: 'Supplement 1',
          meaning: (
            <>
              <time dateTime="2026-08-14">14 August 2026</time>, 9 pages: half-year figures, pool risks, staking
            </>
          ),
        },
        { term: 'Valid until', meaning: <time dateTime="2027-02-19">19 February 2027</time> },
      ]}
    />
    <p>
      It holds the summary in seven pages, the bank’s business and its history, risk factors, three years of audited
      accounts, the terms of the offer, the articles, tax notes for twelve countries, and who is liable for what it
      says. Approval by the authority means that it is complete and clear, not that the shares are good.
    </p>
  </>
);

const WHITE_PAPER = (
  <p>
    Forty pages for readers with some technical background: why a register and not a listing, how entries and keys
    relate, the choice of BNB Smart Chain against four others, the rules for issuing and destroying, recovery of lost
    wallets, and what would be done if the chain stopped. Third edition, June 2026.
  </p>
);

const REPORTS = (
  <Definitions
    items={[
      { term: 'Annual report 2025', meaning: 'March 2026, 118 pages, audited: accounts, notes, pay of the board' },
      { term: 'Half-year 2026', meaning: 'August 2026, 44 pages, reviewed: loans by sector, capital, liquidity' },
      { term: 'Third quarter 2026', meaning: 'November 2026, 21 pages, unaudited: the figures used on this site' },
      { term: 'Minutes', meaning: 'Each general meeting since 2011, with all motions and the votes on them' },
    ]}
  />
);

const AUDITS = (
  <p>
    Two firms examined the contract in 2025, independently of each other. Their findings, eleven and seven of them, none
    left open, are printed with our replies. The quarterly comparison of tokens with issued shares is a letter of one
    page, signed by the auditor of the accounts.
  </p>
);

const NETWORK = (
  <>
    <Definitions
      items={[
        { term: 'Network', meaning: 'BNB Smart Chain' },
        { term: 'Chain id', meaning: '56' },
        { term: 'Token', meaning: 'FNX, BEP-20, 18 decimals' },
        { term: 'Accepted', meaning: 'BNB, and USDT with 18 decimals on the same network' },
        { term: 'Address', meaning: 'Shown in your account before the first payment, in full' },
      ]}
    />
    <p>
      USDT on another network has the same name and a different contract. Coins sent over a network that is not in this
      list do not arrive.
    </p>
  </>
);

const sectionsWith = (texts: readonly KeptText[]): readonly Section[] => [
  { id: 'prospectus', title: 'Prospectus', body: PROSPECTUS },
  { id: 'white-paper', title: 'White paper', body: WHITE_PAPER },
  {
    id: 'articles',
    title: 'Articles of association',
    body: (
      <p>
        The bank’s constitution in 46 articles. Article 7 makes the chain the register of shareholders; article 9 lists
        the grounds on which an entry may be refused; articles 21 to 30 govern the general meeting.
      </p>
    ),
  },
  { id: 'reports', title: 'Reports', body: REPORTS },
  { id: 'audits', title: 'Audits', body: AUDITS },
  { id: 'network', title: 'Network facts', body: NETWORK },
  {
    id: 'on-this-site',
    title: 'Texts on this site',
    body: (
      <ul>
        {texts.map(({ slug, title, version }) => (
          <li key={slug}>
            <AppLink href={`/static/${encodeURIComponent(slug)}`}>{title}</AppLink>, version {version}
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'copies',
    title: 'How to get a copy',
    body: (
      <p>
        Every paper above is sent free of charge, as a file or printed, to anyone who asks{' '}
        <a href="mailto:shareholders@fnx.example">the shareholder office</a>, shareholder or not. Name the paper and the
        year. Since the bank is invented, so are its papers.
      </p>
    ),
  },
];

export const DocsScreen = ({ texts }: { texts: readonly KeptText[] }) => (
  <Article
    kicker="Documents"
    title="The papers, and what is in them"
    lead="Before you ask for a hundred pages it helps to know which ones. Each paper is described here with its date, its length and its use."
    sections={sectionsWith(texts)}
    isLong
    onward={[
      { href: '/bank-overview', label: 'Figures of the bank' },
      { href: '/campaign-details', label: 'Campaign' },
      { href: '/contactus', label: 'Ask for a paper' },
    ]}
  />
);

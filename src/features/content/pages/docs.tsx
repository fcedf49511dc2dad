import { AppLink } from '@/ui/app-link';
import { Article } from '../components/blog/article';
import { Definitions } from '../components/definitions';
import { CollapsibleText } from '../components/collapsible-text';
import { NetworkList, type NetworkFacts } from '../components/network-list';
import { PaperList } from '../components/paper-list';
import type { Section } from '../components/contents';
import type { ServedPaper } from '../model/served-paper';

export type PrintedText = { slug: string; title: string; version: string };

const PROSPECTUS = (
  <>
    <Definitions
      items={[
        { term: 'Approved', meaning: <time dateTime="2026-02-20">20 February 2026</time> },
        {
          term: 'Supplement 1',
          meaning: (
            <>
              <time dateTime="2026-08-14">14 August 2026</time>, included: half-year figures, pool risks, staking
            </>
          ),
        },
        { term: 'Valid until', meaning: <time dateTime="2027-02-19">19 February 2027</time> },
      ]}
    />
    <p>
      <a href="#prospectus-file">The prospectus</a> has a summary, the risk factors, the bank’s business and history,
      three years of figures, the shares, the terms of the offer, and notes on tax. Approval by the authority means that
      it is complete and clear, not that the shares are a good investment.
    </p>
  </>
);

const WHITE_PAPER = (
  <p>
    Forty pages for readers with some technical background: why a register and not a listing, how entries and keys
    relate, why we chose BNB Smart Chain over four others, the rules for issuing and destroying tokens, and what happens
    if a wallet is lost or the chain stops. Third edition, June 2026, on request.
  </p>
);

const REPORTS = (
  <Definitions
    items={[
      {
        term: 'Annual report 2025',
        meaning: (
          <>
            <a href="#annual-report-2025-file">March 2026</a>, audited: accounts, notes, board pay
          </>
        ),
      },
      { term: 'Half-year 2026', meaning: 'August 2026, 44 pages, reviewed: loans by sector, capital, liquidity' },
      { term: 'Third quarter 2026', meaning: 'November 2026, 21 pages, unaudited: the figures used on this site' },
      { term: 'Minutes', meaning: 'Every general meeting since 2011, with all motions and votes' },
    ]}
  />
);

const AUDITS = (
  <p>
    Two firms examined the contract in 2025, independently of each other. They made eleven and seven findings. All are
    resolved and listed with our answers in <a href="#audit-summary-file">the summary</a>. The auditor of the accounts
    compares tokens with issued shares every quarter and signs <a href="#register-count-2026-q3-file">a letter</a> about
    it.
  </p>
);

const HOW_TO_CHECK = (
  <CollapsibleText id="check" title="How do I check a file?">
    <p>
      Download it and calculate its SHA-256 on your own computer: <code>shasum -a 256 terms.pdf</code> on macOS and
      Linux, <code>certutil -hashfile terms.pdf SHA256</code> on Windows. All 64 characters must match those under
      “Verify”.
    </p>
    <p>
      The PDF and the HTML have the same text. Both have headings and tables that a screen reader can follow. The HTML
      also fits a phone.
    </p>
  </CollapsibleText>
);

type Props = { papers: readonly ServedPaper[]; texts: readonly PrintedText[]; network: NetworkFacts | null };

const filesOf = (papers: readonly ServedPaper[]) =>
  papers.length > 0 ? (
    <>
      <PaperList papers={papers} />
      {HOW_TO_CHECK}
    </>
  ) : (
    <p>The files are not on this server. We send any document on request, as described below.</p>
  );

const sectionsWith = ({ papers, texts, network }: Props): readonly Section[] => [
  { id: 'files', title: 'Files', body: filesOf(papers) },
  {
    id: 'network',
    title: 'Network and contracts',
    body: (
      <>
        <NetworkList network={network} />
        <p>
          USDT on another network has the same name and a different contract. Coins sent over a network not listed here
          do not arrive.
        </p>
      </>
    ),
  },
  { id: 'prospectus', title: 'Prospectus', body: PROSPECTUS },
  { id: 'reports', title: 'Reports', body: REPORTS },
  { id: 'audits', title: 'Audits', body: AUDITS },
  { id: 'white-paper', title: 'White paper', body: WHITE_PAPER },
  {
    id: 'on-this-site',
    title: 'Pages on this site',
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
        We send any document above free of charge, as a file or printed, to anyone who asks{' '}
        <a href="mailto:shareholders@fnx.example">the shareholder office</a>, shareholder or not. Name the document and
        the year.
      </p>
    ),
  },
];

export const DocsScreen = (served: Props) => (
  <Article
    kicker="Documents"
    title="Documents and reports"
    lead="Download a file and verify it’s genuine. What isn’t here is sent on request."
    sections={sectionsWith(served)}
    isLong
    nextLinks={[
      { href: '/bank-overview', label: 'The bank in figures' },
      { href: '/campaign-details', label: 'Campaign' },
      { href: '/contactus', label: 'Request a document' },
    ]}
  />
);

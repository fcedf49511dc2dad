import { BANK, LICENCE, SUPERVISOR } from '@/config/bank-identity';
import styled from '@emotion/styled';
import type { SiteFigures } from '@/domain/site-figures';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { StaticPart, StaticView } from '@/ui/static-part';
import { documentDay } from '@/utils/dates';
import { internalPath } from '@/utils/link-target';
import * as bank from '../components/figures/bank-figures';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';

type Props = { figures: SiteFigures };
type Bank = typeof bank;

const served: Bank | null = typeof window === 'undefined' ? bank : null;
const loadBank = () => import('../components/figures/bank-figures');
const loads = {
  today: async () => (await loadBank()).BankToday,
  cushion: async () => (await loadBank()).Cushion,
  years: async () => (await loadBank()).YearByYear,
  owners: async () => (await loadBank()).Owners,
  paid: async () => (await loadBank()).Dividends,
  loans: async () => (await loadBank()).Loans,
  income: async () => (await loadBank()).Income,
};

const Risks = styled('ul')({
  '&&': { listStyle: 'none', paddingInlineStart: 0, maxInlineSize: 'none' },
  display: 'grid',
  columnGap: 88,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li + li': { marginBlockStart: '0 !important' },
  '& > li': { borderBlockStart: `1px solid ${color.rule}`, paddingBlock: 16 },
  '& strong': { display: 'block', fontWeight: 600 },
});

const RISKS = (
  <Risks>
    <li>
      <strong>One region</strong> If Fenholm’s harbour and its suppliers do badly, so do our borrowers.
    </li>
    <li>
      <strong>Interest</strong> Margins shrink when interest rates fall faster than deposit rates can follow.
    </li>
    <li>
      <strong>Concentration</strong> Nearly half of our loans depend on house prices.
    </li>
    <li>
      <strong>Technology</strong> A register on a public chain depends on software and people outside the bank.
    </li>
  </Risks>
);

const Documents = styled('ul')({
  '&&': { listStyle: 'none', paddingInlineStart: 0, maxInlineSize: 'none' },
  borderBlockEnd: `1px solid ${color.rule}`,
  '& > li + li': { marginBlockStart: '0 !important' },
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 24px',
    alignItems: 'center',
    borderBlockStart: `1px solid ${color.rule}`,
    minBlockSize: 56,
    paddingBlock: 8,
  },
  '& time': { color: color.soft },
});

type Document = SiteFigures['bank']['documents'][number];

/** Links only to documents on this site. The service may list documents on other sites. */
function documentTitle({ title, url }: Document) {
  const path = internalPath(url);
  return path === null ? <span>{title}</span> : <AppLink href={path}>{title}</AppLink>;
}

const supervisionOf = ({ documents }: SiteFigures['bank']) => (
  <>
    <p>
      {`Licensed by the ${SUPERVISOR} under number ${LICENCE}.`} The annual report appears in March, the interim reports
      in May, August and November.
    </p>
    <Documents>
      {documents.map((document) => (
        <li key={`${document.title} ${document.asOf}`}>
          {documentTitle(document)}
          <time dateTime={document.asOf.slice(0, 10)}>{documentDay(document.asOf)}</time>
        </li>
      ))}
    </Documents>
  </>
);

const PARTS: readonly FigureSection[] = [
  {
    id: 'owners',
    title: 'Who owns it',
    span: 'half',
    body: (
      <>
        <p>From the register of shareholders on 31 October 2026.</p>
        <StaticPart served={served && served.Owners} load={loads.owners} height={420} />
      </>
    ),
  },
  {
    id: 'dividends',
    title: 'Past dividends',
    span: 'half',
    body: (
      <>
        <p>
          The board proposes and the general meeting decides. In May 2026 it kept the profit for growth. No one can know
          whether dividends will be paid in future, or how much.
        </p>
        <StaticPart served={served && served.Dividends} load={loads.paid} height={360} />
      </>
    ),
  },
  {
    id: 'loans',
    title: 'Who it lends to',
    span: 'half',
    body: (
      <>
        <StaticPart served={served && served.Loans} load={loads.loans} height={260} />
        <p>
          Percentages of all loans at the end of September 2026. The ten largest borrowers owe 6.3% of them. The bank
          does not lend against crypto-assets and holds none, apart from BNB to pay network fees.
        </p>
      </>
    ),
  },
  {
    id: 'income',
    title: 'How it earns',
    span: 'half',
    body: (
      <>
        <StaticPart served={served && served.Income} load={loads.income} height={220} />
        <p>Percentages of all income in 2025, from the annual report.</p>
      </>
    ),
  },
];

const sectionsWith = (figures: SiteFigures): readonly FigureSection[] => [
  {
    id: 'cushion',
    title: 'Capital above the requirement',
    body: (
      <p>
        The supervisor requires a Tier 1 ratio of at least 11.5% and a liquidity coverage of 100%. Capital above that
        line takes losses first, and it belongs to the shareholders.
      </p>
    ),
    beside: <StaticView served={served && served.Cushion} load={loads.cushion} height={430} props={{ figures }} />,
  },
  {
    id: 'years',
    title: 'Year by year',
    body: (
      <>
        <p>One year’s profit says little about the next.</p>
        <StaticView served={served && served.YearByYear} load={loads.years} height={360} props={{ figures }} />
      </>
    ),
  },
  ...PARTS,
  { id: 'risks', title: 'What could harm it', body: RISKS },
  { id: 'supervision', title: 'Supervision and reports', body: supervisionOf(figures.bank) },
];

export const BankOverviewScreen = ({ figures }: Props) => (
  <FigurePage
    kicker="The bank"
    title={`${BANK} in figures`}
    lead="A regional lender’s figures, good and bad, each with its date."
    opening={
      <div id="figures">
        <StaticView served={served && served.BankToday} load={loads.today} height={160} props={{ figures }} />
      </div>
    }
    sections={sectionsWith(figures)}
    nextLinks={[
      { href: '/docs', label: 'All documents' },
      { href: '/campaign-details', label: 'The campaign' },
      { href: '/price', label: 'The share price' },
    ]}
  />
);

import type { SiteFigures } from '@/domain/site-figures';
import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Definitions } from '../components/definitions';
import { FactGrid } from '../components/fact-grid';
import { FigureTable } from '../components/figure-table';
import type { Section } from '../components/section';
import { DIVIDENDS, DIVIDEND_YEARS } from '../facts';
import { byYear, factsOf } from '../model/site-facts';

type Props = { figures: SiteFigures };

const TODAY = [
  'Total assets',
  'Equity',
  'Tier 1 ratio',
  'Leverage ratio',
  'Liquidity coverage',
  'Non-performing loans',
];

const Figures = ({ figures }: Props) => (
  <>
    <FactGrid facts={factsOf(figures, TODAY)} />
    <p>
      The supervisor asks FNX Bank for a Tier 1 ratio of at least 11.5 per cent and a liquidity coverage of 100 per
      cent. What lies above is the cushion that takes losses first, and shareholders are the ones who own it.
    </p>
  </>
);

function YearByYear({ figures }: Props) {
  const { years, rows } = byYear(figures);
  return (
    <>
      <FigureTable
        caption="Millions of US dollars and per cent. FNX Bank, sample figures; 2026 unaudited"
        label="Year"
        columns={years}
        rows={rows}
      />
      <p>
        Equity grew by the profits that were kept and, in 2026, by the new shares. What a bank earned in one year says
        little about the next.
      </p>
    </>
  );
}

const INCOME = (
  <Definitions
    items={[
      {
        term: 'Interest',
        meaning: '71\u00a0% of income in 2025: the difference between what borrowers pay and savers receive',
      },
      { term: 'Fees', meaning: '22\u00a0%: accounts, cards, payments and foreign exchange' },
      { term: 'Everything else', meaning: '7\u00a0%: the bank’s own bonds, rent and small holdings' },
    ]}
  />
);

const LOANS = (
  <p>
    Of each hundred dollars lent at the end of September 2026, 46 went to homes, 38 to companies with fewer than 250
    people, 9 to municipalities and 7 to consumers. The ten largest borrowers together owe 6.3 per cent of all loans.
    The bank lends no money against crypto-assets and holds none, apart from the BNB that pays network fees.
  </p>
);

const OWNERS = (
  <>
    <Definitions
      items={[
        { term: 'Founding members and heirs', meaning: '44.1\u00a0%, spread over some 3,900 people' },
        { term: 'Fenholm Savings Foundation', meaning: '28.6\u00a0%, which gives its dividends to local causes' },
        { term: 'Funds and insurers', meaning: '20.0\u00a0%, none above five per cent' },
        { term: 'Campaign investors', meaning: '3.9\u00a0%' },
        { term: 'Employees and executives', meaning: '3.4\u00a0%' },
      ]}
    />
    <p>From the register of shareholders as it stood on 31 October 2026.</p>
  </>
);

const PAID = (
  <>
    <FigureTable
      caption="Dividend a share by quarter of payment. FNX Bank, sample figures on 31 October 2026"
      label="Quarter"
      columns={DIVIDEND_YEARS}
      rows={DIVIDENDS}
    />
    <p>
      The board proposes, the general meeting decides, at most once a quarter. In May 2026 the meeting followed the
      proposal to keep the profit for growth. Nobody can know whether and how much will be paid in future.
    </p>
  </>
);

const RISKS = (
  <ul>
    <li>One region: if Fenholm’s harbour and its suppliers fare badly, so do our borrowers.</li>
    <li>Interest: margins shrink when rates fall faster than deposits can follow.</li>
    <li>Concentration: nearly half of the loans depend on the prices of houses.</li>
    <li>Technology: a register on a public chain depends on software and people outside the bank.</li>
  </ul>
);

const sectionsWith = (figures: SiteFigures): readonly Section[] => [
  { id: 'figures', title: 'Today', body: <Figures figures={figures} /> },
  { id: 'years', title: 'Year by year', body: <YearByYear figures={figures} /> },
  { id: 'income', title: 'How it earns', body: INCOME },
  { id: 'loans', title: 'Whom it lends to', body: LOANS },
  { id: 'owners', title: 'Who owns it', body: OWNERS },
  { id: 'dividends', title: 'What it has paid', body: PAID },
  { id: 'risks', title: 'What could hurt it', body: RISKS },
  {
    id: 'supervision',
    title: 'Supervision and reports',
    body: (
      <p>
        Licensed by the Fenholm Banking Authority under number FBA 0117, both invented. The annual report appears in
        March, the interim reports in May, August and November; the{' '}
        <AppLink href="/docs#reports">list of documents</AppLink> says what stands in them.
      </p>
    ),
  },
];

export const BankOverviewScreen = ({ figures }: Props) => (
  <Article
    kicker="The bank"
    title="FNX Bank in figures"
    lead="A regional lender, told in the numbers that a careful owner would ask for, good and bad, each with its day."
    sections={sectionsWith(figures)}
    isLong
    onward={[
      { href: '/about', label: 'The people and the story' },
      { href: '/campaign-details', label: 'The campaign' },
      { href: '/price', label: 'The price of a share' },
    ]}
  />
);

import type { SiteFigures } from '@/domain/site-figures';
import { AppLink } from '@/ui/app-link';
import { Comparison } from '../components/figures/comparison';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { COMPARISON_WORDS, comparisonRows } from '../model/comparison';

const STRONGER = (
  <>
    <p>
      Directness. Between the bank and the holder stands nobody who could lend the share out, vote with it, fail, or
      charge for keeping it. Anyone can check the entry at any hour.
    </p>
    <p>That a holder of 4 shares has the same standing as one of 40,000 is, for us, the point of the whole exercise.</p>
  </>
);

const WHO = (
  <>
    <p>
      FNX may suit people who want to own a part of this bank for years, who can look after a wallet, and who could lose
      the amount without changing how they live. For everyone else the{' '}
      <AppLink href="/static/risk-disclosure#summary">summary of the risks</AppLink> says in a minute why not.
    </p>
    <p>
      Take a broker if you want one account for everything or expect to need the money on a certain day. Take a token
      that follows a share if a price is all that you are after, and read who owes you what.
    </p>
  </>
);

const SECTIONS: readonly FigureSection[] = [
  { id: 'stronger', title: 'Where we are stronger', span: 'half', body: STRONGER },
  { id: 'who', title: 'For whom it is, and is not', span: 'half', body: WHO },
  {
    id: 'method',
    title: 'How we compared',
    body: (
      <p>
        The first two columns describe what is usual, not any single provider; terms differ, so check yours. Compiled by
        FNX Bank from public product terms, last reviewed on <time dateTime="2026-10-31">31 October 2026</time>.
      </p>
    ),
  },
];

export const HowDifferentScreen = ({ figures }: { figures: SiteFigures }) => (
  <FigurePage
    kicker="How FNX is different"
    title="An honest comparison"
    lead="There are older, easier and more liquid ways to own shares. Here is what each gives you, including the rows where we come last."
    opening={
      <div id="compared">
        <Comparison
          caption="Three ways to own or follow a share"
          rows={comparisonRows(figures)}
          more={COMPARISON_WORDS}
        />
      </div>
    }
    sections={SECTIONS}
    onward={[
      { href: '/fnxization', label: 'What a token is' },
      { href: '/price', label: 'The price' },
      { href: '/campaign-details', label: 'The campaign' },
    ]}
  />
);

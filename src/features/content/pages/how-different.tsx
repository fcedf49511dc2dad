import type { SiteFigures } from '@/domain/site-figures';
import { AppLink } from '@/ui/app-link';
import { Comparison } from '../components/figures/comparison';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { COMPARISON_TEXT, comparisonRows } from '../model/comparison';

const STRONGER = (
  <>
    <p>
      Directness. There is no middleman who could lend your share out, vote it, fail, or charge for holding it. Anyone
      can check the entry at any time.
    </p>
    <p>A holder of 4 shares has the same rights as a holder of 40,000. For us, that is the whole point.</p>
  </>
);

const WHO = (
  <>
    <p>
      FNX may suit people who want to own a part of this bank for years, who can look after a wallet, and who could lose
      the money without changing how they live. For everyone else, the{' '}
      <AppLink href="/static/risk-disclosure#summary">summary of the risks</AppLink> explains in one minute why not.
    </p>
    <p>
      Choose a broker if you want one account for everything or may need the money on a certain day. Choose a token that
      tracks a share if you only want exposure to the price, and check who owes you what.
    </p>
  </>
);

const SECTIONS: readonly FigureSection[] = [
  { id: 'stronger', title: 'Where we are stronger', span: 'half', body: STRONGER },
  { id: 'who', title: 'Who it suits, and who it doesn’t', span: 'half', body: WHO },
  {
    id: 'method',
    title: 'How we compared',
    body: (
      <p>
        The first two columns describe what is usual, not a particular provider. Terms differ, so check yours. Compiled
        by FNX Bank from public product terms, last reviewed on <time dateTime="2026-10-31">31 October 2026</time>.
      </p>
    ),
  },
];

export const HowDifferentScreen = ({ figures }: { figures: SiteFigures }) => (
  <FigurePage
    kicker="How FNX is different"
    title="An honest comparison"
    lead="There are older, easier and more liquid ways to own shares. Here is what each offers, including the rows where we come last."
    opening={
      <div id="compared">
        <Comparison
          caption="Three ways to own or track a share"
          rows={comparisonRows(figures)}
          more={COMPARISON_TEXT}
        />
      </div>
    }
    sections={SECTIONS}
    nextLinks={[
      { href: '/fnxization', label: 'What a token is' },
      { href: '/price', label: 'The price' },
      { href: '/campaign-details', label: 'The campaign' },
    ]}
  />
);

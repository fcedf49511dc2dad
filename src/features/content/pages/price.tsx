import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SiteFigures } from '@/domain/site-figures';
import { PriceSkeleton } from '@/parts/price-figures';
import { AppLink } from '@/ui/app-link';
import type { Failed } from '@/ui/lazy-part';
import { LoadWhenVisible } from '@/ui/load-when-visible';
import { SmallError } from '@/ui/state/small-error';
import { StaticPart, StaticView } from '@/ui/static-part';
import { from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { BuyLink } from '../components/buy-link';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { CollapsibleText } from '../components/collapsible-text';
import { LiveTool } from '../components/live-tools';
import * as drawings from '../components/figures/price-drawings';

const LIVE_ID = 'live-price';
const CHART_ID = 'price-history';

const PriceSlot = styled('div')({
  '& dl > div:first-of-type dt': VISUALLY_HIDDEN,
  '& dl > div:first-of-type dd': {
    fontSize: 'clamp(3.5rem, 2.2rem + 5.6vw, 6.5rem)',
    letterSpacing: '-0.045em',
    lineHeight: 1.05,
  },
  '& dl': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 'min(5vw, 72px)' } },
  '& dl > div': { maxInlineSize: '100%' },
  '& dl > div:first-of-type dd > bdi': { overflowWrap: 'anywhere' },
});
const Opening = styled('div')({ display: 'grid', gap: 28, '& > *': { minInlineSize: 0 } });
const Chart = styled('div')({
  marginBlockStart: 12,
  '&:has(> div > [role="alert"])': { minBlockSize: 420 },
  [from.tablet]: { marginBlockStart: 20 },
});

const served = typeof window === 'undefined' ? drawings : null;
const loadDrawings = () => import('../components/figures/price-drawings');
const loadFacts = async () => (await loadDrawings()).MarketFacts;
const loadFormula = async () => (await loadDrawings()).Formula;

const loadHistory = async () => (await import('../live/price-history')).PriceHistory;
const loadSales = async () => (await import('../live/pool-sales')).PoolSales;
const loadQuote = async () => (await import('../live/pool-quote')).PoolQuote;
const loadConverter = async () => (await import('../live/converter')).Converter;
const loadCalculator = async () => (await import('../live/reward-calculator')).RewardCalculator;

const loadSkeleton = async () => (await loadDrawings()).HistorySkeleton;

const MEANWHILE = <StaticPart served={served && served.HistorySkeleton} load={loadSkeleton} height={480} />;

const missingHistory: Failed = (onRetry, isRetrying) => (
  <SmallError onRetry={onRetry} isRetrying={isRetrying}>
    The chart could not be loaded. Check your connection and try again.
  </SmallError>
);

const openingWith = (price: ReactNode, figures: SiteFigures) => (
  <Opening>
    <PriceSlot id={LIVE_ID}>{price}</PriceSlot>
    <div>
      <BuyLink />
    </div>
    <Chart id={CHART_ID}>
      <LoadWhenVisible share={1 / 3} load={loadHistory} meanwhile={MEANWHILE} failed={missingHistory} />
    </Chart>
    <noscript>
      <style>{`#${CHART_ID},#${LIVE_ID} [aria-busy]{display:none}`}</style>
      {/* React does not hydrate the contents of `noscript`, so they may be missing in the browser. */}
      {served && <served.MonthTable figures={figures} />}
    </noscript>
  </Opening>
);

const MAKING: readonly FigureSection[] = [
  {
    id: 'made',
    title: 'How it is set',
    span: 'half',
    body: (
      <>
        <p>A committee of three fixes the price each day at midnight UTC, using a fixed formula it cannot override.</p>
        <StaticPart served={served && served.Formula} load={loadFormula} height={340} />
        <CollapsibleText title="If one input is unavailable">
          <p>
            The previous day’s price stays in force, and the note under it says so. The valuers are paid a fixed fee and
            own no shares.
          </p>
        </CollapsibleText>
      </>
    ),
  },
  {
    id: 'pool',
    title: 'What you’d get if you sold',
    span: 'half',
    body: (
      <>
        <p>
          The bank does not buy shares back. Holders trade with each other in the pool. Its price moves with every
          trade: the more you sell at once, the less you get per share.
        </p>
        <LiveTool id="pool-sales" what="The sale estimate" load={loadSales} heights={[31.8, 23]} />
      </>
    ),
  },
  {
    id: 'quote',
    title: 'What a swap would pay now',
    body: <LiveTool id="pool-quote" what="The quote" load={loadQuote} heights={[30.2, 27.2]} />,
  },
];

const TOOLS: readonly FigureSection[] = [
  {
    id: 'converter',
    title: 'Converter',
    span: 'half',
    body: (
      <>
        <LiveTool id="price-converter" what="The converter" load={loadConverter} heights={[27.4, 24.6]} />
        <CollapsibleText title="A worked example" id="example">
          <p>
            Suppose the price is $12.50 a share and you pay 500&nbsp;USDT. 500 divided by 12.50 is 40 shares. The bank
            deducts nothing, and your wallet pays the network a few cents in BNB on top. If you pay in BNB, the order
            states the exact amount and holds it for fifteen minutes.
          </p>
        </CollapsibleText>
      </>
    ),
  },
  {
    id: 'staking',
    title: 'What staking could earn',
    span: 'half',
    body: (
      <>
        <p>
          Shares you lock for a term earn rewards in FNX. Leaving early costs rewards, and the share price may fall in
          the meantime.
        </p>
        <LiveTool id="reward-calculator" what="The calculator" load={loadCalculator} heights={[37, 33.6]} />
      </>
    ),
  },
];

const LIMITS: readonly FigureSection[] = [
  {
    id: 'lost',
    title: 'What the price doesn’t tell you',
    body: (
      <>
        <p>
          The formula covers the past five days and the last report. It can’t foresee tomorrow’s loan losses or find you
          a buyer. How shares lose value is set out in the{' '}
          <AppLink href="/static/risk-disclosure#price">risk disclosure</AppLink>.
        </p>
        <CollapsibleText title="Why your “value” isn’t what a sale would pay">
          <p>
            Your value uses the reference price. When you swap, we show how far the pool is from it. We warn you if they
            differ by more than two per cent. If your swap would move the pool’s price by ten per cent or more, you
            confirm it by typing.
          </p>
        </CollapsibleText>
      </>
    ),
  },
];

const sectionsWith = (figures: SiteFigures): readonly FigureSection[] => [
  {
    id: 'now',
    title: 'The reference price',
    body: (
      <>
        <p>
          In US dollars for one whole share. During the campaign the bank sells new shares at this price to everyone,
          with no discount for size. Past prices are not a reliable guide to future ones.
        </p>
        <StaticView served={served && served.MarketFacts} load={loadFacts} height={230} props={{ figures }} />
      </>
    ),
  },
  ...MAKING,
  ...TOOLS,
  ...LIMITS,
];

type Props = { price?: ReactNode; figures: SiteFigures };

export const PriceScreen = ({ price = <PriceSkeleton />, figures }: Props) => (
  <FigurePage
    kicker="Price"
    title="The price of one share"
    lead="One price a day, set by a published formula, next to the price holders trade at."
    opening={openingWith(price, figures)}
    sections={sectionsWith(figures)}
    nextLinks={[
      { href: '/campaign-details', label: 'Campaign terms' },
      { href: '/bank-overview', label: 'Equity and profit' },
      { href: '/how-work', label: 'How buying works' },
    ]}
  />
);

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { SiteFigures } from '@/domain/site-figures';
import { PriceSkeleton } from '@/parts/price-figures';
import { RangeToggles } from '@/parts/range-toggles';
import { AppLink } from '@/ui/app-link';
import { from } from '@/theme/tokens';
import { ChartSkeleton, missingChart } from '@/ui/charts/chart-skeleton';
import type { Failed } from '@/ui/lazy-part';
import { SeenPart } from '@/ui/seen-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { SmallError } from '@/ui/state/small-error';
import { Article } from '../components/article';
import { Definitions } from '../components/definitions';
import { FactGrid } from '../components/fact-grid';
import { FIRST_RANGE, PRICE_CAPTION, PRICE_CHART } from '../components/price-ranges';
import type { Section } from '../components/section';
import { SHARES } from '../facts';
import { smallestPurchase } from '../model/smallest-purchase';

const LIVE_ID = 'live-price';
const CHART_ID = 'price-history';
const CALCULATOR_ID = 'reward-calculator';

const Place = styled('div')({ maxInlineSize: 820 });
const Figures = styled('div')({
  display: 'grid',
  gap: 40,
  marginBlockEnd: 'clamp(40px, 5vw, 72px)',
  '& > *': { minInlineSize: 0 },
});
/** As high as its fields, so that nothing below it moves when they come. */
const Calculator = styled('div')({
  maxInlineSize: 820,
  minBlockSize: 500,
  [from.tablet]: { minBlockSize: 330 },
  '&:has([role="alert"])': { minBlockSize: 0 },
});

const loadHistory = async () => (await import('../live/price-history')).PriceHistory;
const loadCalculator = async () => (await import('../live/reward-calculator')).RewardCalculator;

const ignore = () => undefined;
const HISTORY = {
  name: PRICE_CHART,
  ranges: <RangeToggles chosen={FIRST_RANGE} onChoose={ignore} />,
  caption: PRICE_CAPTION,
};
const missingHistory = missingChart(HISTORY);

/** The words of the catalogue would come with every visit, for a part that most readers get. */
const missingCalculator: Failed = (onRetry, isRetrying) => (
  <SmallError onRetry={onRetry} isRetrying={isRetrying}>
    The calculator could not be loaded. Check your connection and try again.
  </SmallError>
);

const figuresWith = (price: ReactNode, isServed: boolean) => (
  <Figures>
    <Place id={LIVE_ID}>{price}</Place>
    <noscript>
      <style>{`${isServed ? '' : `#${LIVE_ID},`}#${CHART_ID}{display:none}`}</style>
      <p>
        {isServed ? 'The price over time is drawn' : 'The price of today is fetched'} when the page opens, which needs
        scripts; everything else here does without.
      </p>
    </noscript>
    <div id={CHART_ID}>
      <SeenPart share={1 / 3} load={loadHistory} meanwhile={<ChartSkeleton {...HISTORY} />} failed={missingHistory} />
    </div>
  </Figures>
);

const NOW = (
  <p>
    The reference price is in US dollars for one whole share. It is what the bank sells new shares at during the
    campaign, for everyone alike and without a rebate for size. Earlier prices tell nothing reliable about later ones.
  </p>
);

const STAKING = (
  <>
    <p>
      Shares that you lock for a term earn rewards in FNX. Choose a plan and an amount; leaving before the term ends
      costs rewards, and the price of a share may fall in the meantime.
    </p>
    <Calculator id={CALCULATOR_ID}>
      <SeenPart
        load={loadCalculator}
        meanwhile={<LoadingPanel label="Loading the calculator" lines={5} />}
        failed={missingCalculator}
      />
      <noscript>
        <style>{`#${CALCULATOR_ID} [aria-busy]{display:none}`}</style>
        <p>The calculator asks the service for its figures, which needs scripts.</p>
      </noscript>
    </Calculator>
  </>
);

const MADE = (
  <>
    <p>A committee of three fixes the price each day at midnight UTC, with a formula that it may not bend:</p>
    <Definitions
      items={[
        {
          term: '50\u00a0%',
          meaning:
            'the value of equity a share, from the latest published report, times a factor that two outside valuers set each quarter',
        },
        { term: '30\u00a0%', meaning: 'trades in the exchange pool over the last five days, weighted by their size' },
        { term: '20\u00a0%', meaning: 'the prices of nine listed regional banks, in relation to their own equity' },
      ]}
    />
    <p>
      If one of the three cannot be had, the price of the day before stands and the notice under it says so. The valuers
      are paid a fixed fee and own no shares.
    </p>
  </>
);

const POOL = (
  <>
    <p>
      Beside the reference price there is the one of the pool, where holders sell to each other. It moves with every
      trade. When you swap, the screen shows how far the pool is from the reference, warns from two per cent, and asks
      you to type a confirmation where your own order would move it by ten.
    </p>
    <p>
      Anyone who looks at a holding in dollars should remember that it is counted at the reference price. Selling it all
      on one day would bring less.
    </p>
  </>
);

const EXAMPLE = (
  <p>
    Suppose the order says 12.50&nbsp;USD a share and you pay 500&nbsp;USDT. Five hundred divided by 12.50 makes 40
    shares; nothing is taken off by the bank, and your wallet pays the network some cents in BNB on top. Were you to pay
    in BNB, the order would name the amount to the last digit and hold it for a few minutes, since the rate of BNB
    changes all the time.
  </p>
);

const sectionsWith = (figures: SiteFigures): readonly Section[] => [
  { id: 'now', title: 'The reference price', body: NOW },
  { id: 'made', title: 'How it is made', body: MADE },
  { id: 'pool', title: 'What you could sell at', body: POOL },
  {
    id: 'supply',
    title: 'How many there are',
    body: <FactGrid facts={[SHARES.issued, SHARES.most, smallestPurchase(figures), SHARES.fee]} />,
  },
  { id: 'example', title: 'A purchase, worked out', body: EXAMPLE },
  { id: 'staking', title: 'What staking would bring', body: STAKING },
  {
    id: 'lost',
    title: 'What it cannot tell',
    body: (
      <p>
        A formula describes the past five days and the last report. It does not know tomorrow’s loan losses, and it
        cannot make anybody buy. How shares lose value is set out in the{' '}
        <AppLink href="/static/risk-disclosure#price">disclosure of risks</AppLink>.
      </p>
    ),
  },
];

/** What is live on it is composed around it, and handed in. */
export const PriceScreen = ({ price = <PriceSkeleton />, figures }: { price?: ReactNode; figures: SiteFigures }) => (
  <Article
    kicker="Price"
    title="What one share costs"
    lead="One price a day, made by a rule that anybody can check, and beside it the price at which others trade."
    opening={figuresWith(price, figures.price !== null)}
    sections={sectionsWith(figures)}
    onward={[
      { href: '/campaign-details', label: 'Terms of the campaign' },
      { href: '/bank-overview', label: 'Equity and profit' },
      { href: '/how-work', label: 'How a purchase works' },
    ]}
  />
);

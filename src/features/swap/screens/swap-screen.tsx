import styled from '@emotion/styled';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { VISUALLY_HIDDEN, color } from '@/theme/tokens';
import { useUnsettled } from '@/tx/hooks';
import { Collapsible } from '@/ui/collapsible';
import { Lead, Prose } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { AppLink } from '@/ui/app-link';
import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { RecentSwaps } from '../components/recent-swaps';
import { storedSwap, type SwapDraft, type SwapSteps } from '../model/stored-swap';
import { copyOfSwap } from '../model/swap-text';

const List = styled('dl')({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});
const Symbol = styled('dt')({ fontWeight: 550, fontSize: '1.125rem' });
const Meaning = styled('dd')({ color: color.soft });

const TOKENS = [
  ['FNX', 'A share of FNX Bank.'],
  ['USDT', 'A token that tracks the US dollar. Not issued by the bank.'],
  ['BNB', 'The network’s own coin. It pays network fees.'],
  ['WBNB', 'BNB as a token. One is always worth one BNB; converting costs only the network fee.'],
] as const;

const Tokens = () => (
  <List>
    {TOKENS.map(([symbol, meaning]) => (
      <div key={symbol}>
        <Symbol>
          <bdi>{symbol}</bdi>
        </Symbol>
        <Meaning>{meaning}</Meaning>
      </div>
    ))}
  </List>
);

const load = async () => (await import('../components/swap-steps')).SwapSteps;

const Swap = ({ steps }: { steps: SwapSteps }) => (
  <LazyView
    isWanted
    load={load}
    meanwhile={<LoadingPanel label="Loading the swap" lines={4} />}
    failed={missingCode}
    props={{ steps }}
  />
);

const LIMITS: readonly FactEntry[] = [
  ['Default slippage', '0.5%'],
  ['Maximum slippage allowed', '15%'],
  ['Price impact: warning', 'from 3%'],
  ['Price impact: type to confirm', 'from 10%'],
  ['Price impact: not allowed', 'above 15%'],
  ['Approval', 'the exact amount, never more'],
];

const Limits = () => <FactList facts={LIMITS} />;

const SwapExplanation = () => (
  <Prose>
    <p>
      You trade with a pool, not the bank. The price depends on what’s in the pool, so it can be above or below the{' '}
      <AppLink href="/price">reference price</AppLink>.
    </p>
    <ul>
      <li>
        Price impact is how far your own swap moves the price. It grows with your amount and is smaller in a larger
        pool.
      </li>
      <li>
        Slippage is how much worse the price may get before your swap is confirmed. Beyond that limit, the swap fails,
        and only the network fee is charged.
      </li>
      <li>The pool takes a fee on each swap. The network takes its fee in BNB, so keep some in your wallet.</li>
    </ul>
    <p>No one can reverse a confirmed swap.</p>
  </Prose>
);

const ScreenReaderTitle = styled('h1')(VISUALLY_HIDDEN);

const SWAPPING = {
  stored: storedSwap,
  next: (draft: SwapDraft) => ({ ...draft, amount: '' }),
};

export function SwapScreen() {
  const steps = useReviewedAction(SWAPPING);
  const isPending = useUnsettled().some((transaction) => copyOfSwap(transaction) !== null);
  const isAlone = steps.review !== null || isPending;
  return (
    <Wide>
      <Stack>
        {isAlone ? (
          <ScreenReaderTitle>Swap</ScreenReaderTitle>
        ) : (
          <div>
            <PageTitle>Swap</PageTitle>
            <Lead>You trade with a public pool, not the bank. The price depends on what’s in the pool.</Lead>
          </div>
        )}
        <Swap steps={steps} />
        {!isAlone && <Below />}
      </Stack>
    </Wide>
  );
}

const HistoryStack = styled(Stack)({ marginBlockStart: 16 });

const Below = () => (
  <HistoryStack>
    <RecentSwaps />
    <div>
      <Collapsible title="How swaps work">
        <SwapExplanation />
      </Collapsible>
      <Collapsible title="Your protections">
        <Limits />
      </Collapsible>
      <Collapsible title="What you can swap">
        <Tokens />
      </Collapsible>
    </div>
  </HistoryStack>
);

import styled from '@emotion/styled';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { UNSEEN } from '@/theme/tokens';
import { useUnsettled } from '@/tx/hooks';
import { Fold } from '@/ui/fold';
import { Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { RecentSwaps } from '../components/recent-swaps';
import { HowASwapGoes, Limits } from '../components/rules';
import { Swap } from '../components/swap';
import { Tokens } from '../components/tokens';
import { keptSwap, type SwapDraft } from '../model/kept-swap';
import { copyOfSwap } from '../model/swap-words';

const UnseenTitle = styled('h1')(UNSEEN);

const SWAPPING = {
  kept: keptSwap,
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
          <UnseenTitle>Swap</UnseenTitle>
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

const Place = styled(Stack)({ marginBlockStart: 16 });

const Below = () => (
  <Place>
    <RecentSwaps />
    <div>
      <Fold title="How swaps work">
        <HowASwapGoes />
      </Fold>
      <Fold title="Your protections">
        <Limits />
      </Fold>
      <Fold title="What you can swap">
        <Tokens />
      </Fold>
    </div>
  </Place>
);

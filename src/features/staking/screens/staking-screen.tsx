import styled from '@emotion/styled';
import { useState, type ComponentProps } from 'react';
import type { DataOf, getStaking } from '@/api/contract';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { RewardOutcome } from '@/parts/reward-projection/reward-outcome';
import { VISUALLY_HIDDEN } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useFailure } from '@/ui/state/use-failure';
import { LazyView } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';
import { Positions } from '../components/positions';
import { useStaking } from '../hooks/use-staking';
import { chosenPlan } from '../model/stake-rules';
import { NO_STAKE, storedStake, type NewStakeSteps } from '../model/stored-stake';

const load = async () => (await import('../components/stake-steps')).StakeSteps;

type Props = ComponentProps<Awaited<ReturnType<typeof load>>>;

const NewStake = (props: Props) => (
  <LazyView
    isWanted
    load={load}
    meanwhile={<LoadingPanel label="Loading the form" lines={6} />}
    failed={missingCode}
    props={props}
  />
);

type Staking = DataOf<typeof getStaking>;

const ScreenReaderTitle = styled('h1')(VISUALLY_HIDDEN);
const STAKING = { stored: storedStake, next: () => NO_STAKE };

function Outcome({ plans, draft }: { plans: Staking['plans']; draft: NewStakeSteps['draft'] }) {
  const plan = chosenPlan(plans, draft.planId);
  if (!plan) return <p>No plans are open to new stakes right now.</p>;
  return <RewardOutcome plan={plan} typed={draft.amount} />;
}

const Split = styled(Columns)({
  '&[data-reviewed]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-reviewed] > section': { borderBlockStart: 0, paddingBlockStart: 0 },
  '&[data-reviewed] > section > h2': VISUALLY_HIDDEN,
});

type ChoiceProps = { staking: Staking | undefined; steps: NewStakeSteps; onOver: (stakeId: string) => void };

function Choice({ staking, steps, onOver }: ChoiceProps) {
  const isReviewed = steps.review !== null;
  return (
    <Split data-reviewed={isReviewed || undefined}>
      <Panel title="A new stake" busy={!staking}>
        {staking ? (
          <NewStake plans={staking.plans} positions={staking.positions} steps={steps} onOver={onOver} />
        ) : (
          <LoadingPanel label="Loading the plans" lines={6} />
        )}
      </Panel>
      {!isReviewed && (
        <Panel title="What you could earn" busy={!staking}>
          {staking ? (
            <Outcome plans={staking.plans} draft={steps.draft} />
          ) : (
            <LoadingPanel label="Loading the projection" lines={5} />
          )}
        </Panel>
      )}
    </Split>
  );
}

function YourStakes() {
  const query = useStaking();
  return (
    <Panel title="Your stakes" busy={query.isPending}>
      <Loaded query={query} loading={<LoadingPanel label="Loading your stakes" />}>
        {({ positions, plans, minClaim }) => (
          <Positions positions={positions} plans={plans} minClaim={minClaim ?? null} />
        )}
      </Loaded>
    </Panel>
  );
}

export function StakingScreen() {
  const query = useStaking();
  const steps = useReviewedAction(STAKING);
  const [over, setOver] = useState<string | null>(null);
  const isAlone = steps.review !== null && steps.review.stake._id !== over;
  const isFailed = useFailure(query) !== null;
  return (
    <Wide>
      <Stack>
        {isAlone ? <ScreenReaderTitle>Staking</ScreenReaderTitle> : <Head />}
        {isFailed || (!isAlone && !steps.review) ? <YourStakes /> : null}
        {!isFailed && <Choice staking={query.data} steps={steps} onOver={setOver} />}
        {!isFailed && !isAlone && steps.review && <YourStakes />}
      </Stack>
    </Wide>
  );
}

const Head = () => (
  <div>
    <PageTitle>Staking</PageTitle>
    <Lead>
      Lock shares for a term and earn <AppLink href="/rewards">rewards</AppLink> in FNX. Leaving early costs rewards.
    </Lead>
  </div>
);

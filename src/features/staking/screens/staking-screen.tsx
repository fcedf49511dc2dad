import type { DataOf, getStaking } from '@/api/contract';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { RewardOutcome } from '@/parts/reward-projection/reward-outcome';
import { AppLink } from '@/ui/app-link';
import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useFailure } from '@/ui/state/use-failure';
import { NewStake } from '../components/new-stake';
import { Positions } from '../components/positions';
import { useStaking } from '../hooks/use-staking';
import { chosenPlan } from '../model/chosen-plan';
import { NO_STAKE, keptStake, type NewStakeSteps } from '../model/kept-stake';

type Staking = DataOf<typeof getStaking>;

function Outcome({ plans, steps: { draft, review } }: { plans: Staking['plans']; steps: NewStakeSteps }) {
  const plan = chosenPlan(plans, review?.stake.planId ?? draft.planId);
  if (!plan) return <p>No plans are open to new stakes right now.</p>;
  return <RewardOutcome plan={plan} typed={review?.stake.amount ?? draft.amount} />;
}

function Choice({ staking }: { staking: Staking | undefined }) {
  const steps = useReviewedAction(keptStake, () => NO_STAKE);
  return (
    <Columns>
      <Panel title="A new stake" busy={!staking}>
        {staking ? (
          <NewStake plans={staking.plans} positions={staking.positions} steps={steps} />
        ) : (
          <LoadingPanel label="Loading the plans" lines={6} />
        )}
      </Panel>
      <Panel title="What you could earn" busy={!staking}>
        {staking ? (
          <Outcome plans={staking.plans} steps={steps} />
        ) : (
          <LoadingPanel label="Loading the projection" lines={5} />
        )}
      </Panel>
    </Columns>
  );
}

export function StakingScreen() {
  const query = useStaking();
  const { data } = query;
  const isFailed = useFailure(query) !== null;
  return (
    <Wide>
      <Stack>
        <div>
          <PageTitle>Staking</PageTitle>
          <Lead>
            Lock shares for a term and earn <AppLink href="/rewards">rewards</AppLink> in FNX. Leaving early costs
            rewards.
          </Lead>
        </div>
        <Panel title="Your stakes" busy={query.isPending}>
          <Loaded query={query} loading={<LoadingPanel label="Loading your stakes" />}>
            {({ positions, plans, minClaim }) => (
              <Positions positions={positions} plans={plans} minClaim={minClaim ?? null} />
            )}
          </Loaded>
        </Panel>
        {!isFailed && <Choice staking={data} />}
      </Stack>
    </Wide>
  );
}

import { ActionGate } from '@/parts/gate/action-gate';
import { RewardProjection } from '@/parts/reward-projection/reward-projection';
import { AppLink } from '@/ui/app-link';
import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useFailure } from '@/ui/state/use-failure';
import { Plans, PlansSkeleton } from '../components/plans';
import { Positions } from '../components/positions';
import { useStaking } from '../hooks/use-staking';

const Ready = () => (
  <p>Your identity is verified and a wallet is connected. You sign the deposit in your own wallet.</p>
);

export function StakingScreen() {
  const query = useStaking();
  const isFailed = useFailure(query) !== null;
  return (
    <Wide>
      <Stack>
        <div>
          <PageTitle>Staking</PageTitle>
          <Lead>
            Lock shares for a term and earn <AppLink href="/rewards">rewards</AppLink> in FNX. Leaving before the term
            ends costs rewards.
          </Lead>
        </div>
        <Panel title="Plans" busy={query.isPending}>
          <Loaded query={query} loading={<PlansSkeleton />}>
            {({ plans }) => <Plans plans={plans} />}
          </Loaded>
        </Panel>
        <Columns>
          <Stack>
            {!isFailed && (
              <Panel title="Your stakes" busy={query.isPending}>
                {query.data ? (
                  <Positions
                    positions={query.data.positions}
                    plans={query.data.plans}
                    minClaim={query.data.minClaim ?? null}
                  />
                ) : (
                  <LoadingPanel label="Loading your stakes" />
                )}
              </Panel>
            )}
            <Panel title="Before you stake">
              <ActionGate action="stake">
                <Ready />
              </ActionGate>
            </Panel>
          </Stack>
          {!isFailed && (
            <Panel title="What it would bring" busy={query.isPending}>
              {query.data ? (
                <RewardProjection plans={query.data.plans} />
              ) : (
                <LoadingPanel label="Loading the calculator" lines={5} />
              )}
            </Panel>
          )}
        </Columns>
      </Stack>
    </Wide>
  );
}

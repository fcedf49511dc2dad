import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { plansQuery } from '@/api/endpoints/user/staking';
import { queryClient } from '@/api/query-client';
import { RewardProjection } from '@/parts/reward-projection/reward-projection';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';

export const RewardCalculator = () => (
  <QueryClientProvider client={queryClient}>
    <Calculator />
  </QueryClientProvider>
);

function Calculator() {
  const query = useQuery(plansQuery);
  return (
    <Loaded query={query} loading={<CalculatorSkeleton />}>
      {(plans) => <RewardProjection plans={plans} />}
    </Loaded>
  );
}

const CalculatorSkeleton = () => <LoadingPanel label="Loading the plans" lines={5} />;

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { Plan } from '@/api/contract';
import { AmountField } from '@/parts/amount-field/amount-field';
import { Stack } from '@/ui/layout/page';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { color } from '@/theme/tokens';
import { Money } from '@/ui/amount';
import { FactList } from '@/ui/fact-list';
import { Skeleton } from '@/ui/state/skeleton';
import { PlanRows } from './plan-rows';
import { RewardOutcome } from './reward-outcome';
import { SCENARIOS, worthInScenario } from './scenarios';

const ProjectionFrame = styled('div')({ borderBlockStart: `1px solid ${color.rule}` });

function PriceScenarios({ total }: { total: string | undefined }) {
  const { data } = useQuery(fnxPriceQuery);
  const worthOf = (percent: bigint) => {
    if (total === undefined || !data) return <Skeleton />;
    return <Money value={worthInScenario(total, data.price, percent)} currency={data.currency} />;
  };
  return (
    <ProjectionFrame>
      <FactList facts={SCENARIOS.map(({ assumption, percent }) => [assumption, worthOf(percent)])} />
    </ProjectionFrame>
  );
}

export function RewardProjection({ plans }: { plans: readonly Plan[] }) {
  const open = plans.filter(({ active }) => active);
  const [chosen, setChosen] = useState(open[0]?._id ?? '');
  const [typed, setTyped] = useState('');
  const plan = open.find(({ _id }) => _id === chosen) ?? open[0];
  if (!plan) return <p>No plans are open to new stakes right now.</p>;
  return (
    <Stack>
      <PlanRows plans={open} value={plan._id} onValue={setChosen} />
      <AmountField
        label="Amount"
        unit="FNX"
        value={typed}
        onValue={setTyped}
        hint="An estimate. Nothing is staked yet."
      />
      <RewardOutcome plan={plan} typed={typed} worthOf={(total) => <PriceScenarios total={total} />} />
    </Stack>
  );
}

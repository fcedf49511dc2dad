import { useState } from 'react';
import type { Plan } from '@/api/contract';
import { AmountField } from '@/parts/amount-field/amount-field';
import { Stack } from '@/ui/layout/page';
import { PlanRows } from './plan-rows';
import { PriceScenarios } from './price-scenarios';
import { RewardOutcome } from './reward-outcome';

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

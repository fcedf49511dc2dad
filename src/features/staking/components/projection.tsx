import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import type { Plan } from '@/api/contract';
import { projectionQuery } from '@/api/endpoints/user/staking';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { FactList } from '@/ui/fact-list';
import { AmountField } from '@/parts/amount-field/amount-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { Stack } from '@/ui/layout/page';
import { Moment } from '@/ui/moment';
import { Loaded } from '@/ui/state/loaded';
import { Skeleton } from '@/ui/state/skeleton';
import { useDebouncedValue } from '@/utils/use-debounced-value';
import { termWords } from '../model/stake-words';

const Note = styled('p')({ color: color.soft });

const hasAmount = (amount: string) => /[1-9]/.test(amount) && /^\d+(\.\d+)?$/.test(amount);

/** What a stake would bring, worked out by the service, so that it is the sum that would be paid. */
export function Projection({ plans }: { plans: readonly Plan[] }) {
  const open = plans.filter(({ active }) => active);
  const [chosen, setChosen] = useState(open[0]?._id ?? '');
  const [amount, setAmount] = useState('');
  const settled = useDebouncedValue(amount);
  const plan = open.find(({ _id }) => _id === chosen) ?? open[0];
  if (!plan) return <p>No plan is open to new stakes at the moment.</p>;
  const cards = open.map(({ _id, name, termDays, apr }) => ({
    value: _id,
    name,
    rest: <bdi>{`${apr} % a year, ${termWords(termDays)}`}</bdi>,
  }));
  return (
    <Stack>
      <RadioCards label="Plan" cards={cards} value={plan._id} onValue={setChosen} />
      <AmountField
        label="Amount"
        unit="FNX"
        value={amount}
        onValue={setAmount}
        hint="An estimate. Nothing is staked yet."
      />
      {hasAmount(settled) ? (
        <Outcome planId={plan._id} amount={settled} />
      ) : (
        <Note>Type an amount to see what it would bring.</Note>
      )}
    </Stack>
  );
}

const rowsOf = (reward: ReactNode, total: ReactNode, unlock: ReactNode) =>
  [
    ['Reward at the end of the term', reward],
    ['Stake and reward', total],
    ['Unlocked on', unlock],
  ] as const;

function Outcome({ planId, amount }: { planId: string; amount: string }) {
  const query = useQuery(projectionQuery(planId, amount));
  const wait = <Skeleton />;
  return (
    <div aria-live="polite" aria-busy={query.isFetching || undefined}>
      <Loaded query={query} loading={<FactList facts={rowsOf(wait, wait, wait)} />}>
        {({ reward, total, unlockAt }) => (
          <Stack>
            <FactList
              facts={rowsOf(
                <Amount value={reward} unit="FNX" />,
                <Amount value={total} unit="FNX" />,
                <Moment iso={unlockAt} form="day" />,
              )}
            />
            <Note>
              An illustration by today’s rate. The rate can change, and the price of a share may fall to zero.
            </Note>
          </Stack>
        )}
      </Loaded>
    </div>
  );
}

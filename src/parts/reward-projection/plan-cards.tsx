import type { Plan } from '@/api/contract';
import { termWords } from '@/domain/term-words';
import { RadioCards } from '@/ui/form/radio-cards';

type Props = { plans: readonly Plan[]; value: string; onValue: (planId: string) => void; error?: string };

/** One of the plans. One that is closed to new stakes is shown, and cannot be chosen. */
export function PlanCards({ plans, value, onValue, error }: Props) {
  const cards = plans.map(({ _id, name, termDays, apr, active }) => ({
    value: _id,
    name,
    rest: <bdi>{`${apr} % a year, ${termWords(termDays)}${active ? '' : ', closed to new stakes'}`}</bdi>,
    isDisabled: !active,
  }));
  return <RadioCards label="Plan" cards={cards} value={value} onValue={onValue} error={error} />;
}

import styled from '@emotion/styled';
import { useId } from 'react';
import type { Plan } from '@/api/contract';
import { across } from '@/theme/hatch';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { FieldNotes, useFieldIds } from '@/ui/form/field';
import { RadioInput } from '@/ui/form/radio-input';
import { termText } from '@/utils/dates';

type Rules = Pick<Plan, 'earlyExit'>['earlyExit'];

export function costOfLeaving(earlyExit: Rules): string {
  const [first, ...later] = earlyExit.map(({ toDay, feePct, forfeitRewards }, at) => {
    const isLast = at === earlyExit.length - 1;
    const cost = forfeitRewards ? 'no reward' : `${feePct}% of the reward withheld`;
    return isLast ? cost : `${cost} before day ${toDay + 1}`;
  });
  return first === undefined ? 'no cost' : [first, ...later].join(', then ');
}

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
const Legend = styled('legend')({ padding: 0, marginBlockEnd: 8, fontSize: '0.9375rem', color: color.soft });
const Row = styled('label')({
  ...FIGURES,
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) fit-content(45%)',
  gap: '4px 14px',
  alignItems: 'baseline',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color.rule}`,
  cursor: 'pointer',
  '&:last-of-type': { borderBlockEnd: `1px solid ${color.rule}` },
  '&:hover:not(:has(:disabled))': { borderBlockStartColor: color.ink },
  '&:has(:focus-visible)': { outline: `2px solid ${color.metal}`, outlineOffset: 2 },
  '&:has(:disabled)': { opacity: 0.6, cursor: 'default' },
});
const Name = styled('span')({ fontWeight: 600 });
const Soft = styled('span')({ color: color.soft });
const Rate = styled('span')({
  fontSize: '1.375rem',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  textAlign: 'end',
  '& span': { fontSize: '0.9375rem', letterSpacing: 0 },
});
const Lock = styled('span')({
  gridColumn: '2 / -1',
  blockSize: 12,
  marginBlockStart: 4,
  borderBlockEnd: `1px solid ${color.rule}`,
  '& span': {
    display: 'block',
    blockSize: '100%',
    borderInlineEnd: `2px solid ${color.metal}`,
    ...across(1, 4, color.metal),
  },
});
const Limits = styled('span')({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 18px',
  fontSize: '0.875rem',
  color: color.soft,
  '& > bdi:last-of-type': { flexBasis: '100%' },
});

type Props = { plans: readonly Plan[]; value: string; onValue: (planId: string) => void; error?: string };

export function PlanRows({ plans, value, onValue, error }: Props) {
  const { id, ...ids } = useFieldIds({ hint: undefined, error });
  const group = useId();
  const longest = Math.max(1, ...plans.map(({ termDays }) => termDays));
  return (
    <Group {...ids}>
      <Legend>Plan</Legend>
      {plans.map((plan) => (
        <PlanRow
          key={plan._id}
          plan={plan}
          group={group}
          isChosen={plan._id === value}
          share={(plan.termDays / longest) * 100}
          onChoose={() => onValue(plan._id)}
        />
      ))}
      <FieldNotes id={id} error={error} />
    </Group>
  );
}

type RowProps = { plan: Plan; group: string; isChosen: boolean; share: number; onChoose: () => void };

function PlanRow({ plan, group, ...row }: RowProps) {
  const idOf = (what: string) => `${group}${plan._id}-${what}`;
  return (
    <Row>
      <RadioInput
        type="radio"
        name={group}
        value={plan._id}
        checked={row.isChosen}
        disabled={!plan.active}
        aria-labelledby={idOf('name')}
        aria-describedby={['term', 'rate', 'limits'].map(idOf).join(' ')}
        onChange={row.onChoose}
      />
      <bdi>
        <Name id={idOf('name')}>
          <bdi>{plan.name}</bdi>
        </Name>{' '}
        <Soft id={idOf('term')}>{termText(plan.termDays)}</Soft>
      </bdi>
      <YearlyRate id={idOf('rate')} apr={plan.apr} />
      <Lock aria-hidden="true">
        <span style={{ inlineSize: `${row.share}%` }} />
      </Lock>
      <PlanLimits id={idOf('limits')} plan={plan} />
    </Row>
  );
}

const YearlyRate = ({ id, apr }: { id: string } & Pick<Plan, 'apr'>) => (
  <Rate id={id}>
    <bdi>
      {apr}% <Soft>a year</Soft>
    </bdi>
  </Rate>
);

const PlanLimits = ({ id, plan: { min, active, capacity, earlyExit } }: { id: string; plan: Plan }) => (
  <Limits id={id}>
    <bdi>
      At least <Amount value={min} unit="FNX" />
    </bdi>{' '}
    <bdi>{active ? <Room capacity={capacity} /> : 'Closed to new stakes'}</bdi>{' '}
    <bdi>Leave early: {costOfLeaving(earlyExit)}</bdi>
  </Limits>
);

function Room({ capacity }: Pick<Plan, 'capacity'>) {
  if (!capacity) return null;
  if (!/[1-9]/.test(capacity)) return 'Full right now';
  return (
    <>
      <Amount value={capacity} unit="FNX" /> left
    </>
  );
}

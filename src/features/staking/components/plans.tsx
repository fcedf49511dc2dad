import styled from '@emotion/styled';
import type { Plan } from '@/api/contract';
import { termWords } from '@/domain/term-words';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { FactList } from '@/ui/fact-list';
import { Skeleton } from '@/ui/state/skeleton';
import { Summary } from '@/ui/summary';
import { ExitLines } from './exit-lines';

const List = styled('ul')({
  display: 'grid',
  columnGap: 32,
  rowGap: 28,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
});
const Card = styled('li')({
  borderBlockStart: `2px solid ${color.metal}`,
  paddingBlockStart: 14,
  minInlineSize: 0,
  '&[data-closed]': { borderColor: color.rule },
});
const Name = styled('h3')({ ...DISPLAY_TYPE, fontSize: '1.375rem' });
const Rate = styled('p')({ color: color.soft, marginBlockEnd: 8 });
const Exit = styled('details')({
  borderBlockStart: `1px solid ${color.rule}`,
  '& li': { color: color.soft, paddingBlock: 2, paddingInlineStart: 'calc(0.8em + 14px)' },
});

/** The yearly rate before compounding is the headline; nothing is added up that is not paid. */
export const Plans = ({ plans }: { plans: readonly Plan[] }) => (
  <List>
    {plans.map((plan) => (
      <PlanCard key={plan._id} plan={plan} />
    ))}
  </List>
);

function PlanCard({ plan }: { plan: Plan }) {
  const { name, termDays, apr, min, max, capacity, active, earlyExit } = plan;
  return (
    <Card data-closed={active ? undefined : ''}>
      <Name>{name}</Name>
      <Rate>
        <bdi>
          {apr} % a year{!active && ', closed to new stakes'}
        </bdi>
      </Rate>
      <FactList
        facts={[
          ['Term', termWords(termDays)],
          ['Minimum', <Amount key="min" value={min} unit="FNX" />],
          ...(max ? [['Maximum', <Amount key="max" value={max} unit="FNX" />] as const] : []),
          ...(capacity ? [['Available', <Amount key="room" value={capacity} unit="FNX" />] as const] : []),
        ]}
      />
      {earlyExit.length > 0 && (
        <Exit>
          <Summary>What leaving early costs</Summary>
          <ExitLines plan={plan} />
        </Exit>
      )}
    </Card>
  );
}

const TO_COME = ['1', '2', '3'];
const FACTS = ['Term', 'Minimum', 'Maximum', 'Available'];

export const PlansSkeleton = () => (
  <List aria-busy="true">
    {TO_COME.map((key) => (
      <Card key={key}>
        <Name>
          <Skeleton />
        </Name>
        <Rate>
          <Skeleton />
        </Rate>
        <FactList facts={FACTS.map((term) => [term, <Skeleton key={term} />])} />
        <Exit as="div">
          <Summary as="div">
            <Skeleton />
          </Summary>
        </Exit>
      </Card>
    ))}
  </List>
);

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { MEASURE } from './prose';

const List = styled('ol')({
  ...FIGURES,
  padding: '0 !important',
  listStyle: 'none !important',
  maxInlineSize: 'none !important',
});
const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: '2.25em minmax(0, 1fr)',
  paddingBlock: 20,
  margin: '0 !important',
  '& + &': { borderBlockStart: `1px solid ${color.rule}` },
  '&:first-of-type': { paddingBlockStart: 0 },
  [from.tablet]: { gridTemplateColumns: '2.75em minmax(0, 1fr) 10.5em', columnGap: 12 },
});
const Place = styled('span')({ color: color.metal, fontSize: '1.25rem', lineHeight: 1.2 });
const Words = styled('div')({ maxInlineSize: MEASURE });
const Cost = styled('dl')({
  gridColumn: 2,
  marginBlockStart: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& div': { display: 'flex', gap: '0.5em' },
  '& dt': { color: color.faint },
  [from.tablet]: { gridColumn: 3, marginBlockStart: 0 },
});

export type Step = { title: string; body: ReactNode; time: string; cost: string };

/** What to do, in order, with the time and the money that each step takes. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <List>
    {steps.map(({ title, body, time, cost }, index) => (
      <Entry key={title}>
        <Place aria-hidden="true">{index + 1}</Place>
        <Words>
          <h3>{title}</h3>
          <p>{body}</p>
        </Words>
        <Cost>
          <Measure name="Time" value={time} />
          <Measure name="Cost" value={cost} />
        </Cost>
      </Entry>
    ))}
  </List>
);

const Measure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
);

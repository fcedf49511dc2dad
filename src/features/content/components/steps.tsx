import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import type { PurchaseStep } from '../model/purchase-steps';
import { CollapsibleText } from './collapsible-text';
import { MEASURE } from './prose';

const List = styled('ol')({
  ...FIGURES,
  padding: '0 !important',
  listStyle: 'none !important',
  maxInlineSize: 'none !important',
});
const Entry = styled('li')({
  margin: '0 !important',
  paddingBlock: 'clamp(28px, 3.4vw, 48px)',
  scrollMarginBlockStart: 16,
  display: 'grid',
  gap: '22px 40px',
  alignItems: 'start',
  borderBlockStart: `1px solid ${color.rule}`,
  breakInside: 'avoid',
  '& > *': { minInlineSize: 0 },
  [from.tablet]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
  [from.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr) 180px', columnGap: 64 },
});
const Picture = styled('div')({ maxInlineSize: 320 });
const Text = styled('div')({
  maxInlineSize: MEASURE,
  '& > h3': { fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', lineHeight: 1.25 },
  '& > p': { marginBlock: '8px 16px' },
});
const StepNumber = styled('span')({ color: color.metal });
const Cost = styled('dl')({
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  '& > div': { display: 'flex', gap: '0.5em' },
  '& dt': { color: color.faint },
  [from.tablet]: { gridColumn: 2 },
  [from.desktop]: {
    gridColumn: 3,
    display: 'grid',
    gap: 10,
    paddingBlockStart: 5,
    '& > div': { display: 'block' },
    '& dd': { fontSize: '1.0625rem' },
  },
});
const Trouble = styled('div')({ '& > strong': { display: 'block', fontWeight: 600 } });

type Props = { steps: readonly PurchaseStep[]; pictureOf: (id: PurchaseStep['id']) => ReactNode };

export const Steps = ({ steps, pictureOf }: Props) => (
  <List>
    {steps.map((step, index) => (
      <Entry key={step.id} id={step.id}>
        <Picture>{pictureOf(step.id)}</Picture>
        <Text>
          <h3>
            {/* A margin would be on the wrong side if the title and the page have different directions. */}
            <StepNumber aria-hidden="true">{`${index + 1}\u2002`}</StepNumber>
            {step.title}
          </h3>
          <p>{step.body}</p>
          <Troubles step={step} />
        </Text>
        <Cost>
          <Measure name="Time" value={step.time} />
          <Measure name="Cost" value={step.cost} />
        </Cost>
      </Entry>
    ))}
  </List>
);

const idForHelpPage = ({ id }: PurchaseStep) => (id === 'pay' ? 'trouble' : undefined);

const inside = ([first = '', ...rest]: string) => `${first.toLowerCase()}${rest.join('')}`;

const troubleText = ({ troubles }: PurchaseStep) =>
  `What can go wrong: ${troubles.map(({ what }) => inside(what)).join('; ')}`;

const Troubles = ({ step }: { step: PurchaseStep }) => (
  <CollapsibleText id={idForHelpPage(step)} title={troubleText(step)}>
    {step.troubles.map(({ what, then }) => (
      <Trouble key={what}>
        <strong>{what}</strong> <bdi>{then}</bdi>
      </Trouble>
    ))}
  </CollapsibleText>
);

const Measure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
);

import styled from '@emotion/styled';
import { color, from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const List = styled('ol')({ display: 'flex', gap: 6, flexWrap: 'wrap', [from.tablet]: { gap: 12 } });

const Step = styled('li')({
  ...FIGURES,
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  gap: 8,
  paddingBlockStart: 10,
  borderBlockStart: `2px solid ${color.rule}`,
  fontSize: '0.9375rem',
  color: color.faint,
  '&[data-is="done"]': { borderColor: color.metal, color: color.soft },
  '&[data-is="current"]': { borderColor: color.ink, color: color.ink, fontWeight: 550 },
});

const Name = styled('span')({ '@media (max-width: 767.98px)': { 'li:not([data-is="current"]) > &': VISUALLY_HIDDEN } });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);

const TEXTS = { done: 'Done: ', current: '', ahead: '' } as const;

const stateOf = (index: number, current: number): keyof typeof TEXTS =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

type Props = { label: string; steps: readonly string[]; current: number };

export const Stepper = ({ label, steps, current }: Props) => (
  <List aria-label={label}>
    {steps.map((step, index) => {
      const state = stateOf(index, current);
      return (
        <Step key={step} data-is={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span aria-hidden="true">{state === 'done' ? '✓' : index + 1}</span>
          <Name>
            <ScreenReaderText>{TEXTS[state]}</ScreenReaderText>
            {step}
          </Name>
        </Step>
      );
    })}
  </List>
);

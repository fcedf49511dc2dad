import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { MEASURE } from './prose';

const Entry = styled('details')({
  borderBlockStart: `1px solid ${color.rule}`,
  margin: '0 !important',
  scrollMarginBlockStart: 16,
  '&:first-of-type': { borderBlockStart: 0 },
  '&[open] > summary': { color: color.metal },
});
const Ask = styled('summary')({
  display: 'flex',
  gap: 14,
  alignItems: 'baseline',
  paddingBlock: 13,
  fontWeight: 550,
  lineHeight: 1.4,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': { content: "'+'", color: color.metal, inlineSize: '0.8em', flex: 'none' },
  'details[open] > &::before': { content: "'\u2212'" },
  '&:hover': { color: color.metal },
});
const Answer = styled('p')({ maxInlineSize: MEASURE, paddingBlockEnd: 20, paddingInlineStart: 'calc(0.8em + 14px)' });

export type Question = { id: string; ask: string; answer: ReactNode };

/** Native parts: they open without scripts. */
export const Questions = ({ questions }: { questions: readonly Question[] }) =>
  questions.map(({ id, ask, answer }) => (
    <Entry key={id} id={id}>
      <Ask>
        <span>
          <bdi>{ask}</bdi>
        </span>
      </Ask>
      <Answer>{answer}</Answer>
    </Entry>
  ));

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { Summary } from '@/ui/summary';
import { MEASURE } from './prose';

const Entry = styled('details')({
  borderBlockStart: `1px solid ${color.rule}`,
  margin: '0 !important',
  scrollMarginBlockStart: 16,
  '&:first-of-type': { borderBlockStart: 0 },
});
const Answer = styled('div')({ maxInlineSize: MEASURE, paddingBlockEnd: 20, paddingInlineStart: 'calc(0.8em + 14px)' });

export type Question = { id: string; ask: string; answer: ReactNode };

/** Native parts: they open without scripts. */
export const Questions = ({ questions }: { questions: readonly Question[] }) =>
  questions.map(({ id, ask, answer }) => (
    <Entry key={id} id={id}>
      <Summary>
        <span>
          <bdi>{ask}</bdi>
        </span>
      </Summary>
      <Answer>{answer}</Answer>
    </Entry>
  ));

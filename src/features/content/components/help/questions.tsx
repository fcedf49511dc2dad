import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { CopyButton } from '@/ui/address/copy-button';
import { Summary } from '@/ui/summary';
import { FAQ } from '../../model/matching-questions';
import { MEASURE } from '../prose';

const Entry = styled('details')({
  borderBlockStart: `1px solid ${color.rule}`,
  margin: '0 !important',
  scrollMarginBlockStart: 16,
  '&:first-of-type': { borderBlockStart: 0 },
});
const Answer = styled('div')({ maxInlineSize: MEASURE, paddingBlockEnd: 8, paddingInlineStart: 'calc(0.8em + 14px)' });
const Way = styled('div')({ fontSize: '0.9375rem', '@media print': { display: 'none' } });

const linkTo = (id: string) => new URL(`${FAQ}#${id}`, location.origin).href;

export type Question = { id: string; ask: string; answer: ReactNode };

export function Questions({ questions, areOpen }: { questions: readonly Question[]; areOpen?: boolean }) {
  return questions.map(({ id, ask, answer }) => (
    <Entry key={id} id={id} open={areOpen}>
      <Summary>
        <span>
          <bdi>{ask}</bdi>
        </span>
      </Summary>
      <Answer>
        {answer}
        <Way>
          <CopyButton text={() => linkTo(id)} label="Copy link" of={`to “${ask}”`} isQuiet />
        </Way>
      </Answer>
    </Entry>
  ));
}

import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { RichText } from '@/ui/rich-text/rich-text';
import { Summary } from '@/ui/summary';
import type { LandingContent } from '../model/landing-text';
import { ChapterLink, Lead, Region, Title } from './chapter';

const Part = styled(Region)({
  display: 'grid',
  gap: '24px 88px',
  alignItems: 'start',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 0.62fr) minmax(0, 1fr)' },
});
const List = styled('div')({
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.rule}`,
  '& > details:nth-of-type(n + 4)': { display: 'none', [from.tablet]: { display: 'block' } },
  '& > details': {
    borderBlockStart: `1px solid ${color.rule}`,
    '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
  },
  '& > details > div': {
    ...OWN_DIRECTION,
    color: color.soft,
    maxInlineSize: '38em',
    paddingBlockEnd: 20,
    paddingInlineStart: 'calc(0.8em + 14px)',
  },
});

export const FiveQuestions = ({ questions, questionCount }: Pick<LandingContent, 'questions' | 'questionCount'>) => (
  <Part aria-labelledby="questions-title">
    <div>
      <Title id="questions-title">Questions</Title>
      <Lead>The questions people ask first. All {questionCount} have short answers.</Lead>
      <ChapterLink href="/faq" label={`All ${questionCount} questions`} />
    </div>
    <List>
      {questions.map(({ id, ask, answer }) => (
        <details key={id}>
          <Summary>
            <span>
              <bdi>{ask}</bdi>
            </span>
          </Summary>
          <div>
            <RichText nodes={answer} />
          </div>
        </details>
      ))}
    </List>
  </Part>
);

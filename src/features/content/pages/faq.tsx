import { AppLink } from '@/ui/app-link';
import { RichText } from '@/ui/rich-text/rich-text';
import { Article } from '../components/article';
import { Questions } from '../components/questions';
import type { Section } from '../components/section';
import { useOpenTarget } from '../hooks/use-open-target';
import type { QuestionTopic } from '../model/question-topic';

const toSection = ({ id, title, questions }: QuestionTopic): Section => ({
  id,
  title,
  body: (
    <Questions
      questions={questions.map(({ answer, ...entry }) => ({ ...entry, answer: <RichText nodes={answer} /> }))}
    />
  ),
});

const PRINTED = 30;

function titleFor(count: number): string {
  if (count === 1) return '1 question, plain answer';
  return `${count === PRINTED ? 'Thirty' : count} questions, plain answers`;
}

export function FaqScreen({ topics }: { topics: readonly QuestionTopic[] }) {
  useOpenTarget();
  const count = topics.flatMap(({ questions }) => questions).length;
  return (
    <Article
      kicker="Questions"
      title={titleFor(count)}
      lead={
        <>
          Every answer has a link. Where none fits, <AppLink href="/contactus">ask a person</AppLink>.
        </>
      }
      sections={topics.map(toSection)}
      isLong
      onward={[
        { href: '/help', label: 'Help by task' },
        { href: '/how-work', label: 'The seven steps' },
        { href: '/static/risk-disclosure', label: 'The risks in full' },
      ]}
    />
  );
}

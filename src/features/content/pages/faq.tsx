import { TOPICS } from '@/config/questions';
import type { Question, Topic } from '@/config/questions/question';
import { AppLink } from '@/ui/app-link';
import { linkedText } from '@/utils/linked-text';
import { Article } from '../components/article';
import { Questions } from '../components/questions';
import type { Section } from '../components/section';
import { useOpenTarget } from '../hooks/use-open-target';

const Answer = ({ words }: { words: string }) =>
  linkedText(words).map(({ text, href }) =>
    href ? (
      <AppLink key={text} href={href}>
        {text}
      </AppLink>
    ) : (
      text
    ),
  );

const toEntry = ({ id, ask, answer }: Question) => ({ id, ask, answer: <Answer words={answer} /> });

const toSection = ({ id, title, questions }: Topic): Section => ({
  id,
  title,
  body: <Questions questions={questions.map(toEntry)} />,
});

const SECTIONS = TOPICS.map(toSection);

export function FaqScreen() {
  useOpenTarget();
  return (
    <Article
      kicker="Questions"
      title="Thirty questions, plain answers"
      lead={
        <>
          Every answer has a link. Where none fits, <AppLink href="/contactus">ask a person</AppLink>.
        </>
      }
      sections={SECTIONS}
      isLong
      onward={[
        { href: '/help', label: 'Help by task' },
        { href: '/how-work', label: 'The seven steps' },
        { href: '/static/risk-disclosure', label: 'The risks in full' },
      ]}
    />
  );
}

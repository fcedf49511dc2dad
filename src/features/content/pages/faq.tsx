import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button/button';
import { RichText } from '@/ui/rich-text/rich-text';
import { wordsIn } from '@/utils/typed-words';
import { CopyButton } from '@/ui/address/copy-button';
import { Summary } from '@/ui/summary';
import { Article } from '../components/blog/article';
import { SearchField } from '../components/help/search-field';
import type { Section } from '../components/contents';
import { useOpenTarget } from '../hooks/use-open-target';
import { useUrlText } from '../hooks/use-url-text';
import {
  matchingQuestions,
  countOf,
  faqUrl,
  MAX_QUESTION_LENGTH,
  type QuestionTopic,
  FAQ,
} from '../model/matching-questions';
import { MEASURE } from '../components/prose';

const NAME = 'hits';

function useMarkedHits(typed: string) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    isWanted.current ||= typed !== '';
    if (!isWanted.current) return undefined;
    let isLeft = false;
    import('../live/mark-hits').then(
      ({ markHits }) => {
        if (!isLeft && place.current) markHits(NAME, place.current, typed);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      globalThis.CSS?.highlights?.delete(NAME);
    };
  }, [typed]);
  return place;
}

const Entry = styled('details')({
  borderBlockStart: `1px solid ${color.rule}`,
  margin: '0 !important',
  scrollMarginBlockStart: 16,
  '&:first-of-type': { borderBlockStart: 0 },
});
const AnswerText = styled('div')({
  maxInlineSize: MEASURE,
  paddingBlockEnd: 8,
  paddingInlineStart: 'calc(0.8em + 14px)',
});
const LinkLine = styled('div')({ fontSize: '0.9375rem', '@media print': { display: 'none' } });

const linkTo = (id: string) => new URL(`${FAQ}#${id}`, location.origin).href;

type Question = { id: string; ask: string; answer: ReactNode };

function Questions({ questions, areOpen }: { questions: readonly Question[]; areOpen?: boolean }) {
  return questions.map(({ id, ask, answer }) => (
    <Entry key={id} id={id} open={areOpen}>
      <Summary>
        <span>
          <bdi>{ask}</bdi>
        </span>
      </Summary>
      <AnswerText>
        {answer}
        <LinkLine>
          <CopyButton text={() => linkTo(id)} label="Copy link" of={`to “${ask}”`} isQuiet />
        </LinkLine>
      </AnswerText>
    </Entry>
  ));
}

const toSection = ({ id, title, questions }: QuestionTopic, isOnlyResult: boolean): Section => ({
  id,
  title,
  body: (
    <Questions
      areOpen={isOnlyResult}
      questions={questions.map(({ answer, ...entry }) => ({ ...entry, answer: <RichText nodes={answer} /> }))}
    />
  ),
});

const PRINTED = 30;

function titleFor(count: number): string {
  if (count === 1) return '1 question, plain answer';
  return `${count === PRINTED ? 'Thirty' : count} questions, plain answers`;
}

const Count = styled('p')({ color: color.soft, minBlockSize: '1.5em', marginBlockEnd: 20 });
const Marked = styled('div')({ '& details ::highlight(hits)': { color: color.metal, textDecoration: 'underline' } });
const Nothing = styled('div')({ display: 'grid', justifyItems: 'start', gap: 16, paddingBlockEnd: 48 });

function countText(found: number, all: number, typed: string): string {
  if (wordsIn(typed).length === 0) return '';
  if (found === 0) return 'No question contains these words.';
  return `${found} of ${all} questions`;
}

export function FaqScreen({ topics }: { topics: readonly QuestionTopic[] }) {
  const [typed, setTyped] = useUrlText(faqUrl, MAX_QUESTION_LENGTH);
  useOpenTarget();
  const found = matchingQuestions(topics, typed);
  const hits = useMarkedHits(typed);
  const [count, all] = [countOf(found), countOf(topics)];
  return (
    <Marked ref={hits}>
      <Article
        kicker="Questions"
        title={titleFor(all)}
        lead={
          <>
            Every answer has its own link that you can share. If no answer helps,{' '}
            <AppLink href="/contactus">ask a person</AppLink>.
          </>
        }
        opening={
          <>
            <SearchField
              name="Questions"
              label="Search the questions"
              maxLength={MAX_QUESTION_LENGTH}
              value={typed}
              onValue={setTyped}
            />
            <Count role="status">{countText(count, all, typed)}</Count>
            {count === 0 && (
              <Nothing>
                <p>Try a shorter word, or search the whole site under Help.</p>
                <Button type="button" onClick={() => setTyped('')}>
                  Show all questions
                </Button>
              </Nothing>
            )}
          </>
        }
        sections={found.map((topic) => toSection(topic, count === 1 && count < all))}
        isLong
        nextLinks={[
          { href: '/help', label: 'Help by task' },
          { href: '/how-work', label: 'The seven steps' },
          { href: '/static/risk-disclosure', label: 'The risks in full' },
        ]}
      />
    </Marked>
  );
}

import { textOf, type RichNode } from '@/ui/rich-text/rich-node';
import { holdsTyped, wordsIn } from '@/utils/typed-words';

export type QuestionTopic = {
  id: string;
  title: string;
  questions: { id: string; ask: string; answer: RichNode[] }[];
};

export const FAQ = '/faq';

/** Limits the text, because it may come from the URL of a link. */
export const MAX_QUESTION_LENGTH = 100;

export function matchingQuestions(topics: readonly QuestionTopic[], typed: string): readonly QuestionTopic[] {
  if (wordsIn(typed).length === 0) return topics;
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ ask, answer }) =>
        holdsTyped([topic.title, ask, ...answer.map(textOf)].join(' '), typed),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export const countOf = (topics: readonly QuestionTopic[]): number =>
  topics.reduce((sum, { questions }) => sum + questions.length, 0);

export const faqUrl = (typed: string): string => {
  const text = typed.trim();
  return text === '' ? FAQ : `${FAQ}?${new URLSearchParams({ q: text }).toString()}`;
};

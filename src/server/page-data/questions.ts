import { getFaqs, type Faq } from '@/api/contract';
import { TOPICS } from '@/config/questions';
import type { QuestionTopic } from '@/features/content';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { linkedText } from '@/utils/linked-text';
import { groupBy } from '@/utils/group-by';
import { inId, uniqueIds } from '@/utils/unique-ids';
import { askService } from './ask-service';
import { coalesce } from '../coalesce';
import { readRichTexts } from './read-rich-text';
import { fixedPageProps } from './page-props';

export type QuestionsProps = { topics: QuestionTopic[] };

const MAX = 100;
const ownAnswer = (answer: string): RichNode[] =>
  linkedText(answer).map(({ text, href }) => (href === undefined ? text : { tag: 'a', href, children: [text] }));

export const PRINTED_TOPICS: QuestionTopic[] = TOPICS.map(({ id, title, questions }) => ({
  id,
  title,
  questions: questions.map(({ answer, ...question }) => ({ ...question, answer: ownAnswer(answer) })),
}));

const TITLES: ReadonlyMap<string, string> = new Map(TOPICS.map(({ id, title }) => [id, title]));
const PRINTED_IDS: ReadonlySet<string> = new Set(TOPICS.flatMap(({ questions }) => questions.map(({ id }) => id)));

/**
 * Returns topics in the order of their first question. Keeps the repository's ids, because links use them. Ids from the
 * service get a prefix, so that they cannot collide with other ids on the page.
 */
function topicsOf(faqs: readonly Faq[]): QuestionTopic[] {
  const inOrder = faqs.toSorted((a, b) => a.order - b.order);
  const answers = readRichTexts(inOrder.map(({ answer }) => answer));
  const answerOf = new Map(inOrder.map((faq, index) => [faq, answers[index] ?? []]));
  const idFor = uniqueIds();
  return [...groupBy(inOrder, ({ category }) => category)].map(([topic, questions]) => ({
    id: idFor(TITLES.has(topic) ? topic : `topic-${inId(topic) || 'more'}`),
    title: TITLES.get(topic) ?? (topic || 'More questions'),
    questions: questions.map((faq) => ({
      id: idFor(PRINTED_IDS.has(faq._id) ? faq._id : `question-${inId(faq._id) || 'more'}`),
      ask: faq.question,
      answer: answerOf.get(faq) ?? [],
    })),
  }));
}

export const readTopics = coalesce(async () => {
  const { docs } = await askService(getFaqs, { page: 1, limit: MAX });
  return docs.length > 0 ? topicsOf(docs) : PRINTED_TOPICS;
});

export const questionsProps = fixedPageProps<QuestionsProps>(async () => ({ topics: await readTopics() }), {
  topics: PRINTED_TOPICS,
});

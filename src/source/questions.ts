import { getFaqs, type Faq } from '@/api/contract';
import { TOPICS } from '@/config/questions';
import type { QuestionTopic } from '@/features/content';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { linkedText } from '@/utils/linked-text';
import { askService } from './ask-service';
import { onceForAll } from './once-for-all';
import { readRichText } from './read-rich-text';
import { servedWith } from './served';

export type QuestionsProps = { topics: QuestionTopic[] };

const MOST = 100;
/** An id of the page itself. */
const TAKEN: ReadonlySet<string> = new Set(['main', '__next']);

const ownAnswer = (answer: string): RichNode[] =>
  linkedText(answer).map(({ text, href }) => (href === undefined ? text : { tag: 'a', href, children: [text] }));

/** Of the repository, while nobody has been asked. */
export const PRINTED_TOPICS: QuestionTopic[] = TOPICS.map(({ id, title, questions }) => ({
  id,
  title,
  questions: questions.map(({ answer, ...question }) => ({ ...question, answer: ownAnswer(answer) })),
}));

/** Topics in the order of their first question. A name of the service takes no id that the page has already. */
function topicsOf(faqs: readonly Faq[]): QuestionTopic[] {
  const inOrder = faqs.toSorted((a, b) => a.order - b.order);
  const topics = [...new Set(inOrder.map(({ category }) => category))];
  const taken = new Set([...TAKEN, ...topics, ...topics.map((topic) => `${topic}-title`)]);
  return topics.map((topic) => ({
    id: topic || 'more',
    title: TOPICS.find(({ id }) => id === topic)?.title ?? (topic || 'More questions'),
    questions: inOrder
      .filter(({ category }) => category === topic)
      .map(({ _id, question, answer }) => ({
        id: taken.has(_id) ? `question-${_id}` : _id,
        ask: question,
        answer: readRichText(answer),
      })),
  }));
}

export const readTopics = onceForAll(async () => {
  const { docs } = await askService(getFaqs, { page: 1, limit: MOST });
  return docs.length > 0 ? topicsOf(docs) : PRINTED_TOPICS;
});

export const questionsProps = servedWith<QuestionsProps>(async () => ({ topics: await readTopics() }), {
  topics: PRINTED_TOPICS,
});

import type { Faq } from '@/api/contract';
import { TOPICS } from '@/config/questions';
import type { Entry } from './entry';

const PRINTED = TOPICS.flatMap(({ questions }) => questions);
const IDS = new Set(PRINTED.map(({ id }) => id));
const PAGE = '/faq';

const entryOf = (id: string, name: string, keywords: string): Entry => ({
  id: `question:${id}`,
  group: 'Questions',
  name,
  keywords,
  does: { go: IDS.has(id) ? `${PAGE}#${id}` : PAGE },
});

const asText = (html: string) => html.replace(/<[^>]*>/g, ' ');

export const questionEntries = (faqs: readonly Faq[] | undefined): Entry[] =>
  faqs && faqs.length > 0
    ? faqs.map(({ _id, question, answer }) => entryOf(_id, question, asText(answer)))
    : PRINTED.map(({ id, ask, answer }) => entryOf(id, ask, answer));

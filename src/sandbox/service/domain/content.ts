import type { Article, DataOf, Faq, TeamMember, getStatic, viewBlog } from '@/api/contract';
import { TOPICS } from '@/config/questions';
import { linkedText } from '@/utils/linked-text';
import type { SourceArticle } from '../content/article';
import { ARTICLES } from '../content/articles';
import { PAGES, type SourcePage } from '../content/pages';
import { TEAM } from '../content/team';
import { SERVED_COUNTRIES } from './gates';
import { matchesSearch } from './lists';
import { missing } from './refusal';

const WORDS_A_MINUTE = 200;
const RELATED = 3;

const asText = (html: string) => html.replace(/<[^>]*>/g, ' ');
const minutesFor = (html: string) => Math.max(1, Math.round(asText(html).trim().split(/\s+/).length / WORDS_A_MINUTE));

const toArticle = ({ content, ...source }: SourceArticle): Article => ({
  ...source,
  _id: `article-${source.slug}`,
  tags: [...source.tags],
  image: null,
  minutes: minutesFor(content),
});

const NEWEST_FIRST = ARTICLES.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));

type ArticleFilter = { search?: string | undefined; tag?: string | undefined };

export const articlesFor = ({ search, tag }: ArticleFilter): Article[] =>
  NEWEST_FIRST.filter(
    ({ category, tags, title, excerpt, content }) =>
      (tag === undefined || tag === category || tags.includes(tag)) &&
      matchesSearch(search, [title, excerpt, asText(content)]),
  ).map(toArticle);

export function articleBySlug(slug: string): DataOf<typeof viewBlog> {
  const source = ARTICLES.find((article) => article.slug === slug);
  if (!source) throw missing('There is no such article.');
  return { ...toArticle(source), content: source.content, related: relatedTo(source).map(toArticle) };
}

function relatedTo({ slug, category, tags }: SourceArticle): SourceArticle[] {
  const nearness = (other: SourceArticle) =>
    other.tags.filter((tag) => tags.includes(tag)).length + (other.category === category ? 2 : 0);
  return NEWEST_FIRST.filter((other) => other.slug !== slug)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED);
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const asHtml = (answer: string) =>
  linkedText(answer)
    .map(({ text, href }) => (href === undefined ? escaped(text) : `<a href="${escaped(href)}">${escaped(text)}</a>`))
    .join('');

const FAQS: readonly Faq[] = TOPICS.flatMap(({ id: category, questions }) =>
  questions.map(({ id, ask, answer }) => ({ _id: id, question: ask, answer: asHtml(answer), category })),
).map((faq, index) => ({ ...faq, order: index + 1 }));

export const faqsFor = ({ search, category }: { search?: string | undefined; category?: string | undefined }): Faq[] =>
  FAQS.filter(
    (faq) =>
      (category === undefined || faq.category === category) &&
      matchesSearch(search, [faq.question, asText(faq.answer)]),
  );

type Page = DataOf<typeof getStatic>;

const midnight = (day: string) => `${day}T00:00:00.000Z`;

function toPage({ slug, title, version, effective, content, changes }: SourcePage): Page {
  const day = midnight(effective);
  const changeList = changes?.map((change) => ({
    version: change.version,
    effectiveDate: midnight(change.effective),
    points: [...change.points],
  }));
  return {
    slug,
    title,
    version,
    effectiveDate: day,
    updatedAt: day,
    content,
    ...(changeList && { changes: changeList }),
    ...(slug === 'term-condition' && { servedCountries: [...SERVED_COUNTRIES] }),
  };
}

export const managedPages = (): Omit<Page, 'content' | 'changes' | 'servedCountries'>[] =>
  PAGES.map((page) => withoutContent(toPage(page)));

const withoutContent = ({ content: _content, changes: _changes, servedCountries: _countries, ...page }: Page) => page;

export function pageBySlug(slug: string): Page {
  const source = PAGES.find((page) => page.slug === slug);
  if (!source) throw missing('There is no such page.');
  return toPage(source);
}

export const teamMembers = (): TeamMember[] =>
  Object.entries(TEAM)
    .flatMap(([group, people]) => people.map((person) => ({ ...person, group })))
    .map((person, index) => ({ ...person, _id: `person-${index + 1}`, image: null, links: [], order: index + 1 }));

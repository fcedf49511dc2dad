/** @jest-environment node */
import { getBankOverview, getFaqs, getTeam } from '@/api/contract';
import { askPage, propsOf } from '../../support/ask-page';
import { BANK, listedArticle, pageWith, PRICE, times, usePlayedService } from '../../support/played-service';

const service = usePlayedService();

const dayAt = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString();

test('a page shows the last 31 days of a price, however many the service sends', async () => {
  const days = times(2_000, (index) => ({ t: dayAt(index), p: '1.00' }));
  service.answers['wallet/getFNXprice'] = () => ({ ...PRICE, history: days.toReversed() });
  const { figuresProps } = await import('@/server/page-data/figures');
  const { figures } = (await figuresProps()).props;
  expect(figures.price?.history).toEqual(days.slice(-31));
});

test('the list of articles has the eight requested articles, however many the service sends', async () => {
  service.answers['blog/getblogMediaList'] = () => pageWith(times(200, (index) => listedArticle(`a${index}`)));
  const { articlesProps } = await import('@/server/page-data/articles');
  const { list } = (await articlesProps()).props;
  expect(list?.docs.map(({ slug }) => slug)).toEqual(times(8, (index) => `a${index}`));
});

test('an article has at most six related articles', async () => {
  const related = times(100, (index) => listedArticle(`a${index}`));
  service.answers['blog/viewBlog'] = () => ({ ...listedArticle('one'), content: '<p>Words.</p>', related });
  const { articleProps } = await import('@/server/page-data/texts');
  const { article } = propsOf(await askPage(articleProps, { dugs: 'market', slug: 'one' }));
  expect(article.related.map(({ slug }) => slug)).toEqual(times(6, (index) => `a${index}`));
});

const member = (index: number) => ({ _id: `${index}`, name: `Name ${index}` });
const question = (index: number) => ({ _id: `${index}`, question: 'Why?', answer: 'Because.', category: '' });
const paper = (index: number) => ({ title: `Paper ${index}`, url: '/docs', asOf: dayAt(index) });
const figure = (index: number) => ({ label: 'Equity', value: '1', unit: 'x', asOf: dayAt(index) });

const LISTS = [
  ['people', 60, getTeam, (most: number) => ({ docs: times(most, member) })],
  ['questions', 100, getFaqs, (most: number) => pageWith(times(most, question))],
  ['documents of the bank', 100, getBankOverview, (most: number) => ({ ...BANK, documents: times(most, paper) })],
  ['figures of the bank', 200, getBankOverview, (most: number) => ({ ...BANK, kpis: times(most, figure) })],
  ['ratios of the bank', 200, getBankOverview, (most: number) => ({ ...BANK, ratios: times(most, figure) })],
] as const;

test.each(LISTS)('an answer has at most as many %s as a page can show at once: %i', (_name, most, { data }, answer) => {
  expect(data.safeParse(answer(most)).success).toBe(true);
  expect(data.safeParse(answer(most + 1)).success).toBe(false);
});

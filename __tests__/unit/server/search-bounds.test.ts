/** @jest-environment node */
import { listedArticle, managedPage, pageWith, times, usePlayedService } from '../../support/played-service';

const service = usePlayedService();
const asked = (call: string) => service.asked.filter((one) => one === call).length;

const gather = async (most: { ms: number; characters: number }) => {
  const { gatherTexts } = await import('@/server/page-data/search/texts');
  const { texts, isComplete } = await gatherTexts({ texts: [], isComplete: true }, most);
  return { texts: texts.filter(({ page }) => page !== 'Questions'), isComplete };
};
const ROOMY = { ms: 10_000, characters: 2_000_000 };

const long = (slug: string | null) => ({
  ...managedPage(slug ?? ''),
  content: `<p>${slug} ${'word '.repeat(10_000)}</p>`,
});

beforeEach(() => {
  service.answers['static/staticList'] = () => pageWith(times(300, (index) => managedPage(`page-${index}`)));
});

test('texts within the limits are gathered completely', async () => {
  const { texts, isComplete } = await gather(ROOMY);
  expect(isComplete).toBe(true);
  expect(texts.filter(({ text }) => text === 'Words.')).toHaveLength(300);
});

test('texts beyond the character limit are not requested, but are found by their titles', async () => {
  service.answers['static/getStatic'] = (query) => long(query.get('slug'));
  const { texts, isComplete } = await gather({ ...ROOMY, characters: 500_000 });
  expect(isComplete).toBe(false);
  expect(asked('static/getStatic')).toBeLessThan(20);
  expect(texts.filter(({ title }) => /^page-\d+$/.test(title))).toHaveLength(300);
});

test('texts that were not read within the time limit are found by their titles', async () => {
  // Without a limit, all texts take more than ten seconds.
  service.delayMs = 400;
  const begun = performance.now();
  const { texts, isComplete } = await gather({ ...ROOMY, ms: 2_500 });
  expect(performance.now() - begun).toBeLessThan(6_000);
  expect(isComplete).toBe(false);
  expect(texts).toHaveLength(300);
  expect(texts.some(({ text }) => text === 'Words.')).toBe(true);
  expect(texts.some(({ text }) => text === '')).toBe(true);
});

test('the pages of the list of articles take at most five seconds together', async () => {
  let page = 0;
  service.answers['blog/getblogMediaList'] = () => pageWith([listedArticle(`a${(page += 1)}`)], 50);
  service.delayMs = 1_500;
  const { readArticles } = await import('@/server/seo/articles');
  const begun = performance.now();
  const { articles, isComplete } = await readArticles();
  expect(performance.now() - begun).toBeLessThan(6_000);
  expect(isComplete).toBe(false);
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(['a1', 'a2', 'a3']);
});

test('a list of articles that took too long makes the search incomplete, and the site map is not cached', async () => {
  process.env.SITE_ORIGIN = 'https://fnx.example';
  service.answers['static/staticList'] = () => pageWith([]);
  service.answers['blog/getblogMediaList'] = () => pageWith([listedArticle('one')], 50);
  service.delayMs = 2_000;
  const { sitemap } = await import('@/server/seo/sitemap');
  const [map, { texts, isComplete }] = await Promise.all([sitemap(), gather(ROOMY)]);
  expect(map).toMatchObject({ keepS: 0, text: expect.stringContaining('/blog/market/one') });
  expect(isComplete).toBe(false);
  expect(texts).toEqual([expect.objectContaining({ title: 'About one' })]);
});

/** @jest-environment node */
import { getBlogList, getFaqs, getStatic, getStaticList, getTeam, viewBlog } from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { ask } from './visitor';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});

const listOf = async (query: Record<string, string> = {}) =>
  getBlogList.data.parse((await ask(service, 'blog/getblogMediaList', { query })).data);
const wholeArticle = async (slug: string) =>
  viewBlog.data.parse((await ask(service, 'blog/viewBlog', { query: { slug } })).data);
const page = async (slug: string) =>
  getStatic.data.parse((await ask(service, 'static/getStatic', { query: { slug } })).data);
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/);

describe('articles', () => {
  it('are twenty-four, newest first, in five categories', async () => {
    const { docs, total } = await listOf({ limit: '100' });
    expect(total).toBe(24);
    expect(new Set(docs.map(({ category }) => category))).toEqual(
      new Set(['shares', 'market', 'bank', 'guides', 'security']),
    );
    const days = docs.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(docs.map(({ slug }) => slug)).size).toBe(24);
  });

  it('are paged without repetitions or gaps', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((number) => listOf({ page: number, limit: '7' })));
    expect(pages.map(({ docs }) => docs.length)).toEqual([7, 7, 7, 3]);
    expect(new Set(pages.flatMap(({ docs }) => docs.map(({ slug }) => slug))).size).toBe(24);
    expect(pages[0]).toMatchObject({ total: 24, pages: 4, page: 1, limit: 7 });
    expect((await listOf({ page: '9', limit: '7' })).docs).toEqual([]);
  });

  it('are found by a word in their text, in any letter case, and by tag or category', async () => {
    expect((await listOf({ search: 'SANDWICH' })).docs.map(({ slug }) => slug)).toEqual(['slippage-in-plain-words']);
    expect((await listOf({ search: 'no such word anywhere' })).total).toBe(0);
    expect((await listOf({ tag: 'security' })).docs.every(({ category }) => category === 'security')).toBe(true);
    expect((await listOf({ tag: 'certificate' })).docs.map(({ slug }) => slug)).toEqual(['reading-your-certificate']);
  });

  it('have 150 to 400 words, the matching reading time and three related articles', async () => {
    for (const { slug } of (await listOf({ limit: '100' })).docs) {
      const { content, minutes, related } = await wholeArticle(slug);
      const { length } = wordsIn(content);
      expect({ slug, isEnough: length >= 150 && length <= 400 }).toEqual({ slug, isEnough: true });
      expect(minutes).toBe(Math.max(1, Math.round(length / 200)));
      expect(related).toHaveLength(3);
      expect(related.map((other) => other.slug)).not.toContain(slug);
    }
  });

  it('list the most similar articles first as related', async () => {
    const { related } = await wholeArticle('slippage-in-plain-words');
    expect(related[0]?.slug).toBe('two-prices-one-share');
  });
});

describe('managed pages', () => {
  it('are listed without their content, and each is readable', async () => {
    const { docs } = getStaticList.data.parse((await ask(service, 'static/staticList')).data);
    expect(docs.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['term-condition', 'privacy-policy', 'risk-disclosure']),
    );
    for (const listed of docs) {
      expect(listed).not.toHaveProperty('content');
      const { content, changes: _changes, servedCountries: _countries, ...facts } = await page(listed.slug);
      expect(facts).toEqual(listed);
      expect(wordsIn(content).length).toBeGreaterThan(120);
    }
  });

  it('name the countries that are served with the terms only', async () => {
    expect((await page('term-condition')).servedCountries).toEqual(expect.arrayContaining(['CH', 'GB']));
    expect((await page('privacy-policy')).servedCountries ?? null).toBeNull();
  });

  it.each([
    ['static/getStatic', 404, 'no-such-page'],
    ['blog/viewBlog', 404, 'no-such-article'],
    ['static/getStatic', 400, '../etc/passwd'],
    ['blog/viewBlog', 400, ''],
  ])('%s answers %i for "%s"', async (path, status, slug) => {
    expect((await ask(service, path, { query: { slug } })).status).toBe(status);
  });
});

it('thirty questions are found by topic and by word', async () => {
  const faqs = async (query: Record<string, string>) =>
    getFaqs.data.parse((await ask(service, 'static/faqListUser', { query })).data);
  expect((await faqs({})).docs).toHaveLength(30);
  expect((await faqs({ category: 'paying' })).docs).toHaveLength(5);
  expect((await faqs({ search: 'daughter' })).docs.map(({ _id }) => _id)).toEqual(['gift']);
  expect(await faqs({ page: '2', limit: '25' })).toMatchObject({ total: 30, pages: 2 });
  expect((await faqs({ search: 'recovery words' })).docs[0]?.answer).toContain('<a href="/help#wallet">');
});

it('the team has a board of seven, three executives and four engineers', async () => {
  const { docs } = getTeam.data.parse((await ask(service, 'team/teamList')).data);
  const inGroup = (name: string) => docs.filter(({ group }) => group === name).length;
  expect([inGroup('board'), inGroup('management'), inGroup('engineering')]).toEqual([7, 3, 4]);
});

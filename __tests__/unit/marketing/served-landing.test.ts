/** @jest-environment node */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getBankOverview, getFnxPrice } from '@/api/contract';
import { ROUTES } from '@/config/routes';
import { LandingScreen, type LandingContent } from '@/features/marketing';
import { bankOverview } from '@/sandbox/service/domain/bank';
import { priceHistory, priceNow } from '@/sandbox/service/domain/prices';
import { PRINTED_LANDING } from '@/server/page-data/landing';

const AT = Date.UTC(2026, 10, 20, 10);
const PRINTED = PRINTED_LANDING.content;
const CONTENT: LandingContent = {
  ...PRINTED,
  figures: {
    ...PRINTED.figures,
    bank: getBankOverview.data.parse(bankOverview(AT, AT)),
    price: getFnxPrice.data.parse({ ...priceNow(AT, AT), history: priceHistory('1M', AT, AT) }),
    readAt: new Date(AT).toISOString(),
  },
  news: [
    {
      _id: '1',
      slug: 'one',
      category: 'market',
      title: 'The first title',
      excerpt: 'What it is about.',
      publishedAt: '2026-11-12T00:00:00Z',
      minutes: 4,
    },
  ],
  people: [{ _id: '1', name: 'Ada Beck Cole', role: 'Chief executive' }],
};

const htmlOf = (content: LandingContent) =>
  renderToStaticMarkup(createElement(LandingScreen, { price: null, content }));
const textOf = (content: LandingContent) =>
  htmlOf(content)
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('the page is complete without a script', () => {
  const text = textOf(CONTENT);
  for (const words of ['What you own', 'Certificate of Ownership', '17.2%', '11.5% required', '421', '38.6'])
    expect(text).toContain(words);
  for (const words of ['$18,400,000', 'From $50', 'The first title', 'AC', 'Chief executive'])
    expect(text).toContain(words);
  expect(htmlOf(CONTENT)).toMatch(/aria-label="Price of one share over thirty days\. From \$/);
  expect(htmlOf(CONTENT).match(/<details/g)).toHaveLength(5);
});

test('missing figures are omitted', () => {
  const text = textOf(PRINTED);
  expect(text).toContain('What you own');
  for (const words of ['News', 'Who runs the bank', 'Price per share', 'Minimum purchase'])
    expect(text).not.toContain(words);
  expect(htmlOf(PRINTED)).not.toContain('over thirty days');
});

test('a row in which FNX is weaker says so', () => {
  const weaker = htmlOf(CONTENT).match(/<td[^>]*data-is="weaker"[^>]*>.*?<\/td>/g) ?? [];
  expect(weaker).toHaveLength(2);
  for (const cell of weaker) expect(cell).toContain('(weaker here)');
});

test('every link leads to a page of this site', () => {
  const known = new Set(ROUTES.map(({ path }) => path));
  const paths = [...htmlOf(CONTENT).matchAll(/href="(\/[^"#?]*)/g)].flatMap(([, path]) => path ?? []);
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !known.has(path) && !path.startsWith('/blog/'))).toEqual([]);
});

test('engravings are separate files, so the page does not contain their lines', () => {
  expect(htmlOf(CONTENT)).not.toContain('pathLength');
});

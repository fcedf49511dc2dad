import { existsSync, readFileSync } from 'node:fs';
import { PAPERS } from '@/config/papers';
import { PAPERS_FOLDER, pdfOf } from '@/config/papers/paper';
import { ROUTES } from '@/config/routes';
import { WALLET_RULE } from '@/config/wallet-rule';
import * as content from '@/features/content';
import { readPage, type ReadPage, type Screen } from './read-page';

const MIN_WORDS = 150;
const MIN_LEGAL_WORDS = 400;

const SCREENS: Record<string, Screen> = {
  '/about': content.AboutScreen,
  '/price': content.PriceScreen,
  '/bank-overview': content.BankOverviewScreen,
  '/campaign-details': content.CampaignDetailsScreen,
  '/fnxization': content.FnxizationScreen,
  '/how-different': content.HowDifferentScreen,
  '/how-work': content.HowWorkScreen,
  '/about-us/blog': content.BlogScreen,
  '/static/term-condition': content.TermConditionScreen,
  '/static/privacy-policy': content.PrivacyPolicyScreen,
  '/static/risk-disclosure': content.RiskDisclosureScreen,
  '/faq': content.FaqScreen,
  '/help': content.HelpScreen,
  '/docs': content.DocsScreen,
  '/contactus': content.ContactScreen,
  '/400': content.BadRequestScreen,
  '/auth/signup': content.SignupScreen,
};
const MANAGED: Record<string, unknown> = {
  '/blog/[dugs]/[slug]': content.ArticleScreen,
  '/article/[dugs]/[slug]': content.ArticleScreen,
  '/content/[slugs]': content.ManagedPageScreen,
  '/static/[slug]': content.ManagedPageScreen,
};
const ERRORS: Record<string, Screen> = { '/404': content.NotFoundScreen, '/500': content.ServerErrorScreen };
const LEGAL = ['/static/term-condition', '/static/privacy-policy', '/static/risk-disclosure'];
const ALIASES = [
  ['/static/about', '/about'],
  ['/about-us/fnxization', '/fnxization'],
  ['/about-us/how-different', '/how-different'],
  ['/about-us/how-work', '/how-work'],
] as const;

const PAGES: readonly ReadPage[] = Object.entries(SCREENS).map(([path, screen]) => readPage(path, screen));
const BY_PATH = new Map(PAGES.map((page) => [page.path, page]));
const fileOf = (path: string) => `pages${path === '/' ? '/index' : path}.tsx`;
const hrefsOf = ({ document }: ReadPage) =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

test('every screen of the feature is covered here', () => {
  expect(new Set(Object.values({ ...SCREENS, ...MANAGED, ...ERRORS }))).toEqual(new Set(Object.values(content)));
});

describe.each(PAGES.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('is a public route with a page that has a canonical URL', () => {
    expect(ROUTES).toContainEqual(expect.objectContaining({ path, access: 'public' }));
    expect(readFileSync(fileOf(path), 'utf8')).toContain(`canonical: '${path}'`);
  });

  test('has one h1, and headings that skip no level', () => {
    const levels = [...page.document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => tagName);
    expect(levels.filter((level) => level === 'H1')).toHaveLength(1);
    expect(levels[0]).toBe('H1');
    expect(levels).not.toContain('H4');
  });

  test('has at least as many words as its kind of page needs', () => {
    expect(page.words.length).toBeGreaterThanOrEqual(LEGAL.includes(path) ? MIN_LEGAL_WORDS : MIN_WORDS);
  });

  test('makes no promise, and announces nothing for later', () => {
    expect(page.words.join(' ')).not.toMatch(/guarante|risk-free|riskless|lorem|ipsum|coming soon|passive income/i);
  });

  test('has unique ids', () => {
    const ids = [...page.document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has only links to existing places', () => {
    const dead = hrefsOf(page).filter((href) => !href.startsWith('mailto:') && !leadsSomewhere(href, page));
    expect(dead).toEqual([]);
  });
});

const FILES = new Set(PAPERS.flatMap(({ file }) => [file, pdfOf(file)]).map((name) => `/${PAPERS_FOLDER}/${name}`));

function leadsSomewhere(href: string, from: ReadPage): boolean {
  if (FILES.has(href)) return true;
  const [path = '', id] = href.split('#');
  const target = path === '' ? from : BY_PATH.get(path);
  if (id !== undefined) return id !== '' && target?.document.getElementById(id) !== null && target !== undefined;
  return ROUTES.some((route) => route.path === path) && existsSync(fileOf(path));
}

test.each(Object.keys(MANAGED))('%s is a public route with a page', (path) => {
  expect(ROUTES).toContainEqual(expect.objectContaining({ path, access: 'public' }));
  expect(existsSync(fileOf(path))).toBe(true);
});

test.each(Object.entries(ERRORS))('%s explains what happened and links back', (path, screen) => {
  const page = readPage(path, screen);
  expect(page.document.querySelectorAll('h1')).toHaveLength(1);
  expect(hrefsOf(page)).toContain('/');
  expect(hrefsOf(page).filter((href) => !leadsSomewhere(href, page))).toEqual([]);
});

test.each(ALIASES)('%s shows the same as %s, which is its canonical URL', (alias, canonical) => {
  expect(readFileSync(fileOf(alias), 'utf8')).toBe(readFileSync(fileOf(canonical), 'utf8'));
});

/** The rule must be identical wherever it is printed in full: in the terms and in the help. */
const THE_RULE = Object.values(WALLET_RULE).join(' ');

test('no sentence is on two pages, except the rule for a replaced wallet', () => {
  const seen = new Map<string, string>();
  const shared = PAGES.flatMap(({ path, sentences }) =>
    [...new Set(sentences)].flatMap((sentence) => {
      const first = seen.get(sentence);
      seen.set(sentence, path);
      const isRule = path === '/help' && first === '/static/term-condition' && THE_RULE.includes(sentence);
      return first && !isRule ? [`${first} and ${path}: ${sentence}`] : [];
    }),
  );
  expect(shared).toEqual([]);
});

test('there are thirty frequent questions, five to a topic, each with a URL', () => {
  const questions = [...(BY_PATH.get('/faq')?.document.querySelectorAll('details') ?? [])];
  expect(questions).toHaveLength(30);
  expect(
    questions.every(({ id, parentElement }) => id && parentElement?.querySelectorAll(':scope > details').length === 5),
  ).toBe(true);
});

import { existsSync } from 'node:fs';
import { ROUTES } from '@/config/routes';
import { until, type Page } from '../page';
import { arrive, setSettings, type Scenario, type Stage } from '../stage';

const hasPage = (path: string) => existsSync(`pages${path === '/' ? '/index' : path}.tsx`);
const WALKED = ROUTES.filter(({ path }) => hasPage(path) && !/\[|__/.test(path));
const MANAGED = [
  '/blog/market/how-deep-is-the-pool',
  '/article/market/how-deep-is-the-pool',
  '/content/fees',
  '/static/accessibility',
  '/blog/market/no-such-article',
];
const OPEN = [...WALKED.filter(({ access }) => access !== 'private').map(({ path }) => path), ...MANAGED];
const PRIVATE = WALKED.filter(({ access }) => access === 'private').map(({ path }) => path);

type Made = { headings: string[]; mains: number; title: string; sideways: number; isBusy: boolean; isEmpty: boolean };

const madeOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isShown = (one: Element) => one.getClientRects().length > 0;
    return {
      headings: [...document.querySelectorAll('h1')].filter(isShown).map((one) => one.textContent),
      mains: [...document.querySelectorAll('main')].filter(isShown).length,
      title: document.title,
      sideways: root.scrollWidth - root.clientWidth,
      isBusy: [...document.querySelectorAll('[aria-busy=true]')].some(isShown),
      isEmpty: document.body.innerText.length < 200,
    };
  }) as Promise<Made>;

const FAILED = /could not be shown/i;

function problemsOf({ headings, mains, title, sideways, isEmpty }: Made): string[] {
  return [
    ...(headings.length === 1 ? [] : [`${headings.length} headings of the first level`]),
    ...(headings.some((text) => FAILED.test(text)) ? [`the heading is "${headings[0]}"`] : []),
    ...(mains === 1 ? [] : [`${mains} main elements`]),
    ...(/ \| (FNX|OWNERSHIP REINVENTED)$/.test(title) ? [] : [`the title is "${title}"`]),
    ...(sideways === 0 ? [] : [`scrolls sideways by ${sideways} px`]),
    ...(isEmpty ? ['is empty'] : []),
  ];
}

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1_440, height: 900 } };

type Walk = { paths: readonly string[]; sizes: readonly (keyof typeof SIZES)[]; kept?: string };

/** Loads each page once, at the first size, and checks it at every size once its layout has settled. */
async function walk({ page, site, keep }: Stage, { paths, sizes, kept = '' }: Walk): Promise<void> {
  const problems: string[] = [];
  for (const path of paths) {
    for (const size of sizes) {
      await page.resize(SIZES[size].width, SIZES[size].height);
      if (size === sizes[0]) await page.goto(path);
      const made = await until(`${path} is loaded`, async () => {
        const now = await madeOf(page);
        return now.headings.length > 0 && !now.isBusy && now.sideways === 0 && now;
      }).catch(() => madeOf(page));
      await keep(`${path.slice(1).replaceAll('/', '-') || 'home'}.${size}${kept}`, () => page.screenshot());
      problems.push(...problemsOf(made).map((problem) => `${path} on a ${size}: ${problem}`));
    }
    problems.push(...site.takeComplaints());
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export const ROUTE_SCENARIOS: readonly Scenario[] = [
  {
    name: 'every open page, on a phone and a desktop',
    run: async (stage) => {
      await setSettings(stage, { theme: 'DARK' });
      await walk(stage, { paths: OPEN, sizes: ['phone', 'desktop'] });
    },
  },
  {
    name: 'every private page, on a phone and a desktop',
    run: async (stage) => {
      await setSettings(stage, { theme: 'LIGHT' });
      await arrive(stage);
      await walk(stage, { paths: PRIVATE, sizes: ['desktop', 'phone'] });
    },
  },
  {
    name: 'every page from right to left, on a phone',
    run: async (stage) => {
      await setSettings(stage, { direction: 'rtl' });
      await arrive(stage);
      const paths = [...OPEN.filter((path) => !path.startsWith('/auth')), ...PRIVATE];
      await walk(stage, { paths, sizes: ['phone'], kept: '.rtl' });
    },
  },
];

import { existsSync } from 'node:fs';
import { ROUTES } from '@/config/routes';
import { turnPage } from '../../support/turn-page';
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

type Made = {
  direction: string;
  headings: string[];
  mains: number;
  title: string;
  sideways: number;
  isBusy: boolean;
  isEmpty: boolean;
};

const madeOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isShown = (one: Element) => one.getClientRects().length > 0;
    // Some parts of a page load only when they are scrolled into view.
    const busy = [...document.querySelectorAll('[aria-busy=true]')].find(isShown);
    busy?.scrollIntoView({ behavior: 'instant', block: 'center' });
    return {
      direction: root.dir || 'ltr',
      headings: [...document.querySelectorAll('h1')].filter(isShown).map((one) => one.textContent),
      mains: [...document.querySelectorAll('main')].filter(isShown).length,
      title: document.title,
      sideways: root.scrollWidth - root.clientWidth,
      isBusy: busy !== undefined,
      isEmpty: document.body.innerText.length < 200,
    };
  }) as Promise<Made>;

const FAILED = /could not be shown/i;

function problemsOf({ direction, headings, mains, title, sideways, isEmpty }: Made, expected: string): string[] {
  return [
    ...(direction === expected ? [] : [`its direction is ${direction}`]),
    ...(headings.length === 1 ? [] : [`${headings.length} headings of the first level`]),
    ...(headings.some((text) => FAILED.test(text)) ? [`the heading is "${headings[0]}"`] : []),
    ...(mains === 1 ? [] : [`${mains} main elements`]),
    ...(/ \| (FNX|OWNERSHIP REINVENTED)$/.test(title) ? [] : [`the title is "${title}"`]),
    ...(sideways === 0 ? [] : [`scrolls sideways by ${sideways} px`]),
    ...(isEmpty ? ['is empty'] : []),
  ];
}

type View = { width: number; height: number; direction: 'ltr' | 'rtl' };

const VIEWS = {
  phone: { width: 360, height: 740, direction: 'ltr' },
  'phone.rtl': { width: 360, height: 740, direction: 'rtl' },
  desktop: { width: 1_440, height: 900, direction: 'ltr' },
} as const satisfies Readonly<Record<string, View>>;

type Walk = { paths: readonly string[]; views: readonly (keyof typeof VIEWS)[] };

/** Loads each page once, at the first view, and checks it in every view. The last view must be from left to right. */
async function walk({ page, site, keep }: Stage, { paths, views }: Walk): Promise<void> {
  const problems: string[] = [];
  for (const path of paths) {
    for (const view of views) {
      const { width, height, direction } = VIEWS[view];
      await page.resize(width, height);
      if (view === views[0]) await page.goto(path);
      const made = await until(`${path} is loaded`, async () => {
        await page.evaluate(turnPage, direction);
        const now = await madeOf(page);
        return now.direction === direction && now.headings.length > 0 && !now.isBusy && now.sideways === 0 && now;
      }).catch(() => madeOf(page));
      await keep(`${path.slice(1).replaceAll('/', '-') || 'home'}.${view}`, () => page.screenshot());
      problems.push(...problemsOf(made, direction).map((problem) => `${path}, ${view}: ${problem}`));
    }
    problems.push(...site.takeComplaints());
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export const ROUTE_SCENARIOS: readonly Scenario[] = [
  {
    name: 'every public page is complete on a phone in both directions and on a desktop',
    run: async (stage) => {
      await setSettings(stage, { theme: 'DARK' });
      await walk(stage, { paths: OPEN, views: ['phone', 'phone.rtl', 'desktop'] });
    },
  },
  {
    name: 'every private page is complete on a phone in both directions and on a desktop',
    run: async (stage) => {
      await setSettings(stage, { theme: 'LIGHT' });
      await arrive(stage);
      await walk(stage, { paths: PRIVATE, views: ['desktop', 'phone.rtl', 'phone'] });
    },
  },
];

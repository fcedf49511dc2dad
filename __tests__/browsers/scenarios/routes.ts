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

const FAILED = /could not be shown|went wrong/i;

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

async function walk(stage: Stage, paths: readonly string[], name: string): Promise<void> {
  const { page, site, keep } = stage;
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const made = await until(`${path} is loaded`, async () => {
      const now = await madeOf(page);
      return now.headings.length > 0 && !now.isBusy && now;
    }).catch(() => madeOf(page));
    await keep(`${path.slice(1).replaceAll('/', '-') || 'home'}.${name}`, await page.screenshot());
    problems.push(...problemsOf(made).map((problem) => `${path}: ${problem}`));
    problems.push(...site.takeComplaints());
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1_440, height: 900 } };

const walks = (['phone', 'desktop'] as const).flatMap((size): Scenario[] => [
  {
    name: `every open page on a ${size}`,
    run: async (stage) => {
      await stage.page.resize(SIZES[size].width, SIZES[size].height);
      await setSettings(stage, { theme: size === 'phone' ? 'DARK' : 'LIGHT' });
      await walk(stage, OPEN, size);
    },
  },
  {
    name: `every private page on a ${size}`,
    run: async (stage) => {
      await stage.page.resize(SIZES[size].width, SIZES[size].height);
      await setSettings(stage, { theme: size === 'phone' ? 'DARK' : 'LIGHT' });
      await arrive(stage);
      await walk(stage, PRIVATE, size);
    },
  },
]);

export const ROUTE_SCENARIOS: readonly Scenario[] = [
  ...walks,
  {
    name: 'every page from right to left, on a phone',
    run: async (stage) => {
      await stage.page.resize(SIZES.phone.width, SIZES.phone.height);
      await setSettings(stage, { direction: 'rtl' });
      await arrive(stage);
      await walk(stage, [...OPEN.filter((path) => !path.startsWith('/auth')), ...PRIVATE], 'rtl');
    },
  },
];

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

type Made = {
  headings: string[];
  mains: number;
  title: string;
  dir: string;
  sideways: number;
  isBusy: boolean;
  isEmpty: boolean;
};

const madeOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isShown = (one: Element) => one.getClientRects().length > 0;
    return {
      headings: [...document.querySelectorAll('h1')].filter(isShown).map((one) => one.textContent),
      mains: [...document.querySelectorAll('main')].filter(isShown).length,
      title: document.title,
      dir: root.dir,
      sideways: root.scrollWidth - root.clientWidth,
      isBusy: [...document.querySelectorAll('[aria-busy=true]')].some(isShown),
      isEmpty: document.body.innerText.length < 200,
    };
  }) as Promise<Made>;

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1_440, height: 900 } };

type Look = { size: keyof typeof SIZES; dir: 'ltr' | 'rtl' };

const FAILED = /could not be shown/i;

function problemsOf({ headings, mains, title, dir, sideways, isEmpty }: Made, look: Look): string[] {
  return [
    ...(headings.length === 1 ? [] : [`${headings.length} headings of the first level`]),
    ...(headings.some((text) => FAILED.test(text)) ? [`the heading is "${headings[0]}"`] : []),
    ...(mains === 1 ? [] : [`${mains} main elements`]),
    ...(/ \| (FNX|OWNERSHIP REINVENTED)$/.test(title) ? [] : [`the title is "${title}"`]),
    ...(dir === look.dir ? [] : [`the direction is ${dir}`]),
    ...(sideways === 0 ? [] : [`scrolls sideways by ${sideways} px`]),
    ...(isEmpty ? ['is empty'] : []),
  ];
}

const LOOKS: readonly Look[] = [
  { size: 'phone', dir: 'ltr' },
  { size: 'phone', dir: 'rtl' },
  { size: 'desktop', dir: 'ltr' },
];

/** As if the settings had been changed in another tab. */
const turn = (page: Page, settings: object) =>
  page.evaluate(
    (newValue) => window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue })),
    JSON.stringify(settings),
  );

/** Loads each page once, and checks every look of it once its layout has settled. */
async function walk({ page, site, keep }: Stage, settings: object, paths: readonly string[]): Promise<void> {
  const problems: string[] = [];
  const [first] = LOOKS;
  for (const path of paths) {
    for (const look of LOOKS) {
      const { size, dir } = look;
      await page.resize(SIZES[size].width, SIZES[size].height);
      if (look === first) await page.goto(path);
      const made = await until(`${path} is loaded`, async () => {
        // Again and again, because a page that React has not hydrated yet does not hear it.
        if (look !== first) await turn(page, { ...settings, direction: dir });
        const now = await madeOf(page);
        return now.headings.length > 0 && !now.isBusy && now.sideways === 0 && now.dir === dir && now;
      }).catch(() => madeOf(page));
      await keep(`${path.slice(1).replaceAll('/', '-') || 'home'}.${size}.${dir}`, () => page.screenshot());
      problems.push(...problemsOf(made, look).map((problem) => `${path} on a ${size}, ${dir}: ${problem}`));
    }
    problems.push(...site.takeComplaints());
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export const ROUTE_SCENARIOS: readonly Scenario[] = [
  {
    name: 'every open page, on a phone in both directions and on a desktop',
    run: async (stage) => {
      const settings = { theme: 'DARK' };
      await setSettings(stage, settings);
      await walk(stage, settings, OPEN);
    },
  },
  {
    name: 'every private page, on a phone in both directions and on a desktop',
    run: async (stage) => {
      const settings = { theme: 'LIGHT' };
      await setSettings(stage, settings);
      await arrive(stage);
      await walk(stage, settings, PRIVATE);
    },
  },
];

import type { Page } from '@playwright/test';
import { FIXED_PAGES } from '@/config/indexed';
import { expect, test } from './fixtures';

const MANAGED = ['/blog/market/how-deep-is-the-pool', '/static/fees', '/auth/login', '/auth/create-account'];
const PAGES = [...FIXED_PAGES, ...MANAGED];
const HALF = Math.ceil(PAGES.length / 2);
const HALVES = { 'first half': PAGES.slice(0, HALF), 'second half': PAGES.slice(HALF) };

type Shift = { value: number; moved: string[] };

declare global {
  interface Window {
    __shifts?: Shift[];
    __shiftSeen?: PerformanceObserver;
  }
}

/** Runs in the page, before its own scripts. */
function noteShifts() {
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: Shift[] = (window.__shifts = []);
  const note = (entry: PerformanceEntry) => {
    const { value, hadRecentInput, sources } = entry as Entry;
    if (hadRecentInput) return;
    const moved = sources.map(
      ({ node, previousRect, currentRect }) =>
        `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${previousRect.y} to ${currentRect.y}`,
    );
    shifts.push({ value, moved });
  };
  window.__shiftSeen = new PerformanceObserver((list) => list.getEntries().forEach(note));
  window.__shiftSeen.observe({ type: 'layout-shift', buffered: true });
}

const isComplete = () =>
  ![...document.querySelectorAll('main [aria-busy="true"]')].some((place) => {
    const { top, bottom, height } = place.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });

/**
 * Scrolls one step and waits two frames, because a layout shift is reported after its frame. Resolves to true at the
 * end of the page.
 */
const stepDown = () =>
  new Promise<boolean>((resolve) => {
    window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
    const answer = () => resolve(window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
    requestAnimationFrame(() => requestAnimationFrame(answer));
    // A busy machine may draw no frame until the page is scrolled again.
    setTimeout(answer, 5_000);
  });

async function readToTheEnd(page: Page): Promise<void> {
  let isAtEnd = false;
  while (!isAtEnd) {
    await page.waitForFunction(isComplete);
    isAtEnd = await page.evaluate(stepDown);
  }
  await page.waitForFunction(isComplete);
  await page.evaluate(stepDown);
}

const NOTHING = 0.0005;

for (const [half, pages] of Object.entries(HALVES)) {
  test(`public pages do not shift while they load, nor while a reader scrolls to the end: ${half}`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(240_000);
    // Fonts are tested separately: the network decides whether they arrive before the first paint.
    await page.route('**/*.woff2', (route) => route.abort());
    watch.allowConsoleError(/\.woff2/);
    await page.addInitScript(noteShifts);
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await readToTheEnd(page);
      const shifts = await page.evaluate(() => window.__shifts ?? []);
      const seen = shifts.filter(({ value }) => value >= NOTHING);
      found.push(...seen.map(({ value, moved }) => `${path} ${value.toFixed(4)}: ${moved.join('; ')}`));
    }
    expect(found).toEqual([]);
  });
}

const A_LINE = 0.03;

test('fonts that load late shift the start page by at most one line', { tag: '@one-width' }, async ({ page }) => {
  let late = Promise.resolve();
  let letCome = () => {};
  await page.addInitScript(noteShifts);
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  for (const width of [360, 768, 1440]) {
    late = new Promise((resolve) => (letCome = resolve));
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    letCome();
    await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shifts = await page.evaluate(() => window.__shifts ?? []);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `${width} px`,
    ).toBeLessThan(A_LINE);
  }
});

test('the figures on the price page are stacked on a phone, so that no font or date moves the chart @one-width', async ({
  page,
}) => {
  await page.goto('/price');
  const figures = page.locator('#live-price dl > div');
  for (const width of [360, 412, 430]) {
    await page.setViewportSize({ width, height: 823 });
    await expect(async () => {
      const [price, change] = await Promise.all([figures.nth(0).boundingBox(), figures.nth(1).boundingBox()]);
      expect(change!.x).toBe(price!.x);
      expect(change!.y).toBeGreaterThanOrEqual(price!.y + price!.height);
    }).toPass();
  }
});

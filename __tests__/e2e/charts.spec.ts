import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';

const NAME = 'Price of one share over time';
const plotOf = (page: Page) => page.getByRole('slider', { name: NAME });
const belowOf = (page: Page) => page.getByRole('heading', { level: 2, name: 'The reference price' });
const tagOf = (page: Page) => page.getByRole('figure', { name: NAME }).locator('[data-side]');

async function openPrice(page: Page) {
  await page.goto('/price');
  await belowOf(page).scrollIntoViewIfNeeded();
  const plot = plotOf(page);
  await plot.scrollIntoViewIfNeeded();
  const box = await plot.boundingBox();
  if (!box) throw new Error('The plot is not laid out');
  return { plot, box };
}

const expectInside = async (page: Page) => {
  const tag = await tagOf(page).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(tag && tag.x >= 0 && tag.x + tag.width <= width, JSON.stringify(tag)).toBe(true);
};

test('the crosshair follows the pointer, moves its label to the other side past the middle, and stays at its last position', async ({
  page,
}) => {
  const { plot, box } = await openPrice(page);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.4, y);
  await expect(tagOf(page)).toHaveAttribute('data-side', 'after');
  await expectInside(page);
  const left = await plot.getAttribute('aria-valuenow');
  await page.mouse.move(box.x + box.width * 0.6, y);
  await expect(tagOf(page)).toHaveAttribute('data-side', 'before');
  await expectInside(page);
  const right = await plot.getAttribute('aria-valuenow');
  expect(Number(right)).toBeGreaterThan(Number(left));
  await page.mouse.move(0, 0);
  await expect(plot).toHaveAttribute('aria-valuenow', String(right));
  await expect(tagOf(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the crosshair moves to the finger and stays there', async ({ page }) => {
    const { plot, box } = await openPrice(page);
    await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height / 2);
    await expect(tagOf(page)).toHaveAttribute('data-side', 'after');
    expect(Number(await plot.getAttribute('aria-valuenow')) / 365).toBeCloseTo(0.25, 1);
    await expectInside(page);
  });
});

test(
  'the arrow keys move from day to day, and a screen reader announces each day',
  { tag: '@one-width' },
  async ({ page }) => {
    const { plot } = await openPrice(page);
    await plot.focus();
    await expect(plot).toHaveAttribute('aria-valuenow', '365');
    await page.keyboard.press('ArrowLeft');
    await expect(plot).toHaveAttribute('aria-valuenow', '364');
    await expect(plot).toHaveAttribute('aria-valuetext', /^\d+ \w+ \d{4}, Price (US)?\$\d+\.\d\d$/);
    await page.keyboard.press('Home');
    await expect(plot).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('End');
    await expect(plot).toHaveAttribute('aria-valuenow', '365');
    await expect(plot).toBeFocused();
  },
);

test.describe('west of UTC', { tag: '@one-width' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the figure above and the chart show the same day for one price', async ({ page }) => {
    const { plot } = await openPrice(page);
    const [day] = (await plot.getAttribute('aria-valuetext'))?.split(',') ?? [];
    await expect(page.getByRole('region', { name: 'Share price' })).toContainText(`As of ${day}, 00:00 UTC`);
  });
});

test('a retry for missing prices leaves the focus in the chart', { tag: '@one-width' }, async ({ page, watch }) => {
  watch.allowConsoleError(/Failed to load resource/);
  let isBroken = true;
  await page.route('**/getFNXprice?range=1Y', (route) =>
    isBroken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/price');
  await belowOf(page).scrollIntoViewIfNeeded();
  const chart = page.getByRole('figure', { name: NAME });
  const again = chart.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(chart.getByText('That failed again.')).toBeVisible();
  await expect(again).toBeFocused();
  isBroken = false;
  await page.keyboard.press('Enter');
  await expect(plotOf(page)).toBeVisible();
  await expect(chart).toBeFocused();
});

test('each range is drawn, and the table holds the same days', async ({ page }) => {
  await openPrice(page);
  for (const [range, days] of [
    ['1D', 2],
    ['1W', 8],
    ['1M', 31],
    ['All', 1_101],
  ] as const) {
    await page.getByRole('button', { name: range, exact: true }).click();
    await expect(plotOf(page)).toHaveAttribute('aria-valuemax', String(days - 1));
  }
  await page.getByRole('button', { name: '1W', exact: true }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table', { name: NAME }).getByRole('row')).toHaveCount(9);
  await expectAccessible(page);
});

test('a narrow screen draws only half of the relief lines', { tag: '@one-width' }, async ({ page }) => {
  const { plot } = await openPrice(page);
  const shown = () =>
    plot.evaluate((layer) => {
      const copies = [...(layer.parentElement?.querySelectorAll('g > use') ?? [])];
      return copies.filter((copy) => getComputedStyle(copy).display !== 'none').length;
    });
  await page.setViewportSize({ width: 1_440, height: 900 });
  const wide = await shown();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await shown()).toBeLessThan(wide);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(
    `${direction}, at 360 px, time runs from left to right and nothing overflows`,
    { tag: '@one-width' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript((is) => localStorage.setItem('settings', JSON.stringify({ direction: is })), direction);
      const { plot, box } = await openPrice(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expectNoSideways(page);
      for (const share of [0.02, 0.49, 0.51, 0.98]) {
        await page.mouse.move(box.x + box.width * share, box.y + 40);
        await expectInside(page);
        expect(Number(await plot.getAttribute('aria-valuenow')) / 365).toBeCloseTo(share, 1);
      }
      await expectAccessible(page);
      await expectNoSideways(page);
    },
  );
}

test('the page does not shift when the chart loads', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/getFNXprice?range=1Y', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/price');
  const below = belowOf(page);
  await expect(page.getByRole('region', { name: 'Share price' }).getByText('$12.48')).toBeVisible();
  await belowOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: '1Y', exact: true })).toBeVisible();
  const before = (await below.boundingBox())?.y;
  release();
  await expect(plotOf(page)).toBeVisible();
  expect((await below.boundingBox())?.y).toBe(before);
});

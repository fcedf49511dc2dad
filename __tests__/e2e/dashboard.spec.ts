import type { Page } from '@playwright/test';
import type { Address } from '@/api/contract';
import { STORAGE_KEYS } from '@/config/product';
import { buyerIn } from '../support/buyer';
import { tokenFor } from '../support/log-in';
import { memberWith } from '../support/member';
import { doubleText, expectAccessible, expectNoSideways, resize } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs, expectIdle, type Investor } from './steps';
import type { World } from '../support/world';

const NAME = 'Value of your shares and what you paid';
const chartOf = (page: Page) => page.getByRole('figure', { name: NAME });
const plotOf = (page: Page) => page.getByRole('slider', { name: NAME });
const rowsOf = (page: Page) => page.getByRole('table', { name: NAME }).getByRole('row');
const TODAY = { value: '\\$9,984\\.00', paidIn: '\\$7,284\\.90', gain: '\\+\\$2,699\\.10' } as const;
const choose = (page: Page, name: string) => chartOf(page).getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

async function openDashboard(page: Page, world: World, investor?: Investor): Promise<void> {
  await arriveAs(page, world, investor ?? (await approvedInvestor(world)));
  await page.goto('/dashboard');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function investorNamed({ sandbox }: World, email: string): Promise<Investor> {
  const found = (await sandbox.accounts()).find((one) => one.email === email);
  if (!found) throw new Error(`The seed has no ${email}`);
  return found;
}

test('the chart of the value shows the same figures by pointer, by keys and as a table, in each range', async ({
  page,
  world,
}) => {
  await openDashboard(page, world);
  const plot = plotOf(page);
  for (const [range, days] of [
    ['1W', 8],
    ['1M', 31],
    ['1Y', 366],
  ] as const) {
    await choose(page, range);
    await expect(plot).toHaveAttribute('aria-valuemax', String(days - 1));
  }
  await choose(page, '1M');
  await expect(plot).toHaveAttribute('aria-valuemax', '30');

  await plot.scrollIntoViewIfNeeded();
  const box = (await plot.boundingBox())!;
  const tag = chartOf(page).locator('[data-side]');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
  await expect(tag).toHaveAttribute('data-side', 'after');
  const pointed = Number(await plot.getAttribute('aria-valuenow'));
  expect(pointed / 30).toBeCloseTo(0.3, 1);
  await plot.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(plot).toHaveAttribute('aria-valuenow', String(pointed - 1));
  await page.keyboard.press('End');
  await expect(plot).toHaveAttribute('aria-valuenow', '30');
  await expect(plot).toHaveAttribute('aria-valuetext', new RegExp(`Value ${TODAY.value}, Paid in ${TODAY.paidIn}, `));
  await expect(page.getByRole('region', { name: 'Your holdings' })).toContainText(/\$9,984\.00\+\$2,699\.10/);

  await choose(page, 'Table');
  await expect(rowsOf(page)).toHaveCount(32);
  await expect(rowsOf(page).nth(1)).toContainText(new RegExp(`${TODAY.value}${TODAY.paidIn}${TODAY.gain}`));
  await expectNoSideways(page);
  await choose(page, 'Chart');
  await expect(plot).toBeVisible();
});

test(
  'the overview is accessible in both themes, and fits with text of twice the size',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await openDashboard(page, world);
    await expect(plotOf(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
    await doubleText(page);
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await resize(page, { width, height });
      await expect(plotOf(page)).toBeVisible();
      await expectNoSideways(page, `${width} px`);
    }
  },
);

const PARTS = [
  ['user/graphForDealUser', 'figure', NAME],
  ['user/my-wallet', 'region', 'Your wallet'],
  ['wallet/latestTransactions', 'region', 'Latest activity'],
  ['blog/getblogMediaList', 'region', 'From the bank'],
] as const;

const UNAVAILABLE = 'Not available at the moment.';

test(
  'parts that fail for the same reason show one error, and one retry loads them all',
  { tag: '@one-width' },
  async ({ page, world }) => {
    for (const [call] of PARTS) await world.sandbox.fault(call, 'wrongtypes', 1_000);
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/dashboard');
    const parts = PARTS.map(([, role, name]) => page.getByRole(role, { name }));
    const failed = page.getByRole('main').getByRole('alert');
    for (const part of parts) await expect(part.getByRole('alert').or(part.getByText(UNAVAILABLE))).toBeVisible();
    await expect(failed).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Your shares' })).toContainText('800');
    await expectAccessible(page);
    const again = failed.getByRole('button', { name: 'Try again' });
    await expectIdle(again);
    await world.sandbox.clearFaults();
    await again.click();
    await expect(failed.or(page.getByText(UNAVAILABLE))).toHaveCount(0);
    await expect(plotOf(page)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Latest transactions' })).toBeVisible();
  },
);

test(
  'figures and an open order appear in the spaces reserved for them',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await resize(page, { width: 360, height: 740 });
    const investor = await approvedInvestor(world);
    await arriveAs(page, world, investor);
    const member = memberWith(world.service, await tokenFor(world, investor));
    await buyerIn(world).open(member, { walletAddress: investor.walletAddress as Address });
    await page.evaluate((key) => localStorage.setItem(key, '1'), STORAGE_KEYS.openOrders);
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(/user\/dashboard/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByText('Opening your order')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const below = page.getByRole('main').getByRole('link', { name: 'Buy shares' });
    const before = await below.boundingBox();
    release();
    await expect(page.getByRole('region', { name: 'Open order' })).toContainText('is waiting for your payment');
    await expect(page.getByRole('region', { name: 'Your holdings' })).toContainText('At the reference price of');
    expect((await below.boundingBox())?.y).toBeCloseTo(before!.y, 0);
  },
);

test('an investor without shares sees the steps to the first share, and no zeros', async ({ page, world }) => {
  await openDashboard(page, world, await investorNamed(world, 'nell@fnx.example'));
  const steps = page.getByRole('region', { name: 'Steps to your first share' });
  await expect(steps.getByRole('heading')).toContainText('Three steps to your first share');
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps.locator('[aria-current=step]')).toContainText('Verify your identity');
  await expect(page.getByText(/\$0\.00|0\.00 FNX/)).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL('/kyc');
});

test(
  'an offline page keeps its data, says what is missing, and loads the missing data when it is online again',
  { tag: '@one-width' },
  async ({ page, context, world, watch }) => {
    watch.allowConsoleError(/Failed to load resource/);
    await openDashboard(page, world);
    await expect(plotOf(page)).toBeVisible();
    // Everything must be loaded before the page goes offline. Before hydration no element is busy, so the same check in
    // `openDashboard` is not enough.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.clock.install();
    await context.setOffline(true);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/user/dashboard'));
    await page.clock.fastForward(60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await refused;
    await choose(page, '1W');
    await expect(chartOf(page).getByRole('alert')).toContainText('FNX could not be reached.');
    await expect(chartOf(page).getByText('Last known: $9,984.00')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Your shares' })).toContainText('800');
    await expect(page.getByRole('region', { name: 'Your holdings' })).toContainText('At the reference price of');
    await expect(page.getByRole('table', { name: 'Latest transactions' })).toBeVisible();
    await context.setOffline(false);
    await expect(async () => {
      await page.clock.fastForward(5_000);
      const again = chartOf(page).getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(plotOf(page)).toHaveAttribute('aria-valuemax', '7', { timeout: 1_000 });
    }).toPass();
  },
);

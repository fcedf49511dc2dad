import type { Page } from '@playwright/test';
import { getTransactions } from '@/api/contract';
import { COOKIES } from '@/config/product';
import { memberWith } from '../support/member';
import type { World } from '../support/world';
import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const account = (page: Page) => page.getByRole('button', { name: 'Account' });

test.beforeEach(async ({ page, world }) => {
  await world.sandbox.reset();
  await arriveAs(page, world, await approvedInvestor(world));
});

async function hashOfSome(page: Page, { service }: World): Promise<string> {
  const token = await page.evaluate((name) => localStorage.getItem(name), COOKIES.token);
  const { docs } = await memberWith(service, token ?? '').get(getTransactions, {});
  const hash = docs?.find(({ txHash }) => txHash)?.txHash;
  if (!hash) throw new Error('The seed has no transaction on the chain');
  return hash;
}

/** Retries, because there is no visible sign that the page has started to listen for keys. */
async function firstOpen(page: Page): Promise<void> {
  await expect(account(page)).toBeVisible();
  await expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 5_000 });
  }).toPass();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
}

async function take(page: Page, text: string, name: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(text);
  const line = page.getByRole('option', { name, exact: true });
  await expect(line).toHaveAttribute('aria-selected', 'true');
  await expect(line).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
}

test(
  'a page, an action, a transaction and a question are found by the keyboard alone',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const hash = await hashOfSome(page, world);
    await page.goto('/dashboard');
    await account(page).focus();
    await firstOpen(page);
    await expectAccessible(page);
    await close(page);
    await expect(account(page)).toBeFocused();

    await page.keyboard.press('Meta+k');
    await take(page, 'wallet', 'Wallet');
    await expect(page).toHaveURL('/wallet');
    await firstOpen(page);
    await take(page, 'light theme', 'Use the light theme');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await firstOpen(page);
    await page.keyboard.insertText(hash);
    const found = page.getByRole('option', { name: /^Transaction 0x/ });
    await expect(found).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/transactions' && url.search.includes(hash));
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await firstOpen(page);
    await take(page, 'why need bnb', 'I have USDT. Why do I need BNB as well?');
    await expect(page).toHaveURL('/faq#need-bnb');
  },
);

test('single keys open pages, and can be turned off permanently', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/dashboard');
  await firstOpen(page);
  await close(page);
  // There is no visible sign that the page listens for keys again, so this retries.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page.getByLabel('Search by hash or note')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search by hash or note')).toBeFocused();
  await account(page).focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Go to Staking');
  await list.getByRole('checkbox', { name: 'Use single keys as shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.reload();
  await firstOpen(page);
  await close(page);
  for (const key of ['?', 'g', 'o']) await page.keyboard.press(key);
  await firstOpen(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL('/transactions');
});

test.describe('on a phone, in right-to-left layout', { tag: '@one-width' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the search opens from the menu and returns the focus to it on close', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ direction: 'rtl' })));
    await page.goto('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' });
    const open = async () => {
      await menu.tap();
      await page.getByRole('button', { name: 'Search', exact: true }).tap();
      await expect(field(page)).toBeFocused();
    };
    await open();
    await expectNoSideways(page);
    await close(page);
    await expect(menu).toBeFocused();
    await open();
    await page.keyboard.insertText('rewards');
    const line = page.getByRole('option', { name: 'Rewards', exact: true });
    await expect(line).toBeInViewport({ ratio: 1 });
    await line.tap();
    await expect(page).toHaveURL('/rewards');
  });
});

import { expectAccessible } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a shortened amount shows all its digits when it has the focus, and is copied in full',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await world.sandbox.reset();
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/swap');
    await page.getByLabel('You pay', { exact: true }).fill('12.345678901');
    const amount = page
      .getByRole('term')
      .filter({ hasText: 'You receive at least' })
      .locator('..')
      .locator('[data-exact]');
    await expect(amount).toBeVisible();
    const exact = async () => (await amount.getAttribute('title')) ?? '';
    await amount.focus();
    const tip = page.locator('[data-exact-tip]');
    await expect(tip).toHaveText(await exact());
    await expect(tip).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+\.\d{7,} USDT$/);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
  },
);

import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';
import { expectDelivered, payButton, review, startBuying, status } from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SHOWN = 'a pending payment is shown on every page until it is settled';

test(SHOWN, { tag: '@one-width' }, async ({ page, context, world }) => {
  const { wallet } = await startBuying(page, context, world);
  const mark = page.getByRole('banner').getByRole('link', { name: '1 payment pending' });
  await review(page);
  await expect(mark).toBeHidden();
  await world.chain.setAutomine(false);
  await payButton(page).click();
  await expect(status(page, 'Confirming')).toBeVisible();
  await expect(mark).toBeVisible();

  await page.goto('/');
  await expect(mark).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 payment pending' })).toHaveCount(1);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
      await expectNoSideways(page, `${width} px, ${direction}`);
      await expectAccessible(page);
    }
  }

  const other = await context.newPage();
  await other.goto('/faq');
  await other.getByRole('banner').getByRole('link', { name: '1 payment pending' }).click();
  await expect(status(other, 'Confirming')).toBeVisible();

  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expect(mark).toBeHidden({ timeout: 30_000 });
  await expectDelivered(other);
  await expect(other.getByRole('link', { name: '1 payment pending' })).toBeHidden();
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(1);
});

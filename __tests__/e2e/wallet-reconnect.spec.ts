import { expectAccessible } from './expect-page';
import { expect, test } from './fixtures';
import { startBuying } from './purchase-steps';

test(
  'after a reload, one click in the form reconnects the wallet, until it is disconnected by hand',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const { wallet } = await startBuying(page, context, world);
    const header = page.getByRole('banner');
    const account = header.getByRole('button', { name: /^0x/ });
    const inForm = page.getByRole('main').getByRole('button', { name: 'Reconnect Test Wallet' });
    await page.reload();
    await expect(inForm).toHaveAccessibleDescription(/can’t move funds/);
    await expect(header.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();

    wallet.rejectNext();
    await inForm.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await expect(account).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await account.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
    await expect(inForm).toHaveCount(0);
  },
);

test('the wallet dialog has a row for the wallet that was used last', async ({ page, context, world }) => {
  await startBuying(page, context, world);
  await page.reload();
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  const row = dialog.getByRole('button', { name: 'Reconnect Test Wallet' });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  // A wallet that was chosen but never connected does not replace the wallet that was used last.
  await dialog.getByRole('button', { name: 'Rabby Wallet' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await row.click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

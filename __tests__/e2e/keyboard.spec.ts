import { installWallet } from '../support/test-wallet';
import { tabTo } from './by-keyboard';
import { expect, test } from './fixtures';
import { approvedInvestor, newestCode } from './steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

test('a purchase is made from login to delivery by keyboard alone', { tag: '@one-width' }, async ({ page, world }) => {
  const investor = await approvedInvestor(world);
  await installWallet(page, { rpcUrl: world.chain.rpcUrl, account: investor.walletAddress!, chainId: 56 });

  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await tabTo(page, 'Log in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

  await tabTo(page, 'E-mail');
  await page.keyboard.type(investor.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(investor.password);
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('Phone code')).toBeVisible();
  await tabTo(page, 'Phone code');
  await page.keyboard.type(await newestCode(world, investor.phone, 'sms'));
  await tabTo(page, 'E-mail code');
  await page.keyboard.type(await newestCode(world, investor.email, 'email'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your shares' })).toContainText('800');

  await tabTo(page, 'Connect Wallet');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Test Wallet/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, /^0x/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your wallet' })).toBeVisible();
  await tabTo(page, 'Disconnect');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();

  await tabTo(page, 'Account');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

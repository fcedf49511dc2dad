import { installWallet } from '../support/test-wallet';
import { expect, test } from './fixtures';
import { approvedInvestor, figure, logIn, logOut } from './steps';

const FNX = 10n ** 18n;

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

test(
  'an investor logs in by codes, sees figures from the service and the chain, connects the wallet and logs out',
  { tag: '@path' },
  async ({ page, world }) => {
    const investor = await approvedInvestor(world);
    const account = investor.walletAddress!;
    await installWallet(page, { rpcUrl: world.chain.rpcUrl, account, chainId: 56 });

    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Share price' })).toContainText('$12.48');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await logIn(page, world, investor);

    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('region', { name: 'Your shares' })).toContainText('800');
    const held = await world.chain.balanceOf('FNX', account as `0x${string}`);
    await expect(figure(page, 'FNX on the chain')).toContainText(`${held / FNX}.00 FNX`);

    await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Test Wallet/ })
      .click();
    const walletButton = page.getByRole('button', { name: `${account.slice(0, 4)}…${account.slice(-4)}` });
    await expect(walletButton).toBeVisible();
    await walletButton.click();
    await expect(page.getByRole('dialog', { name: 'Your wallet' })).toContainText(account);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();

    await logOut(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user_email'), document.cookie]),
    ).toEqual([null, null, '']);
  },
);

test(
  'the balance on the chain is read from the chain, not from the service',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const investor = await approvedInvestor(world);
    await logIn(page, world, investor);
    const before = await world.chain.balanceOf('FNX', investor.walletAddress as `0x${string}`);
    await expect(figure(page, 'FNX on the chain')).toContainText(`${before / FNX}.00 FNX`);
    await world.sandbox.faucet(investor.walletAddress!, 'FNX', '7');
    await page.reload();
    await expect(figure(page, 'FNX on the chain')).toContainText(`${before / FNX + 7n}.00 FNX`);
    await expect(page.getByRole('region', { name: 'Your shares' })).toContainText('800');
  },
);

test('a token is never in the page, the URL or the console', { tag: '@one-width' }, async ({ page, world }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => logged.push(request.url()));
  await logIn(page, world, await approvedInvestor(world));
  await expect(figure(page, 'Rewards to claim')).toContainText('FNX');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toBeTruthy();
  expect([...logged, page.url(), await page.content()].filter((text) => text.includes(token!))).toEqual([]);
});

import { expect, test } from './fixtures';
import { ledgerOf, payButton, review, startBuying } from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

test(
  'USDT without BNB for the fee is refused without a wallet request, and a little BNB solves it',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const gus = (await world.sandbox.accounts()).find(({ email }) => email === 'gus@fnx.example');
    const { wallet, address } = await startBuying(page, context, world, gus);
    await review(page);
    await payButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Not enough BNB for the network fee' });
    await expect(alert).toContainText(/Add a little BNB to your wallet, then pay\. You need about 0\.\d+ BNB more\./);
    expect(wallet.requestsOf('eth_sendTransaction')).toEqual([]);
    expect(await ledgerOf(world, address).payments()).toEqual([]);

    await world.chain.rpc('anvil_setBalance', [address, `0x${(10n ** 18n).toString(16)}`]);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Certificate of Ownership' })).toBeVisible({ timeout: 30_000 });
    expect(await ledgerOf(world, address).payments()).toHaveLength(1);
  },
);

test('the pool amounts beside Buy match the chain', { tag: '@one-width' }, async ({ page, context, world }) => {
  await startBuying(page, context, world);
  await page.getByText('How to sell', { exact: true }).click();
  const panel = page.getByRole('region', { name: 'How to sell' });
  await expect(panel).toContainText('400,000 FNX');
  await expect(panel).toContainText('4,992,000 USDT');
  await expect(panel.getByText('Selling 10 FNX now would pay about')).toBeVisible();
});

test(
  'a section whose text could not be loaded says so, and can load it again',
  { tag: '@one-width' },
  async ({ page, context, world, watch }) => {
    watch.allowConsoleError(/ERR_FAILED/);
    const words = 'buy shares back on demand';
    let isBlocked = true;
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch();
      if (isBlocked && (await response.text()).includes(words)) await route.abort();
      else await route.fulfill({ response });
    });
    await startBuying(page, context, world);
    const section = page.getByRole('group').filter({ has: page.getByText('How to sell', { exact: true }) });
    await page.getByText('How to sell', { exact: true }).click();
    await expect(section.getByRole('alert')).toBeVisible();
    isBlocked = false;
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByText(words)).toBeVisible();
  },
);

test('the specimen certificate shows the amount entered', { tag: '@one-width' }, async ({ page, context, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startBuying(page, context, world);
  const specimen = page.getByRole('img', { name: 'Specimen certificate' });
  await page.getByLabel('You receive').fill('12.5');
  await expect(specimen).toContainText('12.50');
  await expect(specimen).toContainText('Specimen');
  await expect(page.getByRole('heading', { name: 'Certificate of Ownership' })).toBeHidden();
});

test('an investor in a country that is not served learns it at once, with the next step', async ({
  page,
  context,
  world,
}) => {
  const faye = (await world.sandbox.accounts()).find(({ email }) => email === 'faye@fnx.example');
  const { wallet } = await startBuying(page, context, world, faye);
  await expect(page.getByRole('heading', { name: 'Not offered where you live' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review' })).toBeHidden();
  expect(wallet.requestsOf('eth_sendTransaction')).toEqual([]);
});

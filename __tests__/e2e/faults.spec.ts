import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs, expectIdle, figure } from './steps';

const KINDS = [
  'stall',
  'reset',
  'http500html',
  'http429seconds',
  'html200',
  'truncated',
  'wrongtypes',
  'statusmismatch',
] as const;

test.beforeEach(({ watch }) => watch.allowConsoleError(/Failed to load resource/));
test.afterEach(({ world }) => world.sandbox.clearFaults());

for (const kind of KINDS) {
  // The panel is the same for all kinds, so one of them is checked on a phone.
  const tag = kind === 'http500html' ? [] : '@one-width';
  test(
    `the dashboard shows a message and a working retry for ${kind}, and no page error`,
    { tag },
    async ({ page, world }) => {
      await arriveAs(page, world, await approvedInvestor(world));
      await page.goto('/dashboard');
      await expect(figure(page, 'Rewards to claim')).toContainText('FNX');
      await world.sandbox.fault('user/dashboard', kind, 100);
      await page.clock.install();
      await page.reload();
      await expect(page.getByText('Account of')).toBeVisible();
      const holdings = page.getByRole('region', { name: 'Your holdings' });
      const again = holdings.getByRole('button', { name: 'Try again' });
      // The page first retries automatically. After that, only the button restores the figures.
      await expect(async () => {
        await page.clock.fastForward(31_000);
        await expect(again).toBeVisible({ timeout: 1_000 });
        await expect(again).not.toHaveAttribute('aria-busy', 'true', { timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      await expect(holdings.getByRole('alert')).toBeVisible();
      await expect(page.getByText('Account of')).toBeVisible();
      await world.sandbox.clearFaults();
      await again.click();
      await expect(figure(page, 'Rewards to claim')).toContainText('FNX');
    },
  );
}

test(
  'an answer that cannot be decrypted is shown as a fault, and never logs out',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/dashboard');
    await expect(figure(page, 'Rewards to claim')).toContainText('FNX');
    await world.sandbox.fault('user/dashboard', 'badcipher', 100);
    await page.reload();
    const panel = page.getByRole('region', { name: 'Your holdings' });
    await expect(panel.getByRole('alert')).toContainText('The answer from FNX could not be read');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    const again = panel.getByRole('button', { name: 'Try again' });
    await expectIdle(again);
    await world.sandbox.clearFaults();
    await again.click();
    await expect(figure(page, 'Rewards to claim')).toContainText('FNX');
  },
);

test(
  'the home page keeps the served price, and says that a newer one is missing',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await world.sandbox.fault('wallet/getFNXprice', 'http500html', 100);
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"readAt":"[^"]+"/, '"readAt":"2026-01-01T00:00:00.000Z"');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/');
    const price = page.getByRole('region', { name: 'Share price' });
    await expect(price.getByRole('alert')).toContainText('may be out of date');
    await expect(price).toContainText('$12.48');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const again = price.getByRole('button', { name: 'Try again' });
    await expectIdle(again);
    await world.sandbox.clearFaults();
    await again.click();
    await expect(price.getByRole('alert')).toBeHidden();
    await expect(price).toContainText('$12.48');
    await expect(price).toContainText('As of');
  },
);

test('an unreachable chain is reported where its figures would be', async ({ page, world }) => {
  await page.route('**/api/rpc/**', (route) => route.abort());
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/dashboard');
  const wallet = page.getByRole('region', { name: 'Your wallet' });
  await expect(wallet.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  const again = wallet.getByRole('button', { name: 'Try again' });
  await expectIdle(again);
  await page.unroute('**/api/rpc/**');
  await again.click();
  await expect(figure(page, 'FNX on the chain')).toContainText('FNX');
});

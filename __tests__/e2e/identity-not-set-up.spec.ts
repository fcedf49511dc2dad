import { expect, test } from './fixtures';
import { arriveAs } from './steps';

test.use({ serverEnv: { SUMSUB_ORIGIN: '', SUMSUB_LEVEL: '' } });

test('a deployment without identity checks frames nothing, and says so @one-width', async ({
  page,
  world,
  request,
}) => {
  const rita = (await world.sandbox.accounts()).find(({ kycStatus }) => kycStatus === 'RETRY')!;
  await arriveAs(page, world, rita);
  await page.goto('/kyc');
  await expect(page.getByText('Identity checks are not available here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contactus');
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  const headers = (await request.get('/kyc')).headers();
  expect(headers['content-security-policy']).not.toContain(world.serviceUrl);
  expect(headers['permissions-policy']).toContain('camera=()');
});

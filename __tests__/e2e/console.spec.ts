import { tokenFor } from '../support/log-in';
import { expect, test } from './fixtures';
import { approvedInvestor } from './steps';

test(
  'the console of the sandbox refreshes its inbox, and reports what an action did',
  { tag: '@one-width' },
  async ({ page, world, watch }) => {
    watch.allowHost(world.serviceUrl);
    const investor = await approvedInvestor(world);
    await page.goto(world.serviceUrl);
    const inbox = page.getByRole('region', { name: 'Inbox' });
    await expect(inbox.getByText(investor.phone)).toBeHidden();
    await tokenFor(world, investor);
    await expect(inbox.getByText(investor.phone).first()).toBeVisible();
    await page.getByRole('button', { name: 'Send from the faucet' }).click();
    await expect(page.getByRole('status')).toHaveText('Sent.');
    expect(page.url()).toBe(`${world.serviceUrl}/`);
  },
);

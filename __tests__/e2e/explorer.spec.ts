import { expect, test } from './fixtures';
import { expectDelivered, payButton, review, startBuying } from './purchase-steps';

test(
  'the hash of a payment leads to the transaction in the block explorer of the sandbox',
  { tag: '@one-width' },
  async ({ page, context, world, request }) => {
    await world.sandbox.reset();
    await startBuying(page, context, world);
    await review(page);
    await payButton(page).click();
    await expectDelivered(page);
    await page.goto('/transactions');
    const link = page.getByRole('link', { name: /on the block explorer, in a new tab/ }).first();
    const address = await link.getAttribute('href');
    expect(address).toContain(`${world.serviceUrl}/explorer/tx/0x`);
    const explorer = await request.get(address ?? '');
    expect(explorer.status()).toBe(200);
    expect(await explorer.text()).toContain('Succeeded');
  },
);

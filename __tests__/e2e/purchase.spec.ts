import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  PAID_IN,
  TEN_SHARES,
  connect,
  expectDelivered,
  ledgerOf,
  payButton,
  review,
  startBuying,
  status,
} from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SEND = 'eth_sendTransaction';
const CHECK = 'eth_getBlockByNumber';

for (const { payWith, due } of PAID_IN) {
  // The screen is the same in both currencies, so only one is checked on a phone.
  test.describe(payWith, { tag: payWith === 'BNB' ? '@one-width' : [] }, () => {
    test(
      'ten shares take one payment and one delivery, and both are on the dashboard',
      { tag: '@path' },
      async ({ page, context, world }) => {
        const { wallet, address } = await startBuying(page, context, world);
        const ledger = ledgerOf(world, address);
        await review(page, { payWith });
        await payButton(page).click();
        await expectDelivered(page);
        await expect(status(page, 'Delivered')).toBeVisible();
        expect(await ledger.payments(payWith)).toEqual([due]);
        expect(await ledger.deliveries()).toEqual([TEN_SHARES]);
        expect(wallet.requestsOf(SEND)).toHaveLength(1);
        await page.goto('/dashboard');
        await expect(page.getByText('810').first()).toBeVisible();
      },
    );

    test('a reload at each step continues the same order', { tag: '@one-width' }, async ({ page, context, world }) => {
      const { wallet, address } = await startBuying(page, context, world);
      await review(page, { payWith });
      await page.reload();
      await connect(page);
      const goOn = wallet.hold(CHECK);
      await payButton(page).click();
      await expect.poll(() => wallet.requestsOf(CHECK).length).toBe(1);
      await page.reload();
      goOn();
      await connect(page);
      expect(wallet.requestsOf(SEND)).toHaveLength(0);
      await world.chain.setAutomine(false);
      await payButton(page).click();
      await expect(status(page, 'Confirming')).toBeVisible();
      await page.reload();
      await expect(status(page, 'Confirming')).toBeVisible();
      await expect(payButton(page)).toBeHidden();
      const confirm = world.confirmations.pause();
      await world.chain.mine();
      await expect(page.getByText('It has 1 of 3 confirmations.')).toBeVisible();
      await page.reload();
      await expect(payButton(page)).toBeHidden();
      await world.chain.setAutomine(true);
      confirm();
      await expectDelivered(page);
      await page.reload();
      await expect(page.getByRole('form', { name: 'Buy shares' })).toBeVisible();
      expect(wallet.requestsOf(SEND)).toHaveLength(1);
      expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
      expect(await ledgerOf(world, address).deliveries()).toEqual([TEN_SHARES]);
    });
  });
}

/** One currency is enough from here: the money suite tests both, and the screen is the same. */
const [{ payWith, due }] = PAID_IN;

test('twenty clicks and an Enter ask the wallet once', { tag: '@one-width' }, async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await payButton(page).focus();
  await Promise.all([
    payButton(page).evaluate((button) => {
      for (let clicks = 0; clicks < 20; clicks += 1) (button as HTMLButtonElement).click();
    }),
    page.keyboard.press('Enter'),
  ]);
  await expectDelivered(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test(
  'a payment that the wallet sends after a reload is found, and not made again',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const { wallet, address } = await startBuying(page, context, world);
    await review(page, { payWith });
    const answer = wallet.hold(SEND);
    await payButton(page).click();
    await expect(status(page, 'Waiting for your wallet')).toBeVisible();
    await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
    await page.reload();
    await expect(status(page, 'Looking for your payment')).toBeVisible();
    await expect(payButton(page)).toBeHidden();
    answer();
    await expectDelivered(page);
    expect(wallet.requestsOf(SEND)).toHaveLength(1);
    expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  },
);

test('two tabs pay one order once', { tag: '@one-width' }, async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  const second = await context.newPage();
  await second.goto('/buy-shares');
  await connect(second);
  await expect(payButton(second)).toBeVisible();
  const clickPay = (tab: Page) =>
    payButton(tab)
      .click({ timeout: 3_000 })
      .catch(() => undefined);
  await Promise.all([clickPay(page), clickPay(second)]);
  await Promise.all([expectDelivered(page), expectDelivered(second)]);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test(
  'without Web Locks nothing is requested, and the page says why',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const { wallet, address } = await startBuying(page, context, world);
    await review(page, { payWith });
    await payButton(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'This browser cannot prevent sending twice' }),
    ).toBeVisible();
    expect(wallet.requestsOf(SEND)).toHaveLength(0);
    expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
  },
);

test(
  'a tab that stayed open continues the payment of another tab, even of a closed one',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const { wallet, address } = await startBuying(page, context, world);
    await review(page, { payWith });
    const second = await context.newPage();
    await second.goto('/buy-shares');
    await connect(second);
    await expect(payButton(second)).toBeVisible();
    const answer = wallet.hold(SEND);
    await payButton(page).click();
    await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
    await expect(status(second, 'Looking for your payment')).toBeVisible();
    await expect(payButton(second)).toBeHidden();
    await page.close();
    answer();
    await expectDelivered(second);
    expect(wallet.requestsOf(SEND)).toHaveLength(1);
    expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  },
);

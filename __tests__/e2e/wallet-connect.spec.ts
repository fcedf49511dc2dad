import type { Page } from '@playwright/test';
import { phoneWallet } from '../support/phone-wallet';
import { installRelay } from '../support/relay';
import { scan } from '../support/scan';
import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';
import { ON_A_PHONE } from './on-a-phone';

test.use({ serverEnv: { WALLETCONNECT_PROJECT_ID: '0123456789abcdef0123456789abcdef' } });

const ACCOUNT = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';

/** WalletConnect asks this host to verify the site's domain, but works without an answer. */
const VERIFY = 'https://verify.walletconnect.org';

test.beforeEach(async ({ context, watch }) => {
  watch.allowHost(VERIFY);
  // WalletConnect logs every refusal and every timeout.
  watch.allowConsoleError(/_next\/static|net::ERR_FAILED/);
  await context.route(`${VERIFY}/**`, (route) => route.abort());
});

async function choose(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

const codeOf = (page: Page) => page.getByRole('img', { name: 'QR code' });

const uriIn = (scanned: string): string =>
  scanned.startsWith('wc:') ? scanned : (new URL(scanned).searchParams.get('uri') ?? '');

test(
  'WalletConnect shows a new code after a refusal, and connects with the new code',
  { tag: '@one-width' },
  async ({ page, context }) => {
    test.slow();
    const phone = phoneWallet(await installRelay(context), ACCOUNT);
    await choose(page, 'WalletConnect');
    await expect(codeOf(page)).toBeVisible();
    await expectAccessible(page);
    const first = uriIn(await scan(codeOf(page)));
    phone.refuse(first);

    // A refusal shows no message. Instead, a new code replaces the used one.
    let second = first;
    await expect(async () => expect((second = uriIn(await scan(codeOf(page))))).not.toBe(first)).toPass();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectAccessible(page);
    phone.approve(second);

    await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

for (const name of ['Rainbow', 'Ready (Argent)']) {
  test(
    `${name} shows a code, and the account appears in the header`,
    { tag: '@one-width' },
    async ({ page, context }) => {
      const phone = phoneWallet(await installRelay(context), ACCOUNT);
      await choose(page, name);
      phone.approve(uriIn(await scan(codeOf(page))));
      await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}

test('a code is complete and readable in a window of 320 px', { tag: '@one-width' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await installRelay(context);
  await choose(page, 'WalletConnect');
  await expect(codeOf(page)).toBeInViewport({ ratio: 1 });
  expect(uriIn(await scan(codeOf(page)))).toMatch(/^wc:/);
  await expectNoSideways(page);
});

test(
  'a relay that does not answer is reported, and can be tried again',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await context.routeWebSocket(/^wss:\/\/relay\.walletconnect\./, (socket) => socket.close());
    await page.clock.install();
    await choose(page, 'WalletConnect');
    const dialog = page.getByRole('dialog', { name: 'WalletConnect is not responding' });
    const expectNoAnswerShown = () =>
      expect(async () => {
        await page.clock.fastForward(4_000);
        await expect(dialog).toBeVisible({ timeout: 300 });
      }).toPass();
    await expectNoAnswerShown();
    await expect(dialog).toContainText('a filter may be blocking WalletConnect');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Choose another wallet' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'WalletConnect', exact: true })).toBeEnabled();

    await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect', exact: true }).click();
    await expectNoAnswerShown();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expectNoAnswerShown();
  },
);

test.describe('on a phone', { tag: '@one-width' }, () => {
  test.use(ON_A_PHONE);

  test('WalletConnect shows a link into the phone’s wallets and a code to copy', async ({ page, context }) => {
    const phone = phoneWallet(await installRelay(context), ACCOUNT);
    await choose(page, 'WalletConnect');
    const dialog = page.getByRole('dialog', { name: 'Connect through WalletConnect' });
    const link = dialog.getByRole('link', { name: 'Open a wallet on this phone' });
    await expect(link).toHaveAttribute('href', /^wc:/);
    await expect(dialog.getByText('Copy code', { exact: true })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    phone.approve((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

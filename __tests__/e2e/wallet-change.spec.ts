import type { Page } from '@playwright/test';
import { installWallet } from '../support/test-wallet';
import { wrongCode } from '../support/two-factor';
import { paste, pressButton, type } from './by-keyboard';
import { doubleText, expectGood } from './expect-page';
import { expect, test } from './fixtures';
import { expectUnreached, withoutNetwork } from './lost-network';
import { approvedInvestor, arriveAs, newestCode } from './steps';

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

const LINK = 'user/userWalletRequest';
const CONTACT_CALL = 'user/contactUs';
const LOST = 'user/lostWallet';
/** An account that the chain has unlocked and that no seeded investor has linked. */
const FREE = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const WRITTEN = 'It fell overboard, in its box.';

test.beforeEach(async ({ world, watch }) => {
  watch.allowConsoleError(/Failed to load resource/);
  await world.sandbox.reset();
});

const panel = (page: Page) => page.getByRole('region', { name: 'Replace wallet' });
const signWith = (page: Page, which: 'old' | 'new') =>
  panel(page).getByRole('button', { name: `Sign with the ${which} wallet` });
const alert = (page: Page) => panel(page).getByRole('alert');

async function connect(page: Page): Promise<void> {
  await pressButton(page, 'Connect Wallet');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Test Wallet/ })).toBeVisible();
  await pressButton(page, /^Test Wallet/);
  await expect(signWith(page, 'old')).toBeVisible();
}

async function sign(page: Page, which: 'old' | 'new'): Promise<void> {
  await expect(signWith(page, which)).toBeVisible();
  await expect(signWith(page, which)).not.toHaveAttribute('aria-disabled');
  await pressButton(page, `Sign with the ${which} wallet`);
}

test(
  'a wallet is changed with both signatures, despite a reload, a lost network and a refusal',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const amelia = await approvedInvestor(world);
    const old = amelia.walletAddress!;
    const wallet = await installWallet(context, { rpcUrl: world.chain.rpcUrl, account: old, chainId: 56 });
    await arriveAs(page, world, amelia);
    await page.goto('/wallet');
    await pressButton(page, 'Replace wallet');
    const field = page.getByLabel('Address of the new wallet');
    await type(page, 'Address of the new wallet', old);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/already linked/);
    await expectGood(page);
    await paste(page, 'Address of the new wallet', FREE.slice(0, 30));
    await page.reload();
    await expect(field).toHaveValue(FREE.slice(0, 30));
    await paste(page, 'Address of the new wallet', ` ${FREE} `);
    await withoutNetwork(page, LINK, async () => {
      await page.keyboard.press('Enter');
      await expect(alert(page)).toContainText('FNX could not be reached.');
      await expectGood(page);
    });
    await pressButton(page, 'Try again');

    await connect(page);
    wallet.rejectNext('personal_sign');
    await sign(page, 'old');
    await expect.poll(() => wallet.requestsOf('personal_sign').length).toBe(1);
    await expect(alert(page)).toHaveCount(0);
    await sign(page, 'old');
    await expect(panel(page)).toContainText('The old wallet has signed.');
    await expectGood(page);
    await page.reload();
    await connect(page);
    await sign(page, 'old');
    await expect(panel(page).getByRole('note')).toContainText('Switch it to');
    await wallet.setAccount(FREE);
    await withoutNetwork(page, LINK, async () => {
      await sign(page, 'new');
      await expect(alert(page)).toContainText('FNX could not be reached.');
    });
    await expect(page.getByRole('region', { name: 'Another wallet is connected' })).toBeVisible();
    await doubleText(page);
    await expectGood(page);
    await wallet.setAccount(old);
    await pressButton(page, 'Try again');
    await sign(page, 'old');
    await expect(panel(page)).toContainText('The old wallet has signed.');
    await wallet.setAccount(FREE);
    await sign(page, 'new');
    await expect(page.getByText('Your wallet was replaced.')).toBeVisible();
    expect((await approvedInvestor(world)).walletAddress).toBe(FREE);
  },
);

test(
  'the replacement of a lost wallet survives reloads and a lost network, and another tab stops it',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const amelia = await approvedInvestor(world);
    const codes = async () => ({
      phone: await newestCode(world, amelia.phone, 'sms'),
      email: await newestCode(world, amelia.email, 'email'),
    });
    const enter = async ({ phone, email }: { phone: string; email: string }) => {
      await type(page, 'Phone code', phone);
      await paste(page, 'E-mail code', `${email.slice(0, 3)} ${email.slice(3)}`);
      await page.keyboard.press('Enter');
    };
    await arriveAs(page, world, amelia);
    await page.goto('/wallet');
    await pressButton(page, 'I have lost this wallet');
    await type(page, 'What happened to the wallet?', WRITTEN);
    await expectGood(page);
    await page.reload();
    await expect(page.getByLabel('What happened to the wallet?')).toHaveValue(WRITTEN);
    await withoutNetwork(page, CONTACT_CALL, async () => {
      await pressButton(page, 'Send and get codes');
      await expectUnreached(page);
      await expectGood(page);
    });
    await pressButton(page, 'Try again');
    await expect(page.getByLabel('Phone code')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We have your message.')).toBeVisible();
    await expectGood(page);
    const first = await codes();
    await enter({ ...first, phone: wrongCode(first.phone) });
    await expect(page.getByLabel('Phone code')).toHaveAccessibleDescription(/wrong\. 4 tries left/);
    await expect(page.getByLabel('E-mail code')).toHaveValue(first.email);
    await world.sandbox.clock(601);
    await enter(first);
    await expect(
      panel(page)
        .getByText(/expired/)
        .first(),
    ).toBeVisible();
    await pressButton(page, 'Back to the message to get new codes');
    await expect(page.getByLabel('What happened to the wallet?')).toHaveValue(WRITTEN);
    await pressButton(page, 'Send and get codes');
    await expect(page.getByLabel('Phone code')).toBeVisible();
    await enter(first);
    await expect(page.getByLabel('Phone code')).toHaveAccessibleDescription(/wrong/);
    await withoutNetwork(page, LOST, async () => {
      await enter(await codes());
      await expectUnreached(page);
    });
    await pressButton(page, 'Try again');
    await expect(page.getByText('Replacement in progress')).toBeVisible();
    await doubleText(page);
    await expectGood(page);

    const other = await context.newPage();
    await other.goto('/wallet');
    await withoutNetwork(other, LOST, async () => {
      await pressButton(other, 'Stop replacement');
      await expect(alert(other)).toContainText('FNX could not be reached.');
    });
    await pressButton(other, 'Stop replacement');
    await expect(other.getByRole('button', { name: 'I have lost this wallet' })).toBeVisible();
    await page.bringToFront();
    await pressButton(page, 'Stop replacement');
    await expect(page.getByRole('button', { name: 'I have lost this wallet' })).toBeVisible();
  },
);

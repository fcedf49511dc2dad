import type { BrowserContext, Page } from '@playwright/test';
import type { Address } from '@/api/contract';
import { installWallet } from '../support/test-wallet';
import type { World } from '../support/world';
import { expect, test } from './fixtures';
import { connect, status } from './purchase-steps';
import { approvedInvestor, arriveAs } from './steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SEND = 'eth_sendTransaction';
const ONE = 10n ** 18n;
const FRIEND: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const SENT = [
  { token: 'FNX', typed: '1.5', units: (15n * ONE) / 10n },
  { token: 'USDT', typed: '0.000000000000000001', units: 1n },
  { token: 'BNB', typed: '0.25', units: ONE / 4n },
] as const;
type Token = (typeof SENT)[number]['token'];

async function startSending(page: Page, context: BrowserContext, world: World) {
  const investor = await approvedInvestor(world);
  const address = investor.walletAddress as Address;
  const wallet = await installWallet(context, { rpcUrl: world.chain.rpcUrl, account: address, chainId: 56 });
  await arriveAs(page, world, investor);
  await page.goto('/wallet');
  await connect(page);
  return { wallet, address };
}

async function heldBy(world: World, token: Token, owner: Address): Promise<bigint> {
  if (token !== 'BNB') return world.chain.balanceOf(token, owner);
  return BigInt((await world.chain.rpc('eth_getBalance', [owner, 'latest'])) as string);
}

const review = (page: Page) => page.getByRole('region', { name: 'Review what you send' });
const form = (page: Page) => page.getByRole('form', { name: 'Send' });

async function fillIn(page: Page, { token, typed }: { token: Token; typed: string }): Promise<void> {
  await form(page).getByLabel('Token').selectOption(token);
  await form(page).getByLabel('Recipient').fill(FRIEND.toLowerCase());
  await form(page).getByLabel('Amount').fill(typed);
  await expect(form(page).getByRole('button', { name: 'Max' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Review' }).click();
  await expect(review(page)).toContainText(FRIEND);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'This is the address I want to send to' }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

for (const { token, typed, units } of SENT) {
  test.describe(token, { tag: token === SENT[0].token ? [] : '@one-width' }, () => {
    test('a transfer sends the exact amount, and only once', { tag: '@path' }, async ({ page, context, world }) => {
      const { wallet, address } = await startSending(page, context, world);
      const [own, theirs] = await Promise.all([heldBy(world, token, address), heldBy(world, token, FRIEND)]);
      await fillIn(page, { token, typed });
      await send(page);
      await expect(status(page, 'Sent')).toBeVisible({ timeout: 30_000 });
      expect(wallet.requestsOf(SEND)).toHaveLength(1);
      expect(await heldBy(world, token, FRIEND)).toBe(theirs + units);
      const left = await heldBy(world, token, address);
      if (token === 'BNB') expect(own - units - left).toBeLessThan(ONE / 1_000n);
      else expect(left).toBe(own - units);
      await page.getByRole('button', { name: 'New transfer' }).click();
      await expect(form(page).getByLabel('Recipient')).toHaveValue('');
    });
  });
}

/** One token is enough from here: the money suite tests them all. */
const [{ token, typed, units }] = SENT;

test('a reload continues a pending transfer', { tag: '@one-width' }, async ({ page, context, world }) => {
  const { wallet } = await startSending(page, context, world);
  const theirs = await heldBy(world, token, FRIEND);
  await fillIn(page, { token, typed });
  await page.reload();
  await expect(review(page)).toContainText(FRIEND);
  await connect(page);
  await world.chain.setAutomine(false);
  await send(page);
  await expect(status(page, 'Confirming')).toBeVisible();
  await page.reload();
  await expect(status(page, 'Confirming')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expect(status(page, 'Sent')).toBeVisible({ timeout: 30_000 });
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await heldBy(world, token, FRIEND)).toBe(theirs + units);
});

test(
  'a transfer that the investor declined in the wallet is not sent, and can be sent afterwards',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const { wallet } = await startSending(page, context, world);
    const theirs = await heldBy(world, token, FRIEND);
    await fillIn(page, { token, typed });
    wallet.rejectNext(SEND);
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: 'You declined in your wallet' })).toBeVisible();
    expect(await heldBy(world, token, FRIEND)).toBe(theirs);
    await send(page);
    await expect(status(page, 'Sent')).toBeVisible({ timeout: 30_000 });
    expect(await heldBy(world, token, FRIEND)).toBe(theirs + units);
  },
);
test(
  'a transfer that the wallet sends after a reload is found, and not sent again',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const { wallet } = await startSending(page, context, world);
    const theirs = await heldBy(world, 'FNX', FRIEND);
    await fillIn(page, SENT[0]);
    const answer = wallet.hold(SEND);
    await send(page);
    await expect(status(page, 'Waiting for your wallet')).toBeVisible();
    await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
    await page.reload();
    await expect(status(page, 'Looking for your transfer')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden();
    answer();
    await expect(status(page, 'Sent')).toBeVisible({ timeout: 30_000 });
    expect(wallet.requestsOf(SEND)).toHaveLength(1);
    expect(await heldBy(world, 'FNX', FRIEND)).toBe(theirs + SENT[0].units);
  },
);

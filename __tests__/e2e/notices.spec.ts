import type { BrowserContext, Page } from '@playwright/test';
import { listNotifications } from '@/api/contract';
import { COOKIES, STORAGE_KEYS } from '@/config/product';
import { buyerIn } from '../support/buyer';
import { memberWith, type Member } from '../support/member';
import type { World } from '../support/world';
import { expectAccessible } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const TITLE = 'Read the half-year figures';
const row = (page: Page) => page.getByRole('listitem').filter({ hasText: TITLE });

async function memberAt(page: Page, { service }: World): Promise<Member> {
  const token = await page.evaluate((name) => localStorage.getItem(name), COOKIES.token);
  return memberWith(service, token ?? '');
}

const keptBy = async (member: Member) =>
  (await member.get(listNotifications, { limit: 50 })).docs.filter(({ title }) => title === TITLE).length;

test.beforeEach(async ({ page, world }) => {
  await world.sandbox.reset();
  await arriveAs(page, world, await approvedInvestor(world));
});

test(
  'a removed notification can be restored for a while, and is gone after that',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await page.clock.install();
    await page.goto('/notifications');
    const member = await memberAt(page, world);
    const remove = row(page).getByRole('button', { name: `Remove: ${TITLE}` });
    const undo = row(page).getByRole('button', { name: `Undo: ${TITLE}` });
    await expect(remove).toBeVisible();
    await expectAccessible(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await page.clock.runFor(10_000);
    expect(await keptBy(member)).toBe(1);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByText('All notifications removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toBeVisible();

    await remove.click();
    await expect(undo).toBeFocused();
    await page.clock.runFor(10_000);
    await page.clock.resume();
    await expect.poll(() => keptBy(member)).toBe(0);
    await expect(row(page)).toHaveCount(0);
  },
);

declare global {
  interface Window {
    __toasts?: string[];
  }
}

async function statusOf(name: string) {
  const { held = [], pending = [] } = await navigator.locks.query();
  const count = (locks: LockInfo[]) => locks.filter((lock) => lock.name === name).length;
  return { held: count(held), pending: count(pending) };
}

/** Records every toast, because each is visible only briefly. */
const toastsOf = (page: Page) => page.evaluate(() => window.__toasts ?? []);
const noteToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen = (window.__toasts = [] as string[]);
    const note = (node: Node) => {
      if (!(node instanceof Element)) return;
      const toast = node.matches('[data-sonner-toast]') ? node : node.querySelector('[data-sonner-toast]');
      if (toast) seen.push(toast.querySelector('[data-title]')?.textContent ?? '');
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(document, {
      subtree: true,
      childList: true,
    });
  });

test(
  'news about money is announced in one of two tabs, and both show it under the bell',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    await noteToasts(context);
    const other = await context.newPage();
    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => tab.goto('/transactions')));
    const bell = (tab: Page) => tab.getByRole('button', { name: 'Notifications' });
    for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
    await expect.poll(() => page.evaluate(statusOf, STORAGE_KEYS.noticesSeen)).toEqual({ held: 1, pending: 1 });
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.noticesSeen)).not.toBeNull();
    const unread = Number(/\d+/.exec((await bell(page).locator('xpath=..').innerText()) ?? '')?.[0]);
    const member = await memberAt(page, world);
    const buyer = buyerIn(world);
    const order = await buyer.open(member, { shares: '40' });
    await buyer.pay(order);
    await buyer.waitForStatus(member, order, 'FINISHED');
    for (const tab of tabs) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
    for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName(`Notifications, ${unread + 1} unread`);
    await expect.poll(async () => (await Promise.all(tabs.map(toastsOf))).flat()).toEqual(['40.00 FNX delivered']);
  },
);

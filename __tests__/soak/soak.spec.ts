import type { CDPSession, Page } from '@playwright/test';
import type { World } from '../support/world';
import { expect, test } from '../e2e/fixtures';
import { expectDelivered, payButton, review, startBuying, status } from '../e2e/purchase-steps';
import { approvedInvestor } from '../e2e/steps';

const ROUNDS = 10;
/** Ten rounds take two hours of the service's and the page's time. */
const ROUND_S = 720;

const TOUR = ['Staking', 'Overview', 'Activity', 'Swap', 'Buy shares', 'Staking', 'Activity', 'Overview'];

/**
 * The largest growth that is allowed between the first round and the end. Each toast leaves a listener, because the
 * toast library removes it from the wrong object. The journal keeps three entries of each round for a day.
 */
const BOUNDS = { heapKiB: 4_096, nodes: 200, listeners: 20, timers: 10, storedBytes: 40_000 };
type Figures = Record<keyof typeof BOUNDS, number>;

declare global {
  interface Window {
    __pendingTimers: () => number;
  }
}

/** Runs in the page, before its own scripts. */
function countTimers() {
  const pending = new Set<unknown>();
  const { setTimeout: start, setInterval: repeat, clearTimeout: clear } = window;
  const counted = (id: number) => {
    pending.add(id);
    return id;
  };
  Object.assign(window, {
    setTimeout: (act: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const id: number = start(() => {
        pending.delete(id);
        act(...args);
      }, ms);
      return counted(id);
    },
    setInterval: (...args: Parameters<typeof repeat>) => counted(repeat(...args)),
    clearTimeout: (id?: number) => void (pending.delete(id), clear(id)),
    clearInterval: (id?: number) => void (pending.delete(id), clear(id)),
    __pendingTimers: () => pending.size,
  });
}

async function measure(page: Page, cdp: CDPSession): Promise<Figures> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.waitForTimeout(3_000);
  for (let run = 0; run < 3; run += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const [timers, storedBytes] = await page.evaluate(() => [
    window.__pendingTimers(),
    [localStorage, sessionStorage].flatMap((store) => Object.entries(store).flat()).join('').length,
  ]);
  return {
    heapKiB: Math.round(metric('JSHeapUsedSize') / 1_024),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: timers!,
    storedBytes: storedBytes!,
  };
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

async function buy(page: Page): Promise<void> {
  await follow(page, 'Buy shares');
  await review(page);
  await payButton(page).click();
  await expectDelivered(page);
}

async function swap(page: Page): Promise<void> {
  await follow(page, 'Swap');
  const form = page.getByRole('form', { name: 'Swap' });
  await form.getByLabel('Token to pay').selectOption('USDT');
  await form.getByLabel('Token to receive').selectOption('FNX');
  await form.getByLabel('You pay', { exact: true }).fill('20');
  await expect(form.getByText('Route')).toBeVisible();
  await form.getByRole('button', { name: 'Review' }).click();
  const sheet = page.getByRole('region', { name: /^(Review your|Your) swap$/ });
  await sheet.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(status(page, 'Approved')).toBeVisible({ timeout: 30_000 });
  await sheet.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(status(page, 'Swapped')).toBeVisible({ timeout: 30_000 });
}

let addresses = 0;

/** A round takes seconds instead of minutes, so a single IP address would exceed the limit of requests per minute. */
function changeAddress(page: Page): Promise<void> {
  addresses += 1;
  return page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.19.0.${addresses}` });
}

async function round(page: Page, world: World): Promise<void> {
  await changeAddress(page);
  await buy(page);
  await changeAddress(page);
  await swap(page);
  for (const name of TOUR) {
    await follow(page, name);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  await world.sandbox.clock(ROUND_S);
  await page.clock.fastForward(ROUND_S * 1_000);
}

test('memory, page nodes, listeners, timers and stored data stay within bounds during two hours of purchases, swaps and route changes', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  await page.addInitScript(countTimers);
  const investor = await approvedInvestor(world);
  await world.sandbox.faucet(investor.walletAddress!, 'USDT', '5000');
  await startBuying(page, context, world, investor);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await follow(page, 'Overview');
  console.log('at the start', await measure(page, cdp));
  await round(page, world);
  const warm = await measure(page, cdp);
  console.log('after a round', warm);
  for (let done = 0; done < ROUNDS; done += 1) await round(page, world);
  const end = await measure(page, cdp);
  console.log('at the end', end);
  for (const [name, bound] of Object.entries(BOUNDS) as [keyof Figures, number][])
    expect.soft(end[name] - warm[name], name).toBeLessThanOrEqual(bound);
});

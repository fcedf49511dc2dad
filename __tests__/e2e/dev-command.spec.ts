import { expect, test as base } from '@playwright/test';
import { startDev, type Dev } from '../../scripts/lib/dev-command';
import { takeTour, TOUR_LIMIT_MS } from '../../scripts/lib/tour-steps';

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

const test = base.extend<{ dev: Dev }>({
  dev: [
    async ({}, use) => {
      const dev = await startDev();
      await use(dev);
      await dev.stop();
    },
    // A busy machine needs time to start everything; the tour's own time starts at 'ready'.
    { timeout: 180_000 },
  ],
});

test('one command starts everything that the tour needs, and one signal ends it all', async ({ page, dev }) => {
  test.setTimeout(TOUR_LIMIT_MS + 60_000);
  page.setDefaultTimeout(TOUR_LIMIT_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const readyAt = performance.now();
  await takeTour({ page, dev });
  expect(performance.now() - readyAt).toBeLessThan(TOUR_LIMIT_MS);
  expect(complaints).toEqual([]);
  await expect.poll(async () => (await fetch(`${dev.app}/cards/home.png`)).status, { timeout: 60_000 }).toBe(200);

  await dev.stop();
  expect(await answers(dev.app)).toBe(false);
  expect(await answers(dev.console)).toBe(false);
});

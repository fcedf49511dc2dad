import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { World } from '../support/world';
import { expectAccessible } from './expect-page';
import { expect, test } from './fixtures';
import { expectDelivered, payButton, review, startBuying } from './purchase-steps';
import { approvedInvestor, arriveAs } from './steps';

const LONG_SIDE = 2_400;
const SIGNATURE = '89504e470d0a1a0a';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

async function openCertificate(page: Page, world: World): Promise<void> {
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/deals');
  await page
    .getByRole('link', { name: /^Certificate of order/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Certificate of Ownership' })).toBeVisible();
}

async function looked(page: Page, png: Buffer) {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const brush = canvas.getContext('2d')!;
    brush.drawImage(bitmap, 0, 0);
    const coloursIn = (x: number, y: number, w: number, h: number) => {
      const pixels = brush.getImageData(x * width, y * height, w * width, h * height).data;
      return new Set(new Uint32Array(pixels.buffer)).size;
    };
    return {
      width,
      height,
      engraving: coloursIn(0.06, 0.06, 0.04, 0.4),
      figure: coloursIn(0.43, 0.47, 0.14, 0.08),
      number: coloursIn(0.15, 0.76, 0.15, 0.08),
      inFull: coloursIn(0.2, 0.89, 0.4, 0.08),
      ground: [...brush.getImageData(2, 2, 1, 1).data].slice(0, 3),
    };
  }, png.toString('base64'));
}

async function download(page: Page) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), png: await readFile(await file.path()) };
}

for (const [theme, ground] of [
  ['DARK', [20, 18, 15]],
  ['LIGHT', [244, 238, 225]],
] as const) {
  test(`the certificate is saved as a sharp picture, ${theme}`, { tag: '@one-width' }, async ({ page, world }) => {
    await page.addInitScript((kept) => localStorage.setItem('settings', JSON.stringify({ theme: kept })), theme);
    await openCertificate(page, world);
    const { name, png } = await download(page);
    expect(name).toMatch(/^FNX-certificate-FNX-\d+\.png$/);
    expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
    const seen = await looked(page, png);
    expect(Math.max(seen.width, seen.height)).toBeGreaterThanOrEqual(LONG_SIDE);
    expect(seen.ground).toEqual(ground);
    for (const part of ['engraving', 'figure', 'number', 'inFull'] as const)
      expect(seen[part], part).toBeGreaterThan(20);
  });
}

test(
  'a picture that cannot be made is reported, and made on the next try',
  { tag: '@one-width' },
  async ({ page, world, watch }) => {
    watch.allowConsoleError(/ERR_FAILED/);
    await openCertificate(page, world);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.getByRole('button', { name: 'Download PNG' }).click();
    const alarm = page.getByRole('alert').filter({ hasText: 'We couldn’t make the picture' });
    await expect(alarm).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/*.woff2');
    expect((await download(page)).png.length).toBeGreaterThan(100_000);
    await expect(alarm).toBeHidden();
  },
);

test(
  'a delivered purchase is shown as complete, with links to the next pages',
  { tag: '@path' },
  async ({ page, context, world }) => {
    await startBuying(page, context, world);
    await review(page);
    await payButton(page).click();
    await expectDelivered(page);
    const done = page.getByRole('region', { name: 'Your purchase is complete' });
    await expect(done.getByRole('heading', { name: 'Certificate of Ownership' })).toBeVisible();
    await expect(done.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/deals');
    await done.getByRole('button', { name: 'Buy more shares' }).click();
    await expect(page.getByRole('textbox', { name: 'You pay' })).toBeVisible();
  },
);

import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../e2e/fixtures';
import { approvedInvestor, logInToDashboard } from '../e2e/steps';

const FOLDER = join(__dirname, '..', '..', 'docs', 'pictures');
const MAX_BYTES = 200_000;
const PAPER = { width: 1_047, height: 718 };

const LOOKS = [
  { name: '360', viewport: { width: 360, height: 740 }, media: 'screen' },
  { name: '1440', viewport: { width: 1_440, height: 900 }, media: 'screen' },
  { name: 'print', viewport: PAPER, media: 'print' },
] as const;

async function toWebp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([text, wide]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const scale = Math.min(1, wide / bitmap.width);
      const canvas = new OffscreenCanvas(bitmap.width * scale, bitmap.height * scale);
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('No canvas');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), width] as const,
  );
  return Buffer.from(base64, 'base64');
}

async function keep(page: Page, name: string, png: Buffer, width: number): Promise<void> {
  const picture = await toWebp(page, png, width);
  expect(picture.length, name).toBeLessThan(MAX_BYTES);
  await writeFile(join(FOLDER, `${name}.webp`), picture);
}

for (const theme of ['dark', 'light'] as const) {
  test(`the certificate matches its pictures on screen, on paper and as a file, ${theme}`, async ({ page, world }) => {
    await page.addInitScript(
      (kept) => localStorage.setItem('settings', JSON.stringify({ theme: kept.toUpperCase() })),
      theme,
    );
    await logInToDashboard(page, world, await approvedInvestor(world));
    await page.goto('/deals');
    await page
      .getByRole('link', { name: /^Certificate of order/ })
      .first()
      .click();
    const sheet = page.getByRole('article', { name: 'Certificate of Ownership' });
    await expect(sheet).toBeVisible();
    for (const { name, viewport, media } of LOOKS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media, reducedMotion: 'reduce' });
      await sheet.scrollIntoViewIfNeeded();
      const png = media === 'print' ? await page.screenshot({ fullPage: true }) : await sheet.screenshot();
      await keep(page, `certificate-${name}-${theme}`, png, viewport.width);
    }
    await page.emulateMedia({ media: 'screen' });
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PNG' }).click();
    await keep(page, `certificate-file-${theme}`, await readFile(await (await arriving).path()), 1_440);
  });
}

test('a printed certificate is one sheet', async ({ page, world }) => {
  await logInToDashboard(page, world, await approvedInvestor(world));
  await page.goto('/deals');
  await page
    .getByRole('link', { name: /^Certificate of order/ })
    .first()
    .click();
  await expect(page.getByRole('article', { name: 'Certificate of Ownership' })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

import type { BrowserContext, Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

type Picture = { width: number; height: number; data: Uint8Array };

export async function scan(code: Locator): Promise<string> {
  const shot = await code.screenshot({ scale: 'device' });
  return decodeQR(await pixelsOf(code.page().context(), shot));
}

/** Only a browser can decode a PNG here. A separate page avoids the app's CSP. */
async function pixelsOf(context: BrowserContext, png: Buffer): Promise<Picture> {
  const page = await context.newPage();
  try {
    const { width, height, bytes } = await page.evaluate(async (text) => {
      const binary = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([binary], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser has no canvas');
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      return { width: bitmap.width, height: bitmap.height, bytes: [...data] };
    }, png.toString('base64'));
    return { width, height, data: Uint8Array.from(bytes) };
  } finally {
    await page.close();
  }
}

import type { Page } from '@playwright/test';

const MAX_STOPS = 80;

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement?.closest('a, button, input, select, textarea');
    const labels = active && 'labels' in active ? (active.labels as NodeListOf<HTMLLabelElement> | null) : null;
    return (active?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? active?.textContent ?? '').trim();
  });

export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    const found = await focused(page);
    if (typeof name === 'string' ? found === name : name.test(found)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

export async function paste(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser, launchArgs } from '../../../scripts/browser';
import type { Engine, Profile, Tab } from '../engine';

export const chromiumEngine: Engine = {
  name: 'chromium',
  missing: () => {
    try {
      findBrowser();
      return undefined;
    } catch (reason) {
      return String(reason);
    }
  },
  launch: async () => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs() });
    return {
      title: `Chromium ${browser.version()}`,
      savesBlobs: true,
      newProfile: async ({ downloads }): Promise<Profile> => {
        const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
        const newTab = async () => tabOf(await context.newPage(), downloads);
        return { newTab, close: () => context.close() };
      },
      close: () => browser.close(),
    };
  },
};

function tabOf(page: Page, downloads: string): Tab {
  page.on('download', (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
  };
}

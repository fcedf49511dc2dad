import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import type { Engine, Key, Profile, Tab } from '../engine';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const place = () => PLACES.find((path): path is string => Boolean(path && existsSync(path)));

const preferences = (downloads: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.download.manager.showWhenStarting': false,
  'intl.accept_languages': 'en-GB, en',
  'intl.locale.requested': 'en-GB',
  'ui.prefersReducedMotion': 1,
});

/** The download folder is a preference of the whole browser, so each profile starts its own browser. */
export const firefoxEngine: Engine = {
  name: 'firefox',
  missing: () =>
    place() ? undefined : 'Firefox is not installed: `apt-get install firefox-esr`, or name it with FIREFOX_PATH.',
  launch: async () => {
    const executablePath = place();
    const open = async (downloads: string) => {
      const userDataDir = await mkdtemp(join(tmpdir(), 'fnx-firefox-'));
      const extraPrefsFirefox = preferences(downloads);
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox,
        userDataDir,
      });
      const close = async () => {
        await browser.close();
        await rm(userDataDir, { recursive: true, force: true });
      };
      return { browser, close };
    };
    const probe = await open(tmpdir());
    const title = (await probe.browser.version()).replace('/', ' ');
    await probe.close();
    return {
      title: title.charAt(0).toUpperCase() + title.slice(1),
      savesBlobs: true,
      newProfile: async ({ downloads }): Promise<Profile> => {
        const { browser, close } = await open(downloads);
        return { newTab: async () => tabOf(await browser.newPage()), close };
      },
      close: async () => {},
    };
  },
};

function tabOf(page: Page): Tab {
  const pressKeys = async ([key, ...more]: readonly Key[]): Promise<void> => {
    if (key === undefined) return;
    await page.keyboard.down(key as KeyInput);
    await pressKeys(more);
    await page.keyboard.up(key as KeyInput);
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: pressKeys,
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

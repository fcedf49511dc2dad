import { defineConfig, devices } from '@playwright/test';
import { launchArgs } from './scripts/browser';

const chrome = devices['Desktop Chrome'];
const report = process.env.FNX_JSON_REPORT;

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results',
  // This limit only ends a test that hangs: on a slow machine the longest tests take 45 seconds.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: launchArgs() },
  },
  projects: [
    // These tests do not depend on the width: they test the command, the network, wallets, logins, the bank or the
    // proxy. A test with this tag either needs no particular layout or opens its own window.
    {
      name: 'phone',
      testIgnore: /dev-command|headers|money-|proxy-corpus|wallet-elsewhere|wallet-phone/,
      grepInvert: /@one-width/,
      use: { ...chrome, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { ...chrome, viewport: { width: 1440, height: 900 } } },
  ],
});

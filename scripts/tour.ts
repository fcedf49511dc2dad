import { chromium } from '@playwright/test';
import { findBrowser, launchArgs } from './browser';
import { startDev, type Dev } from './lib/dev-command';
import { takeTour, TOUR_LIMIT_MS } from './lib/tour-steps';

/** `npm run tour`: walks README's tour in a browser, from 'ready' to the certificate. */
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1).padStart(7)} s`;
const say = (name: string, ms: number) => console.log(`${name.padEnd(33)}${inSeconds(ms)}`);

async function walkThrough(dev: Dev): Promise<void> {
  const readyAt = performance.now();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs() });
  try {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(TOUR_LIMIT_MS);
    await takeTour({ page, dev }, say);
  } finally {
    await browser.close();
  }
  const taken = performance.now() - readyAt;
  say("From 'ready' to the certificate", taken);
  if (taken > TOUR_LIMIT_MS)
    throw new Error(`The tour took ${inSeconds(taken).trim()}; the limit is ${TOUR_LIMIT_MS / 1_000} s.`);
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const dev = await startDev();
  say('Until ready', performance.now() - startedAt);
  try {
    await walkThrough(dev);
  } finally {
    await dev.stop();
  }
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});

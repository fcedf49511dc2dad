import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser, launchArgs } from './browser';
import { scriptsIn } from './lib/html-scripts';
import { startNext } from './lib/next-server';
import { MINIMAL_ENV } from './lib/plain-env';
import { watchScripts } from './lib/transferred';

const reading = (path: string) => ({ path, maxKib: 148 });
const memberPage = (path: string) => ({ path, maxKib: 208 });

/** Budgets for first-load JavaScript: the gzipped size of the scripts in the page's HTML. */
const BUDGETS_KIB = [
  { path: '/', maxKib: 142 },
  ...['/price', '/bank-overview', '/faq', '/about-us/blog', '/contactus', '/static/term-condition'].map(reading),
  { path: '/auth/login', maxKib: 206 },
  { path: '/auth/create-account', maxKib: 210 },
  { path: '/dashboard', maxKib: 205 },
  { path: '/buy-shares', maxKib: 225 },
  ...['/transactions', '/deals', '/wallet', '/staking', '/settings', '/kyc', '/notifications'].map(memberPage),
];

/**
 * Budgets for the gzipped scripts that a browser loads: until the page is quiet, after 'Connect Wallet', and for the
 * human check.
 */
const UNTIL_QUIET_KIB = [
  { path: '/', maxKib: 200 },
  { path: '/price', maxKib: 200 },
  { path: '/auth/login', maxKib: 215 },
];
const CONNECT_KIB = { path: '/', maxKib: 300 };
const HUMAN_CHECK_KIB = { path: '/auth/login', maxKib: 12 };

const WALLET_CODE = ['eip6963:requestProvider', 'walletconnect', 'rainbowkit', 'wagmi.store'];
const WITHOUT_WALLET = '/';

type Chunk = { src: string; code: string; kib: number };

async function firstLoad(origin: string, path: string): Promise<Chunk[]> {
  const page = await fetch(`${origin}${path}`);
  if (!page.ok) throw new Error(`${path} answers ${page.status}.`);
  const sources = scriptsIn(await page.text()).flatMap(({ src, isNoModule }) => (src && !isNoModule ? [src] : []));
  if (sources.length === 0) throw new Error(`${path} loads no script at all: it cannot be the app.`);
  return Promise.all([...new Set(sources)].map((src) => loadChunk(origin, src)));
}

async function loadChunk(origin: string, src: string): Promise<Chunk> {
  const answer = await fetch(new URL(src, origin));
  if (!answer.ok) throw new Error(`${src} answers ${answer.status}.`);
  const code = Buffer.from(await answer.arrayBuffer());
  return { src, code: code.toString(), kib: gzipSync(code, { level: 9 }).length / 1_024 };
}

const walletCodeIn = (chunks: Chunk[]) =>
  chunks.flatMap(({ src, code }) =>
    WALLET_CODE.filter((mark) => code.toLowerCase().includes(mark.toLowerCase())).map(
      (mark) => `${src} contains '${mark}'`,
    ),
  );

async function faultsOf(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, maxKib } of BUDGETS_KIB) {
    const chunks = await firstLoad(origin, path);
    const kib = chunks.reduce((sum, chunk) => sum + chunk.kib, 0);
    console.log(`${path.padEnd(14)}${kib.toFixed(1).padStart(7)} KiB of ${maxKib} in ${chunks.length} files`);
    if (kib > maxKib) faults.push(`${path} exceeds its budget by ${(kib - maxKib).toFixed(3)} KiB.`);
    if (path === WITHOUT_WALLET) faults.push(...walletCodeIn(chunks).map((found) => `${path}: ${found}.`));
  }
  return faults;
}

async function transferredFaults(origin: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs() });
  try {
    const faults: string[] = [];
    for (const { path, maxKib } of UNTIL_QUIET_KIB) {
      const { page, untilQuiet } = await open(browser, `${origin}${path}`);
      faults.push(...overBudget(`${path} until quiet`, await sizeOf(origin, await untilQuiet()), maxKib));
      await page.context().close();
    }
    return [
      ...faults,
      ...overBudget(`${CONNECT_KIB.path} connect`, await addedByConnect(browser, origin), CONNECT_KIB.maxKib),
      ...overBudget(
        `${HUMAN_CHECK_KIB.path} human check`,
        await addedByHumanCheck(browser, origin),
        HUMAN_CHECK_KIB.maxKib,
      ),
    ];
  } finally {
    await browser.close();
  }
}

async function open(browser: Browser, address: string, prepare?: (page: Page) => Promise<void>) {
  const page = await browser.newPage();
  await prepare?.(page);
  const untilQuiet = await watchScripts(page);
  await page.goto(address);
  return { page, untilQuiet };
}

async function addedByConnect(browser: Browser, origin: string): Promise<number> {
  const { page, untilQuiet } = await open(browser, `${origin}${CONNECT_KIB.path}`);
  const before = new Set(await untilQuiet());
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page.getByRole('dialog').waitFor();
  return sizeOf(
    origin,
    (await untilQuiet()).filter((src) => !before.has(src)),
  );
}

async function addedByHumanCheck(browser: Browser, origin: string): Promise<number> {
  const address = `${origin}${HUMAN_CHECK_KIB.path}`;
  const plain = await open(browser, address);
  const before = new Set(await plain.untilQuiet());
  await plain.page.context().close();
  const checked = await open(browser, address, configureHumanCheck);
  const added = (await checked.untilQuiet()).filter((src) => !before.has(src) && src.startsWith(origin));
  await checked.page.context().close();
  if (added.length === 0) throw new Error(`${HUMAN_CHECK_KIB.path} loads no code for a human check.`);
  return sizeOf(origin, added);
}

async function configureHumanCheck(page: Page): Promise<void> {
  await page.route(/recaptcha\/api\.js/, (route) => route.abort());
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, captchaSiteKey: 'measured' } });
  });
}

async function sizeOf(origin: string, sources: readonly string[]): Promise<number> {
  const chunks = await Promise.all(sources.map((src) => loadChunk(origin, src)));
  return chunks.reduce((sum, { kib }) => sum + kib, 0);
}

function overBudget(what: string, kib: number, maxKib: number): string[] {
  console.log(`${what.padEnd(26)}${kib.toFixed(1).padStart(7)} KiB of ${maxKib}`);
  return kib > maxKib ? [`${what} exceeds its budget by ${(kib - maxKib).toFixed(3)} KiB.`] : [];
}

async function main() {
  const server = await startNext(MINIMAL_ENV);
  try {
    const faults = [...(await faultsOf(server.origin)), ...(await transferredFaults(server.origin))];
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
}

void main();

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COOKIES } from '@/config/product';
import { tokenFor } from '../support/log-in';
import type { Browser } from './engine';
import { createPage, until, type Page } from './page';
import { BLANK_PATH } from './watch-paths';
import type { WatchedSite } from './watched-site';

export type Investor = { email: string; password: string; phone: string; walletAddress: string | null };

export type Stage = {
  page: Page;
  site: WatchedSite;
  engine: string;
  newPage: () => Promise<Page>;
  download: (start: () => Promise<void>) => Promise<{ name: string; bytes: Buffer }>;
  /** Saves a picture if FNX_PICTURES names a folder. */
  keep: (name: string, take: () => Promise<Buffer>) => Promise<void>;
  allow: (pattern: RegExp) => void;
};

export type Scenario = { name: string; run: (stage: Stage) => Promise<void> };

const PARTIAL = /\.(part|crdownload|wkdownload|tmp)$/;

export async function perform({ run }: Scenario, engine: string, browser: Browser, site: WatchedSite): Promise<void> {
  const downloads = await mkdtemp(join(tmpdir(), 'fnx-downloads-'));
  await site.world.sandbox.reset();
  site.changeAddress();
  site.takeComplaints();
  const profile = await browser.newProfile({ downloads });
  const allowed: RegExp[] = [];
  const newPage = async () => {
    const page = createPage(await profile.newTab(), site.origin);
    await page.resize(1_280, 900);
    return page;
  };
  try {
    const stage = {
      site,
      engine,
      newPage,
      page: await newPage(),
      download: (start: () => Promise<void>) =>
        browser.savesBlobs ? downloaded(downloads, start) : handedOver(site, start),
      keep: (name: string, take: () => Promise<Buffer>) => keep(`${name}.${engine}.png`, take),
      allow: (pattern: RegExp) => void allowed.push(pattern),
    };
    const problem = await run(stage).then(
      () => [],
      (reason: unknown) => [reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)],
    );
    if (problem.length > 0) await stage.keep('failed', stage.page.screenshot);
    const complaints = site.takeComplaints().filter((text) => !allowed.some((pattern) => pattern.test(text)));
    const reported = complaints.length > 0 ? ['The pages complained:', ...complaints] : [];
    if (problem.length + reported.length > 0) throw new Error([...problem, ...reported].join('\n'));
  } finally {
    await profile.close();
    await rm(downloads, { recursive: true, force: true });
  }
}

async function keep(file: string, take: () => Promise<Buffer>): Promise<void> {
  const folder = process.env.FNX_PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), await take());
}

async function handedOver(site: WatchedSite, start: () => Promise<void>) {
  site.takeFiles();
  await start();
  return until('a file is handed to the downloads', async () => site.takeFiles()[0]);
}

async function downloaded(folder: string, start: () => Promise<void>) {
  const before = new Set(await readdir(folder));
  await start();
  const name = await until('a file is saved', async () => {
    const files = await readdir(folder);
    if (files.some((file) => PARTIAL.test(file))) return undefined;
    return files.find((file) => !before.has(file));
  });
  const bytes = await until('the file is complete', async () => {
    const now = await readFile(join(folder, name));
    return now.length > 0 && now;
  });
  return { name, bytes };
}

export async function approvedInvestor({ world }: WatchedSite): Promise<Investor> {
  const accounts = await world.sandbox.accounts();
  const found = accounts.find(({ kycStatus, walletAddress }) => kycStatus === 'APPROVED' && walletAddress);
  if (!found) throw new Error('The seed has no approved investor');
  return found;
}

/** Logs in by service calls; the login screens have their own scenario. */
export async function arrive({ page, site }: Stage): Promise<Investor> {
  const investor = await approvedInvestor(site);
  const token = await tokenFor(site.world, investor);
  await page.goto(BLANK_PATH);
  await page.evaluate(
    (name, value) => {
      document.cookie = `${name}=${value}; path=/; max-age=86400; samesite=strict`;
      localStorage.setItem(name, value);
    },
    COOKIES.token as string,
    token,
  );
  return investor;
}

export async function setSettings({ page }: Stage, settings: object): Promise<void> {
  await page.goto(BLANK_PATH);
  await page.evaluate((text) => localStorage.setItem('settings', text), JSON.stringify(settings));
}

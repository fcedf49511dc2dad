import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { shellPlaces, usualPlaces } from './lib/browser-places';
import { installNpmBrowser } from './lib/npm-browser';

/** Turns off Chromium's background traffic, because a test counts every contacted host. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-dev-shm-usage',
];

/** Chromium's own sandbox does not run as root, the usual user in containers. */
export const launchArgs = () => (process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET);

type Search = {
  onlyFromNpm?: boolean;
  /** Prefers Debian's `chromium-headless-shell`, which has no windows and uses a third less processor time. */
  mayBeShell?: boolean;
};

/** Finds a Chrome or Chromium: the one in CHROMIUM_PATH, the machine's, Playwright's, or npm's. */
export function findBrowser({
  onlyFromNpm = process.env.FNX_BROWSER === 'npm',
  mayBeShell = false,
}: Search = {}): string {
  const named = process.env.CHROMIUM_PATH;
  if (onlyFromNpm) return fromNpm();
  if (!named) return installed(mayBeShell) ?? fromNpm();
  if (runs(named)) return named;
  throw new Error(
    `CHROMIUM_PATH names ${named}, which does not run. Correct it, or unset it so that a browser is searched for.`,
  );
}

const installed = (mayBeShell: boolean) =>
  [...(mayBeShell ? shellPlaces() : []), ...usualPlaces(), chromium.executablePath()].find(runs);

const ADVICE = 'Install Chrome or Chromium, or run `npx playwright install chromium`, or name one with CHROMIUM_PATH.';

function fromNpm(): string {
  const path = installFromNpm();
  if (runs(path)) return path;
  throw new Error(`The Chromium that npm installed at ${path} does not run on this system.\n${ADVICE}`);
}

function installFromNpm(): string {
  try {
    return installNpmBrowser();
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : String(reason);
    throw new Error(`No Chrome or Chromium was found, and none could be installed from npm: ${words}.\n${ADVICE}`);
  }
}

/**
 * Whether the browser runs. Some systems have a stub under the usual name that only explains where to get a browser.
 */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, a browser would open a window instead of printing its version.
  if (process.platform === 'win32') return true;
  try {
    const version = execFileSync(path, ['--version'], { timeout: 20_000, stdio: ['ignore', 'pipe', 'ignore'] });
    return /\d+\.\d+/.test(version.toString());
  } catch {
    return false;
  }
}

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port';
import { endGroup, spawnGroup } from '../../../scripts/lib/process-group';
import type { Engine, Profile, Tab } from '../engine';
import { chord, click, typed, webDriverAt, type WebDriver } from './web-driver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const BROWSERS = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const browserPath = () => BROWSERS.find(existsSync);

/** MiniBrowser's toolbar keeps the window wider than a phone, unless the parts of the toolbar may shrink. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }';

export const webkitEngine: Engine = {
  name: 'webkit',
  missing: () =>
    existsSync(DRIVER) && existsSync(SCREEN) && browserPath()
      ? undefined
      : 'WebKit is not installed: `apt-get install webkit2gtk-driver xvfb`.',
  launch: async () => {
    const screen = await startScreen();
    const probe = await startSession(screen.display, tmpdir());
    await probe.close();
    return {
      title: `WebKitGTK ${probe.version}`,
      savesBlobs: false,
      newProfile: ({ downloads }) => startSession(screen.display, downloads),
      close: screen.stop,
    };
  },
};

async function startScreen() {
  const child = spawnGroup(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = child.stdio[3];
  if (!output) throw new Error('Xvfb has no output');
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('close', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
  });
  return { display: `:${number}`, stop: () => endGroup(child) };
}

/** Each session has its own home folder, from which WebKit reads the download folder and the toolbar's style. */
async function makeHome(downloads: string): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'fnx-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  return home;
}

async function startSession(display: string, downloads: string): Promise<Profile & { version: string }> {
  const home = await makeHome(downloads);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: home,
    LANG: 'en_GB.UTF-8',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const child = spawnGroup(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = webDriverAt(`http://127.0.0.1:${port}`);
  await answering(driver);
  const { sessionId, capabilities } = (await driver.call('POST', '/session', wanted())) as Started;
  const session: WebDriver = {
    call: (method, path, body) => driver.call(method, `/session/${sessionId}${path}`, body),
  };
  const windows = createWindows(session);
  return {
    version: capabilities.browserVersion,
    newTab: windows.open,
    close: async () => {
      await session.call('DELETE', '').catch(() => undefined);
      await endGroup(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}

type Started = { sessionId: string; capabilities: { browserVersion: string } };

const wanted = () => ({
  capabilities: {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] },
    },
  },
});

async function answering(driver: WebDriver): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await driver.call('GET', '/status').catch(() => null)) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/**
 * WebDriver has one current window. Each command therefore first switches to its own window, and commands run one at a
 * time.
 */
function createWindows(session: WebDriver) {
  let current: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isFirst = true;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
  const open = () =>
    inTurn(async () => {
      const created = isFirst
        ? session.call('GET', '/window')
        : session.call('POST', '/window/new', { type: 'window' });
      const made = (await created) as string | { handle: string };
      isFirst = false;
      const handle = typeof made === 'string' ? made : made.handle;
      const call: WebDriver['call'] = (method, path, body) =>
        inTurn(async () => {
          if (current !== handle) await session.call('POST', '/window', { handle });
          current = handle;
          return session.call(method, path, body);
        });
      return tabOf({ call });
    });
  return { open };
}

function tabOf({ call }: WebDriver): Tab {
  const act = async (actions: object) => void (await call('POST', '/actions', actions));
  return {
    goto: async (url) => void (await call('POST', '/url', { url })),
    reload: async () => void (await call('POST', '/refresh', {})),
    back: async () => void (await call('POST', '/back', {})),
    forward: async () => void (await call('POST', '/forward', {})),
    evaluate: (expression) => call('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    clickAt: (x, y) => act(click(x, y)),
    press: (keys) => act(chord(keys)),
    type: (text) => act(typed(text)),
    resize: async (width, height) => {
      await call('POST', '/window/rect', { x: 0, y: 0, width, height });
      const inner = Number(await call('POST', '/execute/sync', { script: 'return innerHeight', args: [] }));
      await call('POST', '/window/rect', { x: 0, y: 0, width, height: height + (height - inner) });
    },
    screenshot: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
  };
}

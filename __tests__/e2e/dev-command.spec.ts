import { expect, test as base, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createSandboxClient } from '../support/world';

/** `npm run dev` itself, as a newcomer starts it: the development server, the sandbox, its wallet. */
type Dev = { app: string; console: string; stop: () => Promise<number | null> };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startDev(): Promise<Dev> {
  const [PORT, SANDBOX_PORT, CHAIN_PORT] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: String(PORT), SANDBOX_PORT: String(SANDBOX_PORT), CHAIN_PORT: String(CHAIN_PORT) };
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, NODE_ENV: 'development', SANDBOX_STATE: 'memory', ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await saidBy(child, 'Ctrl-C stops everything');
  const stop = async () => {
    child.kill('SIGINT');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return { app: `http://127.0.0.1:${PORT}`, console: `http://127.0.0.1:${SANDBOX_PORT}`, stop };
}

const saidBy = (child: ChildProcess, words: string) =>
  new Promise<void>((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString();
      if (said.includes(words)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${said}`)));
  });

const answers = (url: string) => fetch(url).then(() => true, () => false);

const test = base.extend<{ dev: Dev }>({
  dev: async ({}, use) => {
    const dev = await startDev();
    await use(dev);
    await dev.stop();
  },
});

async function logInFromTheInbox(page: Page, dev: Dev): Promise<void> {
  const sandbox = createSandboxClient(dev.console);
  const [investor] = await sandbox.accounts();
  await page.goto(`${dev.app}/auth/login`);
  await page.getByLabel('E-mail').fill(investor!.email);
  await page.getByLabel('Password').fill(investor!.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Phone code')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Phone code').fill(await sandbox.latestCode(investor!.phone, 'sms'));
  await page.getByLabel('E-mail code').fill(await sandbox.latestCode(investor!.email, 'email'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('FNX on the chain')).toBeVisible({ timeout: 60_000 });
}

test('one command: the line with the sandbox wallet, and one signal ends it all', async ({ page, dev }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await logInFromTheInbox(page, dev);

  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sandbox wallet' }).click({ timeout: 60_000 });
  const wallet = page.getByRole('dialog', { name: 'Sandbox wallet' });
  await expect(wallet.getByRole('radio')).toHaveCount(10);
  await wallet.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
  expect(complaints).toEqual([]);

  await dev.stop();
  expect(await answers(dev.app)).toBe(false);
  expect(await answers(dev.console)).toBe(false);
});

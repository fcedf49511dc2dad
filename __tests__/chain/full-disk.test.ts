import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asQuantity } from '@/sandbox/chain/rpc';
import { PAY_ADDRESS } from '@/sandbox/chain/accounts';
import { anyPort } from '@/sandbox/ports';
import { startSandbox, type Sandbox } from '@/sandbox/sandbox';
import { createSandboxClient } from '@/sandbox/test-client';
import { ONE } from '@/utils/money';
import { buyerIn } from '../support/buyer';
import { memberOf } from '../support/member';
import { ended, waitForOutput } from '../unit/sandbox/processes';
import { AMELIA } from '../unit/sandbox/visitor';
import { freePort } from '../../scripts/lib/free-port';

let folder: string;
let state: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-full-'));
  state = join(folder, 'state.json');
});

type Kept = { state: { accounts: { email: string; kycStatus: string }[]; aheadS: number } };
const kept = () => (JSON.parse(readFileSync(state, 'utf8')) as Kept).state;
const keptStatus = () => kept().accounts.find(({ email }) => email === AMELIA.email)?.kycStatus;

async function live<T>(use: (sandbox: Sandbox, words: string[]) => Promise<T>): Promise<T> {
  const words: string[] = [];
  const say = (text: string) => void words.push(text);
  const sandbox = await startSandbox({
    chainId: 56,
    state,
    chainPort: anyPort('a'),
    servicePort: anyPort('b'),
    confirmEveryMs: 5,
    say,
  });
  try {
    return await use(sandbox, words);
  } finally {
    await sandbox.stop();
  }
}

/** A directory in the place of the next file makes writing fail even for root. */
const obstruct = (file: string) => {
  const piece = `${file}.${process.pid}.part`;
  mkdirSync(piece);
  return () => rmdirSync(piece);
};

const post = async (url: string, path: string, body: object) =>
  (
    await fetch(`${url}/__sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;

describe.each(['state.json', 'state.chain.json'])('while %s cannot be written', (name) => {
  it('a decision, a faucet payment and a change of time are not reported as done', () =>
    live(async ({ serviceUrl }, words) => {
      expect(await post(serviceUrl, 'clock', { advanceSeconds: 1 })).toBe(200);
      expect(kept().aheadS).toBe(1);
      const clear = obstruct(join(folder, name));
      const faucet = { address: PAY_ADDRESS, symbol: 'BNB', amount: '1' };
      expect(await post(serviceUrl, 'faucet', faucet)).toBe(503);
      expect(await post(serviceUrl, 'kyc', { email: AMELIA.email, status: 'RETRY' })).toBe(503);
      expect(await post(serviceUrl, 'clock', { advanceSeconds: 60 })).toBe(503);
      expect([keptStatus(), kept().aheadS]).toEqual(['APPROVED', 1]);
      expect(words.filter((text) => /could not be written/.test(text))).toHaveLength(1);
      clear();
      expect(await post(serviceUrl, 'kyc', { email: AMELIA.email, status: 'RETRY' })).toBe(200);
      expect(keptStatus()).toBe('RETRY');
      expect(words.at(-1)).toMatch(/written again/);
    }));
});

it('a payout is not sent before it is saved, and is paid once afterwards', () =>
  live(async (sandbox) => {
    const world = { ...sandbox, sandbox: createSandboxClient(sandbox.serviceUrl), stop: () => Promise.resolve() };
    const buyer = buyerIn(world);
    const amelia = await memberOf(sandbox.service, AMELIA);
    const before = await buyer.shares();
    const order = await buyer.open(amelia);
    await buyer.pay(order);
    const clear = obstruct(state);
    await sandbox.chain.mine(3);
    await sandbox.service.settlement.settle().catch(() => undefined);
    await sandbox.service.settlement.settle().catch(() => undefined);
    expect(await buyer.shares()).toBe(before);
    clear();
    await buyer.waitForStatus(amelia, order, 'FINISHED');
    expect(await buyer.shares()).toBe(before + 10n * ONE);
    const sent = await sandbox.chain.rpc('eth_getTransactionCount', [sandbox.chain.treasury, 'latest']);
    await sandbox.chain.mine(3);
    await sandbox.service.settlement.settle();
    expect(asQuantity(await sandbox.chain.rpc('eth_getTransactionCount', [sandbox.chain.treasury, 'latest']))).toBe(
      asQuantity(sent),
    );
  }));

/** The system refuses files above a few kilobytes, like a full disk. */
async function startWithSmallFiles(): Promise<ChildProcess> {
  const root = process.cwd();
  const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  const command = [
    'ulimit -f 8; exec "$0" "$@"',
    process.execPath,
    '--import',
    tsx,
    resolve(root, 'scripts/sandbox.ts'),
  ];
  const settings = {
    SANDBOX_STATE: state,
    SANDBOX_CHAIN_ID: '56',
    SANDBOX_PORT: String(await freePort()),
    CHAIN_PORT: String(await freePort()),
  };
  const ofTsx = { NODE_OPTIONS: '', TSX_DISABLE_CACHE: '1', TSX_TSCONFIG_PATH: resolve(root, 'tsconfig.json') };
  const env = { ...process.env, ...ofTsx, ...settings };
  return spawn('sh', ['-c', ...command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

it('the sandbox starts on a full disk, says so, refuses changes and keeps the saved state', async () => {
  await live(({ serviceUrl }) => post(serviceUrl, 'kyc', { email: AMELIA.email, status: 'RETRY' }));
  const child = await startWithSmallFiles();
  try {
    const text = await waitForOutput(child, /Ctrl-C stops everything/);
    expect(text).toMatch(/could not be written.*EFBIG/);
    const url = /Token service +(http:\S+)\/api\/v1/.exec(text)?.[1] ?? '';
    expect(await post(url, 'kyc', { email: AMELIA.email, status: 'REJECTED' })).toBe(503);
  } finally {
    // Stops the supervisor cleanly even if the test failed, because a killed supervisor leaves its chain running.
    const end = child.exitCode === null ? ended(child) : undefined;
    child.kill('SIGTERM');
    await end;
  }
  expect(readdirSync(folder).filter((name) => /part|damaged/.test(name))).toEqual([]);
  expect(keptStatus()).toBe('RETRY');
}, 30_000);

it('a folder at the state file’s path is reported as damage, and the state is saved again', async () => {
  mkdirSync(state);
  await live(async ({ serviceUrl }, words) => {
    expect(words.join()).toMatch(/service's state is damaged/);
    expect(await post(serviceUrl, 'kyc', { email: AMELIA.email, status: 'RETRY' })).toBe(200);
  });
  expect(keptStatus()).toBe('RETRY');
});

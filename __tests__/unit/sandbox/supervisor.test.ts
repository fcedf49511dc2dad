/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@/sandbox/node/listen';
import { onFreePort, type PortRequest } from '@/sandbox/ports';
import { identify, isAlive, startOf } from '@/sandbox/supervisor/process-identity';
import { livingRuns, reapOrphans } from '@/sandbox/supervisor/reap';
import { openRun, type RunRecord } from '@/sandbox/supervisor/run-file';
import { readSettings } from '@/sandbox/supervisor/settings';
import { ended, killHard, runProgram } from './processes';

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-run-'));
});
afterEach(() => Promise.all(started.splice(0).map(killHard)));

function sleeper(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  started.push(child);
  return child.pid ?? 0;
}

const DEAD = { pid: 2_147_483_000, startedAt: '1' };

const writeRun = (name: string, record: Partial<RunRecord>) =>
  writeFileSync(join(folder, name), JSON.stringify({ supervisor: DEAD, children: [], state: null, ...record }));

describe('a process', () => {
  it('is identified by its pid and start time until it ends', async () => {
    const identity = identify(sleeper());
    expect(isAlive(identity)).toBe(true);
    expect(isAlive({ ...identity, startedAt: `${identity.startedAt}0` })).toBe(false);
    await Promise.all(started.splice(0).map(killHard));
    expect(isAlive(identity)).toBe(false);
    expect(startOf(identity.pid)).toBeUndefined();
  });
});

describe('reaping', () => {
  it('ends the children of a dead supervisor, and their children', async () => {
    const grandparent = spawn('sh', ['-c', 'sleep 600 & echo $!; wait'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(grandparent);
    const [line] =
      (await new Promise<Buffer[]>((resolve) =>
        grandparent.stdout.once('data', (...data: Buffer[]) => resolve(data)),
      )) ?? [];
    const [child, grandchild] = [identify(grandparent.pid ?? 0), identify(Number(String(line)))];
    writeRun('1-a.json', { children: [child] });
    expect(await reapOrphans(folder)).toBe(1);
    expect(isAlive(child)).toBe(false);
    // The signal goes to the whole group; the grandchild may end a moment later.
    while (isAlive(grandchild)) await pause(10);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not touch another process with the same pid', async () => {
    const identity = identify(sleeper());
    writeRun('1-a.json', { children: [{ ...identity, startedAt: '12' }] });
    expect(await reapOrphans(folder)).toBe(0);
    expect(isAlive(identity)).toBe(true);
  });

  it('does not touch the children of a living supervisor', async () => {
    const [supervisor, child] = [identify(sleeper()), identify(sleeper())];
    writeRun('1-a.json', { supervisor, children: [child], state: '/x/state.json' });
    expect(await reapOrphans(folder)).toBe(0);
    expect(isAlive(child)).toBe(true);
    expect(livingRuns(folder)).toEqual([expect.objectContaining({ supervisor, state: '/x/state.json' })]);
  });

  it('ignores other files in the folder', async () => {
    writeFileSync(join(folder, 'junk.json'), '{');
    writeRun('zero.json', {
      children: [
        { pid: 0, startedAt: '1' },
        { pid: -1, startedAt: '1' },
      ],
    });
    expect(await reapOrphans(folder)).toBe(0);
  });

  it('relies on a file that lists each started child, and that is removed at the end', () => {
    const run = openRun({ state: '/x/state.json' }, folder);
    const child = sleeper();
    run.addChild(child);
    run.announce({ chainId: 56, serviceUrl: 'http://127.0.0.1:4000', rpcUrl: 'http://127.0.0.1:8545' });
    const [name = ''] = readdirSync(folder);
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual({
      supervisor: identify(process.pid),
      children: [identify(child)],
      state: '/x/state.json',
      chainId: 56,
      serviceUrl: 'http://127.0.0.1:4000',
      rpcUrl: 'http://127.0.0.1:8545',
    });
    run.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a port', () => {
  const holder = createServer();
  let taken: number;
  beforeAll(async () => {
    taken = await listen(holder, 0);
  });
  afterAll(() => void holder.close());

  const requestOf = (isExplicit: boolean): PortRequest => ({
    port: taken,
    isExplicit,
    variable: 'PORT',
    holder: 'the app',
  });
  const words: string[] = [];
  const start = async (port: number) => {
    const server = createServer();
    const got = await listen(server, port);
    server.close();
    return got;
  };

  it('is replaced by the next free one when it is taken, with a message', async () => {
    const got = await onFreePort(requestOf(false), (text) => words.push(text), start);
    expect(got).toBeGreaterThan(taken);
    expect(words).toEqual([`Port ${taken} is taken, so the app is on ${got}; set PORT to choose another.`]);
  });

  it('stops the start when it is taken and was requested explicitly', async () => {
    await expect(onFreePort(requestOf(true), () => undefined, start)).rejects.toThrow(
      `Port ${taken} is taken, so the app cannot start there. Set PORT to another port, or free this one.`,
    );
  });

  it('is not named in the message about a failure that has another cause', async () => {
    const broken = () => Promise.reject(new Error('no such program'));
    await expect(onFreePort(requestOf(false), () => undefined, broken)).rejects.toThrow('no such program');
  });
});

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({ NODE_ENV: 'test' })).toMatchObject({
      app: { port: 3_000, isExplicit: false },
      service: { port: 4_000, isExplicit: false },
      chain: { port: 8_545, isExplicit: false },
      chainId: 31_337,
      state: join(process.cwd(), '.sandbox/state.json'),
    });
  });

  it('are read from their environment variables', () => {
    const env = { PORT: '1', SANDBOX_PORT: '2', CHAIN_PORT: '3', SANDBOX_CHAIN_ID: '56', SANDBOX_STATE: 'memory' };
    expect(readSettings({ NODE_ENV: 'test', ...env })).toMatchObject({
      app: { port: 1, isExplicit: true },
      service: { port: 2, isExplicit: true },
      chain: { port: 3, isExplicit: true },
      chainId: 56,
      state: 'memory',
    });
  });

  it.each([['x'], ['0'], ['70000'], ['-1'], ['3e3'], ['80.5']])(
    'report an invalid variable by its name: PORT=%s',
    (PORT) => {
      expect(() => readSettings({ NODE_ENV: 'test', PORT })).toThrow(/^PORT must be a whole number/);
    },
  );
});

it('the command prints the environment for a server, and nothing else', async () => {
  const env = { SANDBOX_STATE: 'state.json', SANDBOX_CHAIN_ID: '56', SANDBOX_PORT: '', CHAIN_PORT: '8999' };
  const program = runProgram(['scripts/sandbox.ts', '--print-env'], { cwd: folder, env });
  const { code, text } = await ended(program);
  expect(code).toBe(0);
  expect(text.trim().split('\n')).toEqual([
    'TOKEN_SERVICE_URL=http://127.0.0.1:4000',
    'RPC_URLS=http://127.0.0.1:8999,http://127.0.0.1:8999',
    expect.stringMatching(/^FNX_TOKEN_ADDRESS=0x[0-9a-fA-F]{40}$/),
    expect.stringMatching(/^USDT_TOKEN_ADDRESS=0x[0-9a-fA-F]{40}$/),
    expect.stringMatching(/^PAY_ADDRESS=0x[0-9a-fA-F]{40}$/),
    expect.stringMatching(/^SWAP_ROUTER_ADDRESS=0x[0-9a-fA-F]{40}$/),
    expect.stringMatching(/^SWAP_FACTORY_ADDRESS=0x[0-9a-fA-F]{40}$/),
    expect.stringMatching(/^WBNB_ADDRESS=0x[0-9a-fA-F]{40}$/),
    'SWAP_FEE_BPS=30',
    expect.stringMatching(/^VAULT_ADDRESS=0x[0-9a-fA-F]{40}$/),
    'SUMSUB_ORIGIN=http://127.0.0.1:4000',
    'SUMSUB_LEVEL=fnx-identity',
    'CHAIN_ID=56',
    "CHAIN_NAME='BNB Smart Chain'",
    'EXPLORER_URL=http://127.0.0.1:4000/explorer',
    'DEMONSTRATION=1',
  ]);
  const sourced = spawnSync('sh', ['-c', `set -eu; ${text}\nprintf %s "$CHAIN_NAME"`]);
  expect(sourced.stdout.toString()).toBe('BNB Smart Chain');
}, 20_000);

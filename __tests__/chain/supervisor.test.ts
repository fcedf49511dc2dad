import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAnvil } from '@/sandbox/chain/anvil';
import { createRpc } from '@/sandbox/chain/rpc';
import { listen } from '@/sandbox/node/listen';
import { isAlive } from '@/sandbox/supervisor/process-identity';
import { readRuns, type RunRecord } from '@/sandbox/supervisor/run-file';
import { ended, killHard, runProgram, waitForOutput, type Env } from '../unit/sandbox/processes';

const READY = /Ctrl-C stops everything/;
const folder = mkdtempSync(join(tmpdir(), 'sandbox-supervisor-'));
const started: ChildProcess[] = [];

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const settings = async (name: string): Promise<Env> => ({
  SANDBOX_STATE: join(folder, name, 'state.json'),
  SANDBOX_PORT: String(await freePort()),
  CHAIN_PORT: String(await freePort()),
});

function command(env: Env): ChildProcess {
  const child = runProgram(['scripts/sandbox.ts'], { cwd: folder, env });
  started.push(child);
  return child;
}

const runOf = ({ pid }: ChildProcess): RunRecord | undefined =>
  readRuns(join(folder, '.sandbox', 'run')).find(({ record }) => record.supervisor.pid === pid)?.record;

const answers = async ({ SANDBOX_PORT }: Env) =>
  (await fetch(`http://127.0.0.1:${SANDBOX_PORT}/api/v1/wallet/getFNXprice`)).status;

afterAll(async () => {
  await Promise.all(started.map(killHard));
  // Starts the sandbox once more to end whatever a failed test left behind.
  const last = command({ ...(await settings('last')), SANDBOX_STATE: 'memory' });
  await waitForOutput(last, READY);
  last.kill('SIGTERM');
  await ended(last);
});

jest.setTimeout(30_000);

it('one Ctrl-C stops everything, and the state is written first', async () => {
  const env = await settings('gentle');
  const child = command(env);
  await waitForOutput(child, READY);
  const chain = runOf(child)?.children[0];
  expect(chain && isAlive(chain)).toBe(true);
  const end = ended(child);
  child.kill('SIGINT');
  expect((await end).code).toBe(0);
  expect(chain && isAlive(chain)).toBe(false);
  expect(runOf(child)).toBeUndefined();
  expect(JSON.parse(readFileSync(env.SANDBOX_STATE ?? '', 'utf8'))).toMatchObject({ chainId: 31_337 });
});

it('the next start ends the chain of a killed sandbox, and uses the same ports', async () => {
  const [killed, living] = [await settings('killed'), await settings('living')];
  const neighbour = command(living);
  await waitForOutput(neighbour, READY);
  const first = command(killed);
  await waitForOutput(first, READY);
  const orphan = runOf(first)?.children[0];
  await killHard(first);
  expect(orphan && isAlive(orphan)).toBe(true);

  const second = command(killed);
  expect(await waitForOutput(second, READY)).toContain('Stopped processes of an earlier run that was killed: 1.');
  expect(orphan && isAlive(orphan)).toBe(false);
  expect(await answers(killed)).toBe(200);
  expect(await answers(living)).toBe(200);
  for (const child of [second, neighbour]) child.kill('SIGTERM');
  await Promise.all([ended(second), ended(neighbour)]);
});

it('a state in use by a running sandbox is refused, and the message says which process uses it', async () => {
  const env = await settings('shared');
  const first = command(env);
  await waitForOutput(first, READY);
  const { code, text } = await ended(command({ ...(await settings('other')), SANDBOX_STATE: env.SANDBOX_STATE ?? '' }));
  expect(code).toBe(1);
  expect(text).toContain(`process ${first.pid}`);
  expect(text).toContain('SANDBOX_STATE');
  expect(await answers(env)).toBe(200);
  first.kill('SIGTERM');
  await ended(first);
});

it('a port that is in use stops the start with a message that names its variable, and nothing is left running', async () => {
  const env = await settings('taken');
  const holder = createServer();
  await listen(holder, Number(env.SANDBOX_PORT));
  const child = command(env);
  const { code, text } = await ended(child);
  holder.close();
  expect(code).toBe(1);
  expect(text).toContain(`Port ${env.SANDBOX_PORT} is taken`);
  expect(text).toContain('SANDBOX_PORT');
  await expect(fetch(`http://127.0.0.1:${env.CHAIN_PORT}`)).rejects.toThrow();
});

it('when three chains start on one port at once, one runs and two are refused', async () => {
  const port = await freePort();
  const results = await Promise.allSettled([1, 2, 3].map((chainId) => startAnvil({ port, chainId })));
  const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  expect(won).toHaveLength(1);
  expect(lost.map(({ name }) => name)).toEqual(['PortTaken', 'PortTaken']);
  const winner = results.findIndex(({ status }) => status === 'fulfilled') + 1;
  expect(Number(await createRpc(`http://127.0.0.1:${port}`)('eth_chainId'))).toBe(winner);
  await won[0]?.stop();
});

it('the chain never writes the state of blocks to the disk, however many blocks there are', async () => {
  const home = mkdtempSync(join(tmpdir(), 'sandbox-home-'));
  const env: Env = { ...(await settings('pruned')), SANDBOX_STATE: 'memory', HOME: home };
  const child = command(env);
  await waitForOutput(child, READY);
  const rpc = createRpc(`http://127.0.0.1:${env.CHAIN_PORT}`);
  await rpc('anvil_mine', ['0x400']);
  await rpc('anvil_mine', ['0x400']);
  const end = ended(child);
  child.kill('SIGTERM');
  await end;
  expect(existsSync(join(home, '.foundry'))).toBe(false);
});

it('the sandbox ends with a message when its chain ends', async () => {
  const child = command({ ...(await settings('chainless')), SANDBOX_STATE: 'memory' });
  await waitForOutput(child, READY);
  const end = ended(child);
  process.kill(runOf(child)?.children[0]?.pid ?? 0, 'SIGKILL');
  const { code, text } = await end;
  expect(code).toBe(1);
  expect(text).toContain('The chain (anvil) exited unexpectedly');
});

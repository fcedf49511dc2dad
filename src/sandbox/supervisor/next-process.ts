import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { PortTaken } from '../chain/anvil';
import { LOOPBACK, listen } from '../node/listen';
import { onFreePort } from '../ports';
import { endGroup, signalGroup } from './groups';
import { identify } from './process-identity';
import type { Scope } from './supervise';

export type NextProcess = { exited: Promise<number>; output: () => string; stop: () => Promise<void> };

const TAIL = 4_000;
const POLL_MS = 200;

/** Starts Next without npx. If npx were killed, the server would stay on its port. */
export function spawnNext(args: readonly string[], env: Record<string, string>, { run }: Scope): NextProcess {
  const program = createRequire(__filename).resolve('next/dist/bin/next');
  const colour: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    env: { ...process.env, ...colour, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  run.addChild(pid);
  const leader = identify(pid);
  const killAtExit = () => signalGroup(pid, 'SIGKILL');
  process.once('exit', killAtExit);
  let tail = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-TAIL);
      to.write(chunk);
    });
  }
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => {
      process.removeListener('exit', killAtExit);
      resolve(code ?? 1);
    });
  });
  return { exited, output: () => tail, stop: () => endGroup(leader) };
}

export async function runNextServer(mode: 'dev' | 'start', env: Record<string, string>, scope: Scope): Promise<string> {
  return onFreePort(scope.settings.app, scope.say, async (port) => {
    await assertFree(port);
    const url = `http://${LOOPBACK}:${port}`;
    const next = spawnNext([mode, '-H', LOOPBACK, '-p', String(port)], { SITE_ORIGIN: url, ...env }, scope);
    scope.onStop(next.stop);
    const early = await Promise.race([next.exited, answers(url, next.exited)]);
    if (early !== 'answers' && /EADDRINUSE/.test(next.output())) throw new PortTaken(port);
    if (early !== 'answers') return scope.end(early);
    void next.exited.then((code) => scope.end(code));
    return url;
  });
}

/** Checks the port before Next starts, because Next would print a page of errors. */
async function assertFree(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
}

/** Any answer counts, because the browser shows even a compile error. */
async function answers(url: string, exited: Promise<number>): Promise<'answers'> {
  let isOver = false;
  void exited.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer) {
      await answer.body?.cancel();
      return 'answers';
    }
    await pause(POLL_MS);
  }
  return new Promise(() => undefined);
}

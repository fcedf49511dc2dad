import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';
import { plainEnv } from './plain-env';
import { endGroup, spawnGroup } from './process-group';
import { fromRoot, ROOT } from './root';

export type NextServer = { origin: string; stop: () => Promise<void> };

/** The build in the form in which it is deployed. */
const RELEASE = fromRoot('.next', 'standalone', 'start.mjs');
const TIMEOUT_MS = 30_000;

export async function startNext(env: Record<string, string | undefined>): Promise<NextServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawnGroup(process.execPath, [RELEASE], {
    cwd: ROOT,
    env: { ...plainEnv(), SITE_ORIGIN: origin, PORT: String(port), LISTEN_ADDRESS: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const server = { origin, stop: () => endGroup(child) };
  try {
    await answering(server.origin, child);
    return server;
  } catch (reason) {
    await server.stop();
    throw reason;
  }
}

/** Keeps the last lines for a failure message. Reading all output keeps the pipe from filling up. */
function lastLines(child: ChildProcess) {
  let words = '';
  const keep = (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => words;
}

async function answering(origin: string, child: ChildProcess) {
  const words = lastLines(child);
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${words()}`);
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The server at ${origin} did not answer within ${TIMEOUT_MS / 1_000} s:\n${words()}`);
}

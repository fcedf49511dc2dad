import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const HAS_GROUPS = process.platform !== 'win32';
const TIMEOUT_MS = 5_000;
const running = new Set<ChildProcess>();

/** Starts a child that ends together with all its descendants, at the latest with this process. */
export function spawnGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: HAS_GROUPS });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

export async function endGroup(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const lastResort = setTimeout(() => signalGroup(child, 'SIGKILL'), TIMEOUT_MS);
  await exited;
  clearTimeout(lastResort);
}

export function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (HAS_GROUPS && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process has already ended.
  }
}

process.once('exit', () => running.forEach((child) => signalGroup(child, 'SIGKILL')));

/** Ends all groups on a signal, because a terminal's Ctrl-C does not reach a separate process group. */
export function endGroupsOnSignal() {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.once(signal, () => void Promise.all([...running].map(endGroup)).then(() => process.exit(code)));
  }
}

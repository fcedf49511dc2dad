import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, type ProcessIdentity } from './process-identity';

const GENTLE_MS = 4_000;
const LOOK_MS = 50;

/** Children are spawned as group leaders, so that the signal reaches all their descendants. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {}
}

async function isGone(target: ProcessIdentity, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (isAlive(target)) {
    if (performance.now() > until) return false;
    await pause(LOOK_MS);
  }
  return true;
}

export async function endGroup(leader: ProcessIdentity): Promise<void> {
  if (!isAlive(leader)) return;
  signalGroup(leader.pid, 'SIGTERM');
  await isGone(leader, GENTLE_MS);
  signalGroup(leader.pid, 'SIGKILL');
  await isGone(leader, GENTLE_MS);
}

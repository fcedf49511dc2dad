import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, type ProcessIdentity } from './process-identity';

const GENTLE_MS = 4_000;
const LOOK_MS = 50;

/** A process and everything it started: children are spawned as leaders of a group of their own. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Gone already.
  }
}

async function isGone(target: ProcessIdentity, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (isAlive(target)) {
    if (performance.now() > until) return false;
    await pause(LOOK_MS);
  }
  return true;
}

/** First gently, so that it may tidy up, then hard, together with what outlived its leader. */
export async function endGroup(leader: ProcessIdentity): Promise<void> {
  if (!isAlive(leader)) return;
  signalGroup(leader.pid, 'SIGTERM');
  await isGone(leader, GENTLE_MS);
  signalGroup(leader.pid, 'SIGKILL');
  await isGone(leader, GENTLE_MS);
}

import { setTimeout as pause } from 'node:timers/promises';

/** Waits at most three seconds for the state. A short fixed pause is not enough on a busy machine. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 3_000; !isSo() && Date.now() < end;) await pause(10);
}

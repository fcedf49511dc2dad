import { setTimeout as pause } from 'node:timers/promises';

/** Waits as long as it takes, up to three seconds: a busy machine needs longer than any fixed pause. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 3_000; !isSo() && Date.now() < end;) await pause(10);
}

import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 250;
const PATIENCE_MS = 60_000;

/** Polls this server's own health check, which starts rendering its pages. No one else may ever call it. */
export async function wake(port: string | undefined): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (port && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(EVERY_MS);
  }
}

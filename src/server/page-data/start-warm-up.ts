import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 250;
const TIMEOUT_MS = 60_000;

type Listening = { port?: string; address?: string };

function hostOf(address = ''): string {
  if (/^[0.:]*$/.test(address)) return '127.0.0.1';
  return address.includes(':') ? `[${address}]` : address;
}

/** Polls this server's own health check, which starts rendering its pages. No other program may be calling it. */
export async function startWarmUp({ port, address }: Listening): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (port && Date.now() < deadline) {
    const answer = await fetch(`http://${hostOf(address)}:${port}/api/health/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(EVERY_MS);
  }
}

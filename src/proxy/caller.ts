import type { IncomingMessage } from 'node:http';

/** Who calls: the address before the proxies that this deployment says are its own, and nobody else's word. */
export function callerOf(incoming: IncomingMessage, trustedHops: number): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const claimed = trustedHops > 0 ? forwarded.at(-trustedHops) : undefined;
  return claimed ?? incoming.socket.remoteAddress ?? 'unknown';
}

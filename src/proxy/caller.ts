import type { IncomingMessage } from 'node:http';
import { networkOf } from './network';

/**
 * The network of the caller's address, from the entry of `X-Forwarded-For` that this deployment's outermost proxy has
 * added, so that clients cannot forge it. If that entry is missing or is not an address, the connection's peer address
 * counts.
 */
export function callerOf(incoming: IncomingMessage, trustedHops: number): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  const claimed = trustedHops > 0 ? forwarded.at(-trustedHops)?.trim() : undefined;
  return networkOf(claimed ?? '') ?? networkOf(incoming.socket.remoteAddress ?? '') ?? 'unknown';
}

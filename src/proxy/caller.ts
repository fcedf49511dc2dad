import type { IncomingMessage } from 'node:http';
import { networkOf } from './network';

/**
 * Returns the network of the caller's address. It uses the entry of `X-Forwarded-For` that this deployment's outermost
 * proxy has added, which clients cannot forge. If that entry is missing or is no address, the connection's peer address
 * is used.
 */
export function callerOf(incoming: IncomingMessage, trustedHops: number): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  const claimed = trustedHops > 0 ? forwarded.at(-trustedHops)?.trim() : undefined;
  return networkOf(claimed ?? '') ?? networkOf(incoming.socket.remoteAddress ?? '') ?? 'unknown';
}

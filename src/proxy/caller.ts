import type { IncomingMessage } from 'node:http';
import { networkOf } from './network';

/**
 * Who calls: the network of the address that the outermost of this deployment's own proxies saw, by their count, and
 * nobody else's word. Where fewer have signed than stand before this server, or what stands in that place is no
 * address, the other end of the connection counts.
 */
export function callerOf(incoming: IncomingMessage, trustedHops: number): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  const claimed = trustedHops > 0 ? forwarded.at(-trustedHops)?.trim() : undefined;
  return networkOf(claimed ?? '') ?? networkOf(incoming.socket.remoteAddress ?? '') ?? 'unknown';
}

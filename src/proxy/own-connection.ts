import { ofProcess } from '@/utils/of-process';

export const OWN_CONNECTIONS_PER_SECOND = 200;

const count = ofProcess('own-connections', () => ({ second: 0, opened: 0 }));

/**
 * The header by which a call to the service has its own connection. HTTP/1.1 does not number its answers, so on a shared
 * connection one answer too many would give each later visitor the answer of another. Each connection uses a port for a
 * minute. Above the limit calls share connections, so that a flood does not use up the ports.
 */
export function ownConnection(now: () => number = () => performance.now()): { connection?: 'close' } {
  const current = Math.floor(now() / 1_000);
  if (current !== count.second) Object.assign(count, { second: current, opened: 0 });
  count.opened += 1;
  return count.opened > OWN_CONNECTIONS_PER_SECOND ? {} : { connection: 'close' };
}

import { processState } from '@/utils/process-state';

export const OWN_CONNECTIONS_PER_SECOND = 200;

const count = processState('own-connections', () => ({ second: 0, opened: 0 }));

/**
 * The header that gives a call to the service a separate connection. HTTP/1.1 does not number answers, so one extra
 * answer on a shared connection would send all later ones to the wrong visitors. Each connection uses a port for a
 * minute. Above a limit, calls share connections, so that a flood does not use up the ports.
 */
export function ownConnection(now: () => number = () => performance.now()): { connection?: 'close' } {
  const current = Math.floor(now() / 1_000);
  if (current !== count.second) Object.assign(count, { second: current, opened: 0 });
  count.opened += 1;
  return count.opened > OWN_CONNECTIONS_PER_SECOND ? {} : { connection: 'close' };
}

import { meters } from '@/monitoring/meters';
import { isWarm } from '@/server/page-data/warm-up';
import { isStopping } from './stopping';

type Readiness = { status: 'ok' | 'starting' | 'stopping' };

/**
 * A load balancer sends requests only while this is 'ok': after all pages were rendered once, and until the signal to
 * stop.
 */
export function readiness(render: (path: string) => Promise<void>): Readiness {
  const isWarmed = isWarm(render);
  const status = isStopping() ? 'stopping' : isWarmed ? 'ok' : 'starting';
  meters()?.ready(status === 'ok');
  return { status };
}

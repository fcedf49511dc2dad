import type { CallOptions } from '@/api/client';
import { isAppError } from '@/errors/app-error';
import { ActionFault } from '@/errors/action-fault';
import type { Tx } from '../tx';
import { loginTokenOf } from './at-service';

const TIMEOUT_MS = 10_000;

export const isConflict = (thrown: unknown): boolean => isAppError(thrown) && thrown.fault.kind === 'conflict';

export function inTurn<T>(
  tx: Tx,
  key: string,
  work: (options: CallOptions) => Promise<T>,
  loginToken = loginTokenOf(tx),
): Promise<T> {
  const before = tx.memory.lastCalls.get(key);
  const call = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => {
      if (loginTokenOf(tx) !== loginToken) throw new ActionFault('service-away');
      return work({ timeoutMs: TIMEOUT_MS });
    });
  tx.memory.lastCalls.set(key, call);
  return call;
}

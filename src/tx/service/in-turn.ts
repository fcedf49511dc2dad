import type { CallOptions } from '@/api/client';
import { isAppError } from '@/errors/app-error';
import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import { loginTokenOf } from './at-service';

const TIMEOUT_MS = 10_000;

export const isConflict = (thrown: unknown): boolean => isAppError(thrown) && thrown.fault.kind === 'conflict';

export function inTurn<T>(
  engine: Engine,
  key: string,
  work: (options: CallOptions) => Promise<T>,
  loginToken = loginTokenOf(engine),
): Promise<T> {
  const before = engine.memory.lastCalls.get(key);
  const call = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => {
      if (loginTokenOf(engine) !== loginToken) throw new ActionFault('service-unreachable');
      return work({ timeoutMs: TIMEOUT_MS });
    });
  engine.memory.lastCalls.set(key, call);
  return call;
}

import { namesIn } from '@/errors/wallet-error';
import type { ChainNode } from './node';
import type { Nodes } from './nodes';

const isTimeout = (error: unknown): boolean => namesIn(error).includes('TimeoutError');

function withTimeLimit(node: ChainNode): ChainNode {
  let silence: unknown;
  return new Proxy(node, {
    get: (target, name) => {
      const ask = Reflect.get(target, name);
      return async (...asked: unknown[]) => {
        if (silence !== undefined) throw silence;
        try {
          return await ask(...asked);
        } catch (error) {
          if (isTimeout(error)) silence = error;
          throw error;
        }
      };
    },
  });
}

/**
 * Limits the time of each node in one round of checks. A node that has timed out once is not awaited again in that
 * round. It still counts as configured.
 */
export const skippingSlowNodes = (nodes: Nodes): Nodes => nodes.map(withTimeLimit);

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
 * Used for one round of checks. After a node has timed out once, the app does not wait for it again in that round. The
 * node still counts as configured.
 */
export const skippingSlowNodes = (nodes: Nodes): Nodes => nodes.map(withTimeLimit);

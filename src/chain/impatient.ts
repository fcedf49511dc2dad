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

/** For one round of checks: a node that timed out once is not waited for again. It still counts as a configured node. */
export const impatient = (nodes: Nodes): Nodes => nodes.map(withTimeLimit);

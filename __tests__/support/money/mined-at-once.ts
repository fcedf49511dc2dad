import type { Rpc } from '@/sandbox/chain/rpc';
import { receiptOf } from './receipt';

/** The node answers before it has mined, so a page could still find the transaction in the node's pool. */
export function minedAtOnce(rpc: Rpc): Rpc {
  return async (method, params) => {
    const answer = await rpc(method, params);
    if (method === 'eth_sendTransaction' && (await rpc('anvil_getAutomine'))) await receiptOf(rpc, answer);
    return answer;
  };
}

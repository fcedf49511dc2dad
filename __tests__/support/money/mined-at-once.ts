import type { Rpc } from '@/sandbox/chain/rpc';

const MOST_LOOKS = 200;

/** The node answers before it has mined, so a page could still find the transaction in the node's pool. */
export function minedAtOnce(rpc: Rpc): Rpc {
  return async (method, params) => {
    const answer = await rpc(method, params);
    if (method !== 'eth_sendTransaction' || !(await rpc('anvil_getAutomine'))) return answer;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) if (await rpc('eth_getTransactionReceipt', [answer])) break;
    return answer;
  };
}

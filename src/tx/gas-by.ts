import type { Call } from '@/chain/call';
import type { ChainNode } from '@/chain/node';
import { withoutStray } from '@/chain/nodes';

/** By all nodes, since one that named too little would let every swap fail, at the cost of its fee. Null where none names it. */
export async function gasBy(call: Call, each: readonly ChainNode[]): Promise<bigint | null> {
  const told = await Promise.all(each.map((node) => node.costOf(call).catch(() => null)));
  const named = told.flatMap((cost) => (cost ? [cost.gas] : []));
  return named.length > 0 ? withoutStray(named) : null;
}

import type { ChainNode } from './node';

let present: string | null = null;

/**
 * Hides attempts of an earlier instance, because a reset sandbox has none of its old transactions. Requires all nodes
 * to agree. Never hides attempts on a real chain, where a wrong first block is a fault of the node.
 */
export async function learnInstance(each: readonly ChainNode[]): Promise<void> {
  if (process.env.NEXT_PUBLIC_SANDBOX !== '1') return;
  const instances = await Promise.all(each.map((node) => node.instance()));
  const [first] = instances;
  present = first && instances.every((instance) => instance === first) ? first : null;
}

export const isOfThisChain = ({ instance }: { instance: string }): boolean => present === null || instance === present;

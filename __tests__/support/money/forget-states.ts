import type { Bench } from './bench';

/** Nodes keep the state of 128 blocks, like a full node of BNB Smart Chain. */
export async function forgetOldStates({ world, nodes }: Bench): Promise<void> {
  const head = await world.chain.height();
  nodes.forEach((node) =>
    node.lie('eth_getTransactionCount', (count: string, [, at]: [string, string]) => {
      if (at.startsWith('0x') && BigInt(at) < head - 128n) throw new Error('missing trie node');
      return count;
    }),
  );
}

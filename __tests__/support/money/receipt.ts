import type { Rpc } from '@/sandbox/chain/rpc';

const MAX_READS = 200;

type Receipt = { status: string };

/** Reads until the receipt exists: Anvil answers, and can show the block, before it has stored the receipt. */
export async function receiptOf(rpc: Rpc, hash: unknown): Promise<Receipt | null> {
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const receipt = await rpc('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt as Receipt;
  }
  return null;
}

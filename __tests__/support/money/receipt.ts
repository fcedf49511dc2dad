import type { Rpc } from '@/sandbox/chain/rpc';

const MOST_READS = 200;

type Receipt = { status: string };

/** Reads until the receipt exists: Anvil answers, and can show the block, before it has stored the receipt. */
export async function receiptOf(rpc: Rpc, hash: unknown): Promise<Receipt> {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const receipt = await rpc('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt as Receipt;
  }
  throw new Error(`The chain has no receipt of ${String(hash)}`);
}

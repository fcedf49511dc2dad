import type { Hash } from '@/api/contract';
import type { BlockRange } from './block-watcher';
import { asFields, asHash, asList, asQuantity, quantity, type Rpc } from './rpc';

export type Block = { number: bigint; hash: Hash; at: number; transactions: Record<string, unknown>[] };

export async function blocksOf(rpc: Rpc, { from, to }: BlockRange): Promise<Map<bigint, Block>> {
  const blocks = new Map<bigint, Block>();
  for (let number = from; number <= to; number += 1n) {
    const found = await rpc('eth_getBlockByNumber', [quantity(number), true]);
    if (found === null) continue;
    const { hash, timestamp, transactions } = asFields(found);
    blocks.set(number, {
      number,
      hash: asHash(hash),
      at: Number(asQuantity(timestamp)) * 1_000,
      transactions: asList(transactions).map(asFields),
    });
  }
  return blocks;
}

export async function lastBlockWithTransaction(rpc: Rpc, range: BlockRange): Promise<bigint | undefined> {
  const blocks = [...(await blocksOf(rpc, range)).values()];
  return blocks.findLast(({ transactions }) => transactions.length > 0)?.number;
}

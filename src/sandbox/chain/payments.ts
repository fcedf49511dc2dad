import { getAddress } from 'viem';
import type { Address } from '@/api/contract';
import type { Payment } from '../service/service-chain';
import type { BlockRange } from './block-watcher';
import { blocksOf, type Block } from './blocks';
import { ASSETS, contractOf } from './contracts';
import { asFields, asHash, asQuantity, type Rpc } from './rpc';
import { transferLogs } from './transfer-logs';

const NATIVE = 'native';

export async function paymentsTo(rpc: Rpc, { from, to }: BlockRange, payees: readonly Address[]): Promise<Payment[]> {
  const blocks = await blocksOf(rpc, { from, to });
  const inTokens = await tokenPayments(rpc, { from, to }, payees, blocks);
  const inBnb = await nativePayments(rpc, payees, blocks);
  return [...inTokens, ...inBnb].toSorted((a, b) => Number(a.block - b.block));
}

const symbolOf = (contract: string) =>
  ASSETS.find((asset) => contractOf(asset)?.toLowerCase() === contract.toLowerCase()) ?? null;

async function tokenPayments(
  rpc: Rpc,
  range: BlockRange,
  payees: readonly Address[],
  blocks: ReadonlyMap<bigint, Block>,
): Promise<Payment[]> {
  const logs = await transferLogs(rpc, range, { payees });
  return logs.flatMap(({ contract, ...moved }) => {
    const block = blocks.get(moved.block);
    return block?.hash === moved.blockHash ? [{ ...moved, symbol: symbolOf(contract), at: block.at }] : [];
  });
}

async function nativePayments(
  rpc: Rpc,
  payees: readonly Address[],
  blocks: ReadonlyMap<bigint, Block>,
): Promise<Payment[]> {
  const wanted = new Set(payees.map((payee) => payee.toLowerCase()));
  const sent = [...blocks.values()].flatMap((block) =>
    block.transactions
      .filter(({ to, value }) => wanted.has(String(to).toLowerCase()) && asQuantity(value) > 0n)
      .map((transaction) => ({ block, transaction })),
  );
  const paid = await Promise.all(
    sent.map(async ({ block, transaction }): Promise<Payment[]> => {
      const hash = asHash(transaction.hash);
      if (!(await hasSucceeded(rpc, hash))) return [];
      return [
        {
          key: `${hash}:${NATIVE}`,
          hash,
          from: getAddress(String(transaction.from)),
          to: getAddress(String(transaction.to)),
          symbol: 'BNB',
          amount: asQuantity(transaction.value),
          block: block.number,
          blockHash: block.hash,
          at: block.at,
        },
      ];
    }),
  );
  return paid.flat();
}

async function hasSucceeded(rpc: Rpc, hash: string): Promise<boolean> {
  const receipt = await rpc('eth_getTransactionReceipt', [hash]);
  return receipt !== null && asFields(receipt).status === '0x1';
}

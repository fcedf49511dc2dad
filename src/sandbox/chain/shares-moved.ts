import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { balanceOfToken } from './balance';
import type { BlockRange } from './block-watcher';
import { CONTRACTS } from './contracts';
import type { ShareTransfer } from '../service/service-chain';
import { asFields, asHash, asQuantity, quantity, type Rpc } from './rpc';
import { transferLogs } from './transfer-logs';

export async function sharesMoved(rpc: Rpc, range: BlockRange): Promise<ShareTransfer[]> {
  const logs = await transferLogs(rpc, range, { contract: CONTRACTS.FNX });
  const times = new Map<bigint, number>();
  for (const { block } of logs) if (!times.has(block)) times.set(block, (await headerOf(rpc, quantity(block))).at);
  return logs.map(({ contract: _fnx, blockHash: _block, ...moved }) => ({ ...moved, at: times.get(moved.block) ?? 0 }));
}

const MAX_TRIES = 20;

/**
 * Returns the balance at the end of a block. Starts from the current balance and reverses all later transfers,
 * because nodes discard old states and a loaded chain has none.
 */
export async function sharesAt(rpc: Rpc, address: Address, block: bigint): Promise<bigint> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await headerOf(rpc, 'latest');
    const held = await balanceOfToken(rpc, CONTRACTS.FNX, address);
    const since =
      before.number > block
        ? await transferLogs(rpc, { from: block + 1n, to: before.number }, { contract: CONTRACTS.FNX })
        : [];
    if ((await headerOf(rpc, 'latest')).hash !== before.hash) continue;
    return since.reduce((left, { from, to, amount }) => {
      const came = isSameAddress(to, address) ? amount : 0n;
      const went = isSameAddress(from, address) ? amount : 0n;
      return left - came + went;
    }, held);
  }
  throw new Error('The chain mined blocks too quickly to read a balance');
}

async function headerOf(rpc: Rpc, tag: string) {
  const { hash, number, timestamp } = asFields(await rpc('eth_getBlockByNumber', [tag, false]));
  return { hash: asHash(hash), number: asQuantity(number), at: Number(asQuantity(timestamp)) * 1_000 };
}

import { parseAbiItem, type Client } from 'viem';
import { getLogs } from 'viem/actions';
import type { Address, Hash } from '@/api/contract';
import { isNoAnswer } from './node-fault';

export type Transfer = { hash: Hash; block: bigint; amount: bigint };
export type Between = { token: Address; from: Address; to: Address; first: bigint; last: bigint };

const TRANSFER = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)');
const NARROWEST = 100n;

/** Halves the range until the node accepts it. Many nodes limit a query to a few hundred blocks. */
export async function transfersBetween(client: Client, between: Between, spend: () => void): Promise<Transfer[]> {
  const { token: address, from, to, first, last } = between;
  if (last < first) return [];
  spend();
  try {
    const logs = await getLogs(client, {
      address,
      event: TRANSFER,
      args: { from, to },
      fromBlock: first,
      toBlock: last,
      strict: true,
    });
    return logs.map(({ transactionHash: hash, blockNumber: block, args }) => ({ hash, block, amount: args.value }));
  } catch (error) {
    if (isNoAnswer(error) || last - first < NARROWEST) throw error;
    const middle = (first + last) / 2n;
    const early = await transfersBetween(client, { ...between, last: middle }, spend);
    return [...early, ...(await transfersBetween(client, { ...between, first: middle + 1n }, spend))];
  }
}

import { erc20Abi, getAbiItem, type Client } from 'viem';
import { getLogs } from 'viem/actions';
import type { Address, Hash } from '@/api/contract';
import { isNoAnswer } from './node-fault';
import { WRAPPED } from './swap/abi';

export type MovedAmount = { hash: Hash; block: bigint; amount: bigint };
type Blocks = { first: bigint; last: bigint };
export type TransferQuery = Blocks & { token: Address; from?: Address; to?: Address };
export type WrapQuery = Blocks & { wrapped: Address; account: Address; direction: 'wrap' | 'unwrap' };

const TRANSFER = getAbiItem({ abi: erc20Abi, name: 'Transfer' });
const DEPOSIT = getAbiItem({ abi: WRAPPED, name: 'Deposit' });
const WITHDRAWAL = getAbiItem({ abi: WRAPPED, name: 'Withdrawal' });
const NARROWEST = 100n;

/** Reads a range, and halves it until the node accepts it. Many nodes limit a query to a few hundred blocks. */
async function halving(
  { first, last }: Blocks,
  read: (blocks: Blocks) => Promise<MovedAmount[]>,
): Promise<MovedAmount[]> {
  if (last < first) return [];
  try {
    return await read({ first, last });
  } catch (error) {
    if (isNoAnswer(error) || last - first < NARROWEST) throw error;
    const middle = (first + last) / 2n;
    const early = await halving({ first, last: middle }, read);
    return [...early, ...(await halving({ first: middle + 1n, last }, read))];
  }
}

export const transfersBetween = (client: Client, between: TransferQuery, spend: () => void): Promise<MovedAmount[]> =>
  halving(between, async ({ first: fromBlock, last: toBlock }) => {
    const { token: address, from, to } = between;
    spend();
    const logs = await getLogs(client, {
      address,
      event: TRANSFER,
      args: { from, to },
      fromBlock,
      toBlock,
      strict: true,
    });
    return logs.map(({ transactionHash: hash, blockNumber: block, args }) => ({ hash, block, amount: args.value }));
  });

export const wrappingsBy = (
  client: Client,
  { wrapped: address, account, direction, ...blocks }: WrapQuery,
): Promise<MovedAmount[]> =>
  halving(blocks, async ({ first: fromBlock, last: toBlock }) => {
    const range = { address, fromBlock, toBlock, strict: true } as const;
    const logs =
      direction === 'wrap'
        ? await getLogs(client, { ...range, event: DEPOSIT, args: { dst: account } })
        : await getLogs(client, { ...range, event: WITHDRAWAL, args: { src: account } });
    return logs.map(({ transactionHash: hash, blockNumber: block, args }) => ({ hash, block, amount: args.wad }));
  });

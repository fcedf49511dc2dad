import type { Hash } from '@/api/contract';
import { ActionFault } from '@/errors/action-fault';
import type { ChainNode } from '@/chain/node';
import type { SwapEffect } from '../request/effects';
import { showsSwap } from '../request/judge';

export const MAX_TRANSACTIONS = 40;

export type Blocks = { first: bigint; last: bigint };
export type Mined = { hash: Hash; block: bigint };

/**
 * Searches for transfers of tokens, because at least one side of a swap is a token. The amount is between half and
 * double the limit, unless the price has moved further since the review.
 */
export async function swapsIn(blocks: Blocks, effect: SwapEffect, node: ChainNode): Promise<Mined[]> {
  const { pay, get, account } = effect;
  const [token, party, limit] =
    pay === 'coin'
      ? [get, { to: account }, BigInt(effect.minReceived)]
      : [pay, { from: account }, BigInt(effect.maxPaid)];
  if (token === 'coin') return [];
  const moved = await node.transfers({ token, ...party, ...blocks });
  const likely = moved.filter(({ amount }) => amount * 2n >= limit && amount <= limit * 2n);
  const mined = new Map(likely.map(({ hash, block }) => [hash, block]));
  if (mined.size > MAX_TRANSACTIONS) throw new ActionFault('account-busy');
  const found = await Promise.all(
    [...mined].map(async ([hash, block]) => {
      const receipt = await node.receipt(hash);
      if (!receipt) throw new Error('This node has a log without its receipt');
      return showsSwap(effect, receipt.logs) ? [{ hash, block }] : [];
    }),
  );
  return found.flat();
}

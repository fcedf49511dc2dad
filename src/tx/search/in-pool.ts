import type { Sent } from '@/chain/call';
import type { ChainNode, InBlock } from '@/chain/node';
import { isSameAddress } from '@/utils/is-same-address';
import { repeatsRequest, type RequestedCall } from '../request/matches-request';

/** `ownNonces` are the nonces of the account's transactions in the node's pool. */
export type NodePool = Readonly<{ matches: readonly InBlock[]; ownNonces: readonly number[] }>;

export async function readPool(due: RequestedCall, node: ChainNode): Promise<NodePool> {
  const waiting = await node.transactionsWaiting();
  return {
    matches: waiting.filter((sent) => repeatsRequest(due, sent) || inputContainsRequest(due, sent)),
    ownNonces: waiting.filter(({ from }) => isSameAddress(from, due.call.from)).map(({ nonce }) => nonce),
  };
}

/** Returns no match if the node does not show its pool. `assertNotInPool` decides whether the wallet may be asked. */
export const pendingMatches = (due: RequestedCall, node: ChainNode): Promise<readonly InBlock[]> =>
  readPool(due, node).then(
    ({ matches }) => matches,
    () => [],
  );

const abiWord = (amount: string): string => BigInt(amount).toString(16).padStart(64, '0');
const withoutHexPrefix = (hex: string): string => hex.slice(2).toLowerCase();

/**
 * Returns groups of hex strings. A transaction that executes the request has at least one string of each group in its
 * input.
 */
function partsOf({ effect }: RequestedCall): readonly (readonly string[])[] | null {
  switch (effect.type) {
    case 'transfer':
    case 'coin-transfer':
      return [[withoutHexPrefix(effect.to)], [abiWord(effect.amount)]];
    case 'wrapping':
      return [[withoutHexPrefix(effect.wrapped)], [abiWord(effect.amount)]];
    case 'swap':
      // The router's function shows which amount is exact. A renewed request may have another limit and deadline.
      return [[withoutHexPrefix(effect.router)], [abiWord(effect.maxPaid), abiWord(effect.minReceived)]];
    case 'approval':
      return null;
  }
}

/**
 * Whether the transaction may execute the request: its input contains each part of the request. It must also contain
 * the account if the account is neither sender nor recipient. The effect is known once the transaction is mined. Until
 * then, a transaction that only looks similar delays the next payment.
 */
function inputContainsRequest(due: RequestedCall, sent: Sent): boolean {
  const { from } = due.call;
  const input = sent.input.toLowerCase();
  return (
    partsOf(due)?.every((words) => words.some((word) => input.includes(word))) === true &&
    (input.includes(withoutHexPrefix(from)) ||
      [sent.from, sent.to].some((one) => one !== null && isSameAddress(one, from)))
  );
}

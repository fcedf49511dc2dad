import type { Sent } from '@/chain/call';
import type { ChainNode, InBlock } from '@/chain/node';
import { isSameAddress } from '@/utils/is-same-address';
import { wasPendingAtSubmit } from '../watch/anchor';
import { repeatsRequest, type RequestedCall } from '../watch/matches-request';
import { requestedCallOf, type Entry } from '../journal/entry';
import { belongsToOtherAttempt } from '../journal/journal';
import { isOfAnother } from '../kinds/at-service';

export async function pendingMatches(due: RequestedCall, node: ChainNode): Promise<readonly InBlock[]> {
  const waiting = await node.transactionsWaiting().catch(() => []);
  return waiting.filter((sent) => repeatsRequest(due, sent) || inputContainsRequest(due, sent));
}

const abiWord = (amount: string): string => BigInt(amount).toString(16).padStart(64, '0');
const withoutHexPrefix = (hex: string): string => hex.slice(2).toLowerCase();

/** Groups of hex strings. The input of a transaction that carries the request contains one string of each group. */
function partsOf({ effect }: RequestedCall): readonly (readonly string[])[] | null {
  switch (effect.is) {
    case 'moves':
    case 'coin-sent':
      return [[withoutHexPrefix(effect.to)], [abiWord(effect.amount)]];
    case 'wrapped':
      return [[withoutHexPrefix(effect.wrapped)], [abiWord(effect.amount)]];
    case 'swapped':
      // The function decides which of the two amounts is exact. Limits and deadline may be new.
      return [[withoutHexPrefix(effect.router)], [abiWord(effect.most), abiWord(effect.least)]];
    case 'allows':
      return null;
  }
}

/**
 * A signed payment may travel inside another transaction. Its input then also contains the account, unless that is the
 * sender or recipient. The effect is known once it is mined; until then a lookalike only delays the next payment.
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

/** Whether any node knows the entered hash, or has the payment in its pool, alone or inside another transaction. */
export async function isWaitingNow(entry: Entry, nodes: readonly ChainNode[]): Promise<boolean> {
  const shown = await Promise.all(nodes.map((node) => isShownBy(node, entry)));
  return shown.includes(true);
}

async function isShownBy(node: ChainNode, entry: Entry): Promise<boolean> {
  const { claimed, minedCount } = entry;
  const named = claimed ? await node.transaction(claimed).catch(() => null) : null;
  if (named !== null) return true;
  const isOthers = belongsToOtherAttempt(entry);
  const isOfBefore = (sent: Sent) =>
    isSameAddress(sent.from, entry.from) && minedCount !== null && sent.nonce < minedCount;
  const waiting = await pendingMatches(requestedCallOf(entry), node);
  const its = waiting.filter(
    (sent) => !isOthers(sent.hash) && !isOfBefore(sent) && !wasPendingAtSubmit(entry, sent.hash),
  );
  const whose = await Promise.all(its.map(({ hash }) => isOfAnother(hash, entry).catch(() => false)));
  return whose.includes(false);
}

import type { Sent } from '@/chain/call';
import type { ChainNode, InBlock } from '@/chain/node';
import { isSameAddress } from '@/utils/is-same-address';
import { hasWaitedBefore } from './anchor';
import { repeatsRequest, type RequestedCall } from './matches-request';
import { requestedCallOf, type Entry } from './entry';
import { isOfOther } from './journal';
import { isOfAnother } from './kinds/at-service';

export async function waitingFor(due: RequestedCall, node: ChainNode): Promise<readonly InBlock[]> {
  const waiting = await node.transactionsWaiting().catch(() => []);
  return waiting.filter((sent) => repeatsRequest(due, sent) || isCarrying(due, sent));
}

const wordOf = (amount: string): string => BigInt(amount).toString(16).padStart(64, '0');

/**
 * A signed payment may travel inside another transaction. Its input then contains the recipient and the amount, and also the
 * account unless that is the sender or recipient. The effect is known once it is mined; until then a lookalike only delays
 * the next payment.
 */
function isCarrying({ call: { from }, effect }: RequestedCall, sent: Sent): boolean {
  if (effect.is !== 'moves' && effect.is !== 'coin-sent') return false;
  const { to, amount } = effect;
  const input = sent.input.toLowerCase();
  const isNamed = (address: string) => input.includes(address.slice(2).toLowerCase());
  return (
    isNamed(to) &&
    input.includes(wordOf(amount)) &&
    (isNamed(from) || [sent.from, sent.to].some((one) => one !== null && isSameAddress(one, from)))
  );
}

/** Whether any node knows the entered hash, or has the payment in its pool, alone or inside another transaction. */
export async function isWaitingNow(entry: Entry, each: readonly ChainNode[]): Promise<boolean> {
  const shown = await Promise.all(each.map((node) => isShownBy(node, entry)));
  return shown.includes(true);
}

async function isShownBy(node: ChainNode, entry: Entry): Promise<boolean> {
  const { claimed, minedCount } = entry;
  const named = claimed ? await node.transaction(claimed).catch(() => null) : null;
  if (named !== null) return true;
  const isOthers = isOfOther(entry);
  const isOfBefore = (sent: Sent) =>
    isSameAddress(sent.from, entry.from) && minedCount !== null && sent.nonce < minedCount;
  const waiting = await waitingFor(requestedCallOf(entry), node);
  const its = waiting.filter((sent) => !isOthers(sent.hash) && !isOfBefore(sent) && !hasWaitedBefore(entry, sent.hash));
  const whose = await Promise.all(its.map(({ hash }) => isOfAnother(hash, entry).catch(() => false)));
  return whose.includes(false);
}

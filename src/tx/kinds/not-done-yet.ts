import type { ChainNode } from '@/chain/node';
import { PaymentFault } from '@/errors/payment-fault';
import { isSameAddress } from '@/utils/is-same-address';
import { serviceNow } from '@/utils/service-clock';
import { wasPendingAtSubmit } from '../watch/anchor';
import { wasDeclared } from '../submit/declared-keys';
import { requestedCallOf, isOpen, type Entry } from '../journal/entry';
import type { Intent } from './intent';
import { readJournal } from '../journal/journal';
import { NO_REVIEW, isOfSameAction } from '../submit/review';
import { belongsToOtherAction } from '../journal/other-keys';
import { assertRequestNotOnChain, findRequestOnChain } from './unpaid-on-chain';

const MS = 1_000n;
/** How far back the search for a renewed review reaches. It can read that many blocks even at two blocks a second. */
const RENEWED_SEARCHED_MS = 90 * 60_000;
/** The service's clock may be this far ahead of the chain's, so a date may be too late by as much. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

type Action = Pick<Intent, 'key' | 'review'>;

/** Attempts that have failed count too: a wallet can send the same call again in another transaction. */
export function attemptsOf({ key, review }: Action): readonly Entry[] {
  const isOfAction = isOfSameAction(key, review?.earlier ?? []);
  return readJournal().entries.filter((one) => one.key === key || isOfAction(one));
}

const isOfOtherAction = (action: Action) =>
  belongsToOtherAction(action.key, ...(action.review?.earlier ?? []), ...attemptsOf(action).map(({ key }) => key));

type Payer = Pick<Entry, 'effect' | 'lendsCode' | 'from'>;

/** The code of a delegated account can send coin in any transaction and leaves no log, so no search finds it. */
async function assertNotPaidUnseen({ effect, lendsCode, from }: Payer, node: ChainNode): Promise<void> {
  if (effect.is !== 'coin-sent') return;
  if (lendsCode || (await node.codeOf(from)) !== 'none') throw new PaymentFault('unsent-unproven');
}

/** Searches the chain for each attempt: one that was declared unsent, or was cancelled, may have been sent later. */
export async function assertAttemptsNotOnChain(action: Action, node: ChainNode): Promise<void> {
  const isOtherKey = isOfOtherAction(action);
  await Promise.all(
    attemptsOf(action).map(async (entry) => {
      // A wallet that has cancelled its transaction may have let a relay make the payment.
      if (isOpen(entry) || entry.failure === 'cancelled') await assertNotPaidUnseen(entry, node);
      const isOther = (hash: string) => isOtherKey(hash) || wasPendingAtSubmit(entry, hash);
      if ((await findAttemptOnChain(entry, node, { isOther })) !== null) throw new PaymentFault('paid-elsewhere');
    }),
  );
}

type HowSearched = Readonly<{ isOther: (hash: string) => boolean; ended?: Entry }>;

/** Finds a transaction that does what the attempt requested, whatever its hash and nonce. `ended` has used its nonce. */
export async function findAttemptOnChain(entry: Entry, node: ChainNode, { isOther, ended }: HowSearched) {
  // The chain's time counts too: one wrong date of the service or of the visitor's clock must hide nothing.
  const mined = (await node.blockTime(BigInt(entry.since))) * MS;
  const submitted = BigInt(Math.floor(entry.submittedAt ?? entry.at));
  const openedAt = submitted < mined ? submitted : mined;
  const intent = { ...requestedCallOf(entry), reported: entry.reported };
  const attempt = { knownCount: knownCountOf(entry, ended) };
  return findRequestOnChain({ intent, openedAt, attempt, isOther }, node);
}

/**
 * Searches for the action's attempts, and for the action itself since it was reviewed: a crash can lose the journal's newest
 * entry, and the action may have been done on another device.
 */
export async function assertActionNotOnChain(intent: Intent, node: ChainNode): Promise<void> {
  const { madeAt, validForMs, ...review } = { ...NO_REVIEW, ...intent.review };
  const isRenewed = review.earlier.length > 0;
  // An older review is refused, so its time need not be searched. Renewed ones are searched as far as the search reaches.
  const longestMs = isRenewed ? RENEWED_SEARCHED_MS : validForMs;
  // A first review that was dated ahead must not shorten the search.
  const firstMadeAt = Math.min(madeAt, review.firstMadeAt) - (isRenewed ? CLOCKS_DIFFER_MS : 0);
  const { effect, key, call } = intent;
  const isOfOtherDevice = wasDeclared(key);
  // The other device's payment may be older than the order, whose date may have been ahead.
  const openedAt = Math.max(firstMadeAt, serviceNow() - longestMs) - (isOfOtherDevice ? CLOCKS_DIFFER_MS : 0);
  if (isOfOtherDevice) await assertNotPaidUnseen({ effect, from: call.from }, node);
  await Promise.all([
    assertAttemptsNotOnChain(intent, node),
    assertRequestNotOnChain({ intent, openedAt, isOther: isOfOtherAction(intent) }, node),
  ]);
}

/** An expired swap was never mined, so its nonce was free for another transaction. */
const hasUsedNonce = (entry: Entry): boolean =>
  !isOpen(entry) && entry.failure !== 'dropped' && entry.failure !== 'expired';

/**
 * The account's nonces below this count were used before the attempt, or by transactions of this journal whose end is
 * proven. `ended` counts as one of them.
 */
function knownCountOf({ minedCount, chainId, from }: Entry, ended?: Entry): number | null {
  if (minedCount === null) return null;
  const used = readJournal()
    .entries.filter((one) => one.chainId === chainId && isSameAddress(one.from, from) && hasUsedNonce(one))
    .map(({ nonce }) => nonce);
  let count = minedCount;
  while (used.includes(count) || ended?.nonce === count) count += 1;
  return count;
}

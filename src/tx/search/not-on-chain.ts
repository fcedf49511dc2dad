/** Searches that run before the wallet is asked, and after the attempt's nonce was used or its deadline has passed. */

import type { ChainNode } from '@/chain/node';
import { ActionFault } from '@/errors/action-fault';
import { isSameAddress } from '@/utils/is-same-address';
import type { Engine } from '../engine';
import { wasPendingAtSubmit } from './anchor';
import { wasDeclared } from '../journal/marks';
import { requestedCallOf, isOpen, type Entry } from '../journal/entry';
import { NO_REVIEW, RENEWED_SEARCHED_MS, isOfSameAction, type Reviewed } from '../journal/review';
import { readJournal } from '../journal/journal';
import { belongsToRivalAction, hasUsedNonceForOther, type IsOther } from './rivals';
import type { RequestedCall } from '../request/matches-request';
import { assertRequestNotOnChain, findRequestOnChain, type Requested } from './search-backward';

const MS = 1_000n;
/** How far the service's clock may be ahead of the chain's clock. */
const MAX_CLOCK_DIFFERENCE_MS = 10 * 60_000;

type Action = Readonly<{ key: string; review?: Reviewed }>;

/** Includes failed attempts, because a wallet can send the same call again in another transaction. */
export function attemptsOf(engine: Engine, { key, review }: Action): readonly Entry[] {
  const isOfAction = isOfSameAction(key, review?.earlier ?? []);
  return readJournal(engine).entries.filter((one) => one.key === key || isOfAction(one));
}

export const isOfOtherAction = (engine: Engine, action: Action, requested: RequestedCall) =>
  belongsToRivalAction(
    engine,
    [action.key, ...(action.review?.earlier ?? []), ...attemptsOf(engine, action).map(({ key }) => key)],
    requested,
  );

type Payer = Pick<Entry, 'effect' | 'isDelegated' | 'from'>;

/**
 * Throws if an account with code pays in BNB. The code can send BNB in any transaction without a log, so no search
 * finds such a payment.
 */
async function assertNotPaidUnseen({ effect, isDelegated, from }: Payer, node: ChainNode): Promise<void> {
  if (effect.type !== 'coin-transfer') return;
  if (isDelegated || (await node.codeOf(from)) !== 'none') throw new ActionFault('unsent-unproven');
}

/** Searches the chain for each attempt. An attempt that was declared unsent or cancelled may have been sent later. */
export async function assertAttemptsNotOnChain(engine: Engine, action: Action, node: ChainNode): Promise<void> {
  await Promise.all(
    attemptsOf(engine, action).map(async (entry) => {
      // A wallet may have cancelled its own transaction while a relay made the payment.
      if (isOpen(entry) || entry.failure === 'cancelled') await assertNotPaidUnseen(entry, node);
      const isOtherKey = isOfOtherAction(engine, action, requestedCallOf(entry));
      const isOther: IsOther = (hash, times) => isOtherKey(hash, times) || wasPendingAtSubmit(entry, hash);
      if ((await findAttemptOnChain(engine, entry, node, { isOther })) !== null)
        throw new ActionFault('paid-elsewhere');
    }),
  );
}

type HowSearched = Readonly<{ isOther: IsOther; ended?: Entry }>;

/**
 * Finds a transaction that does what the attempt requested, whatever its hash and nonce. `ended` is an entry whose
 * nonce another transaction has used. Its outcome may still be unproven.
 */
export async function findAttemptOnChain(
  engine: Engine,
  entry: Entry,
  node: ChainNode,
  { isOther, ended }: HowSearched,
) {
  // Uses the chain's time too, so that a wrong date from the service or the visitor's clock hides no transaction.
  const mined = (await node.blockTime(BigInt(entry.blockAtSubmit))) * MS;
  const submitted = BigInt(Math.floor(entry.submittedAt ?? entry.at));
  const openedAt = submitted < mined ? submitted : mined;
  const intent = { ...requestedCallOf(entry), serviceRecord: entry.serviceRecord };
  const attempt = { knownCount: knownCountOf(engine, entry, ended) };
  return findRequestOnChain(engine, { intent, openedAt, attempt, isOther }, node);
}

/**
 * Searches for the action's attempts, and for the action itself since its review. A crash can lose the journal's newest
 * entry, and another device may have done the action.
 */
export async function assertActionNotOnChain(
  engine: Engine,
  intent: Action & Requested,
  node: ChainNode,
): Promise<void> {
  const { madeAt, validForMs, ...review } = { ...NO_REVIEW, ...intent.review };
  const isRenewed = review.earlier.length > 0;
  // Blocks before a review need no search. For a renewed review, the search goes as far back as it can.
  const longestMs = isRenewed ? RENEWED_SEARCHED_MS : validForMs;
  // A first review with a date in the future must not shorten the search.
  const firstMadeAt = Math.min(madeAt, review.firstMadeAt) - (isRenewed ? MAX_CLOCK_DIFFERENCE_MS : 0);
  const { effect, key, call } = intent;
  const isOfOtherDevice = wasDeclared(engine, key);
  // The clock that dated the order may have been ahead. The other device's payment may then look older than the order.
  const openedAt =
    Math.max(firstMadeAt, engine.clock.now() - longestMs) - (isOfOtherDevice ? MAX_CLOCK_DIFFERENCE_MS : 0);
  if (isOfOtherDevice) await assertNotPaidUnseen({ effect, from: call.from }, node);
  await Promise.all([
    assertAttemptsNotOnChain(engine, intent, node),
    assertRequestNotOnChain(engine, { intent, openedAt, isOther: isOfOtherAction(engine, intent, intent) }, node),
  ]);
}

/**
 * Returns the nonce count below which no transaction can be the requested one. Each lower nonce was used before the
 * attempt, or by a transaction of this journal that did something else. `ended` counts as such a transaction.
 */
function knownCountOf(engine: Engine, entry: Entry, ended?: Entry): number | null {
  const { minedNonceCount, chainId, from } = entry;
  if (minedNonceCount === null) return null;
  const isKnown = (one: Entry) =>
    one.chainId === chainId && isSameAddress(one.from, from) && hasUsedNonceForOther(one, entry);
  const used = readJournal(engine)
    .entries.filter(isKnown)
    .map(({ nonce }) => nonce);
  let count = minedNonceCount;
  while (used.includes(count) || ended?.nonce === count) count += 1;
  return count;
}

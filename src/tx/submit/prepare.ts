import { CLOCKS_WITHIN_S, agreementOf, receivedIn, isNear, isOnTime, type Answers } from '@/chain/agreement';
import { readAgreed } from '@/chain/ask-nodes';
import { isSameAddress } from '@/utils/is-same-address';
import { skippingSlowNodes } from '@/chain/skip-slow-nodes';
import type { Nodes } from '@/chain/nodes';
import type { Engine } from '../engine';
import { submitTime } from '../search/anchor';
import { assertDue } from './assert-due';
import type { Entry } from '../journal/entry';
import { ActionFault } from '@/errors/action-fault';
import { readChain, decidedBy, type ChainReadings } from './chain-readings';
import { assertConnected, assertPriceNotEnded } from './checks';
import type { NodePool } from '../search/in-pool';
import type { Counts } from '../search/pending';
import type { Intent } from '../kinds/intent';
import { nextFreeTime, isJournalReadable, readJournal } from '../journal/journal';
import { KINDS } from '../kinds';
import { A_DAY_MS, CLOSES_AFTER_MS } from '../kinds/kind-spec';
import { accountBy, assertPayable, type Account } from './payable';
import { retainUntil } from '../journal/retention';
import { loginTokenOf } from '../service/at-service';
import { recordsOfThisChain, type SubmitRequest } from './reviewed-intent';
import { blockingReason } from '../journal/attempt-rules';
import { assertNoneReappeared, reopenUnproven } from '../watch/look-again';
import { isClosed } from '../watch/watch';
import { timeSince } from '@/utils/time-since';

export type PreparedAttempt = {
  intent: Intent;
  entry: Entry;
  nonce: number | undefined;
  gas: bigint | undefined;
  isBehindAnother: boolean;
  loginToken: string | null;
  readAt: number;
  chainTime: bigint;
};

const MAX_READ_AGE_MS = 15_000;

export async function prepare<K extends Entry['kind']>(
  engine: Engine,
  { kind, action, acceptedUnreadChain }: SubmitRequest<K>,
  intent: Intent,
  loginToken: string | null,
): Promise<PreparedAttempt | null> {
  assertConnected(intent, connected(engine));
  if (!isJournalReadable()) throw new ActionFault('not-stored');
  const readAt = Date.now();
  const nodes = skippingSlowNodes(await engine.nodes());
  if (await isReopened(engine, intent, nodes)) return null;
  const readings = readChain(intent, nodes);
  await assertDue(engine, KINDS[kind], action, intent, { nodes, readings });
  await assertNoneReappeared(engine, intent, nodes);
  const chainTime = decidedBy(await readings.time);
  assertServiceOnTime(engine, chainTime);
  assertDeadlineOnTime(intent, chainTime);
  const account = accountBy((await readings.codes).answers);
  const gas = await assertPayable(intent, nodes, { readings, account });
  await assertSameChain(engine, nodes, readings, acceptedUnreadChain);
  if (await isReopened(engine, intent, nodes)) return null;
  return {
    intent,
    loginToken,
    readAt,
    chainTime,
    gas,
    ...(await attemptOf(engine, intent, readings, { account, chainTime })),
  };
}

/**
 * Called before the checks and after them: a reorganisation in the meantime may put an ended payment back into the
 * pools, where the checks ignore it.
 */
async function isReopened(engine: Engine, intent: Intent, nodes: Nodes): Promise<boolean> {
  await reopenUnproven(engine, intent, nodes);
  return isOwnAttemptInTheWay(engine, intent);
}

/** Repeats the checks whose result can change while the chain is read or the page waits for the journal's lock. */
export function assertChecksStillHold(
  engine: Engine,
  { intent, loginToken, readAt, chainTime }: PreparedAttempt,
): void {
  assertConnected(intent, connected(engine));
  // A later answer may have corrected the service's time, which decides when reviews expire.
  assertServiceOnTime(engine, chainTime);
  assertPriceNotEnded(intent, engine.clock.now());
  const isSameLogin = loginTokenOf(engine) === loginToken;
  if (!isSameLogin || timeSince(readAt) > MAX_READ_AGE_MS) throw new ActionFault('checks-too-slow');
}

/** Returns the service's time, which the attempt stores. Throws if it differs too much from the chain's time. */
function assertServiceOnTime(engine: Engine, chainTime: bigint): number {
  const now = engine.clock.now();
  if (!isOnTime(chainTime, now, CLOCKS_WITHIN_S.otherwise)) throw new ActionFault('chain-clock');
  return now;
}

/**
 * The chain enforces the deadline of a swap. The time from which the deadline was computed must therefore match the
 * chain's.
 */
function assertDeadlineOnTime({ timedAt }: Intent, chainTime: bigint): void {
  if (timedAt !== undefined && !isNear(chainTime, timedAt, CLOCKS_WITHIN_S.swap)) throw new ActionFault('chain-clock');
}

const connected = (engine: Engine) => {
  const wallet = engine.wallet.state.get();
  return wallet.status === 'connected' ? wallet : null;
};

export function isOwnAttemptInTheWay(engine: Engine, { key, kind, chainId, call: { from } }: Intent): boolean {
  const barrier = blockingReason({ key, kind, chainId, from }, recordsOfThisChain(engine), Date.now(), (entry) =>
    isClosed(engine, entry),
  );
  if (barrier !== null && barrier !== 'own') throw new ActionFault(barrier);
  return barrier === 'own';
}

/** Compares the hash of one block, because the wallet's node may serve another chain with the same chain id. */
async function assertSameChain(
  engine: Engine,
  nodes: Nodes,
  { height }: ChainReadings,
  acceptedUnreadChain: boolean,
): Promise<void> {
  const newest = decidedBy(await height);
  // A slower node may not have the newest block yet.
  const common = newest > 0n ? newest - 1n : newest;
  const behind = await engine.wallet.block(common);
  if (behind.type === 'not-compared') return;
  if (behind.type === 'unread') {
    if (!acceptedUnreadChain) throw new ActionFault('unread-chain-behind-wallet');
    return;
  }
  const ours = decidedBy(await readAgreed(nodes, (node) => node.blockHash(common)));
  if (behind.hash !== ours) throw new ActionFault('other-chain-behind-wallet');
}

type EntryAndNonce = Pick<PreparedAttempt, 'entry' | 'nonce' | 'isBehindAnother'>;

/** Records the time and the nonce count that two nodes report. The attempt's transaction must be newer than both. */
async function attemptOf(
  engine: Engine,
  intent: Intent,
  readings: ChainReadings,
  { account, chainTime }: Pick<PreparedAttempt, 'chainTime'> & { account: Account },
): Promise<EntryAndNonce> {
  const { key, kind, serviceRecord, chainId, description, effect, call } = intent;
  const { from, to, value, data } = call;
  const counts = await readings.counts;
  decidedBy(counts);
  const instances = agreementOf((await readings.instance).answers);
  const since = String(decidedBy(await readings.height));
  const before = hashesIn(receivedIn((await readings.pools).answers));
  // No `await` may follow: another answer could change the service's time.
  const now = assertServiceOnTime(engine, chainTime);
  const closeTime = closesAt(intent, now);
  const entry: Entry = {
    v: 3,
    key,
    kind,
    serviceRecord,
    chainId,
    instance: 'value' in instances ? instances.value : '',
    from,
    to,
    value: String(value),
    data,
    effect,
    ...account,
    description,
    blockAtSubmit: since,
    minedNonceCount: counts.agreement.type === 'agreed' ? counts.agreement.value.mined : null,
    pendingNonceCount: agreedNextNonce(counts.answers),
    similarPending: before,
    at: nextFreeTime(engine, { key, at: Date.now() }),
    submittedAt: submitTime(now, chainTime),
    closesAt: closeTime,
    retainUntil: retainUntil(engine, closeTime),
    ...(intent.review?.earlier.length && { replaces: intent.review.earlier }),
    status: 'awaiting-wallet',
    hash: null,
    nonce: null,
  };
  return { entry, ...nonceFor(engine, entry, receivedIn(counts.answers)) };
}

const HASH = /^0x[0-9a-f]{64}$/;
const MAX_PER_NODE = 16;

/** One node is enough: a transaction that was in a pool before the request cannot come from the request. */
const hashesIn = (pools: readonly NodePool[]): string[] => {
  const hashes = pools.flatMap(({ matches }) => matches.slice(0, MAX_PER_NODE).map(({ hash }) => hash.toLowerCase()));
  return [...new Set(hashes)].filter((hash) => HASH.test(hash));
};

function agreedNextNonce(answers: Answers<Counts>): number | undefined {
  const agreement = agreementOf(answers, ({ withPool }) => withPool);
  return agreement.type === 'agreed' ? agreement.value.withPool : undefined;
}

/** A pending transaction may use the next nonce without being in any pool, for example if a private relay sent it. */
const isNextNonceTaken = (engine: Engine, { chainId, from, minedNonceCount }: Entry): boolean =>
  readJournal(engine).entries.some(
    (other) =>
      other.status === 'pending' &&
      other.chainId === chainId &&
      isSameAddress(other.from, from) &&
      (other.nonce === null || minedNonceCount === null || other.nonce >= minedNonceCount),
  );

/** Sets the nonce if all nodes agree on the next one. Of two attempts with the same nonce, only one can be mined. */
function nonceFor(
  engine: Engine,
  entry: Entry,
  received: readonly Counts[],
): Pick<EntryAndNonce, 'nonce' | 'isBehindAnother'> {
  const { isContract, minedNonceCount } = entry;
  const isBehindAnother = isNextNonceTaken(engine, entry) || received.some(({ mined, withPool }) => withPool > mined);
  const isAgreed =
    minedNonceCount !== null &&
    received.every(({ mined }) => mined === minedNonceCount) &&
    !isBehindAnother &&
    !isContract;
  return {
    nonce: isAgreed ? minedNonceCount : undefined,
    isBehindAnother: isBehindAnother && !isContract,
  };
}

function closesAt({ kind, notAfter }: Pick<Intent, 'kind' | 'notAfter'>, now: number): number {
  if (notAfter !== undefined) return Math.min(notAfter, now + A_DAY_MS) + CLOSES_AFTER_MS;
  return now + KINDS[kind].openForMs;
}

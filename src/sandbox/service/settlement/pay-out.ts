import type { Hash } from '@/api/contract';
import { SECOND } from '../domain/clock';
import { isConfirmed } from '../domain/confirmations';
import { parseUnits } from '../domain/decimal';
import { minedOutgoing, nextOutgoing } from '../domain/outgoing';
import { settleOutgoing, showOutgoing, takeBackOutgoing } from '../domain/settle-outgoing';
import type { Attempt, Outgoing } from '../domain/stored-payments';
import { hasSucceeded, type Sending } from '../service-chain';
import type { SettlementContext } from '../settlement/settlement-context';

const REST_AFTER_FAILURE_MS = 5 * SECOND;
const MAX_IN_A_PASS = 100;

/**
 * Pays what the bank owes, one transaction at a time from each of the bank's accounts (its purses). A nonce can be
 * used only once, so each job is paid once.
 * 1. Reserve the purse's next nonce and save it to disk.
 * 2. Check whether exactly this transaction is already on the chain or pending, as after a crash. If not, send it.
 * 3. When the transaction is mined, continue with the purse's next job.
 * 4. When the transaction has its confirmations, mark the job done. If a reorganisation removes the transaction
 *    before that, continue from step 2.
 */
export async function payOut(context: SettlementContext): Promise<void> {
  for (const job of minedOutgoing(context.state)) {
    const { attempt } = job;
    if (attempt?.hash) await checkAttempt(context, job, attempt, attempt.hash);
  }
  for (let round = 0; round < MAX_IN_A_PASS; round += 1) {
    const jobs = nextOutgoing(context.state, context.now());
    // Waits for every job even if one fails, because a running job would overlap the next pass.
    const moved = await Promise.allSettled(jobs.map((job) => advance(context, job)));
    const failed = moved.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    if (!moved.some((one) => one.status === 'fulfilled' && one.value)) return;
  }
}

/** Returns whether the nonce is used. If so, the purse's next job can follow at once. */
async function advance(context: SettlementContext, job: Outgoing): Promise<boolean> {
  const attempt = job.attempt ?? (await reserve(context, job));
  if (!attempt) return false;
  const hash = attempt.hash ?? (await broadcast(context, job, attempt));
  if (!hash) return job.attempt === undefined;
  attempt.hash = hash;
  showOutgoing(context.state, job, hash, context.now());
  return checkAttempt(context, job, attempt, hash);
}

/** Returns null if the nonce belongs to another payout, as right after a reorganisation. */
async function reserve({ state, chain, persist }: SettlementContext, job: Outgoing): Promise<Attempt | null> {
  const attempt: Attempt = { nonce: await chain.nextNonce(job.purse), since: String(await chain.height()) };
  const isTaken = state.outgoing.some(
    (other) => other.purse === job.purse && !other.isDone && (other.attempt?.nonce ?? -1) >= attempt.nonce,
  );
  if (isTaken) return null;
  job.attempt = attempt;
  try {
    await persist();
  } catch (error) {
    // The attempt was not saved, so the next pass must not use it.
    job.attempt = undefined;
    throw error;
  }
  return attempt;
}

const sendingOf = ({ purse, asset, to, amount }: Outgoing, { nonce }: Attempt): Sending => ({
  purse,
  asset,
  to,
  amount: parseUnits(amount),
  nonce,
});

async function broadcast({ chain }: SettlementContext, job: Outgoing, attempt: Attempt): Promise<Hash | null> {
  const sending = sendingOf(job, attempt);
  const head = await chain.height();
  const found = await chain.find(sending, BigInt(attempt.since));
  if (found?.isOurs) return found.hash;
  if (!found) return (await chain.nextNonce(job.purse)) === attempt.nonce ? chain.send(sending) : null;
  // Another transaction used the nonce. Once that one is final, this job needs another nonce.
  const replacement = await chain.outcomeOf(found.hash);
  if (replacement.kind === 'mined' && isConfirmed(replacement.block, head)) job.attempt = undefined;
  return null;
}

/** Reads the height first, so that the confirmations are never overestimated. */
async function checkAttempt(
  { state, chain, now }: SettlementContext,
  job: Outgoing,
  attempt: Attempt,
  hash: Hash,
): Promise<boolean> {
  const head = await chain.height();
  const outcome = await chain.outcomeOf(hash);
  attempt.isMined = outcome.kind === 'mined';
  // The transaction was dropped, or a reorganisation removed it. The job then uses the same nonce again.
  if (outcome.kind === 'unknown') attempt.hash = undefined;
  if (outcome.kind !== 'mined') return false;
  if (!isConfirmed(outcome.block, head)) return true;
  if (!hasSucceeded(outcome)) {
    job.attempt = undefined;
    takeBackOutgoing(state, job);
    job.notBefore = now() + REST_AFTER_FAILURE_MS;
    return true;
  }
  job.isDone = true;
  settleOutgoing(state, job, hash, now());
  return true;
}

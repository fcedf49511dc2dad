import type { Hash } from '@/api/contract';
import { SECOND } from '../domain/clock';
import { parseUnits } from '../domain/decimal';
import { nextOutgoing, type Attempt, type Outgoing } from '../domain/outgoing';
import { settleOutgoing, showOutgoing } from '../domain/settle-outgoing';
import type { Sending } from '../service-chain';
import type { TellerContext } from './teller-context';

const REST_AFTER_FAILURE_MS = 5 * SECOND;
/** A pass ends some time: the next one goes on. */
const MOST_IN_A_PASS = 100;

/**
 * Pays what is owed, each purse one transaction at a time:
 * 1. take the nonce that the purse's next transaction must have, and keep it (on disk) before anything is sent;
 * 2. look whether exactly this transaction is on the chain or waiting already, as after a crash; send it if not;
 * 3. wait until it is mined. A nonce can be used once, so whatever happens in between, it is paid once.
 */
export async function payOut(context: TellerContext): Promise<void> {
  for (let round = 0; round < MOST_IN_A_PASS; round += 1) {
    const jobs = nextOutgoing(context.state, context.now());
    const moved = await Promise.all(jobs.map((job) => advance(context, job)));
    if (!moved.some(Boolean)) return;
  }
}

/** Whether it came to its end, so that the purse's next one may follow at once. */
async function advance(context: TellerContext, job: Outgoing): Promise<boolean> {
  const attempt = job.attempt ?? (await reserve(context, job));
  const hash = attempt.hash ?? (await broadcast(context, job, attempt));
  if (!hash) return true;
  attempt.hash = hash;
  showOutgoing(context.state, job, hash, context.now());
  return settle(context, job, attempt, hash);
}

async function reserve({ chain, persist }: TellerContext, job: Outgoing): Promise<Attempt> {
  const attempt: Attempt = { nonce: await chain.nextNonce(job.purse), since: String(await chain.height()) };
  job.attempt = attempt;
  try {
    await persist();
  } catch (error) {
    // The next pass must not take for kept what is not.
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

async function broadcast({ chain }: TellerContext, job: Outgoing, attempt: Attempt): Promise<Hash | null> {
  const sending = sendingOf(job, attempt);
  const found = await chain.find(sending, BigInt(attempt.since));
  if (found) return found;
  if ((await chain.nextNonce(job.purse)) === attempt.nonce) return chain.send(sending);
  // Somebody else's transaction has the nonce, so ours can never be mined: it takes another one.
  job.attempt = undefined;
  return null;
}

async function settle(
  { state, chain, now }: TellerContext,
  job: Outgoing,
  attempt: Attempt,
  hash: Hash,
): Promise<boolean> {
  const outcome = await chain.outcomeOf(hash);
  if (outcome.kind === 'pending') return false;
  if (outcome.kind === 'unknown') {
    // Dropped, or gone with a reorganisation: the same nonce is used again.
    attempt.hash = undefined;
    return false;
  }
  if (!outcome.worked) {
    job.attempt = undefined;
    job.notBefore = now() + REST_AFTER_FAILURE_MS;
    return false;
  }
  job.isDone = true;
  settleOutgoing(state, job, hash, now());
  return true;
}

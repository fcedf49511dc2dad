import type { Purse } from '../service-chain';
import type { State } from './state';
import type { Outgoing } from './stored-payments';

export function enqueue(state: State, job: Outgoing): void {
  if (state.outgoing.some(({ id }) => id === job.id)) return;
  state.outgoing = [...state.outgoing, job];
}

export const outgoingFor = (state: State, id: string): Outgoing | undefined =>
  state.outgoing.find((job) => job.id === id);

export const minedOutgoing = (state: State): Outgoing[] =>
  state.outgoing.filter(({ isDone, attempt }) => !isDone && attempt?.isMined);

/**
 * Returns the next job of each purse (bank wallet). A purse sends its next job only when the previous one is in a
 * block, so that two jobs never use the same nonce.
 */
export function nextOutgoing(state: State, now: number): Outgoing[] {
  const next = new Map<Purse, Outgoing>();
  for (const job of state.outgoing) {
    const { purse, isDone, attempt, notBefore = 0 } = job;
    // A job that waits after a failure has no nonce, so it does not block later jobs.
    const isResting = attempt === undefined && now < notBefore;
    if (isDone || isResting || attempt?.isMined) continue;
    const first = next.get(purse);
    if (!first || goesBefore(job, first)) next.set(purse, job);
  }
  return [...next.values()];
}

const COMES_FIRST: ReadonlySet<Outgoing['purpose']> = new Set(['PAYOUT', 'REFUND', 'PRINCIPAL']);

/**
 * Whether the bank pays `job` before `first`. A stored nonce must be used before any later one. Without nonces, the
 * purpose decides, then the queue order.
 */
function goesBefore(job: Outgoing, first: Outgoing): boolean {
  if (job.attempt || first.attempt) return (job.attempt?.nonce ?? Infinity) < (first.attempt?.nonce ?? Infinity);
  return COMES_FIRST.has(job.purpose) && !COMES_FIRST.has(first.purpose);
}

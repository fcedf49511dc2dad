import type { Address, Hash } from '@/api/contract';
import type { ServiceAsset } from '../chain-reader';
import type { Purse } from '../service-chain';
import type { State } from './state';

/**
 * Something that the bank owes on the chain. It is paid exactly once: the nonce is kept before anything is sent, and a
 * nonce can be used only once. Nothing is sent that was not written down.
 */
export type Outgoing = {
  /** What it is for, once: the same id is never queued twice. */
  id: string;
  purpose: 'PAYOUT' | 'REFUND' | 'REWARD' | 'PRINCIPAL' | 'RETURN';
  accountId: string;
  orderId?: string;
  stakeId?: string;
  claimId?: string;
  purse: Purse;
  asset: ServiceAsset;
  to: Address;
  amount: string;
  queuedAt: number;
  attempt?: Attempt;
  /** After a failure it rests a little. */
  notBefore?: number;
  isDone?: boolean;
};

export type Attempt = {
  nonce: number;
  since: string;
  hash?: Hash;
  /** In a block, by the last look. It is done, or has failed, when no reorganisation is expected to take that block away. */
  isMined?: boolean;
};

export function enqueue(state: State, job: Outgoing): void {
  if (state.outgoing.some(({ id }) => id === job.id)) return;
  state.outgoing = [...state.outgoing, job];
}

export const outgoingFor = (state: State, id: string): Outgoing | undefined =>
  state.outgoing.find((job) => job.id === id);

/** In a block that a reorganisation may still take away. */
export const minedOutgoing = (state: State): Outgoing[] =>
  state.outgoing.filter(({ isDone, attempt }) => !isDone && attempt?.isMined);

/** Of each purse the one whose turn it is: one at a time until it is in a block, so that nonces never race. */
export function nextOutgoing(state: State, now: number): Outgoing[] {
  const next = new Map<Purse, Outgoing>();
  for (const job of state.outgoing) {
    const { purse, isDone, attempt, notBefore = 0 } = job;
    // What rests after a failure holds no nonce: those behind it do not wait for a receiver that refuses.
    const isResting = attempt === undefined && now < notBefore;
    if (isDone || isResting || attempt?.isMined) continue;
    const first = next.get(purse);
    if (!first || goesBefore(job, first)) next.set(purse, job);
  }
  return [...next.values()];
}

/** What is owed for an order, or was entrusted to the bank: anybody can make the bank owe many of the other ones. */
const COMES_FIRST: ReadonlySet<Outgoing['purpose']> = new Set(['PAYOUT', 'REFUND', 'PRINCIPAL']);

/** A nonce that is taken must be used before any later one can be; otherwise in the order of the queue. */
function goesBefore(job: Outgoing, first: Outgoing): boolean {
  if (job.attempt || first.attempt) return (job.attempt?.nonce ?? Infinity) < (first.attempt?.nonce ?? Infinity);
  return COMES_FIRST.has(job.purpose) && !COMES_FIRST.has(first.purpose);
}

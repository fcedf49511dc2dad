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

export type Attempt = { nonce: number; since: string; hash?: Hash };

export function enqueue(state: State, job: Outgoing): void {
  if (state.outgoing.some(({ id }) => id === job.id)) return;
  state.outgoing = [...state.outgoing, job];
}

export const outgoingFor = (state: State, id: string): Outgoing | undefined =>
  state.outgoing.find((job) => job.id === id);

/** The first of each purse, in the order in which they were queued: one at a time, so that nonces never race. */
export function nextOutgoing(state: State, now: number): Outgoing[] {
  const seen = new Set<Purse>();
  return state.outgoing.filter(({ purse, isDone, notBefore = 0 }) => {
    if (isDone || seen.has(purse)) return false;
    seen.add(purse);
    return now >= notBefore;
  });
}

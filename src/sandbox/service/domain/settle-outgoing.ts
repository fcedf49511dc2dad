import type { Hash } from '@/api/contract';
import { parseUnits, times, units } from './decimal';
import { record, type EntryStatus, type EntryType } from './ledger';
import { notify } from './notices';
import { tellOfOrder } from './orders/notices';
import { moveTo, orderById, type StoredOrder } from './orders/order';
import { outgoingFor, type Outgoing } from './outgoing';
import { priceOf } from './prices';
import type { StoredStake } from './staking/stake';
import type { State } from './state';

const ENTRY_TYPE: Readonly<Record<Outgoing['purpose'], EntryType | null>> = {
  PAYOUT: 'BUY',
  REFUND: 'REFUND',
  REWARD: 'REWARD',
  PRINCIPAL: 'UNSTAKE',
  // It never was in the ledger: what nobody asked for is not a movement of the investor's account.
  RETURN: null,
};

/** It is on its way: seen wherever the investor looks. */
export function showOutgoing(state: State, job: Outgoing, hash: Hash, now: number): void {
  recordOutgoing(state, job, hash, 'PENDING', now);
  const order = job.orderId === undefined ? undefined : orderById(state, job.orderId);
  if (order && job.purpose === 'PAYOUT' && order.status === 'CONFIRMED') {
    order.payoutHash = hash;
    moveTo(order, 'SENDING', now, order.reason);
  }
  const claim = state.claims.find(({ _id }) => _id === job.claimId);
  if (claim?.status === 'PENDING') Object.assign(claim, { status: 'SENT', txHash: hash });
}

/** It arrived. */
export function settleOutgoing(state: State, job: Outgoing, hash: Hash, now: number): void {
  recordOutgoing(state, job, hash, 'DONE', now);
  const order = job.orderId === undefined ? undefined : orderById(state, job.orderId);
  if (order && job.purpose === 'PAYOUT') finish(state, order, hash, now);
  if (order && job.purpose === 'REFUND') finishRefund(state, order, now);
  if (job.claimId !== undefined) finishClaim(state, job.claimId, now);
  const stake = state.stakes.find(({ _id }) => _id === job.stakeId);
  if (stake && job.purpose === 'PRINCIPAL') closeStake(state, stake, now);
}

function recordOutgoing(state: State, job: Outgoing, hash: Hash, status: EntryStatus, now: number): void {
  const type = ENTRY_TYPE[job.purpose];
  if (!type) return;
  const order = job.orderId === undefined ? undefined : orderById(state, job.orderId);
  const worth = times(parseUnits(job.amount), priceOf(job.asset, now, state.seededAt));
  record(state, {
    id: job.id,
    accountId: job.accountId,
    type,
    direction: 'IN',
    amount: job.amount,
    symbol: job.asset,
    fiatValue: job.purpose === 'PAYOUT' && order ? order.priceAmount : units(worth),
    status,
    txHash: hash,
    ...(job.orderId !== undefined && { orderId: job.orderId }),
    ...(job.stakeId !== undefined && { stakeId: job.stakeId }),
    to: job.to,
    at: now,
  });
}

function finish(state: State, order: StoredOrder, hash: Hash, now: number): void {
  order.payoutHash = hash;
  moveTo(order, 'FINISHED', now, order.reason === 'OVERPAID' ? 'OVERPAID' : undefined);
  tellOfOrder(state, order, now);
}

/** A refund of all that was paid ends the order; one of what was too much does not. */
function finishRefund(state: State, order: StoredOrder, now: number): void {
  if (order.reason !== 'REFUNDING') return;
  const isBack = order.payments.every(
    ({ key, symbol }) => symbol === null || outgoingFor(state, `refund:${key}`)?.isDone,
  );
  if (!isBack) return;
  moveTo(order, 'REFUNDED', now);
  tellOfOrder(state, order, now);
}

function finishClaim(state: State, claimId: string, now: number): void {
  const claim = state.claims.find(({ _id }) => _id === claimId);
  const isOpen = state.outgoing.some((job) => job.claimId === claimId && !job.isDone);
  if (!claim || isOpen) return;
  claim.status = 'DONE';
  const words = { title: 'Your rewards were paid', body: `${claim.amount} FNX are in your wallet.` };
  notify(state, claim.accountId, { ...words, type: 'STAKE', link: '/rewards' }, now);
}

function closeStake(state: State, stake: StoredStake, now: number): void {
  stake.status = stake.leftEarly ? 'EXITED_EARLY' : 'CLOSED';
  const words = { title: 'Your staked shares are back', body: `${stake.amount} FNX are in your wallet again.` };
  notify(state, stake.accountId, { ...words, type: 'STAKE', link: '/staking' }, now);
}

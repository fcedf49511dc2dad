import type { Hash } from '@/api/contract';
import { parseUnits, times, units } from './decimal';
import { record, type EntryStatus, type EntryType } from './ledger';
import { amountText, notify } from './notices';
import { notifyOfOrder, notifyOfReturnedExcess } from './orders/notices';
import { isRefunding, moveTo, orderById } from './orders/order';
import { endRefund } from './orders/refund-order';
import { priceOf } from './prices';
import { holderOf } from './register/wallets';
import { withheldShares } from './staking/stake';
import type { State } from './state';
import type { Outgoing, StoredOrder, StoredStake, StakeReason } from './stored-payments';

const RETURN_TEXT: Readonly<Partial<Record<StakeReason, string>>> = {
  SHORT: 'It was less than the amount of the stake.',
  OVER: 'It was more than the amount of the stake.',
  LATE: 'It arrived after the deposit deadline.',
  DOUBLED: 'The stake already has its deposit.',
  FOREIGN_SENDER: 'It came from a wallet other than the one on the stake.',
  WRONG_TOKEN: 'Only FNX can be staked.',
  PLAN_CLOSED: 'The plan closed before it arrived.',
  CAPACITY: 'The plan had no room left when it arrived.',
};

const ENTRY_TYPE: Readonly<Record<Outgoing['purpose'], EntryType>> = {
  PAYOUT: 'BUY',
  REFUND: 'REFUND',
  REWARD: 'REWARD',
  PRINCIPAL: 'UNSTAKE',
  RETURN: 'REFUND',
};

export function showOutgoing(state: State, job: Outgoing, hash: Hash, now: number): void {
  recordOutgoing(state, job, hash, 'PENDING', now);
  const order = job.orderId === undefined ? undefined : orderById(state, job.orderId);
  if (order && job.purpose === 'PAYOUT') order.payoutHash = hash;
  if (order && job.purpose === 'PAYOUT' && order.status === 'CONFIRMED') moveTo(order, 'SENDING', now, order.reason);
  const claim = state.claims.find(({ _id }) => _id === job.claimId);
  if (!claim) return;
  if (claim.status === 'PENDING') claim.status = 'SENT';
  // A claim that ends a stake has two transactions. The claim shows the one with the rewards.
  if (job.purpose === 'REWARD') claim.txHash = hash;
}

/** Removes the hash of a transaction that failed permanently, until the job is sent again. */
export function takeBackOutgoing(state: State, { id, purpose, orderId, claimId }: Outgoing): void {
  for (const entry of state.ledger.filter((known) => known.id === id || known.id === withheldId(id)))
    entry.txHash = undefined;
  const order = orderId === undefined ? undefined : orderById(state, orderId);
  if (order && purpose === 'PAYOUT') order.payoutHash = undefined;
  const claim = state.claims.find(({ _id }) => _id === claimId);
  if (!claim) return;
  if (purpose === 'REWARD') claim.txHash = undefined;
  const isSent = state.outgoing.some((job) => job.claimId === claimId && job.attempt?.hash !== undefined);
  if (!isSent) claim.status = 'PENDING';
}

export function settleOutgoing(state: State, job: Outgoing, hash: Hash, now: number): void {
  recordOutgoing(state, job, hash, 'DONE', now);
  const order = job.orderId === undefined ? undefined : orderById(state, job.orderId);
  if (order && job.purpose === 'PAYOUT') finish(state, order, hash, now);
  if (order && job.purpose === 'REFUND') finishRefund(state, order, job, now);
  if (job.claimId !== undefined) finishClaim(state, job.claimId, now);
  const stake = state.stakes.find(({ _id }) => _id === job.stakeId);
  if (stake && job.purpose === 'PRINCIPAL') closeStake(state, stake, job, now);
  if (job.purpose === 'RETURN') notifyOfReturn(state, job, stake, now);
}

const withheldId = (id: string) => `${id}:kept-back`;

function recordOutgoing(state: State, job: Outgoing, hash: Hash, status: EntryStatus, now: number): void {
  // Only a return of FNX to a wallet in the books is recorded, because only its deposit was.
  if (job.purpose === 'RETURN' && (job.asset !== 'FNX' || holderOf(state, job.to) !== job.accountId)) return;
  const order = job.orderId === undefined ? undefined : orderById(state, job.orderId);
  const stake = state.stakes.find(({ _id }) => _id === job.stakeId);
  const worthOf = (amount: string) => units(times(parseUnits(amount), priceOf(job.asset, now, state.seededAt)));
  const amount = job.purpose === 'PRINCIPAL' && stake ? stake.amount : job.amount;
  const entry = {
    accountId: job.accountId,
    amount,
    symbol: job.asset,
    fiatValue: job.purpose === 'PAYOUT' && order ? order.priceAmount : worthOf(amount),
    status,
    txHash: hash,
    ...(job.orderId !== undefined && { orderId: job.orderId }),
    ...(job.stakeId !== undefined && { stakeId: job.stakeId }),
    at: now,
  };
  record(state, { ...entry, id: job.id, type: ENTRY_TYPE[job.purpose], direction: 'IN', to: job.to });
  if (amount === job.amount || !stake) return;
  const withheld = units(withheldShares(stake, job.amount));
  const note = 'Rewards you had claimed, deducted because you left the stake early.';
  const worth = { amount: withheld, fiatValue: worthOf(withheld) };
  record(state, { ...entry, ...worth, id: withheldId(job.id), type: 'REWARD', direction: 'OUT', note });
}

function finish(state: State, order: StoredOrder, hash: Hash, now: number): void {
  order.payoutHash = hash;
  moveTo(order, 'FINISHED', now, order.reason === 'OVERPAID' ? 'OVERPAID' : undefined);
  notifyOfOrder(state, order, now);
}

function finishRefund(state: State, order: StoredOrder, job: Outgoing, now: number): void {
  if (isRefunding(order)) endRefund(state, order, now);
  else notifyOfReturnedExcess(state, order, job, now);
}

function finishClaim(state: State, claimId: string, now: number): void {
  const claim = state.claims.find(({ _id }) => _id === claimId);
  const isOpen = state.outgoing.some((job) => job.claimId === claimId && !job.isDone);
  if (!claim || isOpen) return;
  claim.status = 'DONE';
  if (parseUnits(claim.amount) === 0n) return;
  const words = { title: 'Your rewards were paid', body: `${amountText(claim.amount)} FNX are in your wallet.` };
  notify(state, claim.accountId, { ...words, type: 'STAKE', link: '/rewards' }, now);
}

function notifyOfReturn(state: State, job: Outgoing, stake: StoredStake | undefined, now: number): void {
  const why = stake?.reason === undefined ? undefined : RETURN_TEXT[stake.reason];
  const body = `${why ?? 'No stake was waiting for it.'} ${amountText(job.amount)} ${job.asset} are back in the wallet that sent them.`;
  const words = { title: 'Your deposit was returned', body } as const;
  notify(state, job.accountId, { ...words, type: 'STAKE', link: '/staking' }, now);
}

function closeStake(state: State, stake: StoredStake, { amount }: Outgoing, now: number): void {
  stake.status = stake.leftEarly ? 'EXITED_EARLY' : 'CLOSED';
  const withheld = withheldShares(stake, amount);
  const less = withheld > 0n ? ` ${amountText(units(withheld))} FNX of rewards you had claimed were deducted.` : '';
  const words = {
    title: 'Your staked shares are back',
    body: `${amountText(amount)} FNX are back in your wallet.${less}`,
  };
  notify(state, stake.accountId, { ...words, type: 'STAKE', link: '/staking' }, now);
}

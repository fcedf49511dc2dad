import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Payment } from '../../service-chain';
import { parseUnits, times, units } from '../decimal';
import { record, strike } from '../ledger';
import { notify } from '../notices';
import type { StrayPayment } from '../orders/take-payment';
import { enqueue, outgoingFor } from '../outgoing';
import { priceAt } from '../prices';
import type { Account, State } from '../state';
import type { StoredStake } from './stake';

const isKnown = (state: State, key: string) =>
  state.stakes.some(({ deposit }) => deposit?.key === key) || state.strayPayments.some((stray) => stray.key === key);

/** What reached the vault: the deposit that a stake waits for, to the last unit, or it goes back. */
export function takeDeposit(state: State, payment: Payment): void {
  if (isKnown(state, payment.key)) return;
  const stored = { ...payment, amount: units(payment.amount), block: String(payment.block) };
  const stake = state.stakes.findLast((waiting) => isDepositOf(waiting, payment));
  if (!stake) {
    state.strayPayments = [...state.strayPayments, stored];
    return;
  }
  stake.deposit = { ...stored, isConfirmed: false };
  recordDeposit(state, stake, payment);
}

const isDepositOf = (stake: StoredStake, { symbol, from, amount, block, at }: Payment): boolean =>
  stake.status === 'PENDING' &&
  !stake.deposit &&
  symbol === 'FNX' &&
  isSameAddress(stake.wallet, from) &&
  amount === parseUnits(stake.amount) &&
  block > BigInt(stake.openedBlock) &&
  at <= stake.expiresAt;

const entryId = (stake: StoredStake) => `deposit:${stake._id}`;

function recordDeposit(state: State, stake: StoredStake, { amount, hash, from, to, at }: Payment): void {
  record(state, {
    id: entryId(stake),
    accountId: stake.accountId,
    type: 'STAKE',
    direction: 'OUT',
    amount: units(amount),
    symbol: 'FNX',
    fiatValue: units(times(amount, priceAt(at, state.seededAt))),
    status: 'PENDING',
    txHash: hash,
    stakeId: stake._id,
    from,
    to,
    at,
  });
}

export function confirmDeposit(state: State, stake: StoredStake, now: number): void {
  if (!stake.deposit) return;
  stake.deposit.isConfirmed = true;
  stake.status = 'ACTIVE';
  stake.startAt = stake.deposit.at;
  const entry = state.ledger.find(({ id }) => id === entryId(stake));
  if (entry) record(state, { ...entry, status: 'DONE' });
  const body = `${stake.amount} FNX are staked for ${stake.termDays} days. Rewards accrue from now on; the rate is fixed, their worth is not.`;
  notify(state, stake.accountId, { title: 'Your stake is open', body, type: 'STAKE', link: '/staking' }, now);
}

export function forgetDeposit(state: State, stake: StoredStake): void {
  stake.deposit = undefined;
  strike(state, entryId(stake));
}

const returnId = ({ key }: StrayPayment) => `return:${key}`;

const ownerOf = (state: State, { from }: StrayPayment): Account | undefined =>
  state.accounts.find(({ walletAddress }) => walletAddress && isSameAddress(walletAddress, from));

/** Shares that nobody announced, or that came too late, and that have not been sent back yet. */
export const straysToReturn = (state: State, vault: Address): StrayPayment[] =>
  state.strayPayments.filter(
    (stray) =>
      isSameAddress(stray.to, vault) &&
      stray.symbol === 'FNX' &&
      ownerOf(state, stray) !== undefined &&
      outgoingFor(state, returnId(stray)) === undefined,
  );

export function returnStray(state: State, stray: StrayPayment, now: number): void {
  const owner = ownerOf(state, stray);
  if (!owner) return;
  enqueue(state, {
    id: returnId(stray),
    purpose: 'RETURN',
    accountId: owner._id,
    purse: 'vault',
    asset: 'FNX',
    to: stray.from,
    amount: stray.amount,
    queuedAt: now,
  });
}

export function forgetStray(state: State, key: string): void {
  state.strayPayments = state.strayPayments.filter((stray) => stray.key !== key);
}

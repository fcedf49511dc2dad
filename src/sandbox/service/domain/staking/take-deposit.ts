import { isMinedAfter, type CountedPayment } from '../counted-payment';
import { parseUnits, times, units } from '../decimal';
import { isDust } from '../minimum-amounts';
import { record, removeEntry } from '../ledger';
import { amountText, notify } from '../notices';
import { priceAt } from '../prices';
import { isAnothersWallet } from '../register/wallets';
import { isReportedFor } from '../reported-hashes';
import type { State } from '../state';
import type { StoredStake } from '../stored-payments';
import { isAmountOf, isWalletOf, stakeOfEarlierRequest } from './match';
import { planById, freeCapacity } from './plans';

const isKnown = (state: State, key: string) =>
  state.stakes.some(({ deposit }) => deposit?.key === key) ||
  state.strayPayments.some((unmatched) => unmatched.key === key);

export function takeDeposit(state: State, payment: CountedPayment, now: number): void {
  if (payment.symbol === null || isKnown(state, payment.key)) return;
  // No plan accepts such a small amount, and a return would cost the bank more than the amount is worth.
  if (isDust(payment.symbol, parseUnits(payment.amount))) return;
  const stake = stakeToFill(state, payment, now);
  if (!stake) {
    state.strayPayments = [...state.strayPayments, payment];
    return;
  }
  stake.deposit = payment;
  stake.status = 'PENDING';
  stake.reason = undefined;
  stake.closedFor = undefined;
  stake.endedAt = undefined;
  recordDeposit(state, stake, payment);
}

/**
 * Returns the stake for a payment. If the payment may answer an earlier stake's wallet request, it goes to another
 * stake only if a wallet was asked for that one.
 */
function stakeToFill(state: State, payment: CountedPayment, now: number): StoredStake | undefined {
  const waiting = state.stakes.toReversed().filter((stake) => isDepositOf(state, stake, payment, now));
  const meant = stakeOfEarlierRequest(state, payment);
  const isNamed = meant && isReportedFor(meant, payment.hash);
  const requested = isNamed ? undefined : waiting.find(({ walletRequest }) => walletRequest);
  return requested ?? (meant ? waiting.find((stake) => stake === meant) : waiting[0]);
}

const isDepositOf = (state: State, stake: StoredStake, payment: CountedPayment, now: number): boolean =>
  isAmountOf(stake, payment) &&
  isWalletOf(state, stake, payment.from) &&
  !isAnothersWallet(state, payment.from, stake.accountId) &&
  isMinedAfter(stake, payment) &&
  payment.at <= lastMoment(stake) &&
  isAwaited(state, stake, now);

/**
 * Returns the last moment for a deposit, by the chain's clock. After an outage, the service may see a timely deposit
 * late.
 */
const lastMoment = ({ expiresAt, reason, closedFor = reason, endedAt = expiresAt }: StoredStake): number =>
  closedFor === 'PLAN_CLOSED' ? Math.min(expiresAt, endedAt) : expiresAt;

function isAwaited(
  state: State,
  { status, deposit, reason, closedFor = reason, planId, amount }: StoredStake,
  now: number,
): boolean {
  if (deposit) return false;
  if (status === 'PENDING') return true;
  const plan = planById(planId);
  // The stake's capacity was released when the stake ended. Another stake may have taken it.
  return (
    status === 'CLOSED' &&
    closedFor !== 'REPLACED' &&
    plan !== undefined &&
    parseUnits(amount) <= freeCapacity(state, plan, now)
  );
}

const entryId = (stake: StoredStake) => `deposit:${stake._id}`;

function recordDeposit(state: State, stake: StoredStake, { amount, hash, from, to, at }: CountedPayment): void {
  record(state, {
    id: entryId(stake),
    accountId: stake.accountId,
    type: 'STAKE',
    direction: 'OUT',
    amount,
    symbol: 'FNX',
    fiatValue: units(times(parseUnits(amount), priceAt(at, state.seededAt))),
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
  const body = `${amountText(stake.amount)} FNX are staked for ${stake.termDays} days. Rewards accrue from now on. The rate is fixed, but the value of the rewards can change.`;
  notify(state, stake.accountId, { title: 'Your stake is active', body, type: 'STAKE', link: '/staking' }, now);
}

export function removeDeposit(state: State, stake: StoredStake): void {
  stake.deposit = undefined;
  removeEntry(state, entryId(stake));
}

import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Outcome } from '../../service-chain';
import { outgoingFor } from '../outgoing';
import { isAnothersWallet } from '../register/wallets';
import { Refusal } from '../refusal';
import type { State } from '../state';
import type { StoredStake } from '../stored-payments';
import { reopenRequest } from '../wallet-reservation';

const notForThisStake = ({ _id }: StoredStake) =>
  new Refusal(409, 'This transaction is not the deposit of this stake.', { stakeId: _id });

export function assertFreeDeposit(state: State, stake: StoredStake, hash: Hash): void {
  const owner = state.stakes.find(({ deposit }) => deposit?.hash === hash);
  if (!owner || owner === stake) return;
  throw new Refusal(409, 'This transaction was the deposit of another stake.', { stakeId: stake._id });
}

type Report = { hash: Hash; outcome: Outcome; vault: Address };

/**
 * Stores the reported hash, which counts only once the chain confirms it. Call this after a scan, which has found
 * every mined payment to the vault. The hash of any other mined transaction is therefore refused.
 */
export function reportDeposit(state: State, stake: StoredStake, { hash, outcome, vault }: Report): void {
  if (stake.deposit?.hash === hash) return;
  assertFreeDeposit(state, stake, hash);
  const unmatched = state.strayPayments.find((payment) => payment.hash === hash && isSameAddress(payment.to, vault));
  if (unmatched) return reportUnmatched(state, stake, unmatched);
  if (outcome.kind === 'mined') {
    throw outcome.worked
      ? notForThisStake(stake)
      : new Refusal(409, 'This transaction failed on the chain. Nothing was moved.', { stakeId: stake._id });
  }
  if (stake.status === 'PENDING' && !stake.deposit) stake.reportedHash = hash;
}

type UnmatchedPayment = State['strayPayments'][number];

function reportUnmatched(state: State, stake: StoredStake, { key, hash, from, block }: UnmatchedPayment): void {
  if (isAnothersWallet(state, from, stake.accountId) || BigInt(block) <= BigInt(stake.openedBlock))
    throw notForThisStake(stake);
  const back = outgoingFor(state, `return:${key}`);
  if (back?.stakeId === stake._id) return;
  if (back) throw notForThisStake(stake);
  stake.reportedHash = hash;
}

export function dropReport(stake: StoredStake, reason: 'REVERTED' | 'NOT_A_DEPOSIT'): void {
  stake.reportedHash = undefined;
  if (reason === 'NOT_A_DEPOSIT') reopenRequest(stake);
  else stake.answeredRequest = undefined;
  if (stake.status === 'PENDING') stake.reason = reason;
}

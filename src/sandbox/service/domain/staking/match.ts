import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { DAY } from '../clock';
import type { CountedPayment } from '../counted-payment';
import { parseUnits } from '../decimal';
import { isAnothersWallet } from '../register/wallets';
import { isReportedFor } from '../reported-hashes';
import type { State } from '../state';
import type { StoredStake } from '../stored-payments';

const LATEST_MS = 7 * DAY;

/**
 * Whether the stake may be paid from this wallet: the one that was linked when the stake was opened, or the one that
 * is linked now.
 */
export const isWalletOf = ({ accounts }: State, { wallet, accountId }: StoredStake, sender: Address): boolean =>
  [wallet, accounts.find(({ _id }) => _id === accountId)?.walletAddress ?? wallet].some((own) =>
    isSameAddress(own, sender),
  );

export function stakesOfSender(state: State, { from, at }: CountedPayment): StoredStake[] {
  const isSenders = (stake: StoredStake) =>
    isWalletOf(state, stake, from) && !isAnothersWallet(state, from, stake.accountId);
  return state.stakes.filter((stake) => isSenders(stake) && at - stake.openedAt < LATEST_MS).toReversed();
}

export const isAmountOf = ({ amount: wanted }: StoredStake, { symbol, amount }: CountedPayment): boolean =>
  symbol === 'FNX' && parseUnits(amount) === parseUnits(wanted);

/**
 * Finds the stake that the investor reported. Otherwise, finds a stake that no longer waits for a deposit but whose
 * wallet request may still be approved. A deposit of exactly that stake's amount belongs to it, not to a later stake.
 */
export function stakeOfEarlierRequest(state: State, payment: CountedPayment): StoredStake | undefined {
  const bySender = stakesOfSender(state, payment);
  return (
    bySender.find((stake) => isReportedFor(stake, payment.hash)) ??
    bySender.find((stake) => isAmountOf(stake, payment) && !isWaiting(stake) && hasOpenRequest(state, stake))
  );
}

const isWaiting = ({ status, deposit }: StoredStake): boolean => status === 'PENDING' && !deposit;

/**
 * Whether the wallet was asked more often than transactions have arrived. A deposit may then answer the open request.
 */
function hasOpenRequest({ outgoing }: State, stake: StoredStake): boolean {
  const { _id, deposit, walletRequest, declaredUnsent = [] } = stake;
  const opened = declaredUnsent.length + (deposit || walletRequest ? 1 : 0);
  const returned = outgoing.filter(({ purpose, stakeId }) => purpose === 'RETURN' && stakeId === _id).length;
  return opened > returned + (deposit ? 1 : 0);
}

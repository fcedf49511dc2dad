import type { Stake } from '@/api/contract';
import { rungsOfAction } from '@/parts/transaction/action-ladder';
import { isTold } from '@/parts/transaction/transaction-copy';
import type { TxState } from '@/tx';
import { ACTIVE_DEPOSIT, DEPOSIT } from './deposit-words';
import { isUnpaid } from './stake-standing';

/**
 * What can be done with a stake in review. `told` is the engine's word on its deposit; `elsewhere` is a deposit that the
 * service knows of, and this browser does not.
 */
export type StakeView = 'payable' | 'told' | 'elsewhere' | 'lapsed' | 'closed' | 'begun';

type Standing = { stake: Stake; state: TxState; isTimeUp: boolean };

export function stakeViewOf({ stake, state, isTimeUp }: Standing): StakeView {
  if (isTold(state)) return 'told';
  if (stake.status === 'CLOSED') return 'closed';
  if (stake.status !== 'PENDING') return 'begun';
  if (!isUnpaid(stake)) return 'elsewhere';
  return isTimeUp && state.step === 'idle' ? 'lapsed' : 'payable';
}

const hasBegun = ({ status }: Stake) => status !== 'PENDING' && status !== 'CLOSED';

/** The network's word comes first; that the stake is active is the bank's. */
export const depositKind = (stake: Stake) => (hasBegun(stake) ? ACTIVE_DEPOSIT : DEPOSIT);

export function rungsOfStake(state: TxState, stake: Stake) {
  const rungs = rungsOfAction(state, DEPOSIT);
  if (hasBegun(stake) || state.step !== 'succeeded') return rungs;
  const mark = stake.status === 'CLOSED' ? ('refused' as const) : ('now' as const);
  return rungs.map((rung, at) => (at === rungs.length - 1 ? { ...rung, mark } : rung));
}

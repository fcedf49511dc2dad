import type { Stake } from '@/api/contract';
import { progressStepsOfAction } from '@/parts/transaction/progress-steps';
import { hasAttempt } from '@/parts/transaction/transaction-copy';
import type { TxState } from '@/tx';
import { ACTIVE_DEPOSIT_COPY, DEPOSIT_COPY } from './deposit-text';
import { isUnpaid } from './stake-rules';

/** `elsewhere` means that the service knows a deposit that this browser did not record. */
export type StakeView = 'payable' | 'attempted' | 'elsewhere' | 'lapsed' | 'closed' | 'begun';

type StakeFacts = { stake: Stake; state: TxState; isTimeUp: boolean };

export function stakeViewOf({ stake, state, isTimeUp }: StakeFacts): StakeView {
  if (hasAttempt(state)) return 'attempted';
  if (stake.status === 'CLOSED') return 'closed';
  if (stake.status !== 'PENDING') return 'begun';
  if (!isUnpaid(stake)) return 'elsewhere';
  return isTimeUp && state.step === 'idle' ? 'lapsed' : 'payable';
}

const hasStarted = ({ status }: Stake) => status !== 'PENDING' && status !== 'CLOSED';

export const isAfterActive = (stake: Stake): boolean => hasStarted(stake) && stake.status !== 'ACTIVE';

/** The network confirms the deposit first, but only the bank activates the stake. */
export const depositCopy = (stake: Stake) => (hasStarted(stake) ? ACTIVE_DEPOSIT_COPY : DEPOSIT_COPY);

export function progressStepsOfStake(state: TxState, stake: Stake) {
  const progressSteps = progressStepsOfAction(state, DEPOSIT_COPY);
  if (hasStarted(stake) || state.step !== 'succeeded') return progressSteps;
  const mark = stake.status === 'CLOSED' ? ('refused' as const) : ('now' as const);
  return progressSteps.map((one, at) => (at === progressSteps.length - 1 ? { ...one, mark } : one));
}

import { mayPay, type TxState } from '@/tx';
import { hasAttempt } from '@/parts/transaction/transaction-copy';
import { isByWallet, rungsAt, type RungPosition } from '@/parts/transaction/rungs';

type Mark = RungPosition[1];

const MARKS: Readonly<Partial<Record<TxState['step'], Mark>>> = {
  unanswered: 'doubt',
  unsent: 'doubt',
  dropped: 'doubt',
  altered: 'refused',
  reverted: 'refused',
  cancelled: 'refused',
  ineffective: 'refused',
  expired: 'refused',
};

const markOf = (state: TxState): Mark =>
  state.step === 'pending' && state.isUnseen ? 'doubt' : (MARKS[state.step] ?? 'now');

const isBegun = (state: TxState) => hasAttempt(state) || (state.step === 'idle' && isByWallet(state.refusal));

type Steps = Readonly<{
  approval: TxState;
  action: TxState;
  hasApproval: boolean;
  name: string;
}>;

export function rungsOfSwap({ approval, action, hasApproval, name }: Steps) {
  const names = hasApproval ? ['Review', 'Approve', name, 'Done'] : ['Review', name, 'Done'];
  return rungsAt(placeOf({ approval, action, hasApproval }, names.length), names);
}

function placeOf({ approval, action, hasApproval }: Omit<Steps, 'name'>, count: number): RungPosition {
  const actionAt = count - 2;
  if (action.step === 'succeeded') return [count, 'now'];
  if (isBegun(action)) return [actionAt, markOf(action)];
  if (!hasApproval) return [0, 'now'];
  if (approval.step === 'succeeded') return approval.isShort ? [1, 'doubt'] : [actionAt, 'now'];
  return isBegun(approval) ? [1, markOf(approval)] : [0, 'now'];
}

/** Another approval may be requested only if no earlier one can still be made. */
export const mayApprove = (approval: TxState): boolean => mayPay(approval) || approval.step === 'succeeded';

import type { ActionFaultKind } from '@/errors/action-fault';
import type { TxState } from '@/tx';
import type { ActionCopy } from './transaction-copy';

type Mark = 'now' | 'doubt' | 'refused';
export type ProgressPosition = readonly [at: number, mark: Mark];

export const progressStepsAt = ([at, mark]: ProgressPosition, names: readonly string[]) =>
  names.map((name, place) => ({
    name,
    mark: place < at ? ('done' as const) : place === at ? mark : ('ahead' as const),
  }));

const BY_WALLET: ReadonlySet<ActionFaultKind> = new Set(['rejected', 'wallet-locked', 'wallet-cannot', 'wallet-busy']);

const isByWallet = (refusal: ActionFaultKind | undefined): boolean => refusal !== undefined && BY_WALLET.has(refusal);

const [REVIEW, WALLET, NETWORK, DONE] = [0, 1, 2, 3];

export function positionOfState(state: TxState): ProgressPosition {
  switch (state.step) {
    case 'idle':
      return [isByWallet(state.refusal) ? WALLET : REVIEW, 'now'];
    case 'checking':
      return [REVIEW, 'now'];
    case 'awaiting-wallet':
      return [WALLET, state.earlierHash ? 'doubt' : 'now'];
    case 'unanswered':
    case 'unsent':
      return [WALLET, 'doubt'];
    case 'altered':
      return [WALLET, 'refused'];
    case 'pending':
      return [NETWORK, state.isUnseen ? 'doubt' : 'now'];
    case 'dropped':
      return [state.hash === null ? WALLET : NETWORK, 'doubt'];
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
      return [NETWORK, 'refused'];
    case 'succeeded':
      return state.isShort ? [DONE, 'doubt'] : [DONE + 1, 'now'];
  }
}

export const progressStepsOfAction = (
  state: TxState,
  { progressSteps: [first, last] }: Pick<ActionCopy, 'progressSteps'>,
) => progressStepsAt(positionOfState(state), [first, 'Wallet', 'Network', last]);

type Steps = Readonly<{
  approval: TxState | null;
  action: TxState;
  name: string;
}>;

/**
 * Returns one step for the approval and one for the action. Neither is divided into a wallet step and a network step.
 */
export function progressStepsWithApproval({ approval, action, name }: Steps) {
  const names = approval ? ['Review', 'Approve', name, 'Done'] : ['Review', name, 'Done'];
  const actionAt = names.length - 2;
  if (isDone(action)) return progressStepsAt([names.length, 'now'], names);
  if (hasStarted(action)) return progressStepsAt([actionAt, markOf(action)], names);
  if (!approval || !hasStarted(approval)) return progressStepsAt([REVIEW, 'now'], names);
  return progressStepsAt(isDone(approval) ? [actionAt, 'now'] : [actionAt - 1, markOf(approval)], names);
}

const hasStarted = (state: TxState): boolean => positionOfState(state)[0] > REVIEW;
const isDone = (state: TxState): boolean => positionOfState(state)[0] > DONE;
const markOf = (state: TxState): Mark => positionOfState(state)[1];

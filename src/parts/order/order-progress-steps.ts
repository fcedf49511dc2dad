import { positionOfState, progressStepsAt, type ProgressPosition } from '@/parts/transaction/progress-steps';
import type { OrderView } from './order-view';

const NAMES = ['Order', 'Wallet', 'Network', 'Bank', 'Delivered'] as const;

const [ORDER, WALLET, NETWORK, BANK, DELIVERED] = [0, 1, 2, 3, 4] as const;

const AT_STATUS = { CONFIRMING: NETWORK, CONFIRMED: BANK, SENDING: DELIVERED } as const;

function positionOf(view: OrderView): ProgressPosition {
  switch (view.step) {
    case 'changed':
    case 'wallet-replaced':
      return [ORDER, 'doubt'];
    case 'asked-before':
      return [WALLET, 'doubt'];
    case 'lapsed':
    case 'over':
      return [ORDER, 'refused'];
    case 'awaiting-wallet':
      return view.decline ? [WALLET, 'doubt'] : positionOfState(view);
    case 'reported':
      return [NETWORK, 'now'];
    case 'verifying':
      return [AT_STATUS[view.status], view.isShort ? 'doubt' : 'now'];
    case 'outcome':
      return [view.isPaid ? BANK : ORDER, view.isEnded ? 'refused' : 'doubt'];
    case 'delivered':
      return [NAMES.length, 'now'];
    case 'idle':
    case 'checking':
    case 'unanswered':
    case 'unsent':
    case 'altered':
    case 'pending':
    case 'dropped':
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
      return positionOfState(view);
  }
}

export const progressStepsOfOrder = (view: OrderView | null) =>
  progressStepsAt(view ? positionOf(view) : [ORDER, 'now'], NAMES);

export const countDoneSteps = (view: OrderView): number => positionOf(view)[0];

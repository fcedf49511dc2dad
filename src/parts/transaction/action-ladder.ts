import type { TxState } from '@/tx';
import type { ActionKind } from './transaction-copy';
import { isByWallet, rungsAt, type RungPosition } from './rungs';

const [REVIEW, WALLET, NETWORK, DONE] = [0, 1, 2, 3];

function placeOf(state: TxState): RungPosition {
  switch (state.step) {
    case 'idle':
      return [isByWallet(state.refusal) ? WALLET : REVIEW, 'now'];
    case 'checking':
      return [REVIEW, 'now'];
    case 'awaiting-wallet':
      return [WALLET, state.found ? 'doubt' : 'now'];
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

export const rungsOfAction = (state: TxState, { rungs: [first, last] }: Pick<ActionKind, 'rungs'>) =>
  rungsAt(placeOf(state), [first, 'Wallet', 'Network', last]);

import { isByWallet, rungsAt, type LadderPosition } from '@/parts/transaction/ladder';
import type { OrderView } from './order-view';

const NAMES = ['Order', 'Wallet', 'Network', 'Bank', 'Delivered'] as const;

const [ORDER, WALLET, NETWORK, BANK, DELIVERED] = [0, 1, 2, 3, 4] as const;

const AT_STAGE = { network: NETWORK, bank: BANK, delivery: DELIVERED } as const;

function positionOf(view: OrderView): LadderPosition {
  switch (view.kind) {
    case 'checking':
      return [ORDER, 'now'];
    case 'payable':
      return [isByWallet(view.refusal) ? WALLET : ORDER, 'now'];
    case 'changed':
    case 'wallet-replaced':
      return [ORDER, 'doubt'];
    case 'asked-before':
      return [WALLET, 'doubt'];
    case 'lapsed':
    case 'over':
      return [ORDER, 'refused'];
    case 'awaiting-wallet':
      return [WALLET, view.found || view.decline ? 'doubt' : 'now'];
    case 'unanswered':
    case 'unsent':
      return [WALLET, 'doubt'];
    case 'altered':
      return [WALLET, 'refused'];
    case 'pending':
      return [NETWORK, view.remark === 'unseen' ? 'doubt' : 'now'];
    case 'dropped':
      return [view.hash === null ? WALLET : NETWORK, 'doubt'];
    case 'reported':
      return [NETWORK, 'now'];
    case 'failed':
      return [NETWORK, 'refused'];
    case 'verifying':
      return [AT_STAGE[view.stage], view.isShort ? 'doubt' : 'now'];
    case 'outcome':
      return [view.isPaid ? BANK : ORDER, view.isEnded ? 'refused' : 'doubt'];
    case 'delivered':
      return [NAMES.length, 'now'];
  }
}

export const rungsOfOrder = (view: OrderView | null) => rungsAt(view ? positionOf(view) : [ORDER, 'now'], NAMES);

export const rungsDoneOf = (view: OrderView): number => positionOf(view)[0];

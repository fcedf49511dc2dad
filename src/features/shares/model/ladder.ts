import { isByWallet, rungsAt, type RungPosition } from '@/parts/transaction/rungs';
import type { PurchaseView } from './purchase-view';

const NAMES = ['Order', 'Wallet', 'Network', 'Bank', 'Delivered'] as const;

const [ORDER, WALLET, NETWORK, BANK] = [0, 1, 2, 3];

function placeOf(view: PurchaseView): RungPosition {
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
      return [NETWORK, 'doubt'];
    case 'failed':
      return [NETWORK, 'refused'];
    case 'verifying':
      return view.isConfirmed ? [BANK, view.isShort ? 'doubt' : 'now'] : [NETWORK, 'now'];
    case 'outcome':
      return [view.isPaid ? BANK : ORDER, view.isEnded ? 'refused' : 'doubt'];
    case 'delivered':
      return [NAMES.length, 'now'];
  }
}

export const rungsOf = (view: PurchaseView | null) => rungsAt(view ? placeOf(view) : [ORDER, 'now'], NAMES);

export const doneOf = (view: PurchaseView): number => placeOf(view)[0];

import type { PaymentFaultKind } from '@/errors/payment-fault';
import type { PurchaseView } from './purchase-view';

const NAMES = ['Order', 'Wallet', 'Network', 'Bank', 'Delivered'] as const;

type Mark = 'now' | 'doubt' | 'refused';
/** The rung at which a purchase stands, by its place, and how. */
type Place = readonly [at: number, mark: Mark];
const [ORDER, WALLET, NETWORK, BANK] = [0, 1, 2, 3];

/** The wallet itself has said no: that is where the purchase stands. */
const BY_WALLET: ReadonlySet<PaymentFaultKind> = new Set(['rejected', 'wallet-locked', 'wallet-cannot', 'wallet-busy']);

function placeOf(view: PurchaseView): Place {
  switch (view.kind) {
    case 'checking':
      return [ORDER, 'now'];
    case 'payable':
      return [view.refusal && BY_WALLET.has(view.refusal) ? WALLET : ORDER, 'now'];
    case 'changed':
    case 'wallet-replaced':
      return [ORDER, 'doubt'];
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

/** Before there is an order, it stands at the first rung. */
export function rungsOf(view: PurchaseView | null) {
  const [at, mark] = view ? placeOf(view) : ([ORDER, 'now'] as const);
  return NAMES.map((name, place) => ({
    name,
    mark: place < at ? ('done' as const) : place === at ? mark : ('ahead' as const),
  }));
}

/** How many of the steps are done: as many rings of the rosette are engraved. */
export const doneOf = (view: PurchaseView): number => placeOf(view)[0];

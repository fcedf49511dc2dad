import type { PaymentFaultKind } from '@/errors/payment-fault';
import type { TxState } from '@/tx';
import type { DeedKind } from './deed-words';

type Mark = 'now' | 'doubt' | 'refused';
/** The rung at which a deed stands, by its place, and how. */
type Place = readonly [at: number, mark: Mark];
const [REVIEW, WALLET, NETWORK, DONE] = [0, 1, 2, 3];

/** The wallet itself has said no: that is where the deed stands. */
const BY_WALLET: ReadonlySet<PaymentFaultKind> = new Set(['rejected', 'wallet-locked', 'wallet-cannot', 'wallet-busy']);

function placeOf(state: TxState): Place {
  switch (state.step) {
    case 'idle':
      return [state.refusal && BY_WALLET.has(state.refusal) ? WALLET : REVIEW, 'now'];
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
      return [NETWORK, 'refused'];
    case 'succeeded':
      return state.isShort ? [DONE, 'doubt'] : [DONE + 1, 'now'];
  }
}

export function rungsOfDeed(state: TxState, { rungs: [first, last] }: Pick<DeedKind, 'rungs'>) {
  const [at, mark] = placeOf(state);
  return [first, 'Wallet', 'Network', last].map((name, place) => ({
    name,
    mark: place < at ? ('done' as const) : place === at ? mark : ('ahead' as const),
  }));
}

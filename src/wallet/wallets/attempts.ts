import { tryAgainInConnectDialog } from '../rainbowkit/new-attempt';
import { walletNote, type Unconnected } from '../wallet-note';
import { isPhone } from './phone';

type Attempt = { wallet: { id: string; name: string } };

let awaited: Attempt | undefined;
let isDialogOpen = false;

export function followConnectDialog(isOpen: boolean): void {
  isDialogOpen = isOpen;
  awaited = undefined;
}

export function beginAttempt(wallet: Attempt['wallet']): Attempt {
  return (awaited = { wallet });
}

export function showFailure(attempt: Attempt, outcome: Unconnected, reason: string): void {
  if (!isDialogOpen || attempt !== awaited) return;
  walletNote.set({ kind: 'not-connected', ...attempt.wallet, outcome, reason });
}

/**
 * Requests a new code, because a refused one is used up. On a phone, a new request would open the wallet's app, so the
 * investor must start it.
 */
export function askAgain(attempt: Attempt): void {
  if (isDialogOpen && attempt === awaited && !isPhone()) tryAgainInConnectDialog(attempt.wallet.id);
}

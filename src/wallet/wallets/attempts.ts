import { tryAgainInConnectDialog } from '../rainbowkit/new-attempt';
import { walletNote, type Unconnected } from '../wallet-note';
import { isPhone } from './phone';

type Attempt = { wallet: { id: string; name: string } };

let awaited: Attempt | undefined;
let isDialogOpen = false;

/** Once the dialog is closed nobody waits any more: what comes then is not told. */
export function followConnectDialog(isOpen: boolean): void {
  isDialogOpen = isOpen;
  awaited = undefined;
}

export function beginAttempt(wallet: Attempt['wallet']): Attempt {
  return (awaited = { wallet });
}

/** Of several attempts only the newest has anything to say. */
export function tellFailure(attempt: Attempt, why: Unconnected, reason: string): void {
  if (!isDialogOpen || attempt !== awaited) return;
  walletNote.set({ kind: 'not-connected', ...attempt.wallet, why, reason });
}

/**
 * After a refusal the dialog keeps its view. The code that RainbowKit shows is used up, so a new one takes its place. On a
 * phone a new request would leave this page for the wallet's app, so there the investor asks for it.
 */
export function askAgain(attempt: Attempt): void {
  if (isDialogOpen && attempt === awaited && !isPhone()) tryAgainInConnectDialog(attempt.wallet.id);
}

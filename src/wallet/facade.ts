import type { Address } from '@/api/contract';
import type { TokenBalance } from './chain-read';
import type { PayOrder } from './tx/snapshot';
import { dialogRequest, hostStore, type WalletDialog } from './state';

export { walletStore, hostStore, type WalletState } from './state';
export { paymentOf } from './tx/payments';
export { mayPay, type Payment } from './tx/payment';
export type { PaymentFaultKind } from './tx/fault';

type Runtime = typeof import('./runtime');

let loading: Promise<Runtime> | undefined;

/**
 * Brings the wallet's code in, on the first intent: a pointer over a connect button, focus, touch. A failure is
 * forgotten, so that the next intent tries again.
 */
export function prepareWallet(): Promise<Runtime> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Runtime> {
  hostStore.set({ phase: 'loading' });
  try {
    const runtime = await import('./runtime');
    await runtime.startWallet();
    hostStore.set({ phase: 'ready' });
    return runtime;
  } catch (error) {
    loading = undefined;
    hostStore.set({ phase: 'failed', error });
    throw error;
  }
}

async function openDialog(dialog: WalletDialog): Promise<void> {
  dialogRequest.set(dialog);
  try {
    await prepareWallet();
  } catch (error) {
    dialogRequest.set(null);
    throw error;
  }
}

export const openConnect = () => openDialog('connect');
export const openAccount = () => openDialog('account');
export const openChain = () => openDialog('chain');

export async function disconnectWallet(): Promise<void> {
  const { disconnectAll } = await prepareWallet();
  await disconnectAll();
}

/** Read on our own RPC; needs no wallet and loads none. */
export async function readTokenBalance(token: Address, owner: Address): Promise<TokenBalance> {
  const { tokenBalance } = await import('./chain-read');
  return tokenBalance(token, owner);
}

/** Payments: the state is read by `paymentOf`; these never throw what the state can tell. */
export const payOrder = async (order: PayOrder, from: Address) => (await import('./tx/pay')).pay(order, from);
export const stopWaitingForWallet = async (orderId: string) => (await import('./tx/pay')).stopWaiting(orderId);
export const resumePayment = async (orderId: string) => (await import('./tx/follow')).resume(orderId);
export const giveUpPayment = async (orderId: string) => (await import('./tx/follow')).giveUp(orderId);

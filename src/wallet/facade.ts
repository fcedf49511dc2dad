import { dialogRequest, hostStore, type WalletDialog } from './state';

export { walletStore, hostStore, signStore, type Sign, type WalletState } from './state';

type Runtime = typeof import('./runtime');

let loading: Promise<Runtime> | undefined;

/**
 * Loads the wallet's code on the first hover, focus or touch of a connect button. A failure is not cached, so the next
 * event tries again.
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
export const openLink = () => openDialog('link');

export async function disconnectWallet(): Promise<void> {
  const { disconnectAll } = await prepareWallet();
  await disconnectAll();
}

import { useChainModal, useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect } from 'react';
import { useAccount, useBalance, useConfig } from 'wagmi';
import { getAccount } from 'wagmi/actions';
import { fromBaseUnits } from '@/utils/money';
import { useStore } from '@/utils/use-store';
import { useDialogRepairs } from './dialog-repairs';
import { walletRuntime } from './runtime';
import { dialogRequest, walletStore, type WalletState } from './state';

/** Carries wagmi's state out into the facade, and the facade's requests into RainbowKit's dialogs. */
export function FacadeSync() {
  usePublishedState();
  useDialogRequests();
  useConnectBeforeLinking();
  useAccessibleDialogs();
  return null;
}

function usePublishedState() {
  const { chain } = walletRuntime();
  const { status, address, chainId } = useAccount();
  const { data: balance } = useBalance({ address, chainId: chain.id, query: { enabled: Boolean(address) } });
  useEffect(() => {
    walletStore.set(stateOf());
    function stateOf(): WalletState {
      if (status !== 'connected') return { status };
      return {
        status,
        address,
        chainId,
        isSupported: chainId === chain.id,
        balance: balance && { amount: fromBaseUnits(balance.value, balance.decimals), symbol: balance.symbol },
      };
    }
  }, [status, address, chainId, balance, chain.id]);
}

function useDialogRequests() {
  const request = useStore(dialogRequest);
  const { openConnectModal } = useConnectModal();
  const { openChainModal } = useChainModal();
  useEffect(() => {
    const open = { connect: openConnectModal, chain: openChainModal, account: undefined, link: undefined };
    const act = request && open[request];
    if (!act) return;
    dialogRequest.set(null);
    act();
  }, [request, openConnectModal, openChainModal]);
}

/** A link that is asked for while nothing is connected waits for the connection, and ends with its dialog. */
function useConnectBeforeLinking() {
  const { status } = useAccount();
  const config = useConfig();
  const { openConnectModal, connectModalOpen } = useConnectModal();
  const mustConnect = useStore(dialogRequest) === 'link' && status === 'disconnected';
  useEffect(() => {
    if (mustConnect) openConnectModal?.();
    // Once for each request: the function is another one after every change of the dialog.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mustConnect]);
  useEffect(() => {
    if (!connectModalOpen) return;
    return () => {
      if (dialogRequest.get() === 'link' && getAccount(config).status !== 'connected') dialogRequest.set(null);
    };
  }, [connectModalOpen, config]);
}

function useAccessibleDialogs() {
  const { connectModalOpen } = useConnectModal();
  const { chainModalOpen } = useChainModal();
  useDialogRepairs(connectModalOpen ? 'Connect a Wallet' : chainModalOpen ? 'Switch Networks' : undefined);
}

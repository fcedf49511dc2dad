import { useChainModal, useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect } from 'react';
import { useAccount, useBalance } from 'wagmi';
import { fromBaseUnits } from '@/utils/money';
import { useStore } from '@/utils/use-store';
import { walletRuntime } from './runtime';
import { dialogRequest, walletStore, type WalletState } from './state';

/** Carries wagmi's state out into the facade, and the facade's requests into RainbowKit's dialogs. */
export function FacadeSync() {
  usePublishedState();
  useDialogRequests();
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
    const open = { connect: openConnectModal, chain: openChainModal, account: undefined };
    const act = request && open[request];
    if (!act) return;
    dialogRequest.set(null);
    act();
  }, [request, openConnectModal, openChainModal]);
}

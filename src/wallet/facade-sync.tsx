import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAccount, useConfig } from 'wagmi';
import { getAccount } from 'wagmi/actions';
import type { TokenBalance } from '@/chain/balances';
import { balanceOnChainQuery } from '@/chain/queries';
import { fromBaseUnits } from '@/utils/money';
import { useStore } from '@/utils/hooks/use-store';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { makeAccessible } from './rainbowkit/accessible-dialog';
import { allowConnecting } from './rainbowkit/cancel-connecting';
import { useConnectAttempt } from './rainbowkit/connect-attempt';
import { useDialogRepair } from './rainbowkit/dialog-repair';
import { drawIntroduction } from './rainbowkit/introduction';
import { newAttempt, useNewAttempt } from './rainbowkit/new-attempt';
import { replaceDialogTexts } from './rainbowkit/dialog-texts';
import { useReconnectRow } from './rainbowkit/reconnect-row';
import { useUnsupportedRows } from './rainbowkit/unsupported-rows';
import { walletRuntime } from './runtime';
import { dialogRequest, walletStore, type WalletState } from './state';
import { walletNote } from './wallet-note';
import { followConnectDialog } from './wallets/attempts';
import type { EnsIdentity } from './ens/ens';

async function ask(address: Address): Promise<EnsIdentity | null> {
  const { ensRpcPath } = await getAppConfig();
  if (!ensRpcPath) return null;
  const { ensIdentity } = await import('./ens/ens');
  return ensIdentity(address);
}

function useEns(address: Address | undefined): EnsIdentity | undefined {
  const [known, setKnown] = useState<{ address: Address; identity: EnsIdentity | null }>();
  useEffect(() => {
    if (!address) return;
    let isStale = false;
    ask(address).then(
      (identity) => {
        if (!isStale) setKnown({ address, identity });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [address]);
  return (known?.address === address && known?.identity) || undefined;
}

export function FacadeSync() {
  usePublishedState();
  useDialogRequests();
  useConnectBeforeLinking();
  useNotesOfTheDialog();
  useNewAttempt();
  useRepairedDialog();
  return null;
}

const balanceOf = ({ units, decimals, isAbout }: TokenBalance, symbol: string) => ({
  amount: fromBaseUnits(units, decimals),
  symbol,
  ...(isAbout && { isAbout }),
});

function usePublishedState() {
  const { chain } = walletRuntime();
  const { status, address, chainId } = useAccount();
  const { data: balance, isError: isOld } = useQuery(balanceOnChainQuery(address && 'coin', address ?? '0x'));
  const ens = useEns(address);
  useEffect(() => {
    walletStore.set(stateOf());
    function stateOf(): WalletState {
      if (status !== 'connected') return { status };
      return {
        status,
        address,
        chainId,
        isSupported: chainId === chain.id,
        balance: balance && balanceOf({ ...balance, ...(isOld && { isAbout: true }) }, chain.nativeCurrency.symbol),
        ens,
      };
    }
  }, [status, address, chainId, balance, isOld, ens, chain.id, chain.nativeCurrency.symbol]);
}

function useDialogRequests() {
  const request = useStore(dialogRequest);
  const { openConnectModal } = useConnectModal();
  useEffect(() => {
    if (request !== 'connect' || !openConnectModal) return;
    dialogRequest.set(null);
    openConnectModal();
  }, [request, openConnectModal]);
}

/**
 * Connects first if a link is requested without a connection. The request ends if the connect dialog closes without a
 * connection.
 */
function useConnectBeforeLinking() {
  const { status } = useAccount();
  const config = useConfig();
  const { openConnectModal, connectModalOpen } = useConnectModal();
  const mustConnect = useStore(dialogRequest) === 'link' && status === 'disconnected';
  useEffect(() => {
    if (mustConnect) openConnectModal?.();
    // Runs once for each request, although the function itself changes whenever the dialog does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mustConnect]);
  useEffect(() => {
    if (!connectModalOpen) return;
    return () => {
      if (newAttempt.get()) return;
      if (dialogRequest.get() === 'link' && getAccount(config).status !== 'connected') dialogRequest.set(null);
    };
  }, [connectModalOpen, config]);
}

function useNotesOfTheDialog() {
  const { connectModalOpen } = useConnectModal();
  useEffect(() => {
    followConnectDialog(connectModalOpen);
    allowConnecting(connectModalOpen);
    if (!connectModalOpen) walletNote.set(null);
  }, [connectModalOpen]);
}

function useRepairedDialog() {
  const { connectModalOpen } = useConnectModal();
  useDialogRepair(connectModalOpen, makeAccessible);
  useDialogRepair(connectModalOpen, replaceDialogTexts);
  useDialogRepair(connectModalOpen, drawIntroduction);
  useUnsupportedRows(connectModalOpen);
  useReconnectRow(connectModalOpen);
  useConnectAttempt(connectModalOpen);
}

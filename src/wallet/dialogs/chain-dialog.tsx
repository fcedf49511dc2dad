import styled from '@emotion/styled';
import type { Chain } from 'viem';
import { useSwitchChain } from 'wagmi';
import { color } from '@/theme/tokens';
import { Button, PrimaryButton } from '@/ui/button/button';
import { CopyText } from '@/ui/address/copy-text';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { FactList } from '@/ui/fact-list';
import { Prose } from '@/ui/layout/lead';
import { useStore } from '@/utils/hooks/use-store';
import { disconnectWallet } from '../facade';
import { walletStore } from '../state';
import { whyNotSwitched } from './chain-text';
import { useDialogRequested } from './use-dialog-requested';

/**
 * Replaces RainbowKit's dialog. That dialog names the network differently from this app and the wallet, and closes
 * without an explanation if the wallet does not switch.
 */
export function ChainDialog({ chain }: { chain: Chain }) {
  const wallet = useStore(walletStore);
  const isElsewhere = wallet.status === 'connected' && !wallet.isSupported;
  const { isOpen, close } = useDialogRequested('chain', isElsewhere);
  return (
    <Dialog title="Wrong network" isOpen={isOpen} onClose={close}>
      {isElsewhere && <Elsewhere chain={chain} walletChainId={wallet.chainId} />}
    </Dialog>
  );
}

const networksOf = (chain: Chain, walletChainId: number) =>
  [
    ['Your wallet is on', `Network ${walletChainId}`],
    ['FNX is on', `${chain.name}, network ${chain.id}`],
  ] as const;

function Elsewhere({ chain, walletChainId }: { chain: Chain; walletChainId: number }) {
  const { switchChain, isPending, error } = useSwitchChain();
  const reason = error && whyNotSwitched(error);
  return (
    <>
      <Prose>
        <p>Wrong network detected, switch or disconnect to continue.</p>
        <FactList facts={networksOf(chain, walletChainId)} />
        <Status role="status">{isPending && 'We have asked your wallet. Confirm there.'}</Status>
        {reason && <Failed reason={reason} />}
      </Prose>
      <DialogActions>
        <PrimaryButton
          type="button"
          aria-disabled={isPending}
          aria-busy={isPending || undefined}
          onClick={() => !isPending && switchChain({ chainId: chain.id })}
        >
          Switch to {chain.name}
        </PrimaryButton>
        <Button type="button" onClick={() => void disconnectWallet()}>
          Disconnect
        </Button>
      </DialogActions>
      {reason && <ByHand chain={chain} />}
    </>
  );
}

const Status = styled('p')({ color: color.soft, '&:empty': { display: 'none' } });
const Failure = styled('div')({ borderInlineStart: `3px solid ${color.loss}`, paddingInlineStart: 16 });
const Below = styled('div')({ display: 'grid', gap: 12, marginBlockStart: 24 });

const Failed = ({ reason }: { reason: string }) => (
  <Failure role="alert">
    <p>
      <strong>{reason}</strong>
    </p>
    <p>You can also switch network in your wallet. If it isn’t listed there, add it with these details.</p>
  </Failure>
);

function ByHand({ chain: { name, id, nativeCurrency, rpcUrls, blockExplorers } }: { chain: Chain }) {
  const explorer = blockExplorers?.default.url;
  return (
    <Below>
      <FactList
        facts={[
          ['Name', name],
          ['Chain ID', id],
          ['Currency', nativeCurrency.symbol],
          ...(explorer ? [['Explorer', explorer] as const] : []),
        ]}
      />
      {rpcUrls.wallet?.http.map((url) => (
        <CopyText key={url} text={url} label="Copy RPC URL" />
      ))}
    </Below>
  );
}

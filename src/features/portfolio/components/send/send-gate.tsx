import { ConnectAction } from '@/parts/gate/connect-action';
import { StatePanel } from '@/ui/state/state-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';

export function SendGate() {
  const wallet = useStore(walletStore);
  if (wallet.status !== 'connected')
    return (
      <StatePanel kind="gated" title="Connect your wallet" action={<ConnectAction connection="none" />}>
        <p>You send FNX, USDT and BNB from the connected wallet, and confirm it there. Connecting moves nothing.</p>
      </StatePanel>
    );
  return (
    <StatePanel
      kind="gated"
      title="Your wallet is on another network"
      action={<ConnectAction connection="other-chain" />}
    >
      <p>FNX, USDT and BNB are sent on BNB Smart Chain. Change the network, then send.</p>
    </StatePanel>
  );
}

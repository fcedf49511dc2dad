import { ConnectAction } from '@/parts/gate/connect-action';
import { StatePanel } from '@/ui/state/state-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';

export function SendGate() {
  const wallet = useStore(walletStore);
  if (wallet.status !== 'connected')
    return (
      <StatePanel kind="gated" title="Connect Wallet" action={<ConnectAction connection="none" />}>
        <p>You send FNX, USDT and BNB from your connected wallet and confirm there. Connecting can’t move funds.</p>
      </StatePanel>
    );
  return (
    <StatePanel
      kind="gated"
      title="Your wallet is on another network"
      action={<ConnectAction connection="other-chain" />}
    >
      <p>FNX, USDT and BNB are sent on BNB Smart Chain. Switch network, then send.</p>
    </StatePanel>
  );
}

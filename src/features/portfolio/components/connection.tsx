import { Address } from '@/ui/address/address';
import { Button } from '@/ui/button/button';
import { Words } from '@/ui/layout/lead';
import { Panel } from '@/ui/layout/panel';
import { useStore } from '@/utils/hooks/use-store';
import { openAccount, openChain, openConnect, walletStore } from '@/wallet/facade';
import { notifyOnFailure, walletIntent } from '@/wallet/on-intent';

export function Connection() {
  const wallet = useStore(walletStore);
  return (
    <Panel title="Connected wallet">
      <Words>
        {wallet.status !== 'connected' && <NotConnected />}
        {wallet.status === 'connected' && (
          <>
            <p>
              <Address value={wallet.address} /> is connected
              {wallet.isSupported ? '.' : ', but not on BNB Smart Chain.'}
            </p>
            <div>
              <Button
                type="button"
                aria-haspopup="dialog"
                onClick={() => notifyOnFailure(wallet.isSupported ? openAccount() : openChain())}
              >
                {wallet.isSupported ? 'Manage connection' : 'Switch network'}
              </Button>
            </div>
          </>
        )}
      </Words>
    </Panel>
  );
}

const NotConnected = () => (
  <>
    <p>No wallet is connected. Connecting lets FNX ask your wallet for signatures. It can’t move funds.</p>
    <div>
      <Button type="button" {...walletIntent} onClick={() => notifyOnFailure(openConnect())}>
        Connect Wallet
      </Button>
    </div>
  </>
);

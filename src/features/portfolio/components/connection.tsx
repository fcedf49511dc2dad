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
              {wallet.isSupported ? '.' : ', on another network than BNB Smart Chain.'}
            </p>
            <div>
              <Button
                type="button"
                aria-haspopup="dialog"
                onClick={() => notifyOnFailure(wallet.isSupported ? openAccount() : openChain())}
              >
                {wallet.isSupported ? 'Address, balance, disconnect' : 'Change the network'}
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
    <p>No wallet is connected. Connecting lets FNX ask your wallet for signatures; it moves nothing by itself.</p>
    <div>
      <Button type="button" {...walletIntent} onClick={() => notifyOnFailure(openConnect())}>
        Connect a wallet
      </Button>
    </div>
  </>
);

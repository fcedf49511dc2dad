import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import type { Address } from '@/api/contract';
import { isAppError } from '@/errors/app-error';
import { wordsFor } from '@/errors/words/calls';
import { listingWords } from '@/errors/words/listing';
import { Button } from '@/ui/button/button';
import { CopyText } from '@/ui/address/copy-text';
import { Words } from '@/ui/layout/lead';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { useListing } from '../hooks/use-listing';
import type { Listing } from '../model/listing';

function wordsOf(now: Listing): string {
  switch (now.state) {
    case 'idle':
      return '';
    case 'asking':
      return 'Waiting for your wallet. Answer its question there.';
    case 'listed':
      return 'Your wallet lists FNX now.';
    case 'not-listed':
      return 'Your wallet says that it did not add FNX. Add it by hand, with the address below.';
    case 'refused':
      return isAppError(now.error) ? wordsFor(now.error).happened : listingWords(now.error);
  }
}

export function AddToken() {
  const wallet = useStore(walletStore);
  const { data: config } = useQuery(appConfigQuery);
  return (
    <Words>
      <h3>See your shares in the wallet</h3>
      <p>A wallet may not list FNX by itself. Your shares are in it all the same: adding it only shows them.</p>
      {wallet.status === 'connected' && wallet.isSupported && <Ask account={wallet.address} />}
      {wallet.status === 'connected' && !wallet.isSupported && (
        <p>Your wallet is on another network. Change it to BNB Smart Chain, then add FNX.</p>
      )}
      {wallet.status !== 'connected' && <p>Connect a wallet to add FNX with one press, or add it by hand.</p>}
      {config && (
        <div>
          <p>The contract of FNX on {config.chain.name}, with 18 decimals:</p>
          <CopyText text={config.fnxToken} label="Copy the contract of FNX" />
        </div>
      )}
    </Words>
  );
}

function Ask({ account }: { account: Address }) {
  const { now, ask } = useListing(account);
  const isAsking = now.state === 'asking';
  return (
    <div>
      <Button type="button" aria-busy={isAsking || undefined} onClick={ask}>
        Add FNX to wallet
      </Button>
      <p role="status">{wordsOf(now)}</p>
    </div>
  );
}

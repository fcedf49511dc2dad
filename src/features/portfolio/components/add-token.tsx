import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { appConfigQuery } from '@/api/app-config-query';
import type { Address } from '@/api/contract';
import { isAppError } from '@/errors/app-error';
import { textFor } from '@/errors/text/calls';
import { listingText } from '@/errors/text/listing';
import { Button } from '@/ui/button/button';
import { CopyText } from '@/ui/address/copy-text';
import { Prose } from '@/ui/layout/lead';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore, prepareWallet } from '@/wallet/facade';
import { getAppConfig } from '@/api/app-config';
import { DECIMALS } from '@/utils/money';
import { type Listing, listing, NOT_ASKED } from '../model/listing';

/** FNX always has 18 decimals. With any other number, a wallet would permanently show a wrong balance. */
async function listFnx(): Promise<boolean> {
  const { fnxToken } = await getAppConfig();
  const { watchInWallet } = await prepareWallet();
  return watchInWallet({ address: fnxToken, symbol: 'FNX', decimals: DECIMALS });
}

function useListing(account: Address) {
  const [now, dispatch] = useReducer(listing, NOT_ASKED);
  useEffect(() => () => dispatch({ type: 'changed' }), [account]);
  const ask = () => {
    if (now.state === 'asking') return;
    dispatch({ type: 'asked' });
    listFnx().then(
      (isListed) => dispatch({ type: 'answered', isListed }),
      (error: unknown) => dispatch({ type: 'failed', error }),
    );
  };
  return { now, ask };
}

function resultText(now: Listing): string {
  switch (now.state) {
    case 'idle':
      return '';
    case 'asking':
      return 'Waiting for your wallet. Confirm the request there.';
    case 'listed':
      return 'Your wallet now shows FNX.';
    case 'not-listed':
      return 'Your wallet did not add FNX. Add it manually with the address below.';
    case 'refused':
      return isAppError(now.error) ? textFor(now.error).happened : listingText(now.error);
  }
}

export function AddToken() {
  const wallet = useStore(walletStore);
  const { data: config } = useQuery(appConfigQuery);
  return (
    <Prose>
      <h3>See your shares in the wallet</h3>
      <p>
        Your wallet may not show FNX automatically. Your shares are there either way; adding FNX only makes them
        visible.
      </p>
      {wallet.status === 'connected' && wallet.isSupported && <Ask account={wallet.address} />}
      {wallet.status === 'connected' && !wallet.isSupported && (
        <p>Your wallet is on another network. Switch it to BNB Smart Chain, then add FNX.</p>
      )}
      {wallet.status !== 'connected' && <p>Connect your wallet to add FNX in one click, or add it manually.</p>}
      {config && (
        <div>
          <p>FNX contract on {config.chain.name}, with 18 decimals:</p>
          <CopyText text={config.fnxToken} label="Copy contract address" />
        </div>
      )}
    </Prose>
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
      <p role="status">{resultText(now)}</p>
    </div>
  );
}

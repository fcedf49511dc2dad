import { useEffect, useReducer } from 'react';
import { getAppConfig } from '@/api/app-config';
import type { Address } from '@/api/contract';
import { readTokenBalance } from '@/chain';
import { prepareWallet } from '@/wallet/facade';
import { listing, NOT_ASKED } from '../model/listing';

async function listFnx(account: Address): Promise<boolean> {
  const { fnxToken } = await getAppConfig();
  const [{ watchInWallet }, { decimals }] = await Promise.all([prepareWallet(), readTokenBalance(fnxToken, account)]);
  return watchInWallet({ address: fnxToken, symbol: 'FNX', decimals });
}

/** One question at a time to the wallet of this account; another account begins anew. */
export function useListing(account: Address) {
  const [now, tell] = useReducer(listing, NOT_ASKED);
  useEffect(() => () => tell({ type: 'changed' }), [account]);
  const ask = () => {
    if (now.state === 'asking') return;
    tell({ type: 'asked' });
    listFnx(account).then(
      (isListed) => tell({ type: 'answered', isListed }),
      (error: unknown) => tell({ type: 'failed', error }),
    );
  };
  return { now, ask };
}

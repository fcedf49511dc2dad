import { useEffect, useReducer } from 'react';
import { getAppConfig } from '@/api/app-config';
import type { Address } from '@/api/contract';
import { prepareWallet } from '@/wallet/facade';
import { DECIMALS } from '../model/balance-lines';
import { listing, NOT_ASKED } from '../model/listing';

/** The decimals of FNX are fixed. A wallet would show any other number as another balance, and keep it. */
async function listFnx(): Promise<boolean> {
  const { fnxToken } = await getAppConfig();
  const { watchInWallet } = await prepareWallet();
  return watchInWallet({ address: fnxToken, symbol: 'FNX', decimals: DECIMALS });
}

/** One question at a time to the wallet of this account; another account begins anew. */
export function useListing(account: Address) {
  const [now, tell] = useReducer(listing, NOT_ASKED);
  useEffect(() => () => tell({ type: 'changed' }), [account]);
  const ask = () => {
    if (now.state === 'asking') return;
    tell({ type: 'asked' });
    listFnx().then(
      (isListed) => tell({ type: 'answered', isListed }),
      (error: unknown) => tell({ type: 'failed', error }),
    );
  };
  return { now, ask };
}

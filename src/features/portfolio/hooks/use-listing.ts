import { useEffect, useReducer } from 'react';
import { getAppConfig } from '@/api/app-config';
import type { Address } from '@/api/contract';
import { prepareWallet } from '@/wallet/facade';
import { DECIMALS } from '@/utils/money';
import { listing, NOT_ASKED } from '../model/listing';

/** FNX always has 18 decimals. With any other number, a wallet would permanently show a wrong balance. */
async function listFnx(): Promise<boolean> {
  const { fnxToken } = await getAppConfig();
  const { watchInWallet } = await prepareWallet();
  return watchInWallet({ address: fnxToken, symbol: 'FNX', decimals: DECIMALS });
}

export function useListing(account: Address) {
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

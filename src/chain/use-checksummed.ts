import { useEffect, useState } from 'react';
import type { Address } from '@/api/contract';

/** The spelling of an address that betrays a wrong figure. It changes letters' cases alone, so it may come later. */
export function useChecksummed(address: Address): Address {
  const [spelling, setSpelling] = useState(address);
  useEffect(() => {
    let isWanted = true;
    void import('viem/utils')
      .then(({ getAddress }) => isWanted && setSpelling(getAddress(address)))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [address]);
  return spelling.toLowerCase() === address.toLowerCase() ? spelling : address;
}

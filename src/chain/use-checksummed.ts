import { useEffect, useState } from 'react';
import type { Address } from '@/api/contract';

/** Returns the address in checksum spelling once viem is loaded. Only the case of letters changes then. */
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

import { useEffect, useState } from 'react';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import type { EnsIdentity } from './ens';

async function ask(address: Address): Promise<EnsIdentity | null> {
  const { ensRpcPath } = await getAppConfig();
  if (!ensRpcPath) return null;
  const { ensIdentity } = await import('./ens');
  return ensIdentity(address);
}

export function useEns(address: Address | undefined): EnsIdentity | undefined {
  const [known, setKnown] = useState<{ address: Address; identity: EnsIdentity | null }>();
  useEffect(() => {
    if (!address) return;
    let isStale = false;
    ask(address).then(
      (identity) => {
        if (!isStale) setKnown({ address, identity });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [address]);
  return (known?.address === address && known?.identity) || undefined;
}

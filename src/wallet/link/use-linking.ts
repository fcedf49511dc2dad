import { useEffect, useState } from 'react';
import type { Address } from '@/api/contract';
import { useStore } from '@/utils/hooks/use-store';
import { linkAdapter } from './link-adapter';
import type { Sign } from '../state';
import { createLinking, type Linking, type LinkStep } from './linking';

export function useLinking(address: Address, chainId: number, sign: Sign): { now: LinkStep; linking: Linking } {
  const [linking] = useState(() => createLinking({ adapter: linkAdapter(address), address, chainId, sign }));
  useEffect(() => {
    void linking.prepare();
    return () => linking.stop();
  }, [linking]);
  return { now: useStore(linking.state), linking };
}

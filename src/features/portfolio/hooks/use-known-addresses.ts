import { useMemo } from 'react';
import type { Address } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { knownAddresses, type KnownAddress } from '@/domain/known-addresses';
import { journalStore } from '@/tx';
import { useStore } from '@/utils/hooks/use-store';

export function useKnownAddresses(config: AppConfig, own: Address | null): readonly KnownAddress[] {
  const { entries } = useStore(journalStore);
  return useMemo(() => {
    const sentTo = entries.flatMap(({ kind, hash, status, effect }) =>
      kind === 'send' && hash && (status === 'pending' || status === 'succeeded') && 'to' in effect ? [effect.to] : [],
    );
    return knownAddresses({ config, own, sentTo });
  }, [config, own, entries]);
}

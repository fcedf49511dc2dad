import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { nameIn, readRecipient, refused, type Recipient } from '@/domain/recipient';
import type { NameAnswer, NamedAddress } from '@/chain/names/address-of-name';
import { nameQuery } from '@/chain/names/name-query';
import { useKnownAddresses } from './use-known-addresses';

export function useRecipient(typed: string, config: AppConfig, wallet: Address | null) {
  const known = useKnownAddresses(config, wallet);
  const client = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const name = nameIn(typed);
  const isAsked = name !== null && asked === name && config.ensRpcPath !== undefined;
  const query = useQuery({ ...nameQuery(name ?? ''), enabled: isAsked });

  const judge = (answer: NameAnswer): Recipient =>
    answer.type === 'found' ? readRecipient(answer.address, known) : refused({ kind: answer.type });
  const now = (): Recipient | null => {
    if (name === null) return readRecipient(typed, known);
    if (!config.ensRpcPath) return refused({ kind: 'no-names' });
    if (!isAsked || (query.isError && query.isFetching)) return null;
    // After a failed refetch, the earlier answer is ignored, because the name's address may have changed.
    if (query.isError) return refused({ kind: 'names-unreachable' });
    return query.data ? judge(query.data) : null;
  };
  return {
    recipient: now(),
    lookup: {
      name,
      isLooking: isAsked && query.isFetching,
      answer: isAsked && !query.isError ? query.data : undefined,
    },
    lookUp: () => setAsked(name),
    settle: async (): Promise<{ recipient: Recipient; found?: NamedAddress }> => {
      if (name === null || !config.ensRpcPath) return { recipient: now() ?? refused({ kind: 'empty' }) };
      setAsked(name);
      try {
        const answer = await client.fetchQuery(nameQuery(name));
        return { recipient: judge(answer), ...(answer.type === 'found' && { found: answer }) };
      } catch {
        return { recipient: refused({ kind: 'names-unreachable' }) };
      }
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsMounted } from '@/utils/hooks/use-is-mounted';
import { isSameAddress } from '@/utils/is-same-address';
import { nameQuery } from '@/chain/names/name-query';
import type { ReviewedSending } from '../model/stored-transfer';

type NameFault = 'moved' | 'of-ethereum' | 'unreachable';

/** Resolves the name again before the wallet is asked, because its address can change after the review. */
export function useNameCheck({ name, to, isOfEthereum }: Pick<ReviewedSending, 'name' | 'to' | 'isOfEthereum'>) {
  const client = useQueryClient();
  const [fault, setFault] = useState<NameFault | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isMounted = useIsMounted();
  const faultNow = async (): Promise<NameFault | null> => {
    if (name === undefined) return null;
    try {
      const answer = await client.fetchQuery(nameQuery(name));
      if (answer.type !== 'found' || !isSameAddress(answer.address, to)) return 'moved';
      return answer.isOfEthereum && !isOfEthereum ? 'of-ethereum' : null;
    } catch {
      return 'unreachable';
    }
  };
  const stillResolves = async (): Promise<boolean> => {
    if (isAsking) return false;
    setAsking(true);
    const found = await faultNow();
    setAsking(false);
    setFault(found);
    return found === null && isMounted.current;
  };
  return { fault, isAsking, stillResolves };
}

export type NameCheck = ReturnType<typeof useNameCheck>;

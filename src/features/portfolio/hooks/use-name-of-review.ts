import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSameAddress } from '@/utils/is-same-address';
import { nameQuery } from '@/chain/names/name-query';
import type { ReviewedSending } from '../model/kept-sending';

type NameFault = 'moved' | 'away';

/** A name may lead elsewhere since it was reviewed: it is looked up once more before the wallet is asked. */
export function useNameOfReview({ name, to }: Pick<ReviewedSending, 'name' | 'to'>) {
  const client = useQueryClient();
  const [fault, setFault] = useState<NameFault | null>(null);
  const [isAsking, setAsking] = useState(false);
  const faultNow = async (): Promise<NameFault | null> => {
    if (name === undefined) return null;
    try {
      const answer = await client.fetchQuery(nameQuery(name));
      return answer.is === 'found' && isSameAddress(answer.address, to) ? null : 'moved';
    } catch {
      return 'away';
    }
  };
  const stillLeads = async (): Promise<boolean> => {
    if (isAsking) return false;
    setAsking(true);
    const found = await faultNow();
    setAsking(false);
    setFault(found);
    return found === null;
  };
  return { fault, isAsking, stillLeads };
}

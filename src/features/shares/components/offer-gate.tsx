import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';
import { NotOffered } from './refusal';

/** Where shares cannot be offered, nothing else is asked for. A service that does not say it refuses the order itself. */
export function OfferGate({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(profileQuery);
  return user?.isCountryServed === false ? <NotOffered /> : children;
}

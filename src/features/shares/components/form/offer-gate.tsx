import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';
import { NotOffered } from '../refusal';

/** Refuses before the form appears. If the profile lacks the flag, the service itself refuses the order. */
export function OfferGate({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(profileQuery);
  return user?.isCountryServed === false ? <NotOffered /> : children;
}

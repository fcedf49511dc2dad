import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/user/profile';
import { stakingQuery } from '@/api/endpoints/user/staking';
import type { NextStepFacts } from '../model/next-steps';
import { useHolding } from './use-holding';

export function useNextStepFacts(): { known: NextStepFacts; isWaiting: boolean } {
  const queries = [useQuery(profileQuery), useHolding(), useQuery(stakingQuery)] as const;
  const [{ data: user }, { data: holding }, { data: staking }] = queries;
  return {
    known: { user, holding, staking },
    isWaiting: queries.some(({ isPending, failureCount }) => isPending && failureCount === 0),
  };
}

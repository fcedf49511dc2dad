import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { openStake, stakingQuery } from '@/api/endpoints/user/staking';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { profileQuery } from '@/api/endpoints/user/profile';
import { AppError } from '@/errors/app-error';
import { contentKeys } from '@/utils/content-key';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import type { ReviewedStake, StakeDraft } from '../model/stored-stake';
import { isGateRefusal } from './use-stake-form';

const keys = contentKeys('stake_key');

async function open({ planId, amount }: StakeDraft, client: QueryClient): Promise<ReviewedStake> {
  const { walletAddress } = await client.ensureQueryData(profileQuery);
  if (!walletAddress) throw new AppError({ kind: 'gate', reason: 'WALLET' });
  const stake = await keys.openWith({
    content: JSON.stringify([planId, amount, walletAddress.toLowerCase()]),
    open: (idempotencyKey) => openStake({ planId, amount, idempotencyKey }),
    isOver: ({ status }) => status !== 'PENDING',
  });
  return { from: walletAddress, stake };
}

/** Refetches after a failure too, because a refusal may mean that a plan has changed. */
export function useOpenStake(onOpen: (reviewed: ReviewedStake) => void) {
  const client = useQueryClient();
  const opening = useMutation({
    mutationFn: (draft: StakeDraft) => open(draft, client),
    onSuccess: onOpen,
    onSettled: (_data, error) => {
      void client.invalidateQueries({ queryKey: stakingQuery.queryKey });
      if (!isGateRefusal(error)) return;
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      void client.invalidateQueries({ queryKey: legalVersionsQuery.queryKey });
    },
  });
  const resume = (found: ReviewedStake) => {
    keys.forget();
    onOpen(found);
  };
  return { ...opening, resume, ask: useOneAtATime(opening.mutateAsync) };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { CLAIMS_KEY, claim, stakingQuery } from '@/api/endpoints/user/staking';
import { useOneAtATime } from '@/utils/use-one-at-a-time';
import { contentKeys } from '@/utils/content-key';

/** Rewards of one stake or of `ALL`; with `exit` the stake ends early, for the figures that the investor has confirmed. */
type ClaimAsked = { stakeId: string; exit?: { reward: string; shares?: string } };

const keys = contentKeys('claim_key');

async function ask({ stakeId, exit }: ClaimAsked) {
  const confirmed = exit && { exit: true, exitReward: exit.reward, ...(exit.shares && { exitShares: exit.shares }) };
  const asked = { stakeId, ...confirmed };
  const claims = await claim({ ...asked, idempotencyKey: keys.keyFor(JSON.stringify(asked)) });
  keys.forget();
  return claims;
}

/** A refusal may say that the figures have changed: they are read again after it, as after a claim. */
export function useClaim() {
  const client = useQueryClient();
  const claiming = useMutation({
    mutationFn: ask,
    onSettled: () =>
      Promise.all(
        [stakingQuery.queryKey, CLAIMS_KEY, dashboardQuery.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { ...claiming, ask: useOneAtATime(claiming.mutateAsync) };
}

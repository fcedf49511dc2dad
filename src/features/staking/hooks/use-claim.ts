import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Stake } from '@/api/contract';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { CLAIMS_KEY, claim, stakingQuery } from '@/api/endpoints/user/staking';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { contentKeys } from '@/utils/content-key';

/**
 * `stakeId` may be `ALL`. With `exit`, the stake ends early for the confirmed figures. `stakes` are part of the
 * idempotency key: the amounts claimed so far distinguish a new claim from a retry after a lost answer.
 */
type ClaimRequest = {
  stakeId: string;
  stakes: readonly Pick<Stake, '_id' | 'claimed'>[];
  exit?: { reward: string; shares?: string };
};

/** Each claim has a separate stored key, so that the answer to one claim never clears the key of another. */
const keysOf = ({ stakeId, exit }: ClaimRequest) => contentKeys(`claim_key ${stakeId}${exit ? ' exit' : ''}`);

async function ask(wanted: ClaimRequest) {
  const { stakeId, stakes, exit } = wanted;
  const keys = keysOf(wanted);
  const confirmed = exit && { exit: true, exitReward: exit.reward, ...(exit.shares && { exitShares: exit.shares }) };
  const asked = { stakeId, ...confirmed };
  const soFar = stakes.map(({ _id, claimed }) => [_id, claimed]);
  const claims = await claim({ ...asked, idempotencyKey: keys.keyFor(JSON.stringify([asked, soFar])) });
  keys.forget();
  return claims;
}

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

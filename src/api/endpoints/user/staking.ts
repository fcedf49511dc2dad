import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import {
  claimRewards,
  getClaims,
  getStaking,
  openStake as openStakeCall,
  rewardCalculator,
  type Claim,
  type RequestOf,
  type Stake,
} from '../../contract';
import { PUBLIC_SCOPE, USER_SCOPE } from '../../query-client';

export const stakingQuery = queryOptions({
  queryKey: [USER_SCOPE, 'staking'],
  queryFn: async ({ signal, client, queryKey }) => {
    const answer = await callService(getStaking, {}, { signal });
    const known = client.getQueryData<typeof answer>(queryKey)?.positions;
    const begun = ({ _id }: Stake) => known?.find((before) => before._id === _id && before.status !== 'PENDING');
    const isUnpaid = ({ status, txHash }: Stake) => status === 'PENDING' && !txHash;
    return { ...answer, positions: answer.positions.map((now) => (isUnpaid(now) && begun(now)) || now) };
  },
});

/** A separate query from `stakingQuery`, so that a visitor's answer is never used for an investor. */
export const plansQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'plans'],
  queryFn: async ({ signal }) => (await callService(getStaking, {}, { signal })).plans,
});

export const openStake = (request: RequestOf<typeof openStakeCall>) => callService(openStakeCall, request);

export const CLAIMS_KEY = [USER_SCOPE, 'claims'] as const;

export const claim = (request: RequestOf<typeof claimRewards>) => callService(claimRewards, request);

export const claimsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...CLAIMS_KEY, page, limit],
    queryFn: ({ signal }) => callService(getClaims, { page, limit }, { signal }),
    placeholderData: keepPreviousData,
  });

const MAX_PAGE_SIZE = 100;
const MAX_PAGES = 20;

export type ClaimsSince = { claims: readonly Claim[]; isComplete: boolean };

/** Reads all claims since a day, newest first. A new claim shifts the pages, so duplicates are removed by their id. */
export const claimsSinceQuery = (from: string) =>
  queryOptions({
    queryKey: [...CLAIMS_KEY, 'since', from],
    queryFn: async ({ signal }): Promise<ClaimsSince> => {
      const byId = new Map<string, Claim>();
      let wanted = Infinity;
      for (let page = 1, found = -1; page <= MAX_PAGES && found < byId.size && byId.size < wanted; page += 1) {
        found = byId.size;
        const asked = { from, page, limit: MAX_PAGE_SIZE, sort: '-createdAt' };
        const { docs, total } = await callService(getClaims, asked, { signal });
        wanted = Math.min(wanted, total);
        for (const claim of docs) byId.set(claim._id, claim);
      }
      return { claims: [...byId.values()], isComplete: byId.size >= wanted };
    },
  });

export const projectionQuery = (planId: string, amount: string) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'projection', planId, amount],
    queryFn: ({ signal }) => callService(rewardCalculator, { id: planId, amount }, { signal }),
  });

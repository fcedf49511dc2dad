import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callService, type CallOptions } from '../../client';
import {
  claimRewards,
  getClaims,
  getStaking,
  openStake as openStakeCall,
  reportStake,
  rewardCalculator,
  type Claim,
  type Hash,
  type RequestOf,
} from '../../contract';
import { PUBLIC_SCOPE, USER_SCOPE } from '../../query-client';
import type { Asking } from '../wallet/report-payment';

export const stakingQuery = queryOptions({
  queryKey: [USER_SCOPE, 'staking'],
  queryFn: ({ signal }) => callService(getStaking, {}, { signal }),
});

/** The plans alone, which are everybody's: kept apart, so that no visitor's answer is taken for an investor's. */
export const plansQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'plans'],
  queryFn: async ({ signal }) => (await callService(getStaking, {}, { signal })).plans,
});

/** The same key opens the same stake, however often it is asked for. */
export const openStake = (request: RequestOf<typeof openStakeCall>) => callService(openStakeCall, request);

/** Told more than once, it changes nothing. */
export const reportDeposit = (deposit: { stakeId: string; txHash: Hash }) => callService(reportStake, deposit);

/** As of an order: true before a wallet is asked for the deposit and while it is being asked; false after it refused. */
export const setStakeReservation = (stakeId: string, asking: Asking, options?: CallOptions) =>
  callService(reportStake, { stakeId, ...asking }, options);

/** Of every list of claims. */
export const CLAIMS_KEY = [USER_SCOPE, 'claims'] as const;

/** The same key claims the same, however often it is asked for. */
export const claim = (request: RequestOf<typeof claimRewards>) => callService(claimRewards, request);

export const claimsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...CLAIMS_KEY, page, limit],
    queryFn: ({ signal }) => callService(getClaims, { page, limit }, { signal }),
    placeholderData: keepPreviousData,
  });

const LONGEST_PAGE = 100;
/** More claims than anybody makes within the months that are looked back on. */
const MOST_PAGES = 20;

/** `isWhole` is false where there are more than were fetched: then the newest are here. */
export type ClaimsSince = { claims: readonly Claim[]; isWhole: boolean };

/**
 * Every claim from a day on, page by page, the newest first. A claim that is made meanwhile moves the others on by one, so
 * that one may come twice: each counts once.
 */
export const claimsSinceQuery = (from: string) =>
  queryOptions({
    queryKey: [...CLAIMS_KEY, 'since', from],
    queryFn: async ({ signal }): Promise<ClaimsSince> => {
      const byId = new Map<string, Claim>();
      let wanted = Infinity;
      for (let page = 1, found = -1; page <= MOST_PAGES && found < byId.size && byId.size < wanted; page += 1) {
        found = byId.size;
        const asked = { from, page, limit: LONGEST_PAGE, sort: '-createdAt' };
        const { docs, total } = await callService(getClaims, asked, { signal });
        wanted = Math.min(wanted, total);
        for (const claim of docs) byId.set(claim._id, claim);
      }
      return { claims: [...byId.values()], isWhole: byId.size >= wanted };
    },
  });

/** Of one plan and one amount: no other answer may stand in for it. */
export const projectionQuery = (planId: string, amount: string) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'projection', planId, amount],
    queryFn: ({ signal }) => callService(rewardCalculator, { id: planId, amount }, { signal }),
  });

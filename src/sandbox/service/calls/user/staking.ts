import { claimRewards, getClaims, getStaking, openStake, reportStake, rewardCalculator } from '@/api/contract';
import { iso } from '../../domain/clock';
import { parseUnits, units } from '../../domain/decimal';
import { MINIMUM_AMOUNTS } from '../../domain/minimum-amounts';
import { pageFrom, sortedBy, withinSpan } from '../../domain/lists';
import { setStakeAsking } from '../../domain/staking/ask-wallet';
import { projection } from '../../domain/staking/calculator';
import { claim, claimAnswer } from '../../domain/staking/claim';
import { openStake as open, stakeOf } from '../../domain/staking/open-stake';
import { plansOf } from '../../domain/staking/plans';
import { assertFreeDeposit, reportDeposit } from '../../domain/staking/report-deposit';
import { depositTarget, stakeAnswer, totalsOf } from '../../domain/staking/stake';
import { isReportedFor, rememberReport, rememberReporter } from '../../domain/reported-hashes';
import type { StoredClaim } from '../../domain/stored-payments';
import { endFailedRequest, endRequest } from '../../domain/wallet-reservation';
import { forAnyone, forMembers, openTo, type Entry } from '../../entry';
import { normalHash } from '../../normal-hash';
import { hasFailed } from '../../service-chain';

const CLAIM_SORTS = {
  createdAt: ({ createdAt }: StoredClaim) => createdAt,
  amount: ({ amount }: StoredClaim) => parseUnits(amount),
  status: ({ status }: StoredClaim) => status,
};

export const STAKING_CALLS: readonly Entry[] = [
  forAnyone(getStaking, (_request, { state, chain, now }, member) => {
    const mine = state.stakes.filter(({ accountId }) => accountId === member?.account._id);
    return {
      plans: plansOf(state, now),
      positions: mine.toReversed().map((stake) => stakeAnswer(stake, { state, chain, now }, member?.session)),
      totals: totalsOf(mine, now),
      minClaim: units(MINIMUM_AMOUNTS.FNX),
    };
  }),
  forMembers(openStake, async (request, context, member) => {
    const { state, now, chain, settle, persist } = context;
    await settle();
    const stake = open(state, member, request, { now, height: await chain.height() });
    await persist();
    return { ...stakeAnswer(stake, context, member.session), ...depositTarget(stake, context) };
  }),
  forMembers(reportStake, async (report, context, { account, session }) => {
    const { state, now, chain, settle, persist } = context;
    const stake = stakeOf(state, account._id, report.stakeId);
    if ('asking' in report) {
      await settle();
      setStakeAsking(stake, report, session, now);
      await persist();
      return stakeAnswer(stake, context, session);
    }
    const hash = normalHash(report.txHash);
    assertFreeDeposit(state, stake, hash);
    const outcome = await chain.outcomeOf(hash);
    const isRepeated = isReportedFor(stake, hash);
    rememberReport(stake, hash);
    await settle();
    if (hasFailed(outcome)) endFailedRequest(stake, report, session);
    reportDeposit(state, stake, { hash, outcome, vault: chain.purses.vault });
    rememberReporter(stake, hash, session);
    if (!isRepeated || report.requestId !== undefined) endRequest(stake, report, session);
    await persist();
    await settle();
    return stakeAnswer(stake, context, session);
  }),
  forMembers(claimRewards, async (request, { state, now, settle, persist }, { account }) => {
    const claims = claim(state, account, request, now);
    await persist();
    await settle();
    return claims.map(claimAnswer);
  }),
  forMembers(getClaims, ({ from, to, sort = '-createdAt', ...paging }, { state }, { account }) => {
    const mine = state.claims.filter(({ accountId }) => accountId === account._id).toReversed();
    const inSpan = withinSpan(mine, { from, to }, ({ createdAt }) => iso(createdAt));
    const { docs, ...counts } = pageFrom(sortedBy(inSpan, sort, CLAIM_SORTS), paging);
    return { docs: docs.map(claimAnswer), ...counts };
  }),
  openTo(rewardCalculator, ({ id, amount, days }, { now }) => projection(id, amount, days, now)),
];

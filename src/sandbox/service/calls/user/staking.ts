import { claimRewards, getClaims, getStaking, openStake, reportStake, rewardCalculator } from '@/api/contract';
import { iso } from '../../domain/clock';
import { parseUnits } from '../../domain/decimal';
import { pageFrom, sortedBy, withinSpan } from '../../domain/lists';
import { setStakeAsking } from '../../domain/staking/ask-wallet';
import { projection } from '../../domain/staking/calculator';
import { claim, claimAnswer, type StoredClaim } from '../../domain/staking/claim';
import { openStake as open, reportDeposit, stakeOf } from '../../domain/staking/open-stake';
import { plansOf } from '../../domain/staking/plans';
import { stakeAnswer, totalsOf } from '../../domain/staking/stake';
import { giveBack } from '../../domain/wallet-hold';
import { forAnyone, forMembers, openTo, type Context, type Entry } from '../../entry';

/** Every token of the service has a contract but the chain's own. */
function fnxContract({ chain }: Context) {
  const contract = chain.contractOf('FNX');
  if (!contract) throw new Error('FNX has no contract on this chain');
  return contract;
}

const CLAIM_SORTS = {
  createdAt: ({ createdAt }: StoredClaim) => createdAt,
  amount: ({ amount }: StoredClaim) => parseUnits(amount),
  status: ({ status }: StoredClaim) => status,
};

export const STAKING_CALLS: readonly Entry[] = [
  forAnyone(getStaking, (_request, { state, now }, member) => {
    const mine = state.stakes.filter(({ accountId }) => accountId === member?.account._id);
    return {
      plans: plansOf(state),
      positions: mine.toReversed().map((stake) => stakeAnswer(stake, now)),
      totals: totalsOf(mine, now),
    };
  }),
  forMembers(openStake, async (asked, context, { account }) => {
    const { state, now, chain, settle, persist } = context;
    await settle();
    const stake = open(state, account, asked, { now, height: await chain.height() });
    await persist();
    const expiresAt = iso(stake.expiresAt);
    return { ...stakeAnswer(stake, now), vaultAddress: chain.purses.vault, contract: fnxContract(context), expiresAt };
  }),
  forMembers(reportStake, async (told, { state, now, chain, settle, persist }, { account, session }) => {
    const stake = stakeOf(state, account._id, told.stakeId);
    if ('asking' in told) {
      await settle();
      setStakeAsking(stake, told.asking, session, now);
      await persist();
      return stakeAnswer(stake, now);
    }
    const outcome = await chain.outcomeOf(told.txHash);
    await settle();
    reportDeposit(state, stake, told.txHash, outcome);
    giveBack(stake, session);
    await persist();
    return stakeAnswer(stake, now);
  }),
  forMembers(claimRewards, async (asked, { state, now, settle, persist }, { account }) => {
    const claims = claim(state, account, asked, now);
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

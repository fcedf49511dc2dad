import { dashboard, graphForDealUser, myWallet, type Address, type Balance } from '@/api/contract';
import { DECIMALS } from '@/utils/money';
import type { ServiceAsset } from '../../chain-reader';
import { todoOf, walletStatusOf } from '../../domain/accounts';
import { parseUnits, times, units } from '../../domain/decimal';
import { valueHistoryOf, holdingOf, purchasesOf } from '../../domain/holdings';
import { lostWalletOf } from '../../domain/lost-wallet';
import { isOpen, orderAnswer } from '../../domain/orders/order';
import { priceAt, priceOf } from '../../domain/prices';
import { isHeld, isMature, totalsOf } from '../../domain/staking/stake';
import type { StoredStake } from '../../domain/stored-payments';
import { changeOf } from '../../domain/wallet-rule';
import { forMembers, type Context, type Entry } from '../../entry';

const ASSETS: readonly ServiceAsset[] = ['FNX', 'USDT', 'BNB'];

const stakesOf = ({ state }: Context, accountId: string) =>
  state.stakes.filter((stake) => stake.accountId === accountId);

const total = (stakes: readonly StoredStake[]) => stakes.reduce((sum, { amount }) => sum + parseUnits(amount), 0n);

async function balanceOf(asset: ServiceAsset, wallet: Address, stakes: readonly StoredStake[], context: Context) {
  const { chain, state, now } = context;
  const available = await chain.balanceOf(asset, wallet);
  const held = asset === 'FNX' ? stakes.filter(isHeld) : [];
  const fiat = times(available + total(held), priceOf(asset, now, state.seededAt));
  const balance: Balance = {
    symbol: asset,
    contract: chain.contractOf(asset),
    decimals: DECIMALS,
    available: units(available),
    staked: units(total(held)),
    locked: units(total(held.filter((stake) => !isMature(stake, now)))),
    fiatValue: units(fiat),
  };
  return { fiat, balance };
}

export const PORTFOLIO_CALLS: readonly Entry[] = [
  forMembers(dashboard, (_request, context, { account, session }) => {
    const { state, now } = context;
    return {
      ...holdingOf(state, account._id, now),
      price: units(priceAt(now, state.seededAt)),
      rewards: totalsOf(stakesOf(context, account._id), now).claimable,
      openOrders: state.orders
        .filter((order) => order.accountId === account._id && isOpen(order))
        .map((order) => orderAnswer(order, context, session)),
      todo: todoOf(account),
    };
  }),
  forMembers(graphForDealUser, ({ range }, { state, now }, { account }) => ({
    points: valueHistoryOf(state, account._id, range, now),
    purchases: purchasesOf(state, account._id, range, now),
  })),
  forMembers(myWallet, async (_request, context, { account }) => {
    const { walletAddress } = account;
    const stakes = stakesOf(context, account._id);
    const held = walletAddress
      ? await Promise.all(ASSETS.map((asset) => balanceOf(asset, walletAddress, stakes, context)))
      : [];
    return {
      walletAddress,
      walletStatus: walletStatusOf(account),
      balances: held.map(({ balance }) => balance),
      totalFiat: units(held.reduce((sum, { fiat }) => sum + fiat, 0n)),
      change: await changeOf(context, account),
      lost: lostWalletOf(context.state, account, context.now),
    };
  }),
];

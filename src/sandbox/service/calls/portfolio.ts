import { dashboard, myWallet, type Address, type Balance } from '@/api/contract';
import type { ServiceAsset } from '../chain-reader';
import { todoOf, walletStatusOf } from '../domain/accounts';
import { DECIMALS, times, units } from '../domain/decimal';
import { holdingOf } from '../domain/ledger';
import { BNB_PRICE, USDT_PRICE, priceAt } from '../domain/prices';
import { forMembers, type Context, type Entry } from '../entry';

const NOTHING = '0';

type Priced = { asset: ServiceAsset; price: bigint };

const pricedAssets = ({ state, now }: Context): readonly Priced[] => [
  { asset: 'FNX', price: priceAt(now, state.seededAt) },
  { asset: 'USDT', price: USDT_PRICE },
  { asset: 'BNB', price: BNB_PRICE },
];

/** Read from the chain at each call: what somebody moved a moment ago is in it. */
async function balancesOf(wallet: Address, context: Context) {
  return Promise.all(
    pricedAssets(context).map(async ({ asset, price }) => {
      const available = await context.chain.balanceOf(asset, wallet);
      const fiat = times(available, price);
      return { fiat, balance: balanceOf(asset, context.chain.contractOf(asset), available, fiat) };
    }),
  );
}

const balanceOf = (symbol: ServiceAsset, contract: Address | null, available: bigint, fiat: bigint): Balance => ({
  symbol,
  contract,
  decimals: DECIMALS,
  available: units(available),
  staked: NOTHING,
  locked: NOTHING,
  fiatValue: units(fiat),
});

export const PORTFOLIO_CALLS: readonly Entry[] = [
  forMembers(dashboard, (_request, { state, now }, { account }) => {
    const price = priceAt(now, state.seededAt);
    return {
      ...holdingOf(state.ledger, account._id, price),
      price: units(price),
      staked: NOTHING,
      rewards: NOTHING,
      openOrders: [],
      todo: todoOf(account),
    };
  }),
  forMembers(myWallet, async (_request, context, { account }) => {
    const { walletAddress } = account;
    const held = walletAddress ? await balancesOf(walletAddress, context) : [];
    return {
      walletAddress,
      walletStatus: walletStatusOf(account),
      balances: held.map(({ balance }) => balance),
      totalFiat: units(held.reduce((total, { fiat }) => total + fiat, 0n)),
    };
  }),
];

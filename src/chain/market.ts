import { erc20Abi } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import type { Address } from '@/api/contract';
import { readFigures, type Read } from './balances';
import { exchangeOf, type ExchangeRead } from './swap/exchange';

export type MarketAsked = Readonly<{
  router: Address;
  factory: Address;
  tokens: readonly Address[];
  owner: Address;
}>;

export type MarketRead = ExchangeRead & Read & Readonly<{ coin: bigint; balances: readonly bigint[] }>;

/**
 * Nodes must agree on the account's own figures only. Pools change with every trade, so their quote is an estimate that is
 * checked again at submit.
 */
const ownFigures = ({ allowances, decimals, coin, balances }: MarketRead) => ({
  allowances,
  decimals,
  coin,
  balances: balances,
});

export const marketOf = ({ router, factory, tokens, owner }: MarketAsked): Promise<MarketRead> =>
  readFigures<MarketRead>(async (client) => {
    const balanceOf = (address: Address) =>
      readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
    const [exchange, coin, balances] = await Promise.all([
      exchangeOf(client, { factory, tokens, allowance: { owner, spender: router } }),
      getBalance(client, { address: owner }),
      Promise.all(tokens.map(balanceOf)),
    ]);
    return { ...exchange, coin, balances: balances };
  }, ownFigures);

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

export type MarketRead = ExchangeRead & Read & Readonly<{ coin: bigint; held: readonly bigint[] }>;

/**
 * Nodes must agree on the account's own figures only. Pools change with every trade, so their quote is an estimate that is
 * checked again at submit.
 */
const ownFigures = ({ allowances, decimals, coin, held }: MarketRead) => ({ allowances, decimals, coin, held });

export const marketOf = ({ router, factory, tokens, owner }: MarketAsked): Promise<MarketRead> =>
  readFigures<MarketRead>(async (client) => {
    const heldOf = (address: Address) =>
      readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
    const [exchange, coin, held] = await Promise.all([
      exchangeOf(client, { factory, tokens, leave: { owner, spender: router } }),
      getBalance(client, { address: owner }),
      Promise.all(tokens.map(heldOf)),
    ]);
    return { ...exchange, coin, held };
  }, ownFigures);

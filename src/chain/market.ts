import { erc20Abi, type Client } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import type { Address } from '@/api/contract';
import { readFigures, type Read } from './balances';
import { exchangeOf, type ExchangeRead } from './swap/exchange';

export type MarketRequest = Readonly<{
  router: Address;
  factory: Address;
  tokens: readonly Address[];
  /** If null, only the pools are read. */
  owner: Address | null;
}>;

type WalletHoldings = Readonly<{ coin: bigint; balances: readonly bigint[] }>;
export type MarketRead = ExchangeRead & Read & Readonly<{ held: WalletHoldings | null }>;

/**
 * Nodes must agree on balances, allowances and decimals, but not on pools. Pools change with every trade, so a quote
 * from them is an estimate. It is checked again at submit.
 */
const ownFigures = ({ allowances, decimals, held }: MarketRead) => ({ allowances, decimals, held });

export const marketOf = ({ router, factory, tokens, owner }: MarketRequest): Promise<MarketRead> =>
  readFigures<MarketRead>(async (client) => {
    const [exchange, held] = await Promise.all([
      exchangeOf(client, { factory, tokens, ...(owner && { allowance: { owner, spender: router } }) }),
      owner && heldBy(client, owner, tokens),
    ]);
    return { ...exchange, held };
  }, ownFigures);

async function heldBy(client: Client, owner: Address, tokens: readonly Address[]): Promise<WalletHoldings> {
  const balanceOf = (address: Address) =>
    readContract(client, { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  const [coin, balances] = await Promise.all([
    getBalance(client, { address: owner }),
    Promise.all(tokens.map(balanceOf)),
  ]);
  return { coin, balances };
}

import { queryOptions } from '@tanstack/react-query';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { PUBLIC_SCOPE, USER_SCOPE } from '@/api/query-client';
import { fromBaseUnits } from '@/utils/money';
import { readCoinBalance, readGasPrice, readSharePool, readTokenBalance } from './';

export const CHAIN_HOLDING_KEY = [USER_SCOPE, 'chain-holding'];

export const chainHoldingQuery = (owner: Address | undefined) =>
  queryOptions({
    queryKey: [...CHAIN_HOLDING_KEY, owner],
    enabled: owner !== undefined,
    queryFn: async () => {
      if (!owner) throw new Error('There is no address to read');
      const { fnxToken, chain } = await getAppConfig();
      const { units, decimals, isAbout } = await readTokenBalance(fnxToken, owner);
      return { amount: fromBaseUnits(units, decimals), chainName: chain.name, isAbout };
    },
  });

export const balanceOnChainQuery = (token: Address | 'coin' | undefined, owner: Address) =>
  queryOptions({
    queryKey: [...CHAIN_HOLDING_KEY, owner, token],
    enabled: token !== undefined,
    queryFn: () => (token === undefined || token === 'coin' ? readCoinBalance(owner) : readTokenBalance(token, owner)),
  });

const SAMPLES = [10n, 1_000n, 50_000n] as const;

export const poolQuery = (router: Address | undefined) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'pool', router],
    queryFn: () => (router ? readSharePool(router, SAMPLES) : null),
    enabled: router !== undefined,
    staleTime: 30_000,
  });

export const gasPriceQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'gas-price'],
  queryFn: readGasPrice,
  staleTime: 60_000,
  refetchInterval: 60_000,
});

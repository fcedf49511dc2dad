import { queryOptions } from '@tanstack/react-query';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { PUBLIC_SCOPE, USER_SCOPE } from '@/api/query-client';
import { fromBaseUnits } from '@/utils/money';
import { readCoinBalance, readGasPrice, readPool, readTokenBalance } from './';

/** What the chain says of any account's FNX begins with this key. */
export const CHAIN_HOLDING_KEY = [USER_SCOPE, 'chain-holding'];

/** How many FNX an address holds by the chain's own word, not the service's. */
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

/** What an address holds of a token, or of the chain's coin, in base units. */
export const heldOnChainQuery = (token: Address | 'coin' | undefined, owner: Address) =>
  queryOptions({
    queryKey: [...CHAIN_HOLDING_KEY, owner, token],
    enabled: token !== undefined,
    queryFn: () => (token === undefined || token === 'coin' ? readCoinBalance(owner) : readTokenBalance(token, owner)),
  });

/** A small sale, a middling one and one that the pool feels. */
const SAMPLES = [10n, 1_000n, 50_000n] as const;

/** Of a deployment that names no exchange nothing is asked. */
export const poolQuery = (router: Address | undefined) =>
  queryOptions({
    queryKey: [PUBLIC_SCOPE, 'pool', router],
    queryFn: () => (router ? readPool(router, SAMPLES) : null),
    enabled: router !== undefined,
    staleTime: 30_000,
  });

/** What the network takes for a unit of gas, once a minute, since it only tells what to expect. */
export const gasPriceQuery = queryOptions({
  queryKey: [PUBLIC_SCOPE, 'gas-price'],
  queryFn: readGasPrice,
  staleTime: 60_000,
  refetchInterval: 60_000,
});

import { useQuery } from '@tanstack/react-query';
import { getAppConfig } from '@/api/endpoints/get-app-config';
import { USER_SCOPE } from '@/api/query-client';
import type { Address } from '@/api/contract';
import { fromBaseUnits } from '@/utils/money';
import { readTokenBalance } from '@/wallet/reading';

/** How many FNX an address holds by the chain's own word, not the service's. */
export const useChainHolding = (owner: Address | undefined) =>
  useQuery({
    queryKey: [USER_SCOPE, 'chain-holding', owner],
    enabled: owner !== undefined,
    queryFn: async () => {
      if (!owner) throw new Error('There is no address to read');
      const { fnxToken, chain } = await getAppConfig();
      const { units, decimals } = await readTokenBalance(fnxToken, owner);
      return { amount: fromBaseUnits(units, decimals), chainName: chain.name };
    },
  });

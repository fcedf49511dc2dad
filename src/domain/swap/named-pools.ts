import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { SwapPool } from './routes';
import type { PoolToken, SwapPins } from './tokens';

type AtAddresses = Readonly<{ tokens: readonly [Address, Address]; reserves: readonly [bigint, bigint] }>;

const POOL_TOKENS: readonly PoolToken[] = ['FNX', 'USDT', 'WBNB'];

export function namedPools(pools: readonly AtAddresses[], { tokens }: Pick<SwapPins, 'tokens'>): SwapPool[] {
  const nameOf = (address: Address) => POOL_TOKENS.find((token) => isSameAddress(tokens[token], address));
  return pools.flatMap(({ tokens: [one, other], reserves }) => {
    const names = [nameOf(one), nameOf(other)] as const;
    return names[0] && names[1] ? [{ tokens: [names[0], names[1]] as const, reserves }] : [];
  });
}

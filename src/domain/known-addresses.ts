import type { Address } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';

type Owner = 'own' | 'pay-address' | 'vault' | 'exchange' | 'sent-before' | Readonly<{ token: string }>;
export type KnownAddress = Readonly<{ owner: Owner; address: Address }>;

type KnownInput = { config: AppConfig; own: Address | null; sentTo: readonly Address[] };

export function knownAddresses({ config, own, sentTo }: KnownInput): readonly KnownAddress[] {
  const { fnxToken, payTokens, payAddress, vault, swap, swapRouter } = config;
  const exchange = [swap?.router, swap?.factory, swapRouter].filter((address) => address !== undefined);
  return [
    ...(own ? [{ owner: 'own' as const, address: own }] : []),
    { owner: 'pay-address', address: payAddress },
    ...(vault ? [{ owner: 'vault' as const, address: vault }] : []),
    { owner: { token: 'FNX' }, address: fnxToken },
    { owner: { token: 'USDT' }, address: payTokens.USDT },
    ...(swap ? [{ owner: { token: 'WBNB' }, address: swap.wbnb }] : []),
    ...exchange.map((address) => ({ owner: 'exchange' as const, address })),
    ...sentTo.map((address) => ({ owner: 'sent-before' as const, address })),
  ];
}

import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { explorerLink } from '@/utils/explorer';

export function useExplorer(): (hash: string) => string | undefined {
  const { data } = useQuery(appConfigQuery);
  return (hash) => explorerLink(data?.chain.explorerUrl, hash);
}

export function useAddressExplorer(): (address: string) => string | undefined {
  const { data } = useQuery(appConfigQuery);
  return (address) => explorerLink(data?.chain.explorerUrl, address, 'address');
}

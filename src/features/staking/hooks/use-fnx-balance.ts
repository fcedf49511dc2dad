import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { balanceOnChainQuery } from '@/chain/queries';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';

export function useFnxBalance() {
  const wallet = useStore(walletStore);
  const { data: config } = useQuery(appConfigQuery);
  const isReady = wallet.status === 'connected' && wallet.isSupported;
  const balance = useQuery(
    balanceOnChainQuery(isReady ? config?.fnxToken : undefined, isReady ? wallet.address : '0x'),
  );
  return { balance: balance, isReady };
}

import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '@/api/app-config-query';
import { heldOnChainQuery } from '@/chain/queries';
import { useStore } from '@/utils/use-store';
import { walletStore } from '@/wallet/facade';

export function useHeldFnx() {
  const wallet = useStore(walletStore);
  const { data: config } = useQuery(appConfigQuery);
  const isReady = wallet.status === 'connected' && wallet.isSupported;
  const held = useQuery(heldOnChainQuery(isReady ? config?.fnxToken : undefined, isReady ? wallet.address : '0x'));
  return { held, isReady };
}

import { useQuery } from '@tanstack/react-query';
import type { Order } from '@/api/contract';
import { pricedCurrenciesQuery } from '@/api/endpoints/wallet/currencies';
import { FIAT } from '../model/amounts';

export function useNetworkName({ payCurrency, chainId }: Order): string {
  const { data: currencies } = useQuery(pricedCurrenciesQuery(FIAT));
  const paidIn = currencies?.find((currency) => currency.code === payCurrency && currency.chainId === chainId);
  return paidIn?.network ? `${paidIn.network}, chain ${chainId}` : `Chain ${chainId}`;
}

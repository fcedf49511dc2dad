import type { Address, Hash } from '@/api/contract';
import type { Action } from './actions';
import { transferData } from './batch';
import type { useBench } from './bench';

const hex = (units: bigint) => `0x${units.toString(16)}`;
export const lessFee = (units: bigint) => (units * 98n) / 100n;

/** Pays the action's payee less than requested, like a wallet that deducts its fee from the amount. */
export async function sendLessFee(
  { world: { chain } }: ReturnType<typeof useBench>,
  { units, to }: Action,
  currency: 'USDT' | 'BNB',
  from: Address,
): Promise<Hash> {
  const payee = to ?? chain.payAddress;
  const paid =
    currency === 'BNB'
      ? { to: payee, value: hex(lessFee(units)) }
      : { to: chain.contracts.USDT, value: '0x0', data: transferData(payee, lessFee(units)) };
  return (await chain.rpc('eth_sendTransaction', [{ from, gas: '0x186a0', ...paid }])) as Hash;
}

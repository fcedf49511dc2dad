import type { Address } from '@/api/contract';
import { asFields, asHex, quantity, type Hex, type Rpc } from './rpc';

export type Sending = { from: Address; to?: Address; data?: Hex; value?: bigint; nonce?: number };

const fieldsOf = ({ from, to, data, value, nonce }: Sending) => ({
  from,
  ...(to && { to }),
  ...(data && { data }),
  ...(value !== undefined && { value: quantity(value) }),
  ...(nonce !== undefined && { nonce: quantity(nonce) }),
});

export async function sendMined(rpc: Rpc, sending: Sending): Promise<Record<string, unknown>> {
  const receipt = asFields(await rpc('eth_sendTransactionSync', [fieldsOf(sending)]));
  if (receipt.status !== '0x1') throw new Error('A transaction of the sandbox reverted');
  return receipt;
}

export const sendPending = async (rpc: Rpc, sending: Sending): Promise<Hex> =>
  asHex(await rpc('eth_sendTransaction', [fieldsOf(sending)]));

import { slice } from 'viem';
import type { Call } from '@/chain/call';
import type { Effect } from '@/tx/request/effects';

const TRANSFER_CALL = /^0xa9059cbb[0-9a-f]{128}$/i;
const RECIPIENT = [16, 36] as const;
const AMOUNT = [36, 68] as const;

/** Returns null if the call is not a plain transfer. */
export function effectOfTransfer({ from, to, value, data }: Call): Effect | null {
  if (data === '0x') return { type: 'coin-transfer', to, amount: String(value) };
  if (!TRANSFER_CALL.test(data)) return null;
  const amount = String(BigInt(slice(data, ...AMOUNT)));
  return { type: 'transfer', token: to, from, to: slice(data, ...RECIPIENT), amount };
}

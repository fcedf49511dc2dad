import type { Hash } from '@/api/contract';
import type { Call, Sent } from '@/chain/call';
import { identityOfSwap } from '@/chain/swap/calls';
import { isSameAddress } from '@/utils/is-same-address';
import type { Effect } from './effects';

export type RequestedCall = Readonly<{ call: Call; effect: Effect }>;

type SentCall = Pick<Sent, 'from' | 'to' | 'value' | 'input'>;

/**
 * The length in hex of `0x`, the selector of approve(address,uint256) and the spender. The amount comes after that. It
 * is not compared, because a wallet lets its user change the amount.
 */
const BEFORE_AMOUNT = 2 + 2 * (4 + 32);

function isSameData({ call: { data }, effect }: RequestedCall, input: string): boolean {
  const [asked, sent] = [data.toLowerCase(), input.toLowerCase()];
  if (effect.type !== 'approval') return asked === sent;
  return asked.length === sent.length && asked.slice(0, BEFORE_AMOUNT) === sent.slice(0, BEFORE_AMOUNT);
}

const isSameParties = ({ call }: RequestedCall, { from, to }: Pick<Sent, 'from' | 'to'>): boolean =>
  isSameAddress(call.from, from) && isSameAddress(call.to, to ?? '');

/**
 * Whether the transaction is as the investor reviewed it. The wallet, or software between the app and the wallet, may
 * have changed the transaction.
 */
export const matchesRequest = (requested: RequestedCall, sent: SentCall): boolean =>
  isSameParties(requested, sent) && requested.call.value === sent.value && isSameData(requested, sent.input);

/**
 * Like `matchesRequest`, but accepts call data to which a wallet has appended bytes. The search finds such a
 * transaction, and it counts as altered.
 */
export const matchesRequestAtLeast = (requested: RequestedCall, sent: SentCall): boolean =>
  matchesRequest(requested, { ...sent, input: sent.input.slice(0, requested.call.data.length) });

export const isSameRequest = (one: RequestedCall, other: RequestedCall): boolean =>
  repeatsRequest(one, { ...other.call, input: other.call.data });

/** A repeated swap may have new limits, a new route and a new deadline. */
export function repeatsRequest(requested: RequestedCall, sent: SentCall): boolean {
  const { call, effect } = requested;
  if (effect.type !== 'swap') return matchesRequestAtLeast(requested, sent);
  if (!isSameParties(requested, sent)) return false;
  const swap = identityOfSwap(call);
  return swap !== null && swap === identityOfSwap({ value: sent.value, data: sent.input as Hash });
}

import type { Call, Sent } from '@/chain/call';
import { isSameAddress } from '@/utils/is-same-address';
import type { Effect } from './effects';

/** What a wallet was asked for, and what that is to bring about. */
export type Asked = Readonly<{ call: Call; effect: Effect }>;

/** Four bytes that name approve(address,uint256), and a word for the spender: a wallet lets its user change the amount behind them. */
const BEFORE_AMOUNT = 2 + 2 * (4 + 32);

function isSameData({ call: { data }, effect }: Asked, input: string): boolean {
  const [asked, sent] = [data.toLowerCase(), input.toLowerCase()];
  if (effect.is !== 'allows') return asked === sent;
  return asked.length === sent.length && asked.slice(0, BEFORE_AMOUNT) === sent.slice(0, BEFORE_AMOUNT);
}

/** Whether what stands on the chain is what the investor saw: a wallet, or what sits in front of it, may have changed it. */
export const matchesRequest = (asked: Asked, sent: Pick<Sent, 'from' | 'to' | 'value' | 'input'>): boolean =>
  isSameAddress(asked.call.from, sent.from) &&
  isSameAddress(asked.call.to, sent.to ?? '') &&
  asked.call.value === sent.value &&
  isSameData(asked, sent.input);

/** With bytes of the wallet's own behind the call it does the same: it is found, and by its hash it is not what was seen. */
export const matchesRequestAtLeast = (asked: Asked, sent: Sent): boolean =>
  matchesRequest(asked, { ...sent, input: sent.input.slice(0, asked.call.data.length) });

import type { Call, Sent } from '@/chain/call';
import { isSameAddress } from '@/utils/is-same-address';
import type { Effect } from './effects';

/** What a wallet was asked for, and what that is to bring about. */
export type Asked = Readonly<{ call: Call; effect: Effect }>;

/** `0x` and the four bytes that name a function. */
const BEFORE_ARGUMENTS = 2 + 2 * 4;
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

const WORD = 64;
/** The deadline's word in a call of the router. A call that pays in the chain's own coin has one argument less before it. */
const deadlineAt = (coin: boolean): number => BEFORE_ARGUMENTS + (coin ? 3 : 4) * WORD;

/** Whether a transaction does the same again. A swap has another deadline each time that it is submitted. */
export function repeatsRequest(asked: Asked, sent: Sent): boolean {
  const { call, effect } = asked;
  if (effect.is !== 'swapped') return matchesRequestAtLeast(asked, sent);
  const at = deadlineAt(effect.pay === 'coin');
  const ownDeadline = call.data.slice(at, at + WORD);
  return matchesRequestAtLeast(asked, {
    ...sent,
    input: `${sent.input.slice(0, at)}${ownDeadline}${sent.input.slice(at + WORD)}`,
  });
}

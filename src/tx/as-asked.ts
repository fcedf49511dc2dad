import type { Call, Sent } from '@/chain/call';
import { isSameAddress } from '@/utils/is-same-address';

/** Whether what stands on the chain is what the investor saw: a wallet, or what sits in front of it, may have changed it. */
export const isAsAsked = ({ from, to, value, data }: Call, sent: Sent): boolean =>
  /* guard: same-sender */ isSameAddress(from, sent.from) &&
  /* guard: same-recipient */ isSameAddress(to, sent.to ?? '') &&
  /* guard: same-value */ value === sent.value &&
  /* guard: same-data */ data.toLowerCase() === sent.input.toLowerCase();

/** With bytes of the wallet's own behind the call it does the same: it is found, and by its hash it is not what was seen. */
export const isAsAskedAtLeast = (call: Call, sent: Sent): boolean =>
  isAsAsked(call, { ...sent, input: sent.input.slice(0, call.data.length) });

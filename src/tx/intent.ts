import type { Address } from '@/api/contract';
import type { Call } from '@/chain/call';
import type { Effect } from './effects';
import type { Entry } from './entry';
import type { Reviewed } from './review';

/** The most of a token or of the coin that may leave the account. */
export type Spend = Readonly<{ token: Address | 'coin'; amount: bigint; symbol: string }>;

/** One transaction for the wallet, made from what the investor reviewed and from pinned values, then frozen. */
export type Intent = Readonly<
  Pick<Entry, 'kind' | 'key' | 'description' | 'chainId' | 'reported'> & {
    call: Call;
    spends: readonly Spend[];
    effect: Effect;
    /** The wallet is not asked during the last minute before this time. */
    notAfter?: Readonly<{ at: number; clock: 'service' }>;
    /** The service's time, in seconds, from which the call's deadline was computed. */
    timedAt?: bigint;
    /** Set by the engine, not by the kind. */
    review?: Reviewed;
  }
>;

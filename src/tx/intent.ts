import type { Address } from '@/api/contract';
import type { Call } from '@/chain/call';
import type { Effect } from './effects';
import type { Entry } from './entry';
import type { Reviewed } from './review';

/** What may leave the account at most: of a token by its contract, or of the chain's own coin. */
export type Spend = Readonly<{ token: Address | 'coin'; amount: bigint; symbol: string }>;

/**
 * One transaction that a wallet will be asked for: made of what the investor has reviewed and of what this deployment
 * pins, and frozen. Nothing of it changes afterwards.
 */
export type Intent = Readonly<
  Pick<Entry, 'kind' | 'key' | 'description' | 'chainId' | 'reported'> & {
    call: Call;
    spends: readonly Spend[];
    effect: Effect;
    /** Not asked for when less than a minute is left. */
    notAfter?: Readonly<{ at: number; clock: 'service' }>;
    /** The service's time in seconds from which the call's own deadline was made. */
    timedAt?: bigint;
    /** Set by the engine: of what the investor has reviewed. */
    review?: Reviewed;
  }
>;

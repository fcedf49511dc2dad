import type { CallOptions } from '@/api/client';
import type { Address } from '@/api/contract';
import type { ChainNode } from '@/chain/node';
import type { Intent } from '../intent';
import type { AskedWallet } from '../open-request';

/** Never empty: where nothing is left to do, a deed is not offered. */
type Steps = readonly [Intent, ...Intent[]];

/** What the engine must know of one kind of deed before it asks a wallet. `Deed` is what the investor has reviewed. */
export type KindSpec<Deed> = Readonly<{
  keyOf: (deed: Deed) => string;
  /**
   * The transactions that it needs now, in their order. They are derived each time and never stored: what is done
   * already is left out, and the wallet is asked for the first.
   */
  steps: (deed: Deed, from: Address) => Promise<Steps>;
  /** Throws where one node shows that it was done already, perhaps from another browser. */
  assertUndone: (deed: Deed, intent: Intent, node: ChainNode) => Promise<void>;
  /** None where no service keeps the deed: what is sent to somebody is nobody else's affair. */
  service: DeedAtService<Deed> | null;
}>;

/** What is asked and told of a deed that a service keeps, before a wallet is asked. */
export type DeedAtService<Deed> = Readonly<{
  /** When the service has opened it. */
  openedAt: (deed: Deed) => number;
  /** As the service has it now: never from memory. */
  read: (deed: Deed) => Promise<Deed | null>;
  /** Throws where it has ended, was done elsewhere, or is not what was reviewed. */
  assertStillDue: (reviewed: Deed, now: Deed | null) => void;
  /** Tells the service that the wallet is asked, or no more; it answers with the deed. */
  setReservation: (deed: Deed, isAsking: boolean, options: CallOptions) => Promise<Deed>;
  /** The wallet request that the service keeps of it; absent where the service keeps none. */
  askedOf: (now: Deed) => AskedWallet;
}>;

import type { CallOptions } from '@/api/client';
import type { Address } from '@/api/contract';
import type { ChainNode } from '@/chain/node';
import type { Intent } from '../intent';
import type { AskedWallet } from '../open-request';

/** Never empty: where nothing is left to do, an action is not offered. */
type Steps = readonly [Intent, ...Intent[]];

/** What the engine must know of one kind of action before it asks a wallet. `Action` is what the investor has reviewed. */
export type KindSpec<Action> = Readonly<{
  keyOf: (action: Action) => string;
  /**
   * The transactions that it needs now, in their order. They are derived each time and never stored: what is done
   * already is left out, and the wallet is asked for the first.
   */
  steps: (action: Action, from: Address) => Promise<Steps>;
  /** Throws where one node shows that it was done already, perhaps from another browser. */
  assertUndone: (action: Action, intent: Intent, node: ChainNode) => Promise<void>;
  /** None where no service keeps the action: what is sent to somebody is nobody else's affair. */
  service: ActionAtService<Action> | null;
}>;

/** What is asked and told of an action that a service keeps, before a wallet is asked. */
export type ActionAtService<Action> = Readonly<{
  /** When the service has opened it. */
  openedAt: (action: Action) => number;
  /** As the service has it now: never from memory. */
  read: (action: Action) => Promise<Action | null>;
  /** Throws where it has ended, was done elsewhere, or is not what was reviewed. */
  assertStillDue: (reviewed: Action, now: Action | null) => void;
  /** Tells the service that the wallet is asked, or no more; it answers with the action. */
  setReservation: (action: Action, isAsking: boolean, options: CallOptions) => Promise<Action>;
  /** The wallet request that the service keeps of it; absent where the service keeps none. */
  askedOf: (now: Action) => AskedWallet;
}>;

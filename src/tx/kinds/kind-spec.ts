import type { CallOptions } from '@/api/client';
import type { Address } from '@/api/contract';
import type { ChainNode } from '@/chain/node';
import type { Intent } from './intent';
import type { OpenRequest } from '../submit/open-request';

/** Never empty: an action with nothing left to do is not offered. */
type Steps = readonly [Intent, ...Intent[]];

export type KindSpec<Action> = Readonly<{
  keyOf: (action: Action) => string;
  /**
   * The transactions that are still needed, in order. They are derived each time and never stored. The wallet is asked for
   * the first.
   */
  steps: (action: Action, from: Address) => Promise<Steps>;
  /** Throws if a node shows that the action was done already, for example from another browser. */
  assertNotDone: (action: Action, intent: Intent, node: ChainNode) => Promise<void>;
  service: ActionAtService<Action> | null;
}>;

export type ActionAtService<Action> = Readonly<{
  openedAt: (action: Action) => number;
  /** The service's current version, never a cached one. */
  read: (action: Action) => Promise<Action | null>;
  /** Throws if it has ended, was done elsewhere, or differs from what was reviewed. */
  assertStillDue: (reviewed: Action, now: Action | null) => void;
  setReservation: (action: Action, isAsking: boolean, options: CallOptions) => Promise<Action>;
  openRequestOf: (now: Action) => OpenRequest;
}>;

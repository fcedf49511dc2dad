import type { Address } from '@/api/contract';
import type { ChainNode } from '@/chain/node';
import type { TRANSACTION_KINDS } from '@/config/transaction-kinds';
import type { Entry } from '../journal/entry';
import type { Intent, UnreviewedIntent } from './intent';
import type { Engine } from '../engine';
import type { ActionRecord, WithOpenRequest } from '../service/action-record';

type Kind = Entry['kind'];
type RecordOf<K extends Kind, Action> = K extends Kind
  ? (typeof TRANSACTION_KINDS)[K]['recordType'] extends undefined
    ? null
    : ReviewedRecord<Action>
  : never;

export type KindSpec<Action, K extends Kind = Kind> = Readonly<{
  keyOf: (action: Action) => string;
  /** The intent is derived from the action each time and never stored. */
  intentOf: (engine: Engine, action: Action, from: Address) => Promise<UnreviewedIntent>;
  /** Throws if a node shows that the action was already done, for example from another browser. */
  assertNotDone: (engine: Engine, intent: Intent, node: ChainNode, action: Action) => Promise<void>;
  record: RecordOf<K, Action>;
  /** The maximum gas estimate. A node's higher estimate is ignored. */
  gasCap: bigint;
  /** How long an attempt without a deadline stays open after its submit. */
  openForMs: number;
}>;

export const A_DAY_MS = 86_400_000;
/** An attempt stays open longer than its action, so that a late transaction is still found. */
export const CLOSES_AFTER_MS = 4 * 3_600_000;
export const TRANSFER_GAS_CAP = 120_000n;

export type ReviewedRecord<Action> = ActionRecord<Action & WithOpenRequest> &
  Readonly<{
    openedAt: (action: Action) => number;
    /** Throws if the action has ended, was done elsewhere, or differs from the review. */
    assertStillDue: (engine: Engine, reviewed: Action, now: Action | null) => void;
  }>;

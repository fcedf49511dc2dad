import type { Address, Hash } from '@/api/contract';
import type { Call } from '@/chain/call';
import { TRANSACTION_KINDS } from '@/config/transaction-kinds';
import type { RequestedCall } from '../request/matches-request';
import type { Effect } from '../request/effects';

export const PROVEN_FAILURES = ['reverted', 'cancelled', 'ineffective', 'expired'] as const;
export const FAILURES = [...PROVEN_FAILURES, 'dropped'] as const;

export type ProvenFailure = (typeof PROVEN_FAILURES)[number];
export type Failure = (typeof FAILURES)[number];
export const isProvenFailure = (how: string | undefined): how is ProvenFailure =>
  PROVEN_FAILURES.some((proven) => proven === how);

type OrderRecord = { type: 'order'; id: string; orderNo: string };

export type Sighting = Readonly<{ hash: Hash; from: Address; nonce: number }>;

export const STATUSES = ['awaiting-wallet', 'unanswered', 'pending', 'succeeded', 'altered', 'failed'] as const;
export type EntryStatus = (typeof STATUSES)[number];

/**
 * One request to the wallet. It is stored before the wallet is asked, so a reload cannot cause a second payment. It
 * contains no secrets and no name or contact details of the investor.
 */
export type Entry = {
  v: 3;
  /** The action, such as `order:<id>` or `send:<id>`. An action may have several attempts. */
  key: string;
  kind: keyof typeof TRANSACTION_KINDS;
  serviceRecord?: OrderRecord | { type: 'stake'; id: string };
  chainId: number;
  /** The hash of the chain's first block. It distinguishes sandboxes and is ignored on real chains. */
  instance: string;
  from: Address;
  to: Address;
  value: string;
  data: Hash;
  effect: Effect;
  /**
   * True if the sender is a contract. A contract's nonce proves nothing, and its calls are inside other accounts'
   * transactions.
   */
  isContract: boolean;
  /**
   * True if the sender was a delegated account (EIP-7702) at submit. Another account can then execute what the sender
   * has signed.
   */
  isDelegated?: true;
  description: string;
  /** The block height at submit. It only narrows a search and is no proof. */
  blockAtSubmit: string;
  /** The sender's mined nonce count at submit, if two nodes agreed on it. */
  minedNonceCount: number | null;
  /**
   * The earlier of the service's time and the chain's time at submit. With the nonce count, it rules out older
   * transactions.
   */
  submittedAt?: number;
  /** The nonce count at submit, including pending transactions. This is most likely the transaction's nonce. */
  pendingNonceCount?: number;
  /** Hashes of similar transactions that were in the nodes' pools at submit. Another device or page sent them. */
  similarPending?: readonly string[];
  requestedAt?: number;
  requestId?: string;
  at: number;
  /** The time of the service's clock after which the transaction is no longer expected to be mined. */
  closesAt: number;
  /**
   * The entry is kept at least until this time of the service's clock. Until then, its review cannot be submitted
   * again.
   */
  retainUntil?: number;
  replaces?: readonly string[];
  status: EntryStatus;
  failure?: Failure;
  isShort?: true;
  /**
   * `hash` is the transaction that counts as this attempt's. `returnedHash` is the wallet's hash if another transaction
   * took its place. `replacement` is the transaction that ended a failed attempt. The investor entered `enteredHash`.
   * `detachedHashes` were found for this attempt, but are not its own. A page of 1.0.0 may store them again.
   */
  hash: Hash | null;
  /**
   * True if the search found the hash on the chain. If the wallet returns this hash for another attempt, the hash moves
   * to that attempt.
   */
  found?: true;
  foundAfterUnsent?: true;
  returnedHash?: Hash;
  detachedHashes?: readonly Hash[];
  replacement?: Hash;
  nonce: number | null;
  /** The time when the investor declared that nothing was sent. The attempt is still watched. */
  declaredUnsentAt?: number;
  enteredHash?: Hash;
  /** Other hashes that the investor entered for this attempt and that were not rejected. */
  earlierEnteredHashes?: readonly Hash[];
  /**
   * Senders and nonces of this attempt's other transactions, with which the search finds replacements. These are
   * entered transactions, transactions that another account sent, and the wallet's transaction while a found one has
   * taken its place.
   */
  sightings?: readonly Sighting[];
  reportState?: 'due' | 'taken' | 'refused';
  /** Padding that a later hash replaces, so that the hash fits even if storage is full by then. */
  padding?: string;
};

export const callOf = ({ from, to, value, data }: Pick<Entry, keyof Call>): Call => ({
  from,
  to,
  value: BigInt(value),
  data,
});

export const requestedCallOf = (entry: Entry): RequestedCall => ({ call: callOf(entry), effect: entry.effect });

export const idOf = ({ key, at }: Pick<Entry, 'key' | 'at'>): string => `${key}@${at}`;
export const keyOfAttempt = (id: string): string => id.slice(0, id.lastIndexOf('@'));
export const txKeyOf = (kind: Entry['kind'], id: string): string => `${TRANSACTION_KINDS[kind].keyPrefix}:${id}`;

export const isAwaitingAnswer = ({ status, declaredUnsentAt }: Entry): boolean =>
  (status === 'awaiting-wallet' || status === 'unanswered') && declaredUnsentAt === undefined;

/** Whether the attempt may still be mined. Open entries are watched and never removed. */
export const isOpen = ({ status }: Entry): boolean =>
  status === 'awaiting-wallet' || status === 'unanswered' || status === 'pending';

export const isWithoutHash = (entry: Entry): boolean => isOpen(entry) && entry.hash === null;

export const hashesOf = ({ hash: own, returnedHash, replacement }: Entry): readonly string[] =>
  [own, returnedHash, replacement].flatMap((known) => (known ? [known.toLowerCase()] : []));

/**
 * Returns the entry's hashes without the hash of a transaction that cancelled it. That transaction may belong to
 * another attempt.
 */
export const ownHashesOf = (entry: Entry): readonly string[] =>
  hashesOf(entry.failure === 'cancelled' ? { ...entry, replacement: undefined } : entry);

export type OrderEntry = Entry & { serviceRecord: OrderRecord };
export const isOrderEntry = (entry: Entry): entry is OrderEntry => entry.serviceRecord?.type === 'order';

export type RecordId = Readonly<{ type: NonNullable<Entry['serviceRecord']>['type']; id: string }>;
export type EntryWithRecord = Entry & Required<Pick<Entry, 'serviceRecord'>>;
export const hasServiceRecord = (entry: Entry): entry is EntryWithRecord => entry.serviceRecord !== undefined;

export const initialReportOf = ({ serviceRecord }: Pick<Entry, 'serviceRecord'>): Entry['reportState'] =>
  serviceRecord && 'due';

/**
 * Whether another account's transaction may count as this attempt's. For orders and stakes, the service knows which
 * action the transaction belongs to. For other kinds, the account must have been delegated. Otherwise, an approved
 * spender may have moved the tokens.
 */
export const mayBeCarriedOut = (entry: Entry): boolean => hasServiceRecord(entry) || entry.isDelegated === true;

export const isUnsettled = (entry: Entry): boolean => isAwaitingAnswer(entry) || entry.status === 'pending';

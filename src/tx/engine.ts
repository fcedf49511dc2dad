import type { QueryClient } from '@tanstack/react-query';
import type { CallService } from '@/api/client';
import type { Address, Hash } from '@/api/contract';
import type { Credentials } from '@/api/credentials';
import type { Nodes } from '@/chain/nodes';
import type { ServiceClock } from '@/utils/service-clock';
import type { SafeStorage } from '@/utils/storage';
import type { Store } from '@/utils/store';
import type { BehindWallet } from '@/wallet/runtime';
import type { SendRequest } from '@/wallet/send-once';
import type { WalletState } from '@/wallet/state';
import type { Records } from './journal/codec';
import type { Entry } from './journal/entry';
import type { TxState } from './state';

/** The parts of the page that the engine uses. Two engines with the same `localStorage` behave like two tabs. */
export type EngineParts = Readonly<{
  clock: Pick<ServiceClock, 'now' | 'isKnown'>;
  nodes: () => Promise<Nodes>;
  wallet: Readonly<{
    state: Store<WalletState>;
    send: (request: SendRequest, nonce: number | undefined, isStillAsked: () => boolean) => Promise<Hash>;
    block: (height: bigint) => Promise<BehindWallet>;
  }>;
  service: Readonly<{
    call: CallService;
    login: () => Credentials | null;
    session: Pick<Store<unknown>, 'subscribe'>;
    queries: QueryClient;
  }>;
  /** Storage for small marks outside the journal. The journal is always in `localStorage`. */
  storage: Readonly<{ local: SafeStorage; tab: SafeStorage }>;
}>;

type Read = Readonly<{ text: string | null; records: Records }>;

/**
 * The ids of the attempts that this page watches, reports and reopens. Each watch has its current pause. To end all
 * loops, the engine replaces the whole object. Each loop checks for that.
 */
export type Loops = Readonly<{ following: Map<string, Pause>; reporting: Set<string>; reopening: Set<string> }>;

export type Pause = Readonly<{ take: (ms: number) => Promise<void>; end: () => void }>;

/** `text` contains the fields of the event. A repeated event only increases the counter of the previous one. */
export type TraceEvent = {
  readonly key: string;
  readonly text: string;
  readonly at: number;
  lastAt: number;
  times: number;
};

/** The whole state of one engine. The engine's modules keep no other state. */
export type EngineMemory = {
  /** `users` are the parts of the page that have started the engine. `running` is null while the engine is stopped. */
  running: Readonly<{ go: () => void; users: Set<object>; end: () => void }> | null;
  readonly states: Map<string, Store<TxState>>;
  readonly journal: Store<Records>;
  /** The journal as last read from storage, and the same journal with `unwritten` applied. */
  lastRead: Read;
  lastKnown: Readonly<{ of: Records; known: Records }> | null;
  /** Changes that could not be stored. This page uses them and writes them with the next change. */
  readonly unwritten: Map<string, Entry>;
  readonly linked: Store<Address | null>;
  readonly confirmations: Store<ReadonlyMap<string, number>>;
  /** Maps a key to the attempt whose wallet request this page has open. Only this page receives the wallet's answer. */
  readonly asking: Map<string, string>;
  /**
   * Maps a key to the time when this page saw the wallet refuse the latest request. The service may not know about it.
   */
  readonly refusedHere: Map<string, number>;
  /** Maps a key to the function that ends the renewal of its reservation. */
  readonly renewals: Map<string, () => void>;
  /** Maps a key to the latest call about its reservation. Calls about the same action run one after another. */
  readonly lastCalls: Map<string, Promise<unknown>>;
  loops: Loops;
  /** The latest events of this page, for support. Events are never stored or sent. */
  readonly trace: TraceEvent[];
  /** Maps an attempt's id to its detached hashes, in lower case. Without this, each new watch would find them again. */
  readonly detached: Map<string, ReadonlySet<string>>;
};

export type Engine = Readonly<EngineParts & { memory: EngineMemory }>;

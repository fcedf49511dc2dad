import type { QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '@/api/client';
import type { Hash } from '@/api/contract';
import type { Asking } from '@/api/endpoints/wallet/report-payment';
import { queryClient } from '@/api/query-client';
import type { Entry } from '../entry';
import type { AskedWallet } from '../open-request';
import { ORDER_AT_BANK } from './order-at-bank';
import { NO_SERVICE } from './no-service';
import { STAKE_AT_BANK } from './stake-at-bank';

/** What the service has a transaction on record for. For nothing yet, it may still be anybody's. */
export type OnRecord = 'this' | 'another' | 'nothing';

/** What the engine asks the service of one kind of action, and tells it, on whatever page. */
export type Service = Readonly<{
  /** The hash that it has on record for the action. */
  hashOf: (id: string) => Promise<Hash | null>;
  onRecord: (hash: string, id: string) => Promise<OnRecord>;
  report: (id: string, hash: Hash) => Promise<unknown>;
  /** The wallet request that it keeps of the action now. */
  askedOf: (id: string) => Promise<AskedWallet>;
  setReservation: (id: string, asking: Asking, options?: CallOptions) => Promise<unknown>;
  /** Everything that shows the action, or what it changes. */
  stale: (id: string) => readonly QueryKey[];
}>;

/** The same of one action. */
export type AtService = Readonly<{
  hashOf: () => Promise<Hash | null>;
  onRecord: (hash: string) => Promise<OnRecord>;
  stale: () => readonly QueryKey[];
  /** Any answer at all: its time is read from it. */
  answers: () => Promise<unknown>;
}>;

type Reported = NonNullable<Entry['reported']>;
type Told = Readonly<{ reported?: Pick<Reported, 'to' | 'id'> }>;

const SERVICES: Readonly<Record<Reported['to'], Service>> = { order: ORDER_AT_BANK, stake: STAKE_AT_BANK };

export function atService({ reported }: Told): AtService {
  if (!reported) return NO_SERVICE;
  const { to, id } = reported;
  const service = SERVICES[to];
  return {
    hashOf: () => service.hashOf(id),
    onRecord: (hash) => service.onRecord(hash, id),
    stale: () => service.stale(id),
    answers: () => service.hashOf(id),
  };
}

/** Where the wallet requests of an action are kept. */
export const requestsAt = ({ to }: Pick<Reported, 'to'>): Pick<Service, 'askedOf' | 'setReservation'> => SERVICES[to];

/** Tells the service of a hash. */
export const reportTo = ({ to, id }: Reported, hash: Hash): Promise<unknown> => SERVICES[to].report(id, hash);

/** What it has changed is read again wherever it is shown. */
export function refreshWhatShows(told: Told): void {
  for (const queryKey of atService(told).stale()) void queryClient.invalidateQueries({ queryKey });
}

/** Another action of the same figures has its own transaction: that one is none of this action's. */
export const isOfAnother = async (hash: string, told: Told): Promise<boolean> =>
  (await atService(told).onRecord(hash)) === 'another';

import type { QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '@/api/client';
import type { Hash } from '@/api/contract';
import type { Asking } from '@/api/endpoints/wallet/report-payment';
import { queryClient } from '@/api/query-client';
import type { Entry } from '../journal/entry';
import type { OpenRequest } from '../submit/open-request';
import { ORDER_AT_BANK } from './order-at-bank';
import { NO_SERVICE } from './no-service';
import { STAKE_AT_BANK } from './stake-at-bank';

export type OnRecord = 'this' | 'another' | 'nothing';

export type Service = Readonly<{
  hashOf: (id: string) => Promise<Hash | null>;
  onRecord: (hash: string, id: string) => Promise<OnRecord>;
  report: (id: string, hash: Hash) => Promise<unknown>;
  openRequestOf: (id: string) => Promise<OpenRequest>;
  setReservation: (id: string, asking: Asking, options?: CallOptions) => Promise<unknown>;
  stale: (id: string) => readonly QueryKey[];
}>;

export type AtService = Readonly<{
  hashOf: () => Promise<Hash | null>;
  onRecord: (hash: string) => Promise<OnRecord>;
  stale: () => readonly QueryKey[];
  /** Makes any call, for the service's time in its answer. */
  answers: () => Promise<unknown>;
}>;

type Reported = NonNullable<Entry['reported']>;
type ReportedEntry = Readonly<{ reported?: Pick<Reported, 'to' | 'id'> }>;

const SERVICES: Readonly<Record<Reported['to'], Service>> = { order: ORDER_AT_BANK, stake: STAKE_AT_BANK };

export function atService({ reported }: ReportedEntry): AtService {
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

export const requestsAt = ({ to }: Pick<Reported, 'to'>): Pick<Service, 'openRequestOf' | 'setReservation'> =>
  SERVICES[to];

export const reportTo = ({ to, id }: Reported, hash: Hash): Promise<unknown> => SERVICES[to].report(id, hash);

export function refreshWhatShows(entry: ReportedEntry): void {
  for (const queryKey of atService(entry).stale()) void queryClient.invalidateQueries({ queryKey });
}

export const isOfAnother = async (hash: string, entry: ReportedEntry): Promise<boolean> =>
  (await atService(entry).onRecord(hash)) === 'another';

import type { QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '@/api/client';
import type { Hash } from '@/api/contract';
import type { Tx } from '../tx';
import type { ReportedTo } from '../journal/entry';
import type { OpenRequest } from './open-request';
import { ORDER_RECORD } from './order-record';
import { noService } from './no-service';
import { STAKE_RECORD } from './stake-record';

export type OnRecord = 'this' | 'another' | 'nothing';

type ReservationCall = Readonly<{
  asking: boolean;
  declaredUnsent?: true;
  requestId: string | undefined;
  askedAt?: string;
}>;

export type Kept = Readonly<{ asked?: OpenRequest }>;

export type ActionRecord<Action extends Kept> = Readonly<{
  read: (tx: Tx, id: string) => Promise<Action | null>;
  hashOf: (tx: Tx, id: string) => Promise<Hash | null>;
  onRecord: (tx: Tx, hash: string, id: string) => Promise<OnRecord>;
  isVisible: (tx: Tx, id: string) => Promise<boolean>;
  report: (tx: Tx, id: string, hash: Hash, requestId?: string) => Promise<unknown>;
  /**
   * Sets the reservation (true, before and during the wallet request) or ends it (false, after a refusal). The service
   * answers 409 if another login has a reservation or an unanswered request, or if the action cannot be paid. It
   * answers 400 if it does not support reservations.
   */
  setReservation: (tx: Tx, id: string, call: ReservationCall, options?: CallOptions) => Promise<Action>;
  stale: (id: string) => readonly QueryKey[];
}>;

export type AtService = Readonly<{
  hashOf: () => Promise<Hash | null>;
  onRecord: (hash: string) => Promise<OnRecord>;
  /**
   * Whether this login sees the action. If not, it is another investor's login, which does not see that investor's
   * other actions either.
   */
  isVisible: () => Promise<boolean>;
  stale: () => readonly QueryKey[];
  /** Makes any call, because each answer contains the service's time. */
  answers: () => Promise<unknown>;
}>;

type HashReport = Readonly<{ reported: ReportedTo; hash: Hash; requestId?: string }>;
type ReportedEntry = Readonly<{ reported?: ReportedTo }>;

const RECORDS: Readonly<Record<ReportedTo['to'], ActionRecord<Kept>>> = { order: ORDER_RECORD, stake: STAKE_RECORD };

export function atService(tx: Tx, { reported }: ReportedEntry): AtService {
  if (!reported) return noService(tx);
  const { to, id } = reported;
  const record = RECORDS[to];
  return {
    hashOf: () => record.hashOf(tx, id),
    onRecord: (hash) => record.onRecord(tx, hash, id),
    isVisible: () => record.isVisible(tx, id),
    stale: () => record.stale(id),
    answers: () => record.hashOf(tx, id),
  };
}

export const requestsAt = ({ to }: Pick<ReportedTo, 'to'>): Pick<ActionRecord<Kept>, 'read' | 'setReservation'> =>
  RECORDS[to];

export const reportTo = (tx: Tx, { reported, hash, requestId }: HashReport): Promise<unknown> =>
  RECORDS[reported.to].report(tx, reported.id, hash, requestId);

export function refreshWhatShows(tx: Tx, entry: ReportedEntry): void {
  for (const queryKey of atService(tx, entry).stale()) void tx.service.queries.invalidateQueries({ queryKey });
}

export const isOfAnother = async (tx: Tx, hash: string, entry: ReportedEntry): Promise<boolean> =>
  (await atService(tx, entry).onRecord(hash)) === 'another';

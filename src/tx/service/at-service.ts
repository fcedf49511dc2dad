import type { Hash } from '@/api/contract';
import type { Tx } from '../tx';
import type { ReportedTo } from '../journal/entry';
import type { ActionRecord, AtService, Kept } from './action-record';
import { ORDER_RECORD } from './order-record';
import { withoutRecord } from './without-record';
import { STAKE_RECORD } from './stake-record';

type HashReport = Readonly<{ reported: ReportedTo; hash: Hash; requestId?: string }>;
type ReportedEntry = Readonly<{ reported?: ReportedTo }>;

const RECORDS: Readonly<Record<ReportedTo['to'], ActionRecord<Kept>>> = { order: ORDER_RECORD, stake: STAKE_RECORD };

type Press = Readonly<{ loginToken: string | null; at: number }>;

export const pressNow = (tx: Tx): Press => ({ loginToken: loginTokenOf(tx), at: Date.now() });

export const loginTokenOf = (tx: Tx): string | null => tx.service.login()?.token ?? null;

export function atService(tx: Tx, { reported }: ReportedEntry): AtService {
  if (!reported) return withoutRecord(tx);
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

import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import type { ReportedTo } from '../journal/entry';
import type { ActionRecord, AtService, WithOpenRequest } from './action-record';
import { ORDER_RECORD } from './order-record';
import { withoutRecord } from './without-record';
import { STAKE_RECORD } from './stake-record';

type HashReport = Readonly<{ reported: ReportedTo; hash: Hash; requestId?: string }>;
type ReportedEntry = Readonly<{ reported?: ReportedTo }>;

const RECORDS: Readonly<Record<ReportedTo['to'], ActionRecord<WithOpenRequest>>> = {
  order: ORDER_RECORD,
  stake: STAKE_RECORD,
};

type SubmitStart = Readonly<{ loginToken: string | null; at: number }>;

export const beginSubmit = (engine: Engine): SubmitStart => ({ loginToken: loginTokenOf(engine), at: Date.now() });

export const loginTokenOf = (engine: Engine): string | null => engine.service.login()?.token ?? null;

export function atService(engine: Engine, { reported }: ReportedEntry): AtService {
  if (!reported) return withoutRecord(engine);
  const { to, id } = reported;
  const record = RECORDS[to];
  return {
    hashOf: () => record.hashOf(engine, id),
    onRecord: (hash) => record.onRecord(engine, hash, id),
    isVisible: () => record.isVisible(engine, id),
    stale: () => record.stale(id),
    answers: () => record.hashOf(engine, id),
  };
}

export const requestsAt = ({
  to,
}: Pick<ReportedTo, 'to'>): Pick<ActionRecord<WithOpenRequest>, 'read' | 'setReservation'> => RECORDS[to];

export const reportTo = (engine: Engine, { reported, hash, requestId }: HashReport): Promise<unknown> =>
  RECORDS[reported.to].report(engine, reported.id, hash, requestId);

export function refreshQueries(engine: Engine, entry: ReportedEntry): void {
  for (const queryKey of atService(engine, entry).stale()) void engine.service.queries.invalidateQueries({ queryKey });
}

export const isOfAnother = async (engine: Engine, hash: string, entry: ReportedEntry): Promise<boolean> =>
  (await atService(engine, entry).onRecord(hash)) === 'another';

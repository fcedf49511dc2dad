import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import type { RecordId } from '../journal/entry';
import type { ActionRecord, AtService, WithOpenRequest } from './action-record';
import { ORDER_RECORD } from './order-record';
import { withoutRecord } from './without-record';
import { STAKE_RECORD } from './stake-record';

type HashReport = Readonly<{ serviceRecord: RecordId; hash: Hash; requestId?: string }>;
type WithServiceRecord = Readonly<{ serviceRecord?: RecordId }>;

const RECORDS: Readonly<Record<RecordId['type'], ActionRecord<WithOpenRequest>>> = {
  order: ORDER_RECORD,
  stake: STAKE_RECORD,
};

type SubmitStart = Readonly<{ loginToken: string | null; at: number }>;

export const beginSubmit = (engine: Engine): SubmitStart => ({ loginToken: loginTokenOf(engine), at: Date.now() });

export const loginTokenOf = (engine: Engine): string | null => engine.service.login()?.token ?? null;

export function atService(engine: Engine, { serviceRecord }: WithServiceRecord): AtService {
  if (!serviceRecord) return withoutRecord(engine);
  const { type, id } = serviceRecord;
  const record = RECORDS[type];
  return {
    hashOf: () => record.hashOf(engine, id),
    onRecord: (hash) => record.onRecord(engine, hash, id),
    isVisible: () => record.isVisible(engine, id),
    stale: () => record.stale(id),
    answers: () => record.hashOf(engine, id),
  };
}

export const requestsAt = ({
  type,
}: Pick<RecordId, 'type'>): Pick<ActionRecord<WithOpenRequest>, 'read' | 'setReservation'> => RECORDS[type];

export const reportTo = (engine: Engine, { serviceRecord, hash, requestId }: HashReport): Promise<unknown> =>
  RECORDS[serviceRecord.type].report(engine, serviceRecord.id, hash, requestId);

export function refreshQueries(engine: Engine, entry: WithServiceRecord): void {
  for (const queryKey of atService(engine, entry).stale()) void engine.service.queries.invalidateQueries({ queryKey });
}

export const isOfAnother = async (engine: Engine, hash: string, entry: WithServiceRecord): Promise<boolean> =>
  (await atService(engine, entry).onRecord(hash)) === 'another';

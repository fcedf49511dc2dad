import { ownValue } from '@/utils/own-value';

type Names = Readonly<Record<string, string>>;

const FIELDS: Names = {
  reported: 'serviceRecord',
  lendsCode: 'isDelegated',
  since: 'blockAtSubmit',
  minedCount: 'minedNonceCount',
  place: 'pendingNonceCount',
  before: 'similarPending',
  requestAt: 'requestedAt',
  keptUntil: 'retainUntil',
  given: 'returnedHash',
  saidUnsentAt: 'declaredUnsentAt',
  claimed: 'enteredHash',
  claimedBefore: 'earlierEnteredHashes',
  report: 'reportState',
  room: 'padding',
};
const RECORD_FIELDS: Names = { to: 'type', no: 'orderNo' };
const EFFECT_FIELDS: Names = { is: 'type', way: 'direction', most: 'maxPaid', least: 'minReceived' };
const EFFECT_TYPES: Names = {
  moves: 'transfer',
  'coin-sent': 'coin-transfer',
  allows: 'approval',
  swapped: 'swap',
  wrapped: 'wrapping',
};

const renamed = (fields: object, names: Names): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [ownValue(names, name) ?? name, value]));

function effectOf(stored: object): object {
  const effect = renamed(stored, EFFECT_FIELDS);
  return { ...effect, type: ownValue(EFFECT_TYPES, String(effect.type)) };
}

const fieldsOf = (raw: unknown) => Object(raw) as Record<string, unknown>;
export const isOfVersion2 = (raw: unknown): boolean => fieldsOf(raw).v === 2;

/** Converts an open payment that was stored before the update. In version 2, these fields had other names. */
export function fromVersion2(raw: unknown): unknown {
  if (!isOfVersion2(raw)) return raw;
  const { serviceRecord, effect, ...rest } = renamed(fieldsOf(raw), FIELDS);
  return {
    ...rest,
    v: 3,
    effect: effectOf(Object(effect) as object),
    ...(serviceRecord !== undefined && { serviceRecord: renamed(Object(serviceRecord) as object, RECORD_FIELDS) }),
  };
}

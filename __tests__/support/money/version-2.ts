import type { Entry } from '@/tx/journal/entry';

const FIELDS: Readonly<Record<string, string>> = {
  serviceRecord: 'reported',
  isDelegated: 'lendsCode',
  blockAtSubmit: 'since',
  minedNonceCount: 'minedCount',
  pendingNonceCount: 'place',
  similarPending: 'before',
  requestedAt: 'requestAt',
  retainUntil: 'keptUntil',
  returnedHash: 'given',
  declaredUnsentAt: 'saidUnsentAt',
  enteredHash: 'claimed',
  earlierEnteredHashes: 'claimedBefore',
  reportState: 'report',
  padding: 'room',
};

/** An order's entry as a page of version 1.0.0 stores it. Without a hash, that page reserves 240 characters. */
export function asVersion2(entry: Entry): object {
  const { effect, serviceRecord, ...rest } = entry;
  const { type, ...parts } = effect;
  const renamed = Object.entries(rest).map(([name, value]) => [FIELDS[name] ?? name, value]);
  return {
    ...Object.fromEntries(renamed),
    v: 2,
    effect: { is: type === 'transfer' ? 'moves' : 'coin-sent', ...parts },
    ...(serviceRecord?.type === 'order' && {
      reported: { to: 'order', id: serviceRecord.id, no: serviceRecord.orderNo },
    }),
    ...(entry.hash === null && { room: '.'.repeat(240) }),
  };
}

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

/**
 * A page of 1.0.0 keeps a second record of each order, from which it restores an attempt that it cannot read. That record
 * lacks the type of account, the service's time and other parts of the attempt.
 */
export function asRestored(attempt: Record<string, unknown>): object {
  const names = ['lendsCode', 'submittedAt', 'place', 'before', 'requestAt', 'requestId', 'keptUntil', 'room'];
  const kept = Object.fromEntries(Object.entries(attempt).filter(([name]) => !names.includes(name)));
  return { ...kept, isContract: false, minedCount: attempt.minedCount ?? 0 };
}

const KEY = 'tx_journal';
const stored = () => JSON.parse(localStorage.getItem(KEY)!) as object[];

/** A page of 1.0.0 cannot read the entry of version 3, so it stores its own copy behind it. */
export function oldPageStores(copy: object): void {
  localStorage.setItem(KEY, JSON.stringify([...stored(), copy]));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

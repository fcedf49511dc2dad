import type { Address, Hash } from '@/api/contract';
import { callOf, type Entry, type OrderEntry } from '@/tx/journal/entry';
import { effectOfTransfer } from './effect-of-transfer';
import { readJournal, addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';

const addressOf = (digit: string) => `0x${digit.repeat(40)}` as Address;
const hashOf = (digit: string) => `0x${digit.repeat(64)}` as Hash;

export const [HERS, BANK, STRANGER] = [addressOf('1'), addressOf('2'), addressOf('3')];
export const [OURS, SPED_UP, ELSE] = [hashOf('a'), hashOf('b'), hashOf('c')];

export function asked(change: Partial<Entry> = {}): OrderEntry {
  const entry: Omit<Entry, 'effect'> = {
    v: 3,
    key: 'order:one',
    kind: 'purchase',
    serviceRecord: { type: 'order', id: 'one', orderNo: 'FNX-1' },
    chainId: 56,
    instance: 'genesis',
    from: HERS,
    to: BANK,
    value: '5',
    data: '0x',
    isContract: false,
    description: 'Payment of order FNX-1',
    blockAtSubmit: '10',
    minedNonceCount: 3,
    at: 1,
    closesAt: 86_400_000,
    status: 'awaiting-wallet',
    hash: null,
    nonce: null,
    ...change,
  };
  const effect = effectOfTransfer(callOf(entry));
  if (!effect) throw new Error('Only a plain transfer tells its effect');
  return { ...entry, effect, ...change } as OrderEntry;
}

export const sent = (change: Partial<Entry> = {}): OrderEntry =>
  asked({ hash: OURS, status: 'pending', nonce: 3, ...change });

export const ofOrder = (id: string): Pick<OrderEntry, 'key' | 'serviceRecord'> => ({
  key: `order:${id}`,
  serviceRecord: { type: 'order', id, orderNo: `FNX-${id}` },
});

/**
 * Empties the journal, so that the test sees what another browser would see. Clearing the storage alone is not enough,
 * because the page remembers open attempts.
 */
export async function emptyJournal(): Promise<void> {
  await addEntry(engine, asked(ofOrder('last')));
  localStorage.setItem('tx_journal', '[]');
  readJournal(engine);
  localStorage.clear();
  readJournal(engine);
}

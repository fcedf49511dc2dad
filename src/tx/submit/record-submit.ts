import { PaymentFault } from '@/errors/payment-fault';
import { entriesOf, removeEntry, addEntry } from '../journal/journal';
import { idOf, type Entry } from '../journal/entry';
import { markSubmitted, submittedHere, unmarkSubmitted } from './submitted-mark';

/** Marks the attempt in this tab and writes it to the journal, in one turn of the journal. False if it was not stored. */
export async function recordSubmit(entry: Entry, mayBeAsked: () => boolean): Promise<boolean> {
  let isMarkedHere = false;
  const mark = () => {
    if (!mayBeAsked()) return false;
    isMarkedHere = true;
    if (!markSubmitted(idOf(entry))) throw new PaymentFault('not-kept');
    return true;
  };
  let isRecorded = false;
  try {
    isRecorded = await addEntry(entry, mark);
  } finally {
    // Two attempts have the same id if the clock was set back: a refusal must not remove the first one's mark.
    if (!isRecorded && isMarkedHere) unmarkSubmitted(idOf(entry));
  }
  return isRecorded;
}

/**
 * Removes an attempt that the wallet has refused. An attempt with any other end keeps its entry, because a retry is
 * checked against it. Returns whether it is gone.
 */
export async function withdrawSubmit(entry: Entry): Promise<boolean> {
  const isGone = await removeEntry(idOf(entry));
  if (isGone) unmarkSubmitted(idOf(entry));
  return isGone;
}

export function unmarkUnrecorded(key: string): void {
  const recorded = new Set(entriesOf(key).map(idOf));
  submittedHere(key)
    .filter((id) => !recorded.has(id))
    .forEach(unmarkSubmitted);
}

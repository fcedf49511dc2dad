import { PaymentFault } from '@/errors/payment-fault';
import { entriesOf, strikeOut, writeDown } from './journal';
import { idOf, type Entry } from './entry';
import { markSubmitted, unmarkSubmitted } from './submitted-mark';

/** Before the wallet is asked, in one turn of the journal: the tab's copy is marked, then the attempt is written. False where it was not kept. */
export async function recordSubmit(entry: Entry, mayBeAsked: () => boolean): Promise<boolean> {
  let isMarkedHere = false;
  const mark = () => {
    if (!mayBeAsked()) return false;
    isMarkedHere = true;
    if (!markSubmitted(entry.key)) throw new PaymentFault('not-kept');
    return true;
  };
  let isRecorded = false;
  try {
    isRecorded = await writeDown(entry, mark);
  } finally {
    // A review that was refused because of its mark keeps it.
    if (!isRecorded && isMarkedHere) unmarkUnrecorded(entry.key);
  }
  return isRecorded;
}

/** Proof 1, the wallet's refusal. The other proofs leave an entry, by which a retry is judged. Says whether the entry is gone. */
export async function withdrawSubmit(entry: Entry): Promise<boolean> {
  const isGone = await strikeOut(idOf(entry));
  if (isGone) unmarkUnrecorded(entry.key);
  return isGone;
}

/** Nothing of the review was sent, and nothing of it is in the journal: it may be submitted. */
export function unmarkUnrecorded(key: string): void {
  if (entriesOf(key).length === 0) unmarkSubmitted(key);
}

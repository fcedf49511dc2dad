import { ActionFault } from '@/errors/action-fault';
import type { Tx } from '../tx';
import { entriesOf, removeEntry, addEntry } from '../journal/journal';
import { idOf, type Entry } from '../journal/entry';
import { beginAsking, endAsking } from '../publish';
import { assertChecksStillHold, isOwnAttemptInTheWay, type PreparedAttempt } from './prepare';
import type { Reservation } from './reserve';
import { assertReviewSubmittable } from './reviewed-intent';
import { markSubmitted, submittedHere, unmarkSubmitted } from '../journal/marks';

/**
 * The final check before the wallet is asked. It checks every condition again under the journal's lock and writes the
 * entry. It ends the reservation if nothing was written, and returns false if the action is already under way.
 */
export async function recordIfStillDue(
  tx: Tx,
  attempt: PreparedAttempt,
  { assertReserved, endReservation }: Reservation,
): Promise<boolean> {
  const { intent, entry } = attempt;
  const mayBeAsked = () => {
    if (isOwnAttemptInTheWay(tx, intent)) return false;
    assertChecksStillHold(tx, attempt);
    assertReviewSubmittable(tx, intent);
    return true;
  };
  let isRecorded = false;
  try {
    assertReserved();
    // This must precede the write, because an entry whose request is not open here is watched as unanswered.
    beginAsking(tx, entry);
    isRecorded = await recordSubmit(tx, entry, mayBeAsked);
  } finally {
    if (!isRecorded) {
      endAsking(tx, entry);
      endReservation();
    }
  }
  if (!isRecorded && !isOwnAttemptInTheWay(tx, intent)) throw new ActionFault('not-kept');
  return isRecorded;
}

export async function recordSubmit(tx: Tx, entry: Entry, mayBeAsked: () => boolean): Promise<boolean> {
  let isMarkedHere = false;
  const mark = () => {
    if (!mayBeAsked()) return false;
    isMarkedHere = true;
    if (!markSubmitted(tx, idOf(entry))) throw new ActionFault('not-kept');
    return true;
  };
  let isRecorded = false;
  try {
    isRecorded = await addEntry(tx, entry, mark);
  } finally {
    // Removes only a mark that was set here. An earlier attempt with the same id keeps its mark.
    if (!isRecorded && isMarkedHere) unmarkSubmitted(tx, idOf(entry));
  }
  return isRecorded;
}

/**
 * Removes an attempt that the wallet has refused. An attempt that ended in any other way keeps its entry, because a
 * retry is checked against it. Returns whether the entry is gone.
 */
export async function withdrawSubmit(tx: Tx, entry: Entry): Promise<boolean> {
  const isGone = await removeEntry(tx, idOf(entry));
  if (isGone) unmarkSubmitted(tx, idOf(entry));
  return isGone;
}

export function unmarkUnrecorded(tx: Tx, key: string): void {
  const recorded = new Set(entriesOf(tx, key).map(idOf));
  submittedHere(tx, key)
    .filter((id) => !recorded.has(id))
    .forEach((id) => unmarkSubmitted(tx, id));
}

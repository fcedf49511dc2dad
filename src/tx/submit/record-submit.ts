import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import { entriesOf, removeEntry, addEntry } from '../journal/journal';
import { idOf, type Entry } from '../journal/entry';
import { beginAsking, endAsking } from '../publish';
import { assertChecksStillHold, isOwnAttemptInTheWay, type PreparedAttempt } from './prepare';
import type { Reservation } from './reserve';
import { assertReviewSubmittable } from './reviewed-intent';
import { markSubmitted, submittedInTab, unmarkSubmitted } from '../journal/marks';

/**
 * The final check before the wallet is asked. Checks every condition again under the journal's lock and writes the
 * entry. If nothing was written, it ends the reservation. Returns false if the action is already under way.
 */
export async function recordIfStillDue(
  engine: Engine,
  attempt: PreparedAttempt,
  { assertReserved, endReservation }: Reservation,
): Promise<boolean> {
  const { intent, entry } = attempt;
  const mayBeAsked = () => {
    if (isOwnAttemptInTheWay(engine, intent)) return false;
    assertChecksStillHold(engine, attempt);
    assertReviewSubmittable(engine, intent);
    return true;
  };
  let isRecorded = false;
  try {
    assertReserved();
    // Must precede the write: an entry whose request is not open here is watched as unanswered.
    beginAsking(engine, entry);
    isRecorded = await recordSubmit(engine, entry, mayBeAsked);
  } finally {
    if (!isRecorded) {
      endAsking(engine, entry);
      endReservation();
    }
  }
  if (!isRecorded && !isOwnAttemptInTheWay(engine, intent)) throw new ActionFault('not-stored');
  return isRecorded;
}

export async function recordSubmit(engine: Engine, entry: Entry, mayBeAsked: () => boolean): Promise<boolean> {
  let isMarkedHere = false;
  const mark = () => {
    if (!mayBeAsked()) return false;
    isMarkedHere = true;
    if (!markSubmitted(engine, idOf(entry))) throw new ActionFault('not-stored');
    return true;
  };
  let isRecorded = false;
  try {
    isRecorded = await addEntry(engine, entry, mark);
  } finally {
    // Removes the mark only if it was set here, because an earlier attempt with the same id keeps its mark.
    if (!isRecorded && isMarkedHere) unmarkSubmitted(engine, idOf(entry));
  }
  return isRecorded;
}

/**
 * Removes an attempt that the wallet has refused. Any other attempt keeps its entry, because a retry is checked against
 * it. Returns whether the entry was removed.
 */
export async function withdrawSubmit(engine: Engine, entry: Entry): Promise<boolean> {
  const isRemoved = await removeEntry(engine, idOf(entry));
  if (isRemoved) unmarkSubmitted(engine, idOf(entry));
  return isRemoved;
}

export function unmarkUnrecorded(engine: Engine, key: string): void {
  const recorded = new Set(entriesOf(engine, key).map(idOf));
  submittedInTab(engine, key)
    .filter((id) => !recorded.has(id))
    .forEach((id) => unmarkSubmitted(engine, id));
}

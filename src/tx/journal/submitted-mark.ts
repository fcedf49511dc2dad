import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import type { Tx } from '../tx';
import { keyOfAttempt } from './entry';

/**
 * The ids of the attempts that this tab has submitted. They are stored next to the tab's reviews, so that the app
 * recognises a review whose attempt is missing from the journal. Only the journal knows what other tabs have submitted.
 */
const KEY = STORAGE_KEYS.submitted;
const MARKS_KEPT = 50;

const schema = z.array(z.string());

function marks(tx: Tx): readonly string[] {
  try {
    return schema.parse(JSON.parse(tx.storage.tab.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

const without = (tx: Tx, id: string): string[] => marks(tx).filter((marked) => marked !== id);

export const submittedHere = (tx: Tx, key: string): readonly string[] =>
  marks(tx).filter((id) => keyOfAttempt(id) === key);

export const markSubmitted = (tx: Tx, id: string): boolean =>
  tx.storage.tab.write(KEY, JSON.stringify([...without(tx, id), id].slice(-MARKS_KEPT)));

export const unmarkSubmitted = (tx: Tx, id: string): void =>
  void tx.storage.tab.write(KEY, JSON.stringify(without(tx, id)));
